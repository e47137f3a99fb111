import { HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/answer.ts";
import { isAsyncIterable } from "./entity.ts";
import { plainProblem } from "./problemContent.ts";
import type { Answered } from "./step.ts";
import type { Visit } from "./visit.ts";

/**
 * The answer, with what the request holds released exactly once: before an answer that is complete is sent, so that what
 * a release does (a commit, say) is done by then; at the end of a stream, however it ends.
 */
export function held(visit: Visit, answer: Answered, error?: unknown): Answered {
  if (isPromise(answer)) return answer.then((settled) => held(visit, settled, error));
  const { body } = answer;
  if (isAsyncIterable(body)) {
    return new HttpResponse(answer.status, answer.headers, new HeldStream(visit, body, answer.status));
  }
  if (!visit.holdsSomething) return answer;
  return visit.release({ status: answer.status, error }).then((thrown) => {
    if (thrown.length === 0) return answer;
    report(visit, thrown);
    return error === undefined ? plainProblem(visit, 500) : answer;
  });
}

/**
 * The stream as it comes; its end, its failure and a client that leaves all lead to the same release. Not a generator: one
 * that was never started would not notice that it is let go.
 */
class HeldStream implements AsyncIterableIterator<string | Uint8Array, void, undefined> {
  readonly #visit: Visit;
  readonly #status: number;
  readonly #chunks: AsyncIterator<string | Uint8Array>;

  constructor(visit: Visit, body: AsyncIterable<string | Uint8Array>, status: number) {
    this.#visit = visit;
    this.#status = status;
    this.#chunks = body[Symbol.asyncIterator]();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string | Uint8Array, void>> {
    try {
      const result = await this.#chunks.next();
      if (result.done !== true) return result;
    } catch (error) {
      // What breaks off because nobody waits for it any more is no error.
      if (!this.#visit.signal.aborted) report(this.#visit, [error]);
      await this.#release(error);
      throw error;
    }
    return this.#release();
  }

  async return(): Promise<IteratorResult<string | Uint8Array, void>> {
    try {
      await this.#chunks.return?.();
    } catch (error) {
      report(this.#visit, [error]);
    }
    return this.#release();
  }

  async #release(error?: unknown): Promise<{ done: true; value: undefined }> {
    report(this.#visit, await this.#visit.release({ status: this.#status, error }));
    return { done: true, value: undefined };
  }
}

function report(visit: Visit, errors: readonly unknown[]): void {
  for (const error of errors) visit.kit.options.onError(error, visit);
}

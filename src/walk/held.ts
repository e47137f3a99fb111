import { HttpResponse } from "../http/response.ts";
import { isStream, kindOf, ResponseStream, type StreamWatcher } from "../http/responseStream.ts";
import { isPromise } from "../resource/maybePromise.ts";
import { plainProblem } from "./problemContent.ts";
import type { EventualResponse } from "./step.ts";
import type { Visit } from "./visit.ts";

/** The response with its stream opened, so that a stream that cannot be read is a 500. Throws for what is no response. */
export function openedResponse(visit: Visit, given: unknown): HttpResponse {
  if (!(given instanceof HttpResponse)) {
    throw new TypeError(`The walk came to ${kindOf(given)}: a callback gave a thenable whose then() gives no promise.`);
  }
  const { status, headers, body } = given;
  if (!isStream(body) || body instanceof ResponseStream) return given;
  const watcher = new VisitStreamWatcher(visit, status);
  return new HttpResponse(status, headers, new ResponseStream(body, watcher, visit.announcedLength));
}

/**
 * Releases what the request holds exactly once: before a complete response is sent, so that a release (a commit, say) is
 * done by then; for a stream, when it ends, however it ends.
 */
export function held(visit: Visit, response: HttpResponse): EventualResponse {
  const { status, body } = response;
  if (body instanceof ResponseStream) return response;
  if (!visit.holdsSomething) {
    visit.endedWith = status;
    return response;
  }
  const thrown = visit.release({ status, error: visit.thrown });
  return isPromise(thrown)
    ? thrown.then((errors) => afterRelease(visit, response, errors))
    : afterRelease(visit, response, thrown);
}

function afterRelease(visit: Visit, response: HttpResponse, thrown: readonly unknown[]): HttpResponse {
  if (thrown.length === 0) return response;
  for (const error of thrown) visit.report(error);
  if (visit.hasThrown) return response;
  visit.announcedLength = undefined;
  return plainProblem(visit, 500);
}

/** A stream's end, its failure and a client that leaves all lead to the same release. */
class VisitStreamWatcher implements StreamWatcher {
  readonly #visit: Visit;
  readonly #status: number;

  constructor(visit: Visit, status: number) {
    this.#visit = visit;
    this.#status = status;
  }

  report(error: unknown): void {
    this.#visit.report(error);
  }

  hasLeft(): boolean {
    return this.#visit.signal.aborted;
  }

  async ended(error: unknown): Promise<void> {
    for (const each of await this.#visit.release({ status: this.#status, error })) this.#visit.report(each);
  }
}

import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { ResponseStream, type StreamWatcher } from "../http/responseStream.ts";
import type { Outcome } from "../resource/context.ts";
import { isPromise } from "../resource/maybePromise.ts";

/** A request that may hold something until it has ended: a visit, or the call of a command. It watches its own stream. */
export interface Holder extends StreamWatcher {
  /** The status of the response whose stream is being sent. */
  readonly sending: number;
  /** The status of the response once the request has ended; 0 until then. */
  endedWith: number;
  readonly hasThrown: boolean;
  /** What was thrown, if anything was: by the code that responds, or by the source of the stream. */
  thrown: unknown;
  readonly holdsSomething: boolean;
  /** Release what was deferred, the last one first; once, however often it is called. Gives what was thrown. */
  release(outcome: Outcome): readonly unknown[] | PromiseLike<readonly unknown[]>;
}

/**
 * Releases what the request holds exactly once: before a complete response is sent, so that a release (a commit, say) is
 * done by then; for a stream, when it ends, however it ends. `releaseFailed` gives what is sent where a release has failed and
 * nothing else has.
 */
export function held<H extends Holder>(
  holder: H,
  response: HttpResponse,
  releaseFailed: (holder: H) => HttpResponse,
): EventualResponse {
  const { status, body } = response;
  if (body instanceof ResponseStream) return response;
  if (!holder.holdsSomething) {
    holder.endedWith = status;
    return response;
  }
  const thrown = holder.release({ status, error: holder.thrown });
  return isPromise(thrown)
    ? thrown.then((errors) => (reported(holder, errors) ? releaseFailed(holder) : response))
    : reported(holder, thrown)
      ? releaseFailed(holder)
      : response;
}

/** Reports what releases threw. True where that is the only fault of the request. */
function reported(holder: Holder, thrown: readonly unknown[]): boolean {
  for (const error of thrown) holder.report(error);
  return thrown.length > 0 && !holder.hasThrown;
}

/** A stream's end, its failure and a client that leaves all lead to the same release. */
export async function releasedAfterStream(holder: Holder, error: unknown): Promise<void> {
  holder.thrown ??= error;
  const thrown = await holder.release({ status: holder.sending, error: holder.thrown });
  for (const each of thrown) holder.report(each);
}

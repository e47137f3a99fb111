import { errorEnding } from "../graph/reach.ts";
import { isPromise } from "../http/later.ts";
import { type EventualResponse, entriesOf, type HttpResponse } from "../http/response.ts";
import { ResponseStream } from "../http/responseStream.ts";
import type { Awaited, DeadlineExceeded } from "./deadline.ts";
import { endingStep } from "./ending.ts";
import { type HaltScope, lateFault, outcomeOf, type ThrownOutcome } from "./fault.ts";
import { finish, openedResponse, plainProblem, problemContent } from "./finish.ts";
import { WalkStopped } from "./state.ts";
import type { Visit } from "./visit.ts";

/** The response to what was thrown. `errorBody`, an error's codec or a field may throw again: then it is a plain 500. */
export function thrownResponse(visit: Visit, error: unknown, scope: HaltScope | undefined): EventualResponse {
  if (isWalkStopped(error)) return plainResponse(visit, 503);
  visit.hasThrown = true;
  visit.thrown = error;
  // It belonged to a response that is not sent.
  visit.announcedLength = undefined;
  const lastResort = (second: unknown) => {
    visit.report(second);
    return plainResponse(visit, 500);
  };
  // An errorBody, or an error's codec, that has thrown once is not called again.
  if (visit.isWritingError) return lastResort(outcomeOf(error, scope).fault?.error ?? error);
  try {
    const response = outcomeResponse(visit, outcomeOf(error, scope));
    if (!isPromise(response)) return openedResponse(visit, response);
    return response.then((settled) => openedResponse(visit, settled)).then(undefined, lastResort);
  } catch (second) {
    return lastResort(second);
  }
}

function outcomeResponse(visit: Visit, { status, members, headers, fault }: ThrownOutcome): EventualResponse {
  if (fault !== undefined) visit.report(fault.error);
  if (headers === undefined) return problemContent(visit, status, [], members);
  for (const [name, value] of entriesOf(headers)) visit.setHeader(name, value);
  if (status < 400) return finish(visit, status, [], null);
  const { kit, request } = visit;
  return endingStep(errorEnding(status), request.method, kit, members)(visit);
}

function plainResponse(visit: Visit, status: number): HttpResponse {
  visit.announcedLength = undefined;
  return plainProblem(visit, status);
}

/** Releases what the request holds once: before a complete response is sent, or when its stream ends. */
export function held(visit: Visit, response: HttpResponse): EventualResponse {
  const { status, body } = response;
  if (body instanceof ResponseStream) return response;
  if (!visit.holdsSomething) {
    visit.endedWith = status;
    return response;
  }
  const sent = (thrown: readonly unknown[]): HttpResponse => {
    for (const error of thrown) visit.report(error);
    return thrown.length > 0 && !visit.hasThrown ? plainResponse(visit, 500) : response;
  };
  const thrown = visit.release({ status, error: visit.thrown });
  return isPromise(thrown) ? thrown.then(sent) : sent(thrown);
}

export class AwaitedWalk implements Awaited {
  readonly #visit: Visit;
  readonly #scope: HaltScope | undefined;

  constructor(visit: Visit, scope: HaltScope | undefined) {
    this.#visit = visit;
    this.#scope = scope;
  }

  check(given: unknown): HttpResponse {
    return openedResponse(this.#visit, given);
  }

  failed(error: unknown): EventualResponse {
    return thrownResponse(this.#visit, error, this.#scope);
  }

  /** A callback that never settles must not keep the client waiting: the trace shows after which node it waits. */
  late(error: DeadlineExceeded): HttpResponse {
    this.#visit.report(error);
    return plainResponse(this.#visit, 504);
  }

  thrownLate(error: unknown, deadline: DeadlineExceeded): void {
    if (isWalkStopped(error)) return;
    const fault = lateFault(error, deadline, this.#scope);
    if (fault !== undefined) this.#visit.report(fault.error);
  }
}

/** Nobody reads the response. A thrown proxy may refuse `instanceof`. */
export function isWalkStopped(error: unknown): boolean {
  try {
    return error instanceof WalkStopped;
  } catch {
    return false;
  }
}

import { isPromise } from "../http/later.ts";
import { methodIs } from "../http/method.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { isStream, letGo, opened, ResponseStream } from "../http/responseStream.ts";
import type { Outcome } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import { type HaltScope, isSerializationFailure, mapping, outcomeOf, throwMapped, withSettling } from "./fault.ts";
import { openedResponse } from "./finish.ts";
import { endedByThrow, recordedFirst } from "./keeping.ts";
import { Loans } from "./loans.ts";
import { WalkStopped } from "./state.ts";
import { isWalkStopped, thrownResponse } from "./thrown.ts";
import type { Step, Visit } from "./visit.ts";

type Scope = HaltScope | undefined;

/** The steps of a walk with loans: closed when the response is decided, or its stream has ended (ruling 21). */
export function closing(steps: Step, scope: Scope): Step {
  return (visit) => {
    let eventual: EventualResponse;
    try {
      eventual = steps(visit);
    } catch (error) {
      return failed(visit, error, scope);
    }
    if (!isPromise(eventual)) return decided(visit, eventual, scope);
    return eventual.then(
      (response) => decided(visit, response, scope),
      (error: unknown) => failed(visit, error, scope),
    );
  };
}

/** What no response has waited for is closed without waiting, at a 504 for example. An act that goes on keeps it (ruling 37). */
export function abandoning(
  end: (visit: Visit, response: HttpResponse) => EventualResponse,
): (visit: Visit, response: HttpResponse) => EventualResponse {
  return (visit, response) => {
    const { status, body } = response;
    const isEnding = !visit.actGoesOn && !(body instanceof ResponseStream);
    if (isEnding) void visit.loans?.abandon({ status, error: visit.thrown });
    return end(visit, response);
  };
}

function decided(visit: Visit, given: HttpResponse, scope: Scope): EventualResponse {
  // It has ended with a 504, and what it was lent is closed.
  if (visit.isOver) return given;
  const isRead = methodIs(visit.request.method, "safe");
  let response: HttpResponse;
  try {
    response = withOpened(visit, given);
  } catch (error) {
    return failed(visit, error, scope);
  }
  const closesNow = isStream(response.body) ? !isRead : visit.loans !== undefined;
  return closesNow ? closed(visit, response, scope) : response;
}

function failed(visit: Visit, error: unknown, scope: Scope): EventualResponse {
  if (visit.loans === undefined || visit.isOver) throw error;
  return closedAfter(visit, error, scope);
}

/** The response to what was thrown is made first: its callbacks may use what is lent, and `close` is told its status. */
async function closedAfter(visit: Visit, error: unknown, scope: Scope): Promise<HttpResponse> {
  const isStopped = isWalkStopped(error);
  if (!isStopped && visit.endedWith === 0) {
    endedByThrow(visit, error, scope);
    return closed(visit, await thrownResponse(visit, error, scope), scope);
  }
  // Nobody waits for a response: the client left before its act, or the act has outlived its response.
  const status = isStopped ? undefined : outcomeOf(error, scope).status;
  for (const each of await closeAll(visit, { status, error }, scope)) visit.report(each);
  throw error;
}

async function closed(visit: Visit, given: HttpResponse, scope: Scope): Promise<HttpResponse> {
  const hasLeft = visit.endedWith === 0 && visit.hasLeft();
  let response = given;
  try {
    if (!hasLeft) response = await recordedFirst(visit, given);
  } catch (error) {
    drop(visit, given);
    return closedAfter(visit, error, scope);
  }
  const status = hasLeft ? undefined : response.status;
  const thrown = await closeAll(visit, { status, error: visit.thrown }, scope);
  // An error that was decided stays what it is. A Halt below 400 is a success like any other.
  const isFirst = thrown.length > 0 && (!visit.hasThrown || response.status < 400);
  for (const each of isFirst ? thrown.slice(1) : thrown) visit.report(each);
  if (isFirst) return closeFailed(visit, response, thrown[0], scope);
  if (!hasLeft || methodIs(visit.request.method, "safe")) return response;
  // Nothing was committed, and nobody is told that it was.
  drop(visit, response);
  throw new WalkStopped();
}

/** `close` has thrown: the response that was decided is not true. A commit that failed because of another one was stale (ruling 46). */
function closeFailed(visit: Visit, response: HttpResponse, error: unknown, scope: Scope): EventualResponse {
  drop(visit, response);
  const { attempt, kit, thrown } = visit;
  // The fields of a Halt belonged to the response that is not sent.
  if (thrown instanceof Halt) for (const name of Object.keys(thrown.headers)) visit.takeHeader(name.toLowerCase());
  const wayBack = attempt?.wayBack;
  if (wayBack === undefined || visit.hasThrown || !isSerializationFailure(error))
    return throwMapped(visit, error, scope);
  return closing(withSettling(mapping(wayBack, kit, scope), visit.plan, kit, scope), scope)(visit);
}

function closeAll(visit: Visit, outcome: Outcome, scope: Scope): Promise<readonly unknown[]> {
  // Where it has used nothing, it is closed all the same: the stream of a write is not lent anything.
  visit.loans ??= new Loans((error) => visit.report(error));
  return visit.loans.close(outcome, (error) => outcomeOf(error, scope).status);
}

/** A stream that cannot be read is no success: it is opened before anything is committed. */
export function withOpened(visit: Visit, given: HttpResponse): HttpResponse {
  return methodIs(visit.request.method, "safe") ? openedResponse(visit, given) : withOpenedSource(given);
}

function withOpenedSource(response: HttpResponse): HttpResponse {
  const { status, headers, body } = response;
  if (!isStream(body) || body instanceof ResponseStream) return response;
  const source = opened(body) as AsyncIterator<string | Uint8Array>;
  return new HttpResponse(status, headers, { [Symbol.asyncIterator]: () => source });
}

/** Cancels a response that is neither sent nor kept for a key. The request has not ended with it. */
export function drop(visit: Visit, { body }: HttpResponse): void {
  visit.sending = 0;
  letGo(body);
  visit.claim?.forget();
}

import { haltsOf } from "../graph/declared.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import { reachableStatuses } from "../graph/reach.ts";
import { isText } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { methodIs } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { isStream, letGo, opened, ResponseStream } from "../http/responseStream.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { attachedTo, isLiteral, nameOf, type ResponseFields } from "../resource/attached.ts";
import { takesKey } from "../resource/byMethod.ts";
import type { Outcome } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import type { Observer } from "../telemetry/observer.ts";
import { filling } from "./cache.ts";
import { compile } from "./compile.ts";
import { type DeadlineClock, withinDeadline } from "./deadline.ts";
import { type HaltScope, isSerializationFailure, mapping, outcomeOf, throwMapped, withSettling } from "./fault.ts";
import { handledResponse, openedResponse } from "./finish.ts";
import { endedByThrow, heldAndKept, keeping, recordedFirst } from "./keeping.ts";
import type { Kit } from "./kit.ts";
import { Loans } from "./loans.ts";
import { type Mounting, WalkStopped } from "./state.ts";
import type { Tap } from "./tap.ts";
import { AwaitedWalk, held, isWalkStopped, thrownResponse } from "./thrown.ts";
import { type Step, Visit } from "./visit.ts";

export type Walk = (request: HttpRequest, mounting: Mounting) => EventualResponse;

/** Compiles a plan to a walk that handles what is thrown. It never throws, and its response can be sent as it is. */
export function walkOf(plan: Plan, kit: Kit, taps?: ReadonlySet<Tap>): Walk {
  const scope: HaltScope = {
    statuses: haltableAt(plan, kit),
    resource: nameOf(kit.sample),
    isLiteral: isLiteral(kit.sample),
  };
  const { isLending = false, responseFields = [] } = attachedTo(kit.sample);
  const walked = compile(plan, kit, taps);
  const filled = kit.cache !== undefined && plan.method === "GET" ? filling(walked, kit.cache) : walked;
  const compiled = withSettling(mapping(withResponseFields(responseFields, filled), kit, scope), plan, kit, scope);
  const { observer } = kit.options;
  const deadline = kit.deadlineOf(plan.method);
  const steps = isLending ? closing(compiled, scope) : compiled;
  const ended = (end: End) => (isLending ? abandoning(end) : end);
  const responseOf = takesKey(kit.sample, plan.method)
    ? walking(keeping(steps, scope), deadline, scope, ended(heldAndKept))
    : walking(steps, deadline, scope, ended(held));
  return (request, mounting) => {
    request.bodyLimit = kit.maxBodyBytes;
    const visit = new Visit(request, mounting, kit, plan);
    return observer?.isWatching() === true ? watched(visit, observer, responseOf) : responseOf(visit);
  };
}

/** The walk to a plain handler: no node decides before it, and it may halt with any status, because no document has it. */
export function plainWalk(handle: (visit: Visit) => unknown, kit: Kit, isLending: boolean): Walk {
  const plan = planFor({ resource: kit.sample, method: "GET" });
  const steps: Step = (visit) => {
    const given = handle(visit);
    return isPromise(given) ? given.then((settled) => handledResponse(visit, settled)) : handledResponse(visit, given);
  };
  const mapped = mapping(steps, kit, undefined);
  const { deadline } = kit.options;
  const responseOf = isLending
    ? walking(closing(mapped, undefined), deadline, undefined, abandoning(held))
    : walking(mapped, deadline, undefined, held);
  return (request, mounting) => responseOf(new Visit(request, mounting, kit, plan));
}

type End = (visit: Visit, response: HttpResponse) => EventualResponse;

function walking(steps: Step, deadline: DeadlineClock, scope: HaltScope | undefined, end: End): Step {
  return (visit) => {
    let eventual: EventualResponse;
    try {
      eventual = steps(visit);
      if (!isPromise(eventual)) return thenTasks(visit, held(visit, openedResponse(visit, eventual)));
    } catch (error) {
      eventual = thrownResponse(visit, error, scope);
      if (!isPromise(eventual)) return thenTasks(visit, held(visit, eventual));
    }
    return withinDeadline(deadline, visit.request, eventual, new AwaitedWalk(visit, scope)).then((response) =>
      thenTasks(visit, end(visit, response)),
    );
  };
}

function thenTasks(visit: Visit, ended: EventualResponse): EventualResponse {
  if (isPromise(ended)) return ended.then((response) => thenTasks(visit, response));
  if (visit.isOver) visit.beginTasks(ended.status);
  return ended;
}

export function haltableAt(plan: Plan, { sample: resource }: Kit): ReadonlySet<number> {
  const documented = reachableStatuses(plan, { documented: resource });
  return new Set([...documented, ...haltsOf({ resource, method: plan.method })]);
}

function watched(visit: Visit, observer: Observer, responseOf: (visit: Visit) => EventualResponse): EventualResponse {
  const startedAt = performance.now();
  return whenResolved(responseOf(visit), (response) =>
    observer.ended({
      request: visit.request,
      response,
      startedAt,
      route: visit.mounting.pattern,
      trace: visit.trace,
      mediaType: visit.chosenMediaType,
      deprecation: visit.kit.deprecations?.(visit.request.method)?.deprecation,
    }),
  );
}

/** Sets the fields of every response before the first node. Without such fields the steps are unchanged. */
function withResponseFields(fields: readonly ResponseFields[], steps: Step): Step {
  if (fields.length === 0) return steps;
  return (visit) => {
    for (const fieldsOf of fields) {
      const given: unknown = fieldsOf(visit.request);
      if (isPromise(given) || isText(given))
        throw wrongValue("A part's fields", given, "Return the fields themselves: there is no time to wait.");
      for (const [name, value] of Object.entries(given ?? {})) visit.setHeader(name, value);
    }
    return steps(visit);
  };
}

type Scope = HaltScope | undefined;

/** The steps of a walk with loans: closed when the response is decided, or its stream has ended (ruling 21). */
function closing(steps: Step, scope: Scope): Step {
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
function abandoning(end: End): End {
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
  let response: HttpResponse;
  try {
    response = withOpened(visit, given);
  } catch (error) {
    return failed(visit, error, scope);
  }
  const closesNow = isStream(response.body) ? !methodIs(visit.request.method, "safe") : visit.loans !== undefined;
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

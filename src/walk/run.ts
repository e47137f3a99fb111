import { haltsOf } from "../graph/declared.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import { reachableStatuses } from "../graph/reach.ts";
import { isText } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { attachedTo, isLiteral, nameOf, type ResponseFields } from "../resource/attached.ts";
import { takesKey } from "../resource/byMethod.ts";
import type { Observer } from "../telemetry/observer.ts";
import { filling } from "./cache.ts";
import { abandoning, closing } from "./closing.ts";
import { compile } from "./compile.ts";
import { type DeadlineClock, withinDeadline } from "./deadline.ts";
import { type HaltScope, mapping, withSettling } from "./fault.ts";
import { handledResponse, openedResponse } from "./finish.ts";
import { heldAndKept, keeping } from "./keeping.ts";
import type { Kit } from "./kit.ts";
import { held } from "./releases.ts";
import type { Mounting } from "./state.ts";
import type { Tap } from "./tap.ts";
import { AwaitedWalk, failedResponse, thrownResponse } from "./thrown.ts";
import { type Step, Visit } from "./visit.ts";

export type Walk = (request: HttpRequest, mounting: Mounting) => EventualResponse;

/** Compiles a plan to a walk that handles what is thrown. It never throws, and its response can be sent as it is. */
export function walkOf(plan: Plan, kit: Kit, tap?: Tap): Walk {
  const scope: HaltScope = {
    statuses: haltableAt(plan, kit),
    resource: nameOf(kit.sample),
    isLiteral: isLiteral(kit.sample),
  };
  const { isLending = false, responseFields = [] } = attachedTo(kit.sample);
  const walked = compile(plan, kit, tap);
  const filled = kit.cache !== undefined && plan.method === "GET" ? filling(walked, kit.cache) : walked;
  const compiled = withSettling(mapping(withResponseFields(responseFields, filled), kit, scope), plan, kit, scope);
  const { observer } = kit.options;
  const deadline = kit.deadlineOf(plan.method);
  const steps = isLending ? closing(compiled, scope) : compiled;
  const ended = (end: End) => (isLending ? abandoning(end) : end);
  const responseOf = takesKey(kit.sample, plan.method)
    ? walking(keeping(steps, scope), deadline, scope, ended(heldAndKept))
    : walking(steps, deadline, scope, ended(heldOnly));
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
    ? walking(closing(mapped, undefined), deadline, undefined, abandoning(heldOnly))
    : walking(mapped, deadline, undefined, heldOnly);
  return (request, mounting) => responseOf(new Visit(request, mounting, kit, plan));
}

type End = (visit: Visit, response: HttpResponse) => EventualResponse;

function walking(steps: Step, deadline: DeadlineClock, scope: HaltScope | undefined, end: End): Step {
  return (visit) => {
    let eventual: EventualResponse;
    try {
      eventual = steps(visit);
      if (!isPromise(eventual)) return thenTasks(visit, heldOnly(visit, openedResponse(visit, eventual)));
    } catch (error) {
      eventual = thrownResponse(visit, error, scope);
      if (!isPromise(eventual)) return thenTasks(visit, heldOnly(visit, eventual));
    }
    return withinDeadline(deadline, visit.request, eventual, new AwaitedWalk(visit, scope)).then((response) =>
      thenTasks(visit, end(visit, response)),
    );
  };
}

function heldOnly(visit: Visit, response: HttpResponse): EventualResponse {
  return held(visit, response, failedResponse);
}

function thenTasks(visit: Visit, ended: EventualResponse): EventualResponse {
  if (isPromise(ended)) return ended.then((response) => thenTasks(visit, response));
  if (visit.tasks !== undefined && visit.isOver) visit.beginTasks(ended.status);
  return ended;
}

/** The statuses that a callback may halt with: those that the document lists, and declared ones. */
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
export function withResponseFields(fields: readonly ResponseFields[], steps: Step): Step {
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

import { errorEnding } from "../graph/endings.ts";
import { haltsOf } from "../graph/halts.ts";
import type { Plan } from "../graph/plan.ts";
import { statusesOf } from "../graph/reach.ts";
import { BodyIncomplete, BodyMalformed, BodyTooLarge } from "../http/body.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { isPromise, whenAnswered } from "../resource/answer.ts";
import { Halt } from "../resource/halt.ts";
import type { Observer } from "../telemetry/observer.ts";
import { compile } from "./compile.ts";
import { type DeadlineExceeded, withinDeadline } from "./deadline.ts";
import { endingStep } from "./ending.ts";
import { finish } from "./finish.ts";
import { held } from "./held.ts";
import type { Kit } from "./kit.ts";
import { plainProblem, problemContent } from "./problemContent.ts";
import type { Answered } from "./step.ts";
import type { Tap } from "./tap.ts";
import { type Place, Visit } from "./visit.ts";

/** Answers one method of one resource. */
export type Walk = (request: HttpRequest, place: Place) => Answered;

/** A plan made ready to run: the walk, and what becomes of whatever is thrown. */
export function walkOf(plan: Plan, kit: Kit, tap?: Tap): Walk {
  const steps = compile(plan, kit, tap);
  const statuses = haltableAt(plan, kit);
  const fault = (visit: Visit, error: unknown) => {
    visit.hasThrown = true;
    return held(visit, faultAnswer(visit, error, statuses), error);
  };
  const settle = (visit: Visit, answer: HttpResponse) => {
    try {
      return held(visit, answer);
    } catch (error) {
      return fault(visit, error);
    }
  };
  const { deadline, observer } = kit.options;
  const answerOf = (visit: Visit): Answered => {
    try {
      const answer = steps(visit);
      if (!isPromise(answer)) return held(visit, answer);
      return withinDeadline(deadline, visit.request, answer, (error) => late(visit, error)).then(
        (settled) => settle(visit, settled),
        (error: unknown) => fault(visit, error),
      );
    } catch (error) {
      return fault(visit, error);
    }
  };
  return (request, place) => {
    request.bodyLimit = kit.maxBodyBytes;
    const visit = new Visit(request, place, kit, plan);
    return observer?.isWatching() === true ? watched(visit, observer, answerOf) : answerOf(visit);
  };
}

/**
 * The statuses that a callback may halt with. What the document does not list has to be declared, even where an
 * undocumented request could draw it from the graph.
 */
export function haltableAt(plan: Plan, { sample: resource }: Kit): ReadonlySet<number> {
  const documented = statusesOf(plan, { documented: resource });
  return new Set([...documented, ...haltsOf({ resource, method: plan.method })]);
}

/** Whoever wants to know is told when the answer is ready. */
function watched(visit: Visit, observer: Observer, answerOf: (visit: Visit) => Answered): Answered {
  const startedAt = performance.now();
  return whenAnswered(answerOf(visit), (response) =>
    observer.ended({
      request: visit.request,
      response,
      startedAt,
      route: visit.place.pattern,
      trace: visit.trace,
      mediaType: visit.chosenMediaType,
    }),
  );
}

/** A callback that never settles must not hold the client: the trace says after which node it waits. */
function late(visit: Visit, error: DeadlineExceeded): HttpResponse {
  report(visit, error);
  return plainProblem(visit, 504);
}

/** Whatever becomes of what was thrown, it is an answer: who throws again is `errorBody`, an error's codec or a header. */
function faultAnswer(visit: Visit, error: unknown, statuses: ReadonlySet<number>): Answered {
  const lastResort = (second: unknown) => {
    report(visit, second);
    return plainProblem(visit, 500);
  };
  try {
    const answer = answerTo(visit, error, statuses);
    return isPromise(answer) ? answer.then(undefined, lastResort) : answer;
  } catch (second) {
    return lastResort(second);
  }
}

/** Ruling 15: a declared Halt ends the request with its status; anything else that is thrown is a 500 without detail. */
function answerTo(visit: Visit, error: unknown, statuses: ReadonlySet<number>): Answered {
  if (error instanceof Halt) return haltAnswer(visit, error, statuses);
  if (error instanceof BodyTooLarge) return problemContent(visit, 413, []);
  if (error instanceof BodyIncomplete || error instanceof BodyMalformed)
    return problemContent(visit, 400, [], { detail: error.message });
  report(visit, error);
  return problemContent(visit, 500, []);
}

function haltAnswer(visit: Visit, halt: Halt, statuses: ReadonlySet<number>): Answered {
  if (!statuses.has(halt.status)) {
    const name = visit.resource.constructor.name;
    report(
      visit,
      new Error(
        `${name} threw Halt(${halt.status}), which the graph does not reach here. ` +
          `Declare it: override readonly halts = [${halt.status}].`,
        { cause: halt },
      ),
    );
    return problemContent(visit, 500, []);
  }
  for (const [name, value] of Object.entries(halt.headers)) visit.setHeader(name, value);
  if (halt.status < 400) return finish(visit, halt.status, [], null);
  const { kit, request } = visit;
  return endingStep(errorEnding(halt.status), request.method, kit, halt.problem)(visit);
}

function report(visit: Visit, error: unknown): void {
  visit.kit.options.onError(error, visit);
}

import { isEnding, type Plan, type PlanEdge, type PlanNode } from "../graph/plan.ts";
import { READINGS } from "../graph/readings.ts";
import type { ActRow, Askable, AskRow, Ending, PrepareRow } from "../graph/row.ts";
import type { RequestTest } from "../graph/table.ts";
import { isFunction } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { methodIs } from "../http/method.ts";
import { refuseEnding } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { isCommand } from "../resource/attached.ts";
import type { AnyResource } from "../resource/resource.ts";
import { isRemoved, saysState } from "../resource/stored.ts";
import { attempt, readAgain, withoutConcurrency } from "./attempt.ts";
import { endingStep } from "./ending.ts";
import { guardedStep, handledStep } from "./finish.ts";
import type { Kit } from "./kit.ts";
import { prepared, refuseContext } from "./prepare.ts";
import { CHOICES, QUESTIONS, type Question } from "./questions.ts";
import { describedResponses } from "./responseCheck.ts";
import { WalkStopped } from "./state.ts";
import type { Tap } from "./tap.ts";
import { MOST_TURNS } from "./trace.ts";
import type { Step, Visit } from "./visit.ts";

/** Compiles a plan to closures, each calling the next. Folded nodes, and missing taps, cost nothing. */
export function compile(plan: Plan, kit: Kit, tapping?: ReadonlySet<Tap>): Step {
  const steps = new Map<PlanNode | Ending, Step>();
  const readsAgain = kit.sample.concurrency !== undefined && !methodIs(plan.method, "safe");
  const span = spans();
  const taps = [...(tapping ?? [])];
  const told = (question: Question, node: PlanNode) => taps.reduce((inner, tap) => tap(inner, node), question);
  const ask = (node: PlanNode) => told(questionOf(node, kit), node);
  const handling = (node: HandledNode) => told(handles(node.row, kit), node);
  const stepTo = (target: PlanNode | Ending): Step =>
    knownOr(steps, target, () => (isEnding(target) ? endingStep(target, plan.method, kit) : nodeStep(target)));
  const stepFrom = (node: PlanNode, { to }: PlanEdge) => {
    const step = stepTo(to);
    return span(node) === span(to) ? step : settling(step);
  };
  const nodeStep = (node: PlanNode): Step => {
    if (isHandled(node, kit)) return handledStep(handling(node), kit);
    const yes = stepFrom(node, node.yes);
    if (node.row.kind === "prepare" && taps.length === 0) return prepared(node.row, kit, passing(yes));
    const no = stepFrom(node, node.no);
    const step = guardedStep(branch(ask(node), yes, no), node, plan.method, kit);
    if (node.row.kind === "request" && node.row.test === "isStale") return returning(step);
    return readsAgain && node.id === "G7" ? readAgain(step) : step;
  };
  const first = stepTo(plan.entry.to);
  return (visit) => {
    visit.turns = 1;
    return first(visit);
  };
}

type HandledNode = PlanNode & {
  readonly row: ActRow<string> | (PrepareRow<string> & { readonly callback: "represent" });
};

function isHandled(node: PlanNode, { sample }: Kit): node is HandledNode {
  const { row } = node;
  return isCommand(sample) && (row.kind === "act" || (row.kind === "prepare" && row.callback === "represent"));
}

function handles({ callback }: HandledNode["row"], kit: Kit): Question {
  const handle = begun(called(callback, kit.sample), kit);
  const keep = (visit: Visit, given: unknown): boolean => {
    visit.returned = given;
    return true;
  };
  return (visit) => {
    const given = handle(visit);
    return isPromise(given) ? given.then((settled) => keep(visit, settled)) : keep(visit, given);
  };
}

/** Numbers the spans of a plan, from its ends: no path has more decisions within one than a number of turns can hold. */
function spans(): (target: PlanNode | Ending) => number {
  const heights = new Map<PlanNode, number>();
  const heightOf = (target: PlanNode | Ending): number => {
    if (isEnding(target)) return 0;
    const height = heights.get(target) ?? 1 + Math.max(heightOf(target.yes.to), heightOf(target.no.to));
    heights.set(target, height);
    return height;
  };
  return (target) => Math.floor(heightOf(target) / MOST_TURNS);
}

/** Few plans are so long: those that are not have no such step. */
function settling(step: Step): Step {
  return (visit) => {
    visit.settleTurns();
    return step(visit);
  };
}

/** One edge: nothing is decided, so nothing is awaited. */
function passing(next: Step): Step {
  return (visit) => {
    visit.turns = visit.turns * 2 + 1;
    return next(visit);
  };
}

/** Both branches are written out, because one call less at each node saves a twentieth of the walk. */
function branch(question: Question, yes: Step, no: Step): Step {
  return (visit) => {
    const decision = question(visit);
    if (decision === true) {
      visit.turns = visit.turns * 2 + 1;
      return yes(visit);
    }
    if (decision === false) {
      visit.turns = visit.turns * 2;
      return no(visit);
    }
    return decision.then((settled) => {
      visit.stopIfEnded();
      visit.turn(settled);
      return settled ? yes(visit) : no(visit);
    });
  };
}

/** Keeps the way back for a commit that fails because of another transaction, when all has been decided. */
function returning(step: Step): Step {
  return (visit) => {
    const { attempt: attempting, turns, earlierTurns } = visit;
    if (attempting !== undefined) {
      attempting.wayBack = () => {
        Object.assign(visit, { turns, earlierTurns });
        Object.assign(attempting, { isStale: true, isFromDatabase: true });
        return step(visit);
      };
    }
    return step(visit);
  };
}

export function questionOf({ row, recalled }: PlanNode, kit: Kit): Question {
  switch (row.kind) {
    case "ask":
      return askQuestion(row, kit);
    case "act":
      return actQuestion(row, kit, recalled.exists);
    case "prepare":
      return prepared(row, kit, () => true);
    case "choose":
      return CHOICES[row.axis];
    case "request":
      return QUESTIONS[row.test as RequestTest];
    case "own":
      return (visit) => row.node.decide(visit);
    case "method":
    case "recall":
      throw new Error(`A ${row.kind} row is settled at mount.`);
  }
}

/** What the callback returns is kept, because the ending may carry it: a hint, a challenge, an address. */
function askQuestion({ callback, reads }: AskRow<string>, { sample }: Kit): Question {
  const isYes: (returned: unknown, callback: string) => boolean = READINGS[reads];
  const ask = called(callback, sample);
  const read = (visit: Visit, returned: unknown) => {
    refusePromisesWithin(returned);
    visit.returned = returned;
    return isYes(returned, callback);
  };
  return (visit) => {
    const returned = ask(visit);
    return isPromise(returned) ? returned.then((settled) => read(visit, settled)) : read(visit, returned);
  };
}

/** The response carries what the act returns. From `deleteResource`, false means not done, and true no value. */
function actQuestion({ callback }: ActRow<string>, kit: Kit, exists = true): Question {
  const act = begun(called(callback, kit.sample), kit);
  if (kit.sample.concurrency !== undefined) return (visit) => attempt(visit, callback, exists, () => act(visit));
  const done = (visit: Visit, given: unknown) => {
    refuseEnding(given, callback);
    if (typeof given === "number") refuseCount(visit, callback, given);
    const saysWhetherDone = callback === "deleteResource" && typeof given === "boolean";
    visit.result = saysWhetherDone ? undefined : given;
    refuseContext(visit, callback, given);
    if (isFunction(given) && !isRemoved(given)) throw wrongValue(callback, given, "Call it, and return its value.");
    return saysState(given) ? resulting(visit, given) : !(saysWhetherDone && given === false);
  };
  const resulting = (visit: Visit, given: unknown) =>
    whenResolved<unknown, boolean>(withoutConcurrency(visit, callback, given), (result) => {
      visit.result = result;
      return true;
    });
  return (visit) => {
    const given = act(visit);
    return isPromise(given) ? given.then((settled) => done(visit, settled)) : done(visit, given);
  };
}

/** A database's count of rows would be the content of a 200, unless a model says that a number is meant. */
function refuseCount(visit: Visit, callback: string, given: number): void {
  const changes = callback === "apply" && visit.request.method !== "POST" && describedResponses(visit) === undefined;
  if (changes || callback === "deleteResource")
    throw wrongValue(callback, given, "Return nothing: a count of rows is no content.");
}

type Act = ActRow<string>["callback"];
export type Called = (visit: Visit) => unknown;

/** Calls a callback on the request's resource. A class's callback is looked up once for all that share the walk. */
export function called(callback: Askable | Act | "represent", sample: AnyResource): Called {
  if (Object.hasOwn(sample, callback)) return (visit) => visit.resource[callback](visit, visit.body);
  const shared: (this: unknown, visit: Visit, body: unknown) => unknown = sample[callback];
  return (visit) => shared.call(visit.resource, visit, visit.body);
}

/**
 * An act of a resource that takes Idempotency-Keys. Any other act is called as it is. Ruling 37: an act that has begun runs to its end. If the
 * client left before, its key is released.
 */
export function begun(act: Called, kit: Kit): Called {
  if (kit.idempotency === undefined) return act;
  return (visit) => {
    const { claim } = visit;
    if (claim?.isHeld === true) {
      if (visit.hasLeft()) throw new WalkStopped();
      claim.hasBegun = true;
      visit.request.outlive();
    }
    return act(visit);
  };
}

import { isEnding, type Plan, type PlanNode } from "../graph/plan.ts";
import { READINGS } from "../graph/readings.ts";
import { type ActRow, type AskRow, type ChooseRow, type Ending, type RequestRow } from "../graph/row.ts";
import type { RequestTest } from "../graph/table.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { refuseEnding } from "../http/response.ts";
import { isPromise } from "../resource/maybePromise.ts";
import { begun } from "./begun.ts";
import { called } from "./called.ts";
import { CHOICES } from "./choose.ts";
import { endingStep } from "./ending.ts";
import type { Kit } from "./kit.ts";
import { prepared } from "./prepared.ts";
import { QUESTIONS, type Question } from "./questions.ts";
import type { Step } from "./step.ts";
import { type Tap, tapped } from "./tap.ts";
import type { Visit } from "./visit.ts";

/**
 * Compiles a plan to closures, each calling the next: an open node costs a call, a folded one nothing. With a tap, each
 * decision is reported to it; without one, that costs nothing.
 */
export function compile(plan: Plan, kit: Kit, tap?: Tap): Step {
  const steps = new Map<PlanNode | Ending, Step>();
  const ask = (node: PlanNode) => {
    const question = questionOf(node, kit);
    return tap === undefined ? question : tapped(question, node, tap);
  };
  const stepTo = (target: PlanNode | Ending): Step => {
    const known = steps.get(target);
    if (known !== undefined) return known;
    const step = isEnding(target) ? endingStep(target, plan.method, kit) : nodeStep(target);
    steps.set(target, step);
    return step;
  };
  const nodeStep = (node: PlanNode): Step => {
    const yes = stepTo(node.yes.to);
    if (node.row.kind === "prepare" && tap === undefined) return prepared(node.row, kit, passing(yes));
    return branch(ask(node), yes, stepTo(node.no.to));
  };
  const first = stepTo(plan.entry.to);
  return (visit) => {
    visit.turns = 1;
    return first(visit);
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

/** The question of a node that the plan leaves open. */
export function questionOf({ row }: PlanNode, kit: Kit): Question {
  switch (row.kind) {
    case "ask":
      return askQuestion(row, kit);
    case "act":
      return actQuestion(row, kit);
    case "prepare":
      return prepared(row, kit, () => true);
    case "choose":
      return chooseQuestion(row);
    case "request":
      return requestQuestion(row);
    case "method":
    case "recall":
      throw new Error(`A ${row.kind} row is settled at mount.`);
  }
}

/** What the callback returns is kept, because the ending may carry it: a hint, a challenge, an address. */
export function askQuestion({ callback, reads }: AskRow<string>, { sample }: Kit): Question {
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
export function actQuestion({ callback }: ActRow<string>, kit: Kit): Question {
  const act = begun(called(callback, kit.sample), kit);
  const done = (visit: Visit, given: unknown) => {
    refuseEnding(given, callback);
    const saysWhetherDone = callback === "deleteResource" && typeof given === "boolean";
    visit.result = saysWhetherDone ? undefined : given;
    return !(saysWhetherDone && given === false);
  };
  return (visit) => {
    const given = act(visit);
    return isPromise(given) ? given.then((settled) => done(visit, settled)) : done(visit, given);
  };
}

export function chooseQuestion({ axis }: ChooseRow<string>): Question {
  return CHOICES[axis];
}

export function requestQuestion(row: RequestRow<string>): Question {
  return QUESTIONS[row.test as RequestTest];
}

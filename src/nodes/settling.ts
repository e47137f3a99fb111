import { nodesOf } from "../graph/decisive.ts";
import { isEnding, type Plan, type PlanEdge } from "../graph/plan.ts";
import { type Ending, isReplay } from "../graph/row.ts";
import type { HttpResponse } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { endingStep } from "../walk/ending.ts";
import { type HaltScope, isSerializationFailure, mapping, outcomeOf, throwMapped } from "../walk/fault.ts";
import type { Kit } from "../walk/kit.ts";
import { drop, withOpened } from "../walk/run.ts";
import { turnsText } from "../walk/trace.ts";
import type { Step, Visit } from "../walk/visit.ts";
import { contextOf, type Decision } from "./decision.ts";
import { placeOf } from "./rowsWith.ts";

/** A node that a request has passed, and the decisions before it. */
interface Passed {
  readonly node: Decision;
  readonly ending: Ending;
  readonly turns: string;
}

/** The steps, with the `settle` of the nodes that a request has passed, when its response is decided as 2xx or 3xx. */
export function settling(steps: Step, plan: Plan, kit: Kit, scope: HaltScope | undefined): Step {
  // OPTIONS asks what could be done, and does nothing (ruling 65).
  if (plan.method === "OPTIONS" || ![...nodesOf(plan)].some(({ row }) => row.kind === "own" && settles(row.node)))
    return steps;
  return async (visit) => {
    let response: HttpResponse | undefined;
    let halt: { readonly thrown: unknown } | undefined;
    try {
      response = withOpened(visit, await steps(visit));
      if (response.status >= 400) return response;
    } catch (thrown) {
      // A Halt below 400 is a success like any other.
      if (outcomeOf(thrown, scope).status >= 400) throw thrown;
      halt = { thrown };
    }
    try {
      const refused = await firstRefused(visit);
      if (refused !== undefined) {
        if (response !== undefined) drop(visit, response);
        return await endedAt(visit, refused, kit);
      }
    } catch (error) {
      if (response !== undefined) drop(visit, response);
      const wayBack = visit.attempt?.wayBack;
      if (wayBack === undefined || !isSerializationFailure(error)) {
        // What was not settled must not be committed as a success.
        const isHalted = outcomeOf(error, scope).status < 400;
        const thrown = isHalted
          ? new TypeError("settle threw a Halt below 400. Return nothing.", { cause: error })
          : error;
        return throwMapped(visit, thrown, scope);
      }
      return settling(mapping(wayBack, kit, scope), plan, kit, scope)(visit);
    }
    if (response === undefined) throw halt?.thrown;
    return response;
  };
}

const settles = (node: object): boolean => (node as Decision).settle !== undefined;

/** Settles one after the other. Nothing is settled for a client that left before its response was decided. */
async function firstRefused(visit: Visit): Promise<Passed | undefined> {
  for (const passed of passedBy(visit)) {
    if (visit.isOver || visit.hasLeft()) return undefined;
    const { node } = passed;
    const returned: unknown = await node.settle?.(contextOf(visit));
    if (returned === undefined) continue;
    if (!node.mayObject)
      throw wrongValue(`settle of ${node.id}`, returned, "Return nothing, or declare mayObject: true.");
    node.refuses(returned, "settle");
    visit.returned = returned;
    return passed;
  }
  return undefined;
}

function endedAt(visit: Visit, { ending, turns }: Passed, kit: Kit) {
  Object.assign(visit, { earlierTurns: `${turns}0`, turns: 1, announcedLength: undefined });
  return endingStep(ending, visit.request.method, kit)(visit);
}

/** The nodes that settle something, in the order in which they were passed; none where the response is one that was kept. */
function passedBy({ plan, earlierTurns, turns }: Visit): readonly Passed[] {
  const passed = new Map<object, Passed>();
  let { to } = plan.entry;
  let taken = "";
  for (const bit of earlierTurns + turnsText(turns)) {
    if (isEnding(to)) break;
    const { row, recalled, no }: Exclude<typeof to, Ending> = to;
    const edge: PlanEdge = bit === "1" ? to.yes : no;
    if (row.kind === "own" && bit === "1" && settles(row.node))
      passed.set(row.node, { node: row.node as Decision, ending: no.to as Ending, turns: taken });
    // It goes back to G7: what is asked again has to be passed again.
    if (!isEnding(edge.to) && edge.to.recalled.returns > recalled.returns)
      for (const { node } of passed.values()) if (isAskedAgain(node)) passed.delete(node);
    taken += bit;
    to = edge.to;
  }
  return isEnding(to) && isReplay(to) ? [] : [...passed.values()];
}

const isAskedAgain = (node: Decision): boolean => !/ (?:[B-F]|G7d)/.test(placeOf(node) ?? "");

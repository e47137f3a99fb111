import { knownOr } from "../http/known.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "./plan.ts";

/** What was at the address is gone: the news is which node knows that it was there. */
const GONE = 410;

export function canSucceed(edge: PlanEdge): boolean {
  return [...statusesFrom(edge, new Map())].some((status) => status < 300);
}

export const isRefusing = (status: number): boolean => status >= 400 && status !== GONE;

const KNOWN = new WeakMap<Plan, ReadonlyMap<number, readonly string[]>>();

/** The nodes that decide each status: of a refusal, those after which only refusals are left; else those before it. */
export function decisiveNodes(plan: Plan): ReadonlyMap<number, readonly string[]> {
  return knownOr(KNOWN, plan, () => {
    const found = new Map<number, Set<string>>();
    const reached = new Map<PlanNode, ReadonlySet<number>>();
    for (const { id, yes, no } of nodesOf(plan)) {
      for (const status of [...decidedBy(yes, no, reached), ...decidedBy(no, yes, reached)])
        knownOr(found, status, () => new Set<string>()).add(id);
    }
    return new Map([...found].map(([status, ids]) => [status, [...ids]]));
  });
}

function decidedBy(taken: PlanEdge, other: PlanEdge, reached: Map<PlanNode, ReadonlySet<number>>): readonly number[] {
  const [here, there] = [[...statusesFrom(taken, reached)], [...statusesFrom(other, reached)]];
  const isSuccess = (status: number) => status < 300;
  const refusals = !here.some(isSuccess) && there.some(isSuccess) ? here.filter(isRefusing) : [];
  const led = isEnding(taken.to) && !isRefusing(taken.to.status) ? [taken.to.status] : [];
  return [...refusals, ...led];
}

export function nodesOf(plan: Plan): ReadonlySet<PlanNode> {
  const nodes = new Set<PlanNode>();
  const follow = ({ to }: PlanEdge): void => {
    if (isEnding(to) || nodes.has(to)) return;
    nodes.add(to);
    follow(to.no);
    follow(to.yes);
  };
  follow(plan.entry);
  return nodes;
}

/** A plan has no circles, so that every node is looked at once. */
function statusesFrom({ to }: PlanEdge, reached: Map<PlanNode, ReadonlySet<number>>): ReadonlySet<number> {
  if (isEnding(to)) return new Set([to.status]);
  return knownOr(reached, to, () => new Set([...statusesFrom(to.yes, reached), ...statusesFrom(to.no, reached)]));
}

import { canSucceed, isRefusing } from "../graph/decisive.ts";
import type { YesNo } from "../graph/fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "../graph/plan.ts";

/** How a request ended, and what was decided on the way. */
export interface Decided {
  readonly status: number | undefined;
  readonly steps: readonly { readonly id: string; readonly decision: YesNo; readonly settled: boolean }[];
  readonly thrown: { readonly id: string | undefined } | undefined;
}

/**
 * The node that decided how a request ended, for a reader who asks why: the callback that threw; for a refusal, the last
 * node after whose other decision it could have succeeded (for a 404, G7 and not those that looked for a former
 * resource); for a redirection, the last node that the request decided; else where the plan ended it. A success has none.
 */
export function decisiveOf(plan: Plan, { status, steps, thrown }: Decided): string | undefined {
  if (thrown?.id !== undefined) return thrown.id;
  if (status === undefined || status < 300) return undefined;
  const passed = openNodes(plan, steps);
  const decisive = isRefusing(status) ? passed.findLast(({ other }) => canSucceed(other)) : passed.at(-1);
  return decisive?.node.id ?? steps.at(-1)?.id;
}

function openNodes(plan: Plan, steps: Decided["steps"]) {
  const decisions = steps.filter(({ settled }) => !settled);
  const passed: { readonly node: PlanNode; readonly other: PlanEdge }[] = [];
  let at = plan.entry.to;
  while (!isEnding(at)) {
    const step = decisions[passed.length];
    if (step?.id !== at.id) break;
    const { decision } = step;
    passed.push({ node: at, other: at[decision === "yes" ? "no" : "yes"] });
    at = at[decision].to;
  }
  return passed;
}

import type { AnyResource } from "../resource/resource.ts";
import { hasAnyOf, type YesNo } from "./fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "./plan.ts";
import type { Ending } from "./row.ts";

/** The endings that a plan can come to, each with the node that leads there, in the order of the walk. */
export interface Reached {
  readonly ending: Ending;
  /** The last open node before it; undefined where every request ends so. */
  readonly from: PlanNode | undefined;
}

export interface ReachOptions {
  /** Only what a request made of documented parts can draw (ruling 5), given the resource. */
  readonly documented?: AnyResource;
}

export function reach(plan: Plan, options: ReachOptions = {}): readonly Reached[] {
  const found: Reached[] = [];
  const seen = new Set<PlanNode>();
  const follow = (edge: PlanEdge, from: PlanNode | undefined): void => {
    if (isEnding(edge.to)) {
      found.push({ ending: edge.to, from });
      return;
    }
    const node = edge.to;
    if (seen.has(node)) return;
    seen.add(node);
    for (const answer of ["no", "yes"] as const) {
      if (options.documented === undefined || isDocumented(node, answer, options.documented))
        follow(node[answer], node);
    }
  };
  follow(plan.entry, undefined);
  return found;
}

/** Every status that the plan can come to, in ascending order. */
export function statusesOf(plan: Plan, options: ReachOptions = {}): readonly number[] {
  return [...new Set(reach(plan, options).map(({ ending }) => ending.status))].sort((a, b) => a - b);
}

function isDocumented({ row }: PlanNode, answer: YesNo, resource: AnyResource): boolean {
  if (row.kind !== "request" || row.documentedOn === undefined) return true;
  return answer !== (row.strays ?? "yes") || hasAnyOf(resource, row.documentedOn);
}

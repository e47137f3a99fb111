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
  /** Success statuses that the description names. They decide where the author's returned value does. */
  readonly named?: readonly number[];
}

/** What a plan can come to, and the request fields that it looks at on the way. */
export interface Reach {
  readonly endings: readonly Reached[];
  readonly fields: readonly string[];
}

export function reachOf(plan: Plan, options: ReachOptions = {}): Reach {
  const endings: Reached[] = [];
  const fields = new Set<string>();
  const seen = new Set<PlanNode>();
  const follow = (edge: PlanEdge, from: PlanNode | undefined): void => {
    if (isEnding(edge.to)) {
      endings.push({ ending: edge.to, from });
      return;
    }
    const node = edge.to;
    if (seen.has(node)) return;
    seen.add(node);
    const answers = (["no", "yes"] as const).filter((answer) => isDocumented(node, answer, options));
    // Where the document speaks of one answer only, it does not speak of the field.
    if (node.row.kind === "request" && node.row.field !== undefined && answers.length === 2) fields.add(node.row.field);
    for (const answer of answers) follow(node[answer], node);
  };
  follow(plan.entry, undefined);
  return { endings, fields: [...fields] };
}

export function reach(plan: Plan, options: ReachOptions = {}): readonly Reached[] {
  return reachOf(plan, options).endings;
}

/** Every status that the plan can come to, in ascending order. */
export function statusesOf(plan: Plan, options: ReachOptions = {}): readonly number[] {
  return [...new Set(reach(plan, options).map(({ ending }) => ending.status))].sort((a, b) => a - b);
}

function isDocumented(node: PlanNode, answer: YesNo, { documented, named = [] }: ReachOptions): boolean {
  const { row } = node;
  if (row.kind !== "request") return true;
  if (row.decidedByValue === true) return isNamed(node, answer, named);
  if (documented === undefined || row.documentedOn === undefined) return true;
  return answer !== (row.strays ?? "yes") || hasAnyOf(documented, row.documentedOn);
}

/** Where the description names one of the two, or both, it holds; where it names neither, both can happen. */
function isNamed(node: PlanNode, answer: YesNo, named: readonly number[]): boolean {
  const isNamedEdge = ({ to }: PlanEdge) => isEnding(to) && named.includes(to.status);
  return isNamedEdge(node[answer]) || !(isNamedEdge(node.yes) || isNamedEdge(node.no));
}

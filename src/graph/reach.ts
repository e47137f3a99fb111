import type { AnyResource } from "../resource/resource.ts";
import { GUARDING } from "./causes.ts";
import { hasAnyOf } from "./declared.ts";
import type { YesNo } from "./fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "./plan.ts";
import { type Ending, isReplay, type Row } from "./row.ts";

/** The endings that a plan can come to, each with the node that leads there, in the order of the walk. */
export interface Reached {
  readonly ending: Ending;
  /** The last open node before it; undefined where every request ends there. */
  readonly from: PlanNode | undefined;
  /** Whether a request can come there by a node that decides what a client may know. */
  readonly isGuarded: boolean;
}

export interface ReachOptions {
  /** The resource, to count only what a documented request can get (ruling 5). */
  readonly documented?: AnyResource;
  /** The success statuses that the description names. They count where the author's return value decides. */
  readonly named?: readonly number[];
  /** Whether its sunset has passed: then every request is 410 (ruling 60). */
  readonly isGone?: boolean;
}

/** What a plan can come to, and the request fields that it looks at. */
export interface Reach {
  readonly endings: readonly Reached[];
  readonly fields: readonly string[];
  /** In ascending order. */
  readonly statuses: readonly number[];
}

/**
 * Results by plan. Resources that share a plan have one shape, which includes what the document mentions, so a result for
 * one of them holds for all.
 */
const KNOWN = new WeakMap<Plan, Map<string, Reach>>();

export function reachOf(plan: Plan, options: ReachOptions = {}): Reach {
  const key = `${options.documented !== undefined} ${options.named?.join()} ${options.isGone}`;
  const known = KNOWN.get(plan) ?? new Map<string, Reach>();
  KNOWN.set(plan, known);
  const reached = known.get(key) ?? explore(plan, options);
  known.set(key, reached);
  return reached;
}

function explore(plan: Plan, options: ReachOptions): Reach {
  const endings: Reached[] = [];
  const fields = new Set<string>();
  const seen = new Set<PlanNode>();
  // A node that guards is on every way to what comes after it, so each node is seen once.
  const follow = (edge: PlanEdge, from: PlanNode | undefined, isGuarded: boolean): void => {
    if (isEnding(edge.to)) {
      // What was kept is a response that the same plan came to.
      if (!isReplay(edge.to)) endings.push({ ending: edge.to, from, isGuarded });
      return;
    }
    const node = edge.to;
    if (seen.has(node)) return;
    seen.add(node);
    const both = node.row.kind === "prepare" ? (["yes"] as const) : (["no", "yes"] as const);
    const decisions = both.filter((decision) => isDocumented(node, decision, plan.method, options));
    // Where the document knows only one decision of the node, it does not list the field.
    if (decisions.length === 2) addField(node.row, fields);
    for (const decision of decisions) follow(node[decision], node, isGuarded || isGuarding(node.row));
  };
  follow(plan.entry, undefined, false);
  const statuses = [...new Set(endings.map(({ ending }) => ending.status))].sort((a, b) => a - b);
  return { endings, fields: [...fields], statuses };
}

function isGuarding(row: Row): boolean {
  return row.kind === "ask" && GUARDING.has(row.callback);
}

function addField(row: Row, fields: Set<string>): void {
  if (row.kind === "request" && row.field !== undefined && row.unlisted !== true) fields.add(row.field);
}

export function reach(plan: Plan, options: ReachOptions = {}): readonly Reached[] {
  return reachOf(plan, options).endings;
}

/** Every status that the plan can come to, in ascending order. */
export function reachableStatuses(plan: Plan, options: ReachOptions = {}): readonly number[] {
  return reachOf(plan, options).statuses;
}

function isDocumented(node: PlanNode, decision: YesNo, method: string, options: ReachOptions): boolean {
  const { documented, named = [] } = options;
  const { row } = node;
  if (row.kind === "ask" && row.callback === "accepted") return decision === "yes" || !isAlwaysAccepted(named);
  if (row.kind !== "request") return true;
  if (row.test === "pastSunset") return decision === "yes" || options.isGone !== true;
  if (row.decidedByDescription === true)
    return options.named === undefined || decision === contentNamed((status) => named.includes(status));
  if (row.decidedByValue === true) return isNamed(node, decision, named);
  if (documented === undefined || row.documentedOn === undefined) return true;
  return decision !== (row.strays ?? "yes") || hasAnyOf({ resource: documented, method }, row.documentedOn);
}

/** Whether the description has a 202 as the only success. */
function isAlwaysAccepted(named: readonly number[]): boolean {
  return named.includes(202) && named.every((status) => status === 202 || status >= 300);
}

/** Whether what is stored is sent: not where the description has a 204 in place of a 200. */
export function contentNamed(isNamed: (status: number) => boolean): YesNo {
  return isNamed(204) && !isNamed(200) ? "no" : "yes";
}

/** Where the description names one of the two or both, those count; where it names neither, both do. */
function isNamed(node: PlanNode, decision: YesNo, named: readonly number[]): boolean {
  const isNamedEdge = ({ to }: PlanEdge) => isEnding(to) && named.includes(to.status);
  return isNamedEdge(node[decision]) || !(isNamedEdge(node.yes) || isNamedEdge(node.no));
}

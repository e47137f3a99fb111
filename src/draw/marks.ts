import type { YesNo } from "../graph/fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode, type Rows } from "../graph/plan.ts";
import { type Edge, isListed, isReplay, type Row } from "../graph/row.ts";
import { ENTRY } from "../graph/table.ts";

export interface Marked {
  readonly plan?: Plan;
  readonly trace?: readonly string[];
  readonly status?: number;
}

export class Marks {
  readonly #rows: Rows;
  readonly #plan: Highlight | undefined;
  readonly #trace: Highlight | undefined;

  constructor(rows: Rows, { plan, trace, status }: Marked) {
    this.#rows = rows;
    this.#plan = plan && highlightOfPlan(rows, plan);
    this.#trace = trace && highlightOfTrace(rows, trace, status);
  }

  ofChart(): readonly string[] {
    return [...(this.#plan ? ["has-plan"] : []), ...(this.#trace ? ["has-trace"] : [])];
  }

  ofNode(id: string): readonly string[] {
    return [...this.#planSays(id), ...this.#traceSays(this.#trace?.nodes.has(id))];
  }

  ofEdge({ from, decisions }: DrawnEdge): readonly string[] {
    const isOn = (highlight: Highlight | undefined) =>
      highlight && decisions.some((decision) => highlight.edges.has(edgeKey(from, decision)));
    return [...(isOn(this.#plan) === false ? ["dimmed"] : []), ...this.#traceSays(isOn(this.#trace))];
  }

  #planSays(id: string): readonly string[] {
    if (this.#plan === undefined) return [];
    if (!this.#plan.nodes.has(id)) return ["dimmed"];
    if (!this.#plan.open.has(id)) return ["settled"];
    const kind = this.#rows[id]?.kind;
    // The node of a callback that is not overridden is settled, so the callback of an open one is overridden.
    return kind === "ask" || kind === "act" || kind === "prepare" || kind === "own" ? ["open", "overridden"] : ["open"];
  }

  #traceSays(isOnTrace: boolean | undefined): readonly string[] {
    if (isOnTrace === undefined) return [];
    return [isOnTrace ? "lit" : "faint"];
  }
}

type TakenEdge = readonly [id: string, decision: YesNo];

/** Nodes and edges that belong together: what a plan can reach, or one request's trace. */
class Highlight {
  readonly nodes = new Set<string>();
  readonly open = new Set<string>();
  readonly edges = new Set<string>();

  add(id: string, decision: YesNo): void {
    this.nodes.add(id);
    this.edges.add(edgeKey(id, decision));
  }
}

export function highlightOfPlan(rows: Rows, plan: Plan): Highlight {
  const highlight = new Highlight();
  const seen = new Set<PlanNode>();
  const follow = (edge: PlanEdge, start: Edge<string>, passed: readonly string[]): void => {
    const isEnd = (target: Edge<string>) => (isEnding(edge.to) ? target === edge.to : target === edge.to.id);
    for (const step of retrace(rows, start, passed, isEnd) ?? []) highlight.add(...step);
    if (isEnding(edge.to) || seen.has(edge.to)) return;
    const node = edge.to;
    seen.add(node);
    highlight.open.add(node.id);
    for (const decision of ["yes", "no"] as const) {
      highlight.add(node.id, decision);
      const own = isListed(node.id, node.row, decision) ? 1 : 0;
      follow(node[decision], node.row[decision], node[decision].passed.slice(own));
    }
  };
  follow(plan.entry, ENTRY, plan.entry.passed);
  return highlight;
}

/** One request, from the ids of its trace; the status, where it is known, says how it ended. */
export function highlightOfTrace(rows: Rows, trace: readonly string[], status?: number): Highlight {
  const highlight = new Highlight();
  for (const [index, id] of trace.entries()) {
    const row = rows[id];
    if (row === undefined) continue;
    highlight.nodes.add(id);
    const next = trace[index + 1];
    if (next === undefined && status === undefined) continue;
    const endsSo = (target: Edge<string>) =>
      typeof target !== "string" && (target.status === status || isReplay(target));
    const isEnd = (target: Edge<string>) => (next === undefined ? endsSo(target) : target === next);
    for (const step of retrace(rows, id, [id], isEnd) ?? []) highlight.add(...step);
  }
  return highlight;
}

/** First what is decided where a resource declares nothing: a trace may not tell (O18e). */
const decisionsOf = (row: Row): readonly YesNo[] =>
  "otherwise" in row && row.otherwise === "no" ? ["no", "yes"] : ["yes", "no"];

/** The steps behind a trace: it leaves out additive nodes that did not fire, and the decisions. */
function retrace(
  rows: Rows,
  at: Edge<string>,
  passed: readonly string[],
  isEnd: (target: Edge<string>) => boolean,
): readonly TakenEdge[] | undefined {
  if (passed.length === 0 && isEnd(at)) return [];
  const row = typeof at === "string" ? rows[at] : undefined;
  if (typeof at !== "string" || row === undefined) return undefined;
  for (const decision of decisionsOf(row)) {
    const listed = isListed(at, row, decision);
    if (listed && passed[0] !== at) continue;
    const rest = retrace(rows, row[decision], listed ? passed.slice(1) : passed, isEnd);
    if (rest !== undefined) return [[at, decision], ...rest];
  }
  return undefined;
}

export interface DrawnEdge {
  readonly from: string;
  readonly decisions: readonly YesNo[];
  readonly to: Edge<string>;
}

export function edgesOf(rows: Rows): readonly DrawnEdge[] {
  return Object.entries(rows).flatMap(([from, { yes, no }]): DrawnEdge[] =>
    yes === no
      ? [{ from, decisions: ["yes", "no"], to: yes }]
      : [
          { from, decisions: ["yes"], to: yes },
          { from, decisions: ["no"], to: no },
        ],
  );
}

/** The label of an edge. An act that cannot fail has no decision to show. */
export function edgeLabel(rows: Rows, { from, decisions }: DrawnEdge): string {
  if (decisions.length === 1) return decisions[0] ?? "";
  const kind = rows[from]?.kind;
  return kind === "act" || kind === "prepare" ? "then" : decisions.join("/");
}

/** Names an edge: no two edges of a table leave the same node with the same decision. */
export const edgeKey = (from: string, decision: YesNo): string => `${from} ${decision}`;

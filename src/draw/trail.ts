import type { YesNo } from "../graph/fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode, type Rows } from "../graph/plan.ts";
import { type Edge, isListed } from "../graph/row.ts";
import { ENTRY } from "../graph/table.ts";
import { edgeKey } from "./edges.ts";

/** Nodes and edges that belong together: what a plan can reach, or one request's way. */
export interface Trail {
  readonly nodes: ReadonlySet<string>;
  /** Nodes that only a request can answer. */
  readonly open: ReadonlySet<string>;
  /** By edgeKey. */
  readonly edges: ReadonlySet<string>;
}

interface Step {
  readonly id: string;
  readonly answer: YesNo;
}

/** Everything that one resource and method can come to, settled at mount or not. */
export function trailOfPlan(rows: Rows, plan: Plan): Trail {
  const trail = new Blazer();
  const seen = new Set<PlanNode>();
  const follow = (edge: PlanEdge, start: Edge<string>, passed: readonly string[]): void => {
    const isEnd = (target: Edge<string>) => (isEnding(edge.to) ? target === edge.to : target === edge.to.id);
    for (const step of retrace(rows, start, passed, isEnd) ?? []) trail.add(step);
    if (isEnding(edge.to) || seen.has(edge.to)) return;
    const node = edge.to;
    seen.add(node);
    trail.open.add(node.id);
    for (const answer of ["yes", "no"] as const) {
      trail.add({ id: node.id, answer });
      const own = isListed(node.id, node.row, answer) ? 1 : 0;
      follow(node[answer], node.row[answer], node[answer].passed.slice(own));
    }
  };
  follow(plan.entry, ENTRY, plan.entry.passed);
  return trail;
}

/** The way of one request, from the ids of its trace; the status, where it is known, says how it ended. */
export function trailOfWay(rows: Rows, way: readonly string[], status?: number): Trail {
  const trail = new Blazer();
  for (const [index, id] of way.entries()) {
    const row = rows[id];
    if (row === undefined) continue;
    trail.nodes.add(id);
    const next = way[index + 1];
    if (next === undefined && status === undefined) continue;
    const isEnd = (target: Edge<string>) =>
      next === undefined ? typeof target !== "string" && target.status === status : target === next;
    for (const step of retrace(rows, id, [id], isEnd) ?? []) trail.add(step);
  }
  return trail;
}

class Blazer implements Trail {
  readonly nodes = new Set<string>();
  readonly open = new Set<string>();
  readonly edges = new Set<string>();

  add({ id, answer }: Step): void {
    this.nodes.add(id);
    this.edges.add(edgeKey(id, answer));
  }
}

/** The steps behind a trace: it leaves out additive nodes that did not fire, and the answers. */
function retrace(
  rows: Rows,
  at: Edge<string>,
  passed: readonly string[],
  isEnd: (target: Edge<string>) => boolean,
): readonly Step[] | undefined {
  if (passed.length === 0 && isEnd(at)) return [];
  const row = typeof at === "string" ? rows[at] : undefined;
  if (typeof at !== "string" || row === undefined) return undefined;
  for (const answer of ["yes", "no"] as const) {
    const listed = isListed(at, row, answer);
    if (listed && passed[0] !== at) continue;
    const rest = retrace(rows, row[answer], listed ? passed.slice(1) : passed, isEnd);
    if (rest !== undefined) return [{ id: at, answer }, ...rest];
  }
  return undefined;
}

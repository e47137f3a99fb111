import type { YesNo } from "../graph/fold.ts";
import type { Rows } from "../graph/plan.ts";
import type { Edge } from "../graph/row.ts";

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
export function edgeKey(from: string, decision: YesNo): string {
  return `${from} ${decision}`;
}

import type { YesNo } from "../graph/fold.ts";
import type { Rows } from "../graph/plan.ts";
import type { Edge } from "../graph/row.ts";

/** A line of the drawing. Answers that lead to the same place share one. */
export interface DrawnEdge {
  readonly from: string;
  readonly answers: readonly YesNo[];
  readonly to: Edge<string>;
}

/** Every edge of the table, in its order. */
export function edgesOf(rows: Rows): readonly DrawnEdge[] {
  return Object.entries(rows).flatMap(([from, { yes, no }]): DrawnEdge[] =>
    yes === no
      ? [{ from, answers: ["yes", "no"], to: yes }]
      : [
          { from, answers: ["yes"], to: yes },
          { from, answers: ["no"], to: no },
        ],
  );
}

/** What stands on the line: an act that cannot be answered with no has no answer to show. */
export function edgeLabel(rows: Rows, { from, answers }: DrawnEdge): string {
  if (answers.length === 1) return answers[0] ?? "";
  const kind = rows[from]?.kind;
  return kind === "act" || kind === "prepare" ? "then" : answers.join("/");
}

/** Names an edge: no two edges of a table leave the same node with the same answer. */
export function edgeKey(from: string, answer: YesNo): string {
  return `${from} ${answer}`;
}

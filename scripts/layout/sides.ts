import type { DrawnEdge } from "../../src/draw/marks.ts";
import type { Rows } from "../../src/graph/plan.ts";
import type { Placement } from "./placement.ts";

export type Flank = "left" | "right";

/**
 * Endings stand left or right of their node, where fewer lines come and go; a second ending takes the other flank.
 * Gives, for each node, its endings' edges by flank.
 */
export function flankEndings(
  rows: Rows,
  edges: readonly DrawnEdge[],
  { positions }: Placement,
): ReadonlyMap<string, Readonly<Partial<Record<Flank, DrawnEdge>>>> {
  const flanks = new Map<string, Partial<Record<Flank, DrawnEdge>>>();
  for (const id of Object.keys(rows)) {
    const column = positions.get(id)?.column ?? 0;
    const others = edges.flatMap(({ from, to }) =>
      from === id && typeof to === "string" ? [to] : to === id ? [from] : [],
    );
    const towards = others.map((other) => Math.sign((positions.get(other)?.column ?? column) - column));
    const free: Flank = towards.reduce((sum, one) => sum + one, 0) < 0 ? "right" : "left";
    const [first, second] = edges.filter(({ from, to }) => from === id && typeof to !== "string");
    flanks.set(id, {
      ...(first && { [free]: first }),
      ...(second && { [free === "left" ? "right" : "left"]: second }),
    });
  }
  return flanks;
}

import { type DrawnEdge, edgesOf } from "../../src/draw/marks.ts";
import { ENDING_RADIUS, NODE_HEIGHT, NODE_WIDTH, type Point } from "../../src/draw/shape.ts";
import type { Rows } from "../../src/graph/plan.ts";
import { TABLE } from "../../src/graph/table.ts";
import { pointsOf } from "./line.ts";
import { type Placement, placeAll } from "./placement.ts";
import { routeAll } from "./routes.ts";
import { flankEndings } from "./sides.ts";
import { type Spacing, spacingFor } from "./spacing.ts";

/** The position of everything: nodes by their middle, lines by their corners, endings by the ends of their stub. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, Point>;
  readonly lines: readonly { readonly edge: DrawnEdge; readonly points: readonly Point[] }[];
  readonly endings: readonly { readonly edge: DrawnEdge; readonly border: Point; readonly at: Point }[];
  /** The letters, each over the middle of its column. */
  readonly columns: readonly { readonly name: string; readonly x: number }[];
  /** The numbers, each beside its band. */
  readonly bands: readonly { readonly name: string; readonly top: number; readonly bottom: number }[];
}

/** From a node's border to the middle of its ending: a stub long enough for its label. */
const STUB = 26;
const ENDING_REACH: number = NODE_WIDTH / 2 + STUB + ENDING_RADIUS;

export function layOut(rows: Rows = TABLE): Layout {
  const placement = placeAll(rows);
  const edges = edgesOf(rows);
  const flanks = flankEndings(rows, edges, placement);
  const { lines, routed } = routeAll(placement, edges, flanks);
  const spacing = spacingFor(placement, flanks, lines, routed);
  const nodes = nodesAt(placement, spacing);
  return {
    width: spacing.width,
    height: spacing.height,
    nodes,
    lines: routed.map(({ edge, route }) => ({ edge, points: pointsOf(rows, edge, route, spacing, nodes) })),
    endings: [...flanks].flatMap(([id, taken]) => {
      const { x, y } = nodes.get(id) ?? { x: 0, y: 0 };
      return (["left", "right"] as const).flatMap((flank) => {
        const edge = taken[flank];
        const beside = (reach: number): Point => ({ x: x + (flank === "left" ? -reach : reach), y });
        return edge ? [{ edge, border: beside(NODE_WIDTH / 2), at: beside(ENDING_REACH) }] : [];
      });
    }),
    columns: placement.columns.map((name, column) => ({ name, x: (spacing.columns[column] ?? 0) + NODE_WIDTH / 2 })),
    bands: placement.rows.map(({ number, first, slots }) => ({
      name: String(number),
      top: spacing.slots[first] ?? 0,
      bottom: (spacing.slots[first + slots - 1] ?? 0) + NODE_HEIGHT,
    })),
  };
}

function nodesAt({ positions }: Placement, spacing: Spacing): ReadonlyMap<string, Point> {
  return new Map(
    [...positions].map(([id, { column, slot }]) => [
      id,
      { x: (spacing.columns[column] ?? 0) + NODE_WIDTH / 2, y: (spacing.slots[slot] ?? 0) + NODE_HEIGHT / 2 },
    ]),
  );
}

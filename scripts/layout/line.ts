import type { DrawnEdge } from "../../src/draw/marks.ts";
import { type Kind, NODE_HEIGHT, NODE_WIDTH, POINT, type Point } from "../../src/draw/shape.ts";
import type { Rows } from "../../src/graph/plan.ts";
import { LEFT, type Port, RIGHT, type Route, UP } from "./field.ts";
import type { Spacing } from "./spacing.ts";

/** The corners of a line, from the border of the node that it leaves to that of the node where it arrives. */
export function pointsOf(
  rows: Rows,
  edge: DrawnEdge,
  { leave, arrive, vertices }: Route,
  spacing: Spacing,
  nodes: ReadonlyMap<string, Point>,
): readonly Point[] {
  const width = spacing.across.length;
  const at = (vertex: number): Point => ({
    x: spacing.across[vertex % width] ?? 0,
    y: spacing.down[Math.floor(vertex / width)] ?? 0,
  });
  const border = (id: string, port: Port): Point => {
    const middle = nodes.get(id) ?? { x: 0, y: 0 };
    const { x, y } = at(port.vertex);
    if (port.outward === LEFT || port.outward === RIGHT) {
      const reach = NODE_WIDTH / 2 - insetOf(rows[id]?.kind ?? "request", y - middle.y);
      return { x: middle.x + (port.outward === LEFT ? -reach : reach), y };
    }
    return { x, y: middle.y + (port.outward === UP ? -NODE_HEIGHT / 2 : NODE_HEIGHT / 2) };
  };
  const to = typeof edge.to === "string" ? edge.to : edge.from;
  return corners([border(edge.from, leave), ...vertices.map(at), border(to, arrive)]);
}

/** How far inside the node's box its outline runs, at a height above or below its middle. */
function insetOf(kind: Kind, height: number): number {
  const h = NODE_HEIGHT / 2;
  if (kind === "ask") return (POINT * Math.abs(height)) / h;
  if (kind === "method" || kind === "recall") return h - Math.sqrt(h * h - height * height);
  return 0;
}

function corners(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last !== undefined && last.x === point.x && last.y === point.y) continue;
    const isStraight =
      before !== undefined &&
      last !== undefined &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isStraight) kept.pop();
    kept.push(point);
  }
  return kept;
}

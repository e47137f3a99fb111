import type { Rows } from "../graph/plan.ts";
import type { DrawnEdge } from "./edges.ts";
import { LEFT, type Port, RIGHT, type Route, UP } from "./field.ts";
import { insetOf, NODE_HEIGHT, NODE_WIDTH } from "./shape.ts";
import type { Spacing } from "./spacing.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const CORNER = 7;

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

/** A path through the points with rounded corners. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${text(point)}`;
      if (after === undefined) return `L${text(point)}`;
      return `L${text(towards(point, before))}Q${text(point)} ${text(towards(point, after))}`;
    })
    .join("");
}

/** The point where a line begins to bend. */
function towards(corner: Point, other: Point): Point {
  const length = Math.abs(other.x - corner.x) + Math.abs(other.y - corner.y);
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}

function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The approximate width of a letter of a label. */
const LETTER = 7;

/** Where a label is written: on the line, as soon as it has left its node. */
export function labelPoint(points: readonly Point[], label: string): Point {
  const [start = { x: 0, y: 0 }, next = start] = points;
  const away = 4 + (label.length * LETTER) / 2;
  if (next.y === start.y) return { x: start.x + Math.sign(next.x - start.x) * away, y: start.y };
  return { x: start.x, y: start.y + Math.sign(next.y - start.y) * 11 };
}

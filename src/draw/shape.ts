import type { Row } from "../graph/row.ts";

export const NODE_WIDTH = 212;
export const NODE_HEIGHT = 66;
export const ENDING_RADIUS = 18;
export const POINT = 22;

export type Kind = Row["kind"];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Spot = readonly [x: number, y: number];

/** A node: its middle, and the corners of each decision's line. If both lead to one node, only `yes` has a line. */
interface PlacedNode {
  readonly at: Spot;
  readonly yes: readonly Spot[];
  readonly no?: readonly Spot[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly (readonly [name: string, x: number])[];
  readonly bands: readonly (readonly [name: string, top: number, bottom: number])[];
  readonly nodes: Readonly<Record<string, PlacedNode>>;
}

const CORNER = 7;

export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${text(point)}`;
      if (after === undefined) return `L${text(point)}`;
      return `L${text(towards(point, before))}Q${text(point)} ${text(towards(point, after))}`;
    })
    .join("");
}

function towards(corner: Point, other: Point): Point {
  const length = Math.abs(other.x - corner.x) + Math.abs(other.y - corner.y);
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const round = (value: number): number => Math.round(value * 10) / 10;

const LETTER = 7;

/** Where a label is written: on the line, as soon as it has left its node. */
export function labelPoint(points: readonly Point[], label: string): Point {
  const [start = { x: 0, y: 0 }, next = start] = points;
  const away = 4 + (label.length * LETTER) / 2;
  if (next.y === start.y) return { x: start.x + Math.sign(next.x - start.x) * away, y: start.y };
  return { x: start.x, y: start.y + Math.sign(next.y - start.y) * 11 };
}

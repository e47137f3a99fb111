import type { Row } from "../graph/row.ts";

export const NODE_WIDTH = 212;
export const NODE_HEIGHT = 66;
export const ENDING_RADIUS = 18;

/** How far the points of a diamond reach; it is cut flat above and below to make space for words. */
export const POINT = 22;

export type Kind = Row["kind"];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Spot = readonly [x: number, y: number];

/**
 * A node: its middle, and for each decision the corners of its line. The line of an ending leads to the middle of its badge. If
 * both decisions lead to the same node, only `yes` has a line.
 */
interface PlacedNode {
  readonly at: Spot;
  readonly yes: readonly Spot[];
  readonly no?: readonly Spot[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The letters, each with the middle of its column. */
  readonly columns: readonly (readonly [name: string, x: number])[];
  /** The numbers, each with the borders of its band. */
  readonly bands: readonly (readonly [name: string, top: number, bottom: number])[];
  readonly nodes: Readonly<Record<string, PlacedNode>>;
}

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

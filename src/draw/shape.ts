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

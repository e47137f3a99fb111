import type { Row } from "../../graph/row.ts";

export const NODE_WIDTH = 212;
export const NODE_HEIGHT = 66;
export const ENDING_RADIUS = 18;

/** How far the points of a diamond reach; it is cut flat above and below to make space for words. */
export const POINT = 22;

export type Kind = Row["kind"];

/** How far inside the node's box its outline runs, at a height above or below its middle. */
export function insetOf(kind: Kind, height: number): number {
  const h = NODE_HEIGHT / 2;
  if (kind === "ask") return (POINT * Math.abs(height)) / h;
  if (kind === "method" || kind === "recall") return h - Math.sqrt(h * h - height * height);
  return 0;
}

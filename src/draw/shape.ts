import type { Row } from "../graph/row.ts";

export const NODE_WIDTH = 212;
export const NODE_HEIGHT = 66;
export const ENDING_RADIUS = 18;

/** How far the points of a diamond reach; it is cut flat above and below to make space for words. */
const POINT = 22;
const CORNER = 12;

export type Kind = Row["kind"];

/** The outline of a node around its middle. Each kind has its own, so that kinds can be told apart without colour. */
export function outlineOf(kind: Kind): string {
  const [w, h] = [NODE_WIDTH / 2, NODE_HEIGHT / 2];
  switch (kind) {
    case "ask":
      return polygon([-w, 0], [-w + POINT, -h], [w - POINT, -h], [w, 0], [w - POINT, h], [-w + POINT, h]);
    case "choose":
      return polygon(
        [-w, -h + CORNER],
        [-w + CORNER, -h],
        [w - CORNER, -h],
        [w, -h + CORNER],
        [w, h - CORNER],
        [w - CORNER, h],
        [-w + CORNER, h],
        [-w, h - CORNER],
      );
    case "method":
    case "recall":
      return `M${-w + h} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${-w + h}A${h} ${h} 0 0 1 ${-w + h} ${-h}Z`;
    case "request":
    case "act":
    case "prepare":
      return polygon([-w, -h], [w, -h], [w, h], [-w, h]);
  }
}

/** How far inside the node's box its outline runs, at a height above or below its middle. */
export function insetOf(kind: Kind, height: number): number {
  const h = NODE_HEIGHT / 2;
  if (kind === "ask") return (POINT * Math.abs(height)) / h;
  if (kind === "method" || kind === "recall") return h - Math.sqrt(h * h - height * height);
  return 0;
}

function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

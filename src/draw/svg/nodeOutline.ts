import { type Kind, NODE_HEIGHT, NODE_WIDTH, POINT } from "../shape.ts";

const CORNER = 12;

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

function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

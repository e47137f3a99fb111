import { expect, test } from "vitest";
import { edgesOf } from "../../src/draw/marks.ts";
import { ENDING_RADIUS, NODE_HEIGHT, NODE_WIDTH, type Point } from "../../src/draw/shape.ts";
import { TABLE } from "../../src/graph/table.ts";
import { layOut } from "./layout.ts";

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const layout = layOut(TABLE);
const nodes = [...layout.nodes].map(([id, at]) => box(id, at, NODE_WIDTH / 2, NODE_HEIGHT / 2));
const endings = layout.endings.map(({ edge, at }) =>
  box(`${edge.from} ${edge.decisions.join()}`, at, ENDING_RADIUS, ENDING_RADIUS),
);
const segments = layout.lines.flatMap(({ edge, points }) =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return { edge, start, end, isLevel: start.y === end.y };
  }),
);

function box(name: string, { x, y }: Point, width: number, height: number): Box {
  return { name, left: x - width, right: x + width, top: y - height, bottom: y + height };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test("every edge of the table is laid exactly once, as a line or as an ending", () => {
  const laid = [...layout.lines, ...layout.endings].map(({ edge }) => edge);
  expect(laid).toHaveLength(edgesOf(TABLE).length);
  expect(new Set(laid)).toEqual(new Set(edgesOf(TABLE)));
});

test("no two nodes or endings overlap, and all are on the page", () => {
  const boxes = [...nodes, ...endings];
  const clashes = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(clashes).toEqual([]);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 0 || top < 0 || right > layout.width || bottom > layout.height,
  );
  expect(outside).toEqual([]);
});

test("lines run level or upright, and through no node and no ending", () => {
  const clashes = segments.flatMap(({ edge, start, end }) => {
    const line = {
      name: "",
      left: Math.min(start.x, end.x),
      right: Math.max(start.x, end.x),
      top: Math.min(start.y, end.y),
      bottom: Math.max(start.y, end.y),
    };
    return (
      [...nodes, ...endings]
        .filter((other) => overlap(line, other))
        // A line goes as near to its own nodes as their outline, which may lie inside their box.
        .filter(({ name }) => name !== edge.from && name !== edge.to)
        .map(({ name }) => `${edge.from} to ${String(edge.to)} through ${name}`)
    );
  });
  expect(clashes).toEqual([]);
  expect(segments.filter(({ start, end, isLevel }) => !isLevel && start.x !== end.x)).toEqual([]);
});

test("a line leaves the border of its node and arrives at the border of the other", () => {
  for (const { edge, points } of layout.lines) {
    const ends = [
      [edge.from, points[0]],
      [edge.to, points.at(-1)],
    ] as const;
    for (const [id, point] of ends) {
      const node = nodes.find(({ name }) => name === id);
      if (node === undefined || point === undefined) throw new Error("a line without its node");
      const isOnEdge = point.y === node.top || point.y === node.bottom;
      const isOnFlank = point.y > node.top && point.y < node.bottom && point.x >= node.left && point.x <= node.right;
      expect(isOnEdge ? point.x > node.left && point.x < node.right : isOnFlank).toBe(true);
    }
  }
});

test("lines may cross, and run along each other only where they have the same decision and lead to the same node", () => {
  for (const [index, one] of segments.entries()) {
    for (const other of segments.slice(index + 1)) {
      if (one.edge === other.edge || one.isLevel !== other.isLevel) continue;
      const [position, along] = one.isLevel ? (["y", "x"] as const) : (["x", "y"] as const);
      if (one.start[position] !== other.start[position]) continue;
      const shared =
        Math.min(Math.max(one.start[along], one.end[along]), Math.max(other.start[along], other.end[along])) -
        Math.max(Math.min(one.start[along], one.end[along]), Math.min(other.start[along], other.end[along]));
      if (shared < 0) continue;
      expect([one.edge.to, one.edge.decisions]).toEqual([other.edge.to, other.edge.decisions]);
    }
  }
});

test("the layout is the same every time", () => {
  expect(layOut(TABLE)).toEqual(layout);
});

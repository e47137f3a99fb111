import type { DrawnEdge } from "../../src/draw/marks.ts";
import { ENDING_RADIUS, NODE_HEIGHT, NODE_WIDTH } from "../../src/draw/shape.ts";
import type { Axis, Lines } from "./lines.ts";
import type { Placement } from "./placement.ts";
import type { Routed } from "./routes.ts";
import type { Flank } from "./sides.ts";

/** The coordinates of the net's lines, given which of them are in use, and of the nodes' borders. */
export interface Spacing {
  readonly width: number;
  readonly height: number;
  readonly across: readonly number[];
  readonly down: readonly number[];
  /** The left border of each column's nodes, and the upper border of each slot's. */
  readonly columns: readonly number[];
  readonly slots: readonly number[];
}

const LANE = 13;
/** Space for a label or an arrow head between a node and the first lane. */
const BESIDE = 30;
const ABOVE = 20;
/** Space for an ending between a node and the first lane. */
const BESIDE_ENDING: number = 32 + 2 * ENDING_RADIUS;

export function spacingFor(
  placement: Placement,
  flanks: ReadonlyMap<string, Readonly<Partial<Record<Flank, DrawnEdge>>>>,
  lines: Lines,
  routed: readonly Routed[],
): Spacing {
  const [usedAcross, usedDown] = linesInUse(lines, routed);
  const beside = (column: number, flank: Flank) =>
    [...placement.positions].some(
      ([id, position]) => position.column === column && flanks.get(id)?.[flank] !== undefined,
    )
      ? BESIDE_ENDING
      : BESIDE;
  const x = spread(lines.across, usedAcross, {
    size: NODE_WIDTH,
    before: (column) => beside(column, "left"),
    after: (column) => beside(column, "right"),
  });
  const y = spread(lines.down, usedDown, { size: NODE_HEIGHT, before: () => ABOVE, after: () => ABOVE });
  return { width: x.end, height: y.end, across: x.at, down: y.at, columns: x.cells, slots: y.cells };
}

/** A line of the net is in use where an edge runs along it; edges that only cross it need no space. */
function linesInUse({ across }: Lines, routed: readonly Routed[]): [Set<number>, Set<number>] {
  const [usedAcross, usedDown] = [new Set<number>(), new Set<number>()];
  for (const { route } of routed) {
    for (const [index, vertex] of route.vertices.entries()) {
      const next = route.vertices[index + 1];
      if (next === undefined) continue;
      if (Math.abs(next - vertex) === 1) usedDown.add(Math.floor(vertex / across.count));
      else usedAcross.add(vertex % across.count);
    }
  }
  return [usedAcross, usedDown];
}

interface Spread {
  readonly size: number;
  readonly before: (cell: number) => number;
  readonly after: (cell: number) => number;
}

function spread(axis: Axis, used: ReadonlySet<number>, { size, before, after }: Spread) {
  const at: number[] = [];
  const cells: number[] = [];
  let cursor = 0;
  for (let cell = 0; cell <= axis.cells; cell++) {
    if (cell > 0) cursor += after(cell - 1);
    let lanes = 0;
    for (let lane = 0; lane < axis.lanes; lane++) {
      if (used.has(at.length)) lanes++;
      at.push(cursor + Math.max(0, lanes - 1) * LANE);
    }
    cursor += Math.max(0, lanes - 1) * LANE;
    if (cell === axis.cells) break;
    cursor += before(cell);
    cells.push(cursor);
    for (let port = 1; port <= axis.ports; port++) at.push(cursor + (size * port) / (axis.ports + 1));
    cursor += size;
  }
  return { at, cells, end: cursor };
}

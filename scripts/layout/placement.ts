import type { Rows } from "../../src/graph/plan.ts";
import { isAdditive } from "../../src/graph/row.ts";

/**
 * The id is the coordinate: B13 is column B, row 13. Ids of one coordinate (B13 and B13a) stand above each other in the
 * table's order, in the direction in which the column continues.
 */
export interface Placement {
  /** The letters in use, from left to right. */
  readonly columns: readonly string[];
  /** The numbers in use, from top to bottom, each with the slots (positions above each other) that it takes. */
  readonly rows: readonly { readonly number: number; readonly first: number; readonly slots: number }[];
  readonly positions: ReadonlyMap<string, Position>;
}

/** Counted from 0, over the columns and slots in use. */
export interface Position {
  readonly column: number;
  readonly slot: number;
}

interface Coordinate {
  readonly letter: string;
  readonly number: number;
}

interface Offset extends Coordinate {
  /** Slots below the node that has the coordinate as its id; negative above it. */
  readonly offset: number;
}

export function placeAll(table: Rows): Placement {
  const offsets = offsetsOf(table);
  const all = [...offsets.values()];
  const columns = [...new Set(all.map(({ letter }) => letter))].sort();
  const numbers = [...new Set(all.map(({ number }) => number))].sort((a, b) => a - b);
  let first = 0;
  const rows = numbers.map((number) => {
    const inRow = all.filter((other) => other.number === number).map(({ offset }) => offset);
    const above = -Math.min(0, ...inRow);
    const row = { number, first, slots: above + Math.max(0, ...inRow) + 1, above };
    first += row.slots;
    return row;
  });
  const positions = new Map<string, Position>();
  for (const [id, { letter, number, offset }] of offsets) {
    const row = rows.find((other) => other.number === number);
    if (row !== undefined) positions.set(id, { column: columns.indexOf(letter), slot: row.first + row.above + offset });
  }
  return { columns, rows, positions };
}

function offsetsOf(table: Rows): Map<string, Offset> {
  const ids = Object.keys(table);
  const coordinates = new Map(ids.map((id) => [id, coordinateOf(id, table)]));
  const offsets = new Map<string, Offset>();
  for (const [id, at] of coordinates) {
    const isHere = (other: Coordinate) => other.letter === at.letter && other.number === at.number;
    const group = ids.filter((other) => isHere(coordinates.get(other) ?? at));
    const parent = Math.max(0, group.indexOf(`${at.letter}${at.number}`));
    const later = [...coordinates.values()].slice(ids.indexOf(group.at(-1) ?? id) + 1);
    const next = later.find(({ letter }) => letter === at.letter);
    const direction = next !== undefined && next.number < at.number ? -1 : 1;
    offsets.set(id, { ...at, offset: (group.indexOf(id) - parent) * direction });
  }
  return offsets;
}

/** An additive id without a column of the diagram (W1) is placed beside the node that leads to it. */
function coordinateOf(id: string, table: Rows): Coordinate {
  const [, letter = "", digits = "", suffix = ""] = /^([A-Z])(\d+)([a-z]?)$/.exec(id) ?? [];
  if (isAdditive(id) && suffix === "") {
    const before = Object.entries(table).find(([, row]) => row.yes === id || row.no === id)?.[0];
    if (before !== undefined && before !== id) return coordinateOf(before, table);
  }
  return { letter, number: Number(digits) };
}

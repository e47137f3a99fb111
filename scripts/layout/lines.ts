import type { Placement, Position } from "./placement.ts";

/**
 * The net of lines along which edges run: some lanes between two columns, and in each column the lines on which its nodes
 * have their ports. It is the same for rows. Unused lanes take no space in the drawing, so there are plenty.
 */
export interface Lines {
  readonly across: Axis;
  readonly down: Axis;
}

export interface Axis {
  readonly cells: number;
  readonly lanes: number;
  readonly ports: number;
  /** How many lines there are in all. */
  readonly count: number;
  /** The approximate position of each line, to compare lengths before the spacing is known. */
  readonly rough: readonly number[];
}

export function linesFor(placement: Placement): Lines {
  const slots = placement.rows.reduce((sum, row) => sum + row.slots, 0);
  return {
    across: axis(placement.columns.length, { lanes: 8, ports: 5, portStep: 3, clearance: 3 }),
    down: axis(slots, { lanes: 6, ports: 3, portStep: 1, clearance: 2 }),
  };
}

interface Measure {
  readonly lanes: number;
  readonly ports: number;
  readonly portStep: number;
  readonly clearance: number;
}

function axis(cells: number, { lanes, ports, portStep, clearance }: Measure): Axis {
  const rough: number[] = [];
  let at = 0;
  for (let cell = 0; cell <= cells; cell++) {
    for (let lane = 0; lane < lanes; lane++) rough.push(at++);
    at += clearance;
    for (let port = 0; cell < cells && port < ports; port++) {
      rough.push(at);
      at += portStep;
    }
    at += clearance;
  }
  return { cells, lanes, ports, count: rough.length, rough };
}

/** The first of the lines that run through a cell. */
export function firstPort({ lanes, ports }: Axis, cell: number): number {
  return cell * (lanes + ports) + lanes;
}

/** The lines around a node: the outermost that are its own. */
export function boxOf({ across, down }: Lines, { column, slot }: Position) {
  const left = firstPort(across, column);
  const top = firstPort(down, slot);
  return { left, right: left + across.ports - 1, top, bottom: top + down.ports - 1 };
}

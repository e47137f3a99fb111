import { boxOf, type Lines } from "./lines.ts";
import type { Position } from "./placement.ts";

/** Directions are numbered clockwise, so that d and d + 2 are opposite and odd ones run up or down. */
export const RIGHT = 0;
export const DOWN = 1;
export const LEFT = 2;
export const UP = 3;

/** A point of the net where an edge meets a node: where it turns away from the node, and how far from its middle. */
export interface Port {
  readonly vertex: number;
  /** Away from the node. */
  readonly outward: number;
  readonly offCentre: number;
}

/** A route: the points of the net from the first outside its node to the last before the other, with all in between. */
export interface Route {
  readonly leave: Port;
  readonly arrive: Port;
  readonly vertices: readonly number[];
}

/**
 * The points that nodes and the routes so far occupy. Lines of different groups may cross, but not touch otherwise; lines
 * of one group (the same decision, to the same node) may join.
 */
export class Field {
  readonly lines: Lines;
  readonly width: number;
  readonly height: number;
  readonly #blocked: Uint8Array;
  /** The group that runs through a point, across and down; 0 for none. */
  readonly #across: Int16Array;
  readonly #down: Int16Array;

  constructor(lines: Lines, nodes: Iterable<Position>) {
    this.lines = lines;
    this.width = lines.across.count;
    this.height = lines.down.count;
    const size = this.width * this.height;
    this.#blocked = new Uint8Array(size);
    this.#across = new Int16Array(size);
    this.#down = new Int16Array(size);
    for (const position of nodes) {
      const { left, right, top, bottom } = boxOf(lines, position);
      for (let y = top; y <= bottom; y++) this.#blocked.fill(1, y * this.width + left, y * this.width + right + 1);
    }
  }

  clear(): void {
    this.#across.fill(0);
    this.#down.fill(0);
  }

  occupy({ leave, arrive, vertices }: Route, group: number): void {
    let arriving = leave.outward;
    for (const [index, vertex] of vertices.entries()) {
      const next = vertices[index + 1];
      const leaving = next === undefined ? (arrive.outward + 2) % 4 : this.direction(vertex, next);
      for (const direction of [arriving, leaving]) (direction % 2 === 0 ? this.#across : this.#down)[vertex] = group;
      arriving = leaving;
    }
  }

  /** The next point in a direction, or -1 at the border and where a node stands. */
  step(vertex: number, direction: number): number {
    const x = vertex % this.width;
    if ((direction === RIGHT && x === this.width - 1) || (direction === LEFT && x === 0)) return -1;
    const next = vertex + this.#delta(direction);
    return next < 0 || next >= this.#blocked.length || this.#blocked[next] === 1 ? -1 : next;
  }

  /** Whether a line of the group may run through a point in this direction. */
  isFree(vertex: number, direction: number, group: number): boolean {
    const owner = direction % 2 === 0 ? this.#across[vertex] : this.#down[vertex];
    return owner === 0 || owner === group;
  }

  /** Whether a line of the group runs there already. */
  isShared(vertex: number, direction: number, group: number): boolean {
    return (direction % 2 === 0 ? this.#across[vertex] : this.#down[vertex]) === group;
  }

  /** Whether a line in this direction would cross another group's. */
  isCrossing(vertex: number, direction: number, group: number): boolean {
    return !this.isFree(vertex, direction + 1, group);
  }

  direction(from: number, to: number): number {
    if (to === from + 1) return RIGHT;
    if (to === from - 1) return LEFT;
    return to > from ? DOWN : UP;
  }

  /** The ports of a node, without those on flanks where an ending stands. */
  ports(position: Position, taken: { readonly left: boolean; readonly right: boolean }): readonly Port[] {
    const { left, right, top, bottom } = boxOf(this.lines, position);
    const ports: Port[] = [];
    const add = (x: number, y: number, outward: number, offCentre: number) =>
      ports.push({ vertex: y * this.width + x, outward, offCentre: Math.abs(offCentre) });
    for (let x = left; x <= right; x++) {
      add(x, top - 1, UP, x - (left + right) / 2);
      add(x, bottom + 1, DOWN, x - (left + right) / 2);
    }
    for (let y = top; y <= bottom; y++) {
      if (!taken.left) add(left - 1, y, LEFT, y - (top + bottom) / 2);
      if (!taken.right) add(right + 1, y, RIGHT, y - (top + bottom) / 2);
    }
    return ports;
  }

  #delta(direction: number): number {
    if (direction === RIGHT) return 1;
    if (direction === LEFT) return -1;
    return direction === DOWN ? this.width : -this.width;
  }
}

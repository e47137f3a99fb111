import type { Field, Port, Route } from "./field.ts";
import { BucketQueue } from "./queue.ts";

/** The costs of what makes a line hard to follow, in units of its length. */
const BEND = 8;
const CROSSING = 14;
const OFF_CENTRE = 7;
/** A line of its own costs more than joining one to the same node. */
const FRESH = 2;
const JOINED = 1;

/** The easiest line to follow from one node's ports to another's (A* over points and directions of arrival). */
export function search(
  field: Field,
  group: number,
  leaves: readonly Port[],
  arrives: readonly Port[],
): Route | undefined {
  const goals = new Map<number, Port[]>();
  for (const port of arrives) goals.set(port.vertex, [...(goals.get(port.vertex) ?? []), port]);
  const distance = distanceTo(field, arrives);
  const states = field.width * field.height * 4;
  const costs = new Int32Array(states).fill(-1);
  const parents = new Int32Array(states).fill(-1);
  const queue = new BucketQueue();
  let best: { cost: number; state: number; port: Port } | undefined;

  const reach = (state: number, cost: number, parent: number) => {
    const known = costs[state] ?? -1;
    if (known >= 0 && known <= cost) return;
    costs[state] = cost;
    parents[state] = parent;
    queue.push(state, cost + distance(state >> 2));
  };
  for (const { vertex, outward, offCentre } of leaves) {
    if (field.isFree(vertex, outward, group)) reach(vertex * 4 + outward, offCentre * OFF_CENTRE, -1);
  }
  const done = new Uint8Array(states);
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    if (done[state] === 1) continue;
    done[state] = 1;
    const cost = costs[state] ?? 0;
    const vertex = state >> 2;
    if (best !== undefined && cost + distance(vertex) >= best.cost) break;
    const arriving = state & 3;
    for (const port of goals.get(vertex) ?? []) {
      const turn = turnCost(field, { vertex, arriving, leaving: (port.outward + 2) % 4, group });
      const total = cost + turn + port.offCentre * OFF_CENTRE;
      if (turn >= 0 && (best === undefined || total < best.cost)) best = { cost: total, state, port };
    }
    for (let leaving = 0; leaving < 4; leaving++) {
      const turn = turnCost(field, { vertex, arriving, leaving, group });
      const next = turn < 0 ? -1 : field.step(vertex, leaving);
      if (next >= 0 && field.isFree(next, leaving, group)) {
        reach(next * 4 + leaving, cost + turn + stepCost(field, vertex, next, leaving, group), state);
      }
    }
  }
  return best && trace(best, parents, leaves);
}

interface Turn {
  readonly vertex: number;
  readonly arriving: number;
  readonly leaving: number;
  readonly group: number;
}

/** The cost of going on in a direction, or -1 where that is not possible. */
function turnCost(field: Field, { vertex, arriving, leaving, group }: Turn): number {
  if ((arriving + 2) % 4 === leaving) return -1;
  if (arriving === leaving) return field.isCrossing(vertex, arriving, group) ? CROSSING : 0;
  return field.isFree(vertex, leaving, group) ? BEND : -1;
}

function stepCost(field: Field, vertex: number, next: number, direction: number, group: number): number {
  const { across, down } = field.lines;
  const [rough, from, to] =
    direction % 2 === 0
      ? [across.rough, vertex % field.width, next % field.width]
      : [down.rough, Math.floor(vertex / field.width), Math.floor(next / field.width)];
  const isJoined = field.isShared(vertex, direction, group) && field.isShared(next, direction, group);
  return Math.abs((rough[to] ?? 0) - (rough[from] ?? 0)) * (isJoined ? JOINED : FRESH);
}

/** A lower bound, except for joined stretches, which may be cheaper: to find one of them late does no harm. */
function distanceTo(field: Field, ports: readonly Port[]): (vertex: number) => number {
  const { across, down } = field.lines;
  const xs = ports.map(({ vertex }) => across.rough[vertex % field.width] ?? 0);
  const ys = ports.map(({ vertex }) => down.rough[Math.floor(vertex / field.width)] ?? 0);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (vertex) => {
    const x = across.rough[vertex % field.width] ?? 0;
    const y = down.rough[Math.floor(vertex / field.width)] ?? 0;
    return (Math.max(left - x, x - right, 0) + Math.max(top - y, y - bottom, 0)) * FRESH;
  };
}

function trace(best: { state: number; port: Port }, parents: Int32Array, leaves: readonly Port[]): Route | undefined {
  const states: number[] = [];
  for (let state = best.state; state >= 0; state = parents[state] ?? -1) states.unshift(state);
  const first = states[0] ?? 0;
  const leave = leaves.find(({ vertex, outward }) => vertex * 4 + outward === first);
  return leave && { leave, arrive: best.port, vertices: states.map((state) => state >> 2) };
}

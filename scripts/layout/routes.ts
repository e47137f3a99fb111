import type { DrawnEdge } from "../../src/draw/marks.ts";
import { Field, type Port, type Route } from "./field.ts";
import { type Lines, linesFor } from "./lines.ts";
import type { Placement, Position } from "./placement.ts";
import { search } from "./search.ts";
import type { Flank } from "./sides.ts";

/** How often every line is removed and routed again, considering the others. */
const ROUNDS = 2;

export interface Routed {
  readonly edge: DrawnEdge;
  readonly route: Route;
}

/** Routes the lines from node to node, near ones first, so that neighbours are joined by straight lines. */
export function routeAll(
  placement: Placement,
  edges: readonly DrawnEdge[],
  flanks: ReadonlyMap<string, Readonly<Partial<Record<Flank, DrawnEdge>>>>,
): { readonly lines: Lines; readonly routed: readonly Routed[] } {
  const lines = linesFor(placement);
  const field = new Field(lines, placement.positions.values());
  const portsOf = (id: string): readonly Port[] => {
    const taken = flanks.get(id) ?? {};
    const position = placement.positions.get(id);
    return position ? field.ports(position, { left: taken.left !== undefined, right: taken.right !== undefined }) : [];
  };
  const groups = new Map<string, number>();
  const laid = edges.flatMap((edge) => {
    if (typeof edge.to !== "string") return [];
    const name = `${edge.to} ${edge.decisions.join(" ")}`;
    const group = groups.get(name) ?? groups.size + 1;
    groups.set(name, group);
    return [{ edge, to: edge.to, group, length: lengthOf(placement, edge.from, edge.to) }];
  });
  laid.sort((a, b) => a.length - b.length);
  const routes = new Map<DrawnEdge, { readonly route: Route; readonly group: number }>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { edge, to, group } of laid) {
      routes.delete(edge);
      field.clear();
      for (const other of routes.values()) field.occupy(other.route, other.group);
      const route = search(field, group, portsOf(edge.from), portsOf(to));
      if (route === undefined) throw new Error(`There is no space for a line from ${edge.from} to ${to}.`);
      routes.set(edge, { route, group });
    }
  }
  return {
    lines,
    routed: edges.flatMap((edge) => {
      const found = routes.get(edge);
      return found === undefined ? [] : [{ edge, route: found.route }];
    }),
  };
}

function lengthOf({ positions }: Placement, from: string, to: string): number {
  const start: Position = positions.get(from) ?? { column: 0, slot: 0 };
  const end: Position = positions.get(to) ?? start;
  return Math.abs(start.column - end.column) * 2 + Math.abs(start.slot - end.slot);
}

import type { Rows } from "../graph/plan.ts";
import { type Edge, type Ending, mayBeStored, type Row } from "../graph/row.ts";
import type { OwnNode } from "../resource/ownNode.ts";

/** The place of a node: `before W1`, `after B8`; undefined where it names none, or two. */
export function placeOf({ before, after }: OwnNode): string | undefined {
  const [isBefore, isAfter] = [isOfTable(before), isOfTable(after)];
  if (isBefore === isAfter) return undefined;
  return isBefore ? `before ${before}` : `after ${after}`;
}

const isOfTable = (id: string | undefined): boolean => id !== undefined && !id.startsWith("X");

/** The edges of a row on which a request passes it: that which does not end. Empty where both lead on. */
export function passingEdges(id: string, { yes, no }: Row): readonly ("yes" | "no")[] {
  if (yes === no) return ["yes", "no"];
  if (typeof yes !== "string") return typeof no === "string" ? ["no"] : [];
  return typeof no !== "string" || id === "G7" ? ["yes"] : [];
}

/** The table with the nodes in it: first those after a node, then those before one, on every edge that leads there. */
export function rowsWith(table: Rows, nodes: readonly OwnNode[]): Rows {
  const rows: Record<string, Row> = { ...table };
  const groups = grouped(nodes, placeOf);
  const unprovided = beforeProvision(table);
  const chain = (ids: readonly OwnNode[], last: Edge<string>): Edge<string> =>
    inNamedOrder(ids).reduceRight<Edge<string>>((next, node) => {
      rows[node.id] = { kind: "own", node, yes: next, no: endingOf(node, unprovided.has(last)) };
      return node.id;
    }, last);
  for (const [place = "", group] of groups) {
    const id = place.replace("after ", "");
    const row = rows[id];
    if (row === undefined) continue;
    const passing = passingEdges(id, row).map((edge) => [edge, chain(group, row[edge])]);
    rows[id] = { ...row, ...Object.fromEntries(passing) };
  }
  for (const [place = "", group] of groups) {
    const id = place.replace("before ", "");
    if (rows[id] === undefined) continue;
    const leading = Object.entries(rows);
    const first = chain(group, id);
    const led = (edge: Edge<string>) => (edge === id ? first : edge);
    for (const [from, row] of leading)
      if (row.yes === id || row.no === id) rows[from] = { ...row, yes: led(row.yes), no: led(row.no) };
  }
  return rows;
}

/** The rows up to the one that provides what parts give. */
function beforeProvision(table: Rows): ReadonlySet<Edge<string>> {
  const rows = Object.entries(table);
  const found = new Set<Edge<string>>(
    rows.flatMap(([id, row]) => (row.kind === "prepare" && row.callback === "lifespan" ? [id] : [])),
  );
  // A set is walked to the members that are added meanwhile.
  for (const id of found) for (const [from, { yes, no }] of rows) if (yes === id || no === id) found.add(from);
  return found;
}

/** `vary` is a callback: it is not called before the request has what parts provide. */
function endingOf(node: OwnNode, isUnprovided: boolean): Ending {
  const varies = mayBeStored(node.no.status) && !isUnprovided;
  return { status: node.no.status, carries: varies ? ["vary"] : [], own: node.no };
}

export function grouped<K>(nodes: readonly OwnNode[], keyOf: (node: OwnNode) => K): ReadonlyMap<K, readonly OwnNode[]> {
  return new Map(nodes.map((node) => [keyOf(node), nodes.filter((other) => keyOf(other) === keyOf(node))]));
}

export function inNamedOrder(group: readonly OwnNode[]): readonly OwnNode[] {
  const sorted = [...predecessors(group)].sort(([, one], [, other]) => one.size - other.size);
  return sorted.map(([node]) => node);
}

/** Whether they name one order: of any two, one comes first. */
export function areOrdered(group: readonly OwnNode[]): boolean {
  const counts = [...predecessors(group).values()].map(({ size }) => size);
  return counts.sort((a, b) => a - b).every((count, at) => count === at);
}

function predecessors(group: readonly OwnNode[]): ReadonlyMap<OwnNode, ReadonlySet<OwnNode>> {
  const named = (node: OwnNode) =>
    group.filter((other) => other !== node && (node.after === other.id || other.before === node.id));
  return new Map(
    group.map((node) => {
      const all = new Set(named(node));
      // A set is walked to the members that are added meanwhile.
      for (const each of all) for (const earlier of named(each)) all.add(earlier);
      return [node, all];
    }),
  );
}

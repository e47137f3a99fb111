import { knownOr } from "../http/known.ts";
import { facetOf } from "../resource/attached.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { AnyResource, Callback, Declaration } from "../resource/resource.ts";
import { type Checked, isDeclared, type Subject } from "./declared.ts";
import { fold, NOTHING_RECALLED, type Recalled, type YesNo } from "./fold.ts";
import { type Edge, type Ending, isListed, type MethodRow, type Row } from "./row.ts";
import { ENTRY, TABLE } from "./table.ts";

/** A node that only a request can decide, with what follows each decision. */
export interface PlanNode {
  readonly id: string;
  readonly row: Row;
  readonly yes: PlanEdge;
  readonly no: PlanEdge;
  readonly recalled: Recalled;
}

export interface PlanEdge {
  /** Ids for the trace: the node that was left, and those that are folded away in between, where they are listed. */
  readonly passed: readonly string[];
  readonly to: PlanNode | Ending;
}

/** What is left of the table for one resource and one method. The walk, the document and the drawing read it. */
export interface Plan {
  readonly method: string;
  /** What it was made of: the table, with the author's own nodes in it. */
  readonly rows: Rows;
  readonly entry: PlanEdge;
}

export type Rows = Readonly<Record<string, Row>>;

/** Plans by shape: resources of one shape share them. Authors declare the methods, so there are few. */
const PLANS = new Map<string, Plan>();
const MOST_PLANS = 4096;
const SHAPE_PARTS = shapePartsOf(Object.values<Row>(TABLE));

export interface NodesAtMount {
  rowsWith(table: Rows, nodes: readonly OwnNode[]): Rows;
  check(checked: Pick<Checked, "resource" | "refuse">): void;
}

export function nodesAtMount({ nodes }: AnyResource): NodesAtMount | undefined {
  return nodes[0]?.works as NodesAtMount | undefined;
}

export const rowsOf = (resource: AnyResource): Rows => nodesAtMount(resource)?.rowsWith(TABLE, resource.nodes) ?? TABLE;

export function planFor(given: Subject): Plan {
  const subject = { ...given, resource: facetOf(given.resource, given.method) };
  const { nodes } = subject.resource;
  const plans = (nodes[0]?.plans ?? PLANS) as Map<string, Plan>;
  const shape = planShape(subject, SHAPE_PARTS) + nodes.map(({ serial }) => ` X${serial}`).join("");
  const known = plans.get(shape);
  if (known !== undefined) return known;
  const rows = rowsOf(subject.resource);
  const plan = { method: subject.method, rows, entry: entryOf(subject, rows) };
  if (plans.size < MOST_PLANS) plans.set(shape, plan);
  return plan;
}

export const isEnding = (target: PlanNode | Ending): target is Ending => "status" in target;

/** A node is planned once for each path that it can be reached on; the paths differ only in what recall rows ask for. */
function entryOf(subject: Subject, rows: Rows): PlanEdge {
  const planned = new Map<string, PlanNode>();
  const edgeTo = (start: Edge<string>, startWith: Recalled, passed: string[]): PlanEdge => {
    let target = start;
    let recalled = startWith;
    while (typeof target === "string") {
      const row = rows[target];
      if (row === undefined) throw new Error(`An edge leads to ${target}, which has no row.`);
      const decision = fold(row, subject, recalled);
      if (decision === undefined) return { passed, to: nodeAt(target, row, recalled) };
      if (isListed(target, row, decision)) passed.push(target);
      recalled = remember(recalled, target, decision);
      target = row[decision];
    }
    return { passed, to: target };
  };
  const nodeAt = (id: string, row: Row, recalled: Recalled): PlanNode => {
    const key = `${id} ${recalled.exists} ${recalled.creates} ${recalled.returns}`;
    const leave = (decision: YesNo) =>
      edgeTo(row[decision], remember(recalled, id, decision), isListed(id, row, decision) ? [id] : []);
    return knownOr(planned, key, () => ({ id, row, yes: leave("yes"), no: leave("no"), recalled }));
  };
  return edgeTo(ENTRY, NOTHING_RECALLED, []);
}

export function remember(recalled: Recalled, id: string, decision: YesNo): Recalled {
  if (id === "G7") return { ...recalled, exists: decision === "yes" };
  if (id === "N11") return { ...recalled, creates: decision === "yes" };
  if (id === "G7e" && decision === "yes") return { ...NOTHING_RECALLED, returns: recalled.returns + 1 };
  return recalled;
}

/** What folding depends on: each name and each test once, however many rows use it. */
interface ShapeParts {
  readonly names: readonly (Callback | Declaration)[];
  readonly tests: readonly MethodRow<string>[];
}

export function shapePartsOf(rows: readonly Row[]): ShapeParts {
  const names = rows.flatMap((row): readonly (Callback | Declaration)[] => {
    if (row.kind === "ask" || row.kind === "act" || row.kind === "prepare") return [row.callback];
    return row.kind === "request" ? [...(row.on ?? []), ...(row.documentedOn ?? [])] : [];
  });
  const tests = rows.flatMap((row) => (row.kind === "method" && typeof row.test === "string" ? [row] : []));
  return { names: [...new Set(names)], tests: [...new Map(tests.map((row) => [row.test, row])).values()] };
}

/** A number that holds as many bits as it can. */
const BITS_FULL = 2 ** 51;

/** All that a plan depends on, as one text. Services have many resources and few shapes. */
export function planShape(subject: Subject, { names, tests }: ShapeParts): string {
  let shape = `${subject.method} `;
  let bits = 1;
  for (const name of names) {
    bits = bits * 2 + (isDeclared(subject, name) ? 1 : 0);
    if (bits < BITS_FULL) continue;
    shape += `${bits} `;
    bits = 1;
  }
  shape += `${bits} `;
  for (const row of tests) shape += fold(row, subject, NOTHING_RECALLED) === "yes" ? "1" : "0";
  return shape + subject.resource.preferences.join();
}

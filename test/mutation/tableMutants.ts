import type { CARRIED } from "../../src/graph/carried.ts";
import type { Ending, Row } from "../../src/graph/row.ts";

/**
 * Faults that an author could write into the table, one at a time, and that compile: an edge that leads elsewhere, another
 * status, a part left out, a callback read in another way. Stryker knows the table as one constant, runs every test for each
 * change of it, and changes no number; this knows what a row is.
 */
export interface TableMutant {
  /** "B13 no: 429 for 503" */
  readonly name: string;
  /** Puts the fault into the table that is loaded. */
  readonly apply: () => void;
}

/** What a table holds, so that it can be changed. */
type Loose = Record<string, unknown>;
type Rows = Readonly<Record<string, Row>>;

export function tableMutants(table: object, parts: typeof CARRIED): readonly TableMutant[] {
  const rows = table as Rows;
  return [
    ...Object.entries(rows).flatMap(([id, row]) => rowMutants(id, row, rows)),
    ...Object.entries(parts).flatMap(([name, part]) => partMutants(name, part)),
  ];
}

function rowMutants(id: string, row: Row, rows: Rows): readonly TableMutant[] {
  const detour = row.detour === undefined ? [] : [mutant(id, row, "detour", undefined, "left out")];
  return [...edgeMutants(id, row, rows), ...detour, ...kindMutants(id, row, rows)];
}

/** Of each edge: where the other one leads, past the node that it leads to, another status, a part left out. */
function edgeMutants(id: string, row: Row, rows: Rows): readonly TableMutant[] {
  const { yes, no } = row;
  if (yes === no) {
    return typeof yes === "string"
      ? past(rows[yes]).map((to) => ({
          name: `${id} next: past ${yes} to ${nameOf(to)}`,
          apply: () => void Object.assign(row, { yes: to, no: to }),
        }))
      : endingMutants(id, yes, "next", rows);
  }
  return [
    mutant(id, row, "yes", no, "leads where no does"),
    mutant(id, row, "no", yes, "leads where yes does"),
    ...(["yes", "no"] as const).flatMap((key) => {
      const edge = row[key];
      if (typeof edge !== "string") return endingMutants(id, edge, key, rows);
      const other = nameOf(key === "yes" ? no : yes);
      const ways = past(rows[edge]).filter((to) => nameOf(to) !== other);
      return ways.map((to) => mutant(id, row, key, to, `past ${edge} to ${nameOf(to)}`));
    }),
  ];
}

type AnyEdge = string | Ending;

/** Where a row leads. */
function past(row: Row | undefined): readonly AnyEdge[] {
  if (row === undefined) throw new Error("An edge leads nowhere.");
  return [...new Set([row.yes, row.no])];
}

function statusOf(edge: AnyEdge): readonly number[] {
  return typeof edge === "string" ? [] : [edge.status];
}

function nameOf(edge: AnyEdge): string {
  return typeof edge === "string" ? edge : `${edge.status} ${edge.carries.join(" ")}`.trim();
}

function endingMutants(id: string, ending: Ending, key: string, rows: Rows): readonly TableMutant[] {
  const { status, carries } = ending;
  const known = [...new Set(Object.values(rows).flatMap((row) => past(row).flatMap(statusOf)))].sort((a, b) => a - b);
  const other = known[(known.indexOf(status) + 1) % known.length];
  return [
    mutant(`${id} ${key}`, ending, "status", other, `${other} for ${status}`),
    ...carries.map((part) => mutant(`${id} ${key}`, ending, "carries", without(carries, part), `without ${part}`)),
  ];
}

const ACTS = ["apply", "processPost", "deleteResource"];
const AXES = ["mediaType", "language", "encoding"];
const TESTS = ["known", "allowed", "anyType", "putCreates"];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "reads", "stores"];

function kindMutants(id: string, row: Row, rows: Rows): readonly TableMutant[] {
  const set = (key: string, value: unknown) => mutant(id, row, key, value, String(value));
  switch (row.kind) {
    case "ask":
      // Of the readings the compiler allows another one only here.
      return row.reads === "grant" || row.reads === "claim"
        ? [set("reads", row.reads === "grant" ? "claim" : "grant")]
        : [];
    case "recall":
      return [set("test", row.test === "processes" ? "makesNew" : "processes")];
    case "choose":
      return others(AXES, row.axis).map((axis) => set("axis", axis));
    case "act":
      return others(ACTS, row.callback).map((callback) => set("callback", callback));
    case "method": {
      const { test } = row;
      if (typeof test === "string") return others(TESTS, test).map((other) => set("test", other));
      return others(METHODS, test.method).map((method) => mutant(id, row, "test", { method }, method));
    }
    case "prepare":
    case "own":
      return [];
    case "request":
      return requestMutants(id, row, rows);
  }
}

/** When the question is open, what holds where it is not, what the document says of it. */
function requestMutants(id: string, row: Row & { readonly kind: "request" }, rows: Rows): readonly TableMutant[] {
  const drop = (key: string) => mutant(id, row, key, undefined, "left out");
  const found: TableMutant[] = [];
  for (const key of ["on", "documentedOn"] as const) {
    const names = row[key];
    if (names === undefined) continue;
    found.push(drop(key), ...names.map((name) => mutant(id, row, key, without(names, name), `without ${name}`)));
  }
  for (const key of ["only", "strays", "decidedByValue", "field"] as const)
    if (row[key] !== undefined) found.push(drop(key));
  if (row.otherwise !== undefined) {
    const other = row.otherwise === "yes" ? "no" : "yes";
    found.push(mutant(id, row, "otherwise", other, other));
  }
  const tests = Object.values(rows).flatMap((other) => (other.kind === "request" ? [other.test] : []));
  const next: unknown = tests[(tests.indexOf(row.test) + 1) % tests.length];
  return [...found, mutant(id, row, "test", next, String(next))];
}

function partMutants(name: string, part: object): readonly TableMutant[] {
  const found = [mutant(name, part, "label", "", "empty")];
  for (const [key, value] of Object.entries(part)) {
    if (Array.isArray(value)) {
      found.push(...value.map((from) => mutant(name, part, key, without(value, from), `without ${from}`)));
    } else if (typeof value === "object") {
      for (const [field, cause] of Object.entries(value)) {
        const other = cause === "always" ? "given" : "always";
        found.push(mutant(`${name} ${key}`, value, field, other, other));
      }
    }
  }
  return found;
}

function mutant(where: string, target: object, key: string, value: unknown, says: string): TableMutant {
  return { name: `${where} ${key}: ${says}`, apply: () => void ((target as Loose)[key] = value) };
}

function without<T>(names: readonly T[], one: T): readonly T[] {
  return names.filter((name) => name !== one);
}

function others(names: readonly string[], one: string): readonly string[] {
  return names.filter((name) => name !== one);
}

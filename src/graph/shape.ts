import type { Callback, Declaration } from "../resource/resource.ts";
import { isDeclared, type Subject } from "./declared.ts";
import { fold, NOTHING_RECALLED } from "./fold.ts";
import type { MethodRow, Row } from "./row.ts";

/** What folding depends on: each name and each test once, however many rows use it. */
export interface ShapeParts {
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

/**
 * All that a plan depends on, as one text: the method, and which callbacks and declarations there are for it. Services
 * have many resources and few shapes, so plans and what is derived from them are made once for each shape.
 */
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

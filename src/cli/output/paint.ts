import { methodIs } from "../../http/method.ts";

/** The escape sequences that start and end each style (ECMA-48). */
const ANSI = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const satisfies Record<string, readonly [start: number, end: number]>;

export type Paint = Readonly<Record<keyof typeof ANSI, (text: string) => string>>;

function paintBy(painter: (start: number, end: number) => (text: string) => string): Paint {
  return Object.fromEntries(Object.entries(ANSI).map(([name, [start, end]]) => [name, painter(start, end)])) as Paint;
}

export const PLAIN: Paint = paintBy(() => (text) => text);

export const COLOURED: Paint = paintBy(
  (start, end) => (text) => (text === "" ? "" : `\u001B[${start}m${text}\u001B[${end}m`),
);

/** A line that counts findings: green where there are none. */
export function countWith(paint: Paint): (found: readonly unknown[], says: string) => string {
  return ({ length }, says) => `  ${(length === 0 ? paint.green : paint.red)(String(length).padStart(3))} ${says}`;
}

/** The colour that people expect of a status. */
export function paintStatus(paint: Paint, status: number, text = String(status)): string {
  if (status < 300) return paint.green(text);
  if (status < 400) return paint.cyan(text);
  return status < 500 ? paint.yellow(text) : paint.red(text);
}

/** A method that changes nothing is green, one that removes red, and every other yellow. */
export function paintMethod(paint: Paint, method: string): string {
  if (methodIs(method, "safe")) return paint.green(method);
  return method === "DELETE" ? paint.red(method) : paint.yellow(method);
}

import { methodIs } from "../../http/method.ts";

/** The escape sequences that start and end each style (ECMA-48). */
export const ANSI = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const satisfies Record<string, readonly [start: number, end: number]>;

export type Paint = Readonly<Record<keyof typeof ANSI, (text: string) => string>>;

export function paintWith(codes: Readonly<Record<keyof typeof ANSI, readonly [number, number]>>): Paint {
  const painters = Object.entries(codes).map(([name, [start, end]]) => [
    name,
    (text: string) => (text === "" ? "" : `\u001B[${start}m${text}\u001B[${end}m`),
  ]);
  return Object.fromEntries(painters) as Paint;
}

const same = (text: string) => text;

export const PLAIN: Paint = {
  bold: same,
  dim: same,
  red: same,
  green: same,
  yellow: same,
  blue: same,
  cyan: same,
};

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

import { isPlain, isSameButModels } from "../resource/same.ts";
import { CALLED, METHOD_PARTS } from "./keys.ts";
import type { Piece } from "./written.ts";

/** Texts for the document, which no check at mount reads. */
const TEXTS: ReadonlySet<string> = new Set(["summary", "description", "operationId"]);
const OF_METHODS: ReadonlySet<string> = new Set(METHOD_PARTS);

/** The keys of a literal and of its methods' parts, as one text: literals that differ in it are not alike. */
export function keysOf(piece: Piece): string {
  let keys = "";
  for (const key in piece) {
    const value = piece[key];
    keys += OF_METHODS.has(key) && isPiece(value) ? `${key}{${keysOf(value)}} ` : `${key} `;
  }
  return keys;
}

/** Whether `keysOf` gives the same text for both; false where it is not plain to see. */
export function haveSameKeys(one: Piece, other: Piece): boolean {
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? "";
    if (key !== others[at]) return false;
    if (!OF_METHODS.has(key)) continue;
    const part = one[key];
    const its = other[key];
    // What is of a class may have keys that are not its own.
    if (!isPlain(part) || !isPlain(its) || !isPiece(part) || !isPiece(its) || !haveSameKeys(part, its)) return false;
  }
  return true;
}

/**
 * Whether the checks at mount find the same in two literals that have the same keys. They see that a callback is a function, and
 * a model a model, and look at all else that is declared.
 */
export function areAlikeLiterals(one: Piece, other: Piece): boolean {
  for (const key in one) if (!isAlike(key, one[key], other[key])) return false;
  return true;
}

function isAlike(key: string, one: unknown, other: unknown): boolean {
  if (CALLED.has(key)) return typeof one === "function" && typeof other === "function";
  if (TEXTS.has(key)) return typeof one === "string" && typeof other === "string";
  if (!OF_METHODS.has(key)) return isSameButModels(one, other);
  return isPiece(one) && isPiece(other) && areAlikeLiterals(one, other);
}

function isPiece(value: unknown): value is Piece {
  return typeof value === "object" && value !== null;
}

import { isFunction, isObject, isText } from "../http/kinds.ts";
import { isSameButModels } from "../resource/same.ts";
import { CALLED, METHOD_BLOCKS } from "./keys.ts";
import type { Piece } from "./written.ts";

/** Texts for the document, which no check at mount reads. */
const TEXTS: ReadonlySet<string> = new Set(["summary", "description", "operationId"]);
const OF_METHODS: ReadonlySet<string> = new Set(METHOD_BLOCKS);

/** The keys of a literal and of its methods' blocks, as one text: literals that differ in it are not alike. */
export function keysOf(piece: Piece): string {
  let keys = "";
  for (const key in piece) {
    const value = piece[key];
    keys += OF_METHODS.has(key) && isPiece(value) ? `${key}{${keysOf(value)}} ` : `${key} `;
  }
  return keys;
}

/** A key of a literal, and whether the checks at mount find the same in what another literal has there. */
interface Expected {
  readonly key: string;
  readonly finds: (other: unknown) => boolean;
}

/**
 * Whether the checks at mount find the same in a literal as in the one that is given: it has the same keys, in the same order. They
 * see that a callback is a function, and a model a model, and look at all else that is declared. Thousands may be compared with one,
 * so what is asked of each key is looked up once.
 */
export function alikeTo(piece: Piece): (other: Piece) => boolean {
  const expected: Expected[] = [];
  for (const key in piece) expected.push({ key, finds: sameIn(key, piece[key]) });
  return (other) => {
    let at = 0;
    for (const key in other) {
      const same = expected[at];
      if (same === undefined || same.key !== key || !same.finds(other[key])) return false;
      at += 1;
    }
    return at === expected.length;
  };
}

function sameIn(key: string, value: unknown): (other: unknown) => boolean {
  if (CALLED.has(key)) return isFunction(value) ? isFunction : never;
  if (TEXTS.has(key)) return isText(value) ? isText : never;
  if (!OF_METHODS.has(key)) return (other) => isSameButModels(value, other);
  if (!isPiece(value)) return never;
  const isAlike = alikeTo(value);
  return (other) => isPiece(other) && isAlike(other);
}

const never = (): boolean => false;

function isPiece(value: unknown): value is Piece {
  return isObject(value);
}

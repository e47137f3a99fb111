import { DEFAULTS } from "../resource/overrides.ts";
import { Resource } from "../resource/resource.ts";
import { shapeOf } from "../resource/shape.ts";
import type { Checked } from "./checked.ts";

const CALLBACKS: readonly string[] = Object.getOwnPropertyNames(Resource.prototype).filter(
  (name) => name !== "constructor",
);

/** What has the name of a callback or a declaration is what it is meant to be. */
const NAMES: ReadonlySet<string> = new Set(["constructor", ...CALLBACKS, ...Object.keys(DEFAULTS)]);

/** The result for each class, so that thousands of resources of one class are checked once. */
const KNOWN = new WeakMap<object, readonly Slip[]>();

interface Slip {
  readonly name: string;
  readonly meant: string;
}

/**
 * A callback with a misspelt name is never called: `isAutorized` would leave a resource unprotected. The compiler finds it
 * where `override` is written, this check where it is not. Private methods (#name) are not checked.
 */
export function checkNames({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  // The keys of a literal are checked one by one.
  if (shapeOf(resource) !== undefined) return;
  for (let at: object | null = resource; at !== null && at !== Resource.prototype; at = Object.getPrototypeOf(at)) {
    const [slip] = at === resource ? slipsIn(at) : knownSlips(at);
    if (slip !== undefined) {
      refuse(
        "MISSPELT_CALLBACK",
        `it has a method ${slip.name}, which no node calls; its name is almost ${slip.meant}`,
        `override ${slip.meant}(ctx) { … }, or #${slip.name} for a method of your own`,
      );
    }
  }
}

function knownSlips(prototype: object): readonly Slip[] {
  const known = KNOWN.get(prototype);
  if (known !== undefined) return known;
  const slips = slipsIn(prototype);
  KNOWN.set(prototype, slips);
  return slips;
}

function slipsIn(holder: object): readonly Slip[] {
  const slips: Slip[] = [];
  for (const name of Object.getOwnPropertyNames(holder)) {
    if (NAMES.has(name) || typeof Object.getOwnPropertyDescriptor(holder, name)?.value !== "function") continue;
    const meant = CALLBACKS.find((callback) => isNear(name, callback));
    if (meant !== undefined) slips.push({ name, meant });
  }
  return slips;
}

/** Differs in case only, or by a typing error: one letter, or two in a long name. */
function isNear(name: string, callback: string): boolean {
  if (name.toLowerCase() === callback.toLowerCase()) return true;
  const most = callback.length < 10 ? 1 : 2;
  return Math.abs(name.length - callback.length) <= most && distance(name, callback) <= most;
}

/** The number of letters to add, drop, change, or swap with their neighbours. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(least);
    }
  }
  return at(one.length, other.length);
}

import { isFunction, isObject, isText } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { isModel } from "./model.ts";

const NUMBERS = new WeakMap<object, string>();
let numbered = 0;

/** Names an object, or a function, that is the same only as itself. */
export const identityText = (value: object): string => knownOr(NUMBERS, value, () => `#${(numbered += 1)};`);

/** No list of declarations is deeper, and a record that holds itself has an end. */
const LIKENESS_DEPTH = 8;

/** A value as a text that only the same have: lists and records by content, all else, such as a model, by identity or by `standIn`. */
export function likenessOf(
  value: unknown,
  standIn?: (value: object) => string | undefined,
  depth = LIKENESS_DEPTH,
): string {
  // No text is taken for another with what follows it.
  if (isText(value)) return `${value.length}"${value}`;
  if (!isObject(value) && !isFunction(value)) return `${String(value)};`;
  const given = standIn?.(value);
  if (given !== undefined) return given;
  if (depth === 0 || !isPlain(value)) return identityText(value);
  let likeness = Array.isArray(value) ? "[" : "{";
  for (const [name, member] of Object.entries(value))
    likeness += likenessOf(name) + likenessOf(member, standIn, depth - 1);
  return `${likeness}]`;
}

/** The classes of models. Zod makes `~standard` when it is first read: so it is read of one model of a class. */
const OF_MODELS = new WeakSet<object>();

/** Takes any model for any other: the checks at mount look at none from inside. */
export function anyModel(value: object): "model" | undefined {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (prototype !== null && OF_MODELS.has(prototype)) return "model";
  if (Array.isArray(value) || !isModel(value)) return undefined;
  if (prototype !== null && "~standard" in prototype) OF_MODELS.add(prototype);
  return "model";
}

/** Whether it is a list or a record, and of no class of its own. */
export function isPlain(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/** No declaration holds lists or records at a greater depth. */
const DEEPEST = 4;

/** Freezes what the checks at mount have seen, but no model, nor a record with functions: a store has state. */
export function freezeDeclared(value: unknown, depth = DEEPEST): void {
  if (depth === 0 || !isPlain(value) || isModel(value)) return;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (!Array.isArray(value) && members.some((member) => typeof member === "function" && !isModel(member))) return;
  Object.freeze(value);
  for (const member of members) freezeDeclared(member, depth - 1);
}

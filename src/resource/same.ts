import { isObject } from "../http/kinds.ts";
import { isModel, isModelLike } from "./model.ts";

/** Compares lists and records by content, and anything else, such as a model, by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || haveSame(one, other, isSame);
}

/** The same, and takes any model for any other: the checks at mount look at none from inside. */
export function isSameButModels(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return !Array.isArray(one) && isModel(one) ? isModelLike(one, other) : haveSame(one, other, isSameButModels);
}

type Compare = (one: unknown, other: unknown) => boolean;

function haveSame(one: unknown, other: unknown, same: Compare): boolean {
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) return haveSameItems(one, other, same);
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) {
    if (!Object.hasOwn(other, name) || !same(Reflect.get(one, name), Reflect.get(other, name))) return false;
  }
  return true;
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[], same: Compare): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!same(one[at], other[at])) return false;
  return true;
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

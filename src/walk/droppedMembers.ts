import { isObject } from "../http/kinds.ts";
import { pointerStep } from "../http/pointer.ts";
import type { Failure } from "../http/problem.ts";

/** So many are listed at most, as of the failures of a model. */
const MOST = 100;

/**
 * The members of decoded content that its model's output does not have. A model that gives something else than an object or
 * list in the place of one has taken all of it.
 */
export function droppedMembers(decoded: unknown, output: unknown): readonly Failure[] {
  const dropped: Failure[] = [];
  const compare = (before: unknown, after: unknown, pointer: string): void => {
    if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after)) return;
    for (const key of Object.keys(before)) {
      if (dropped.length >= MOST) return;
      const at = pointer + pointerStep(key);
      if (Object.hasOwn(after, key)) compare(Reflect.get(before, key), Reflect.get(after, key), at);
      else if (!Array.isArray(before)) dropped.push({ pointer: at, detail: "This member is not known here." });
    }
  };
  compare(decoded, output, "");
  return dropped;
}

function isHolder(value: unknown): value is object {
  return isObject(value) && (Array.isArray(value) || isPlain(value));
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

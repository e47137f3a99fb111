import { DEFAULTS } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";

/**
 * Whether mounting treats two resources the same: they are of one class, declare the same, and neither has callbacks of its
 * own. Their other properties (a name, a repository) matter only to their callbacks.
 */
export function areAlike(one: AnyResource, other: AnyResource): boolean {
  if (one === other) return true;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  return ownNames(one, other).every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** Callbacks and declarations that at least one of the instances has as its own property. */
function ownNames(...resources: readonly AnyResource[]): readonly string[] {
  return [
    ...new Set(
      resources.flatMap((resource) => Object.getOwnPropertyNames(resource).filter((name) => name in DEFAULTS)),
    ),
  ];
}

/** Compares lists and records by content, and anything else, such as a model, by identity. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

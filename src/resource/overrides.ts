import { type AnyResource, type Callback, Resource } from "./resource.ts";
import { shapeOf } from "./shape.ts";

class Defaults extends Resource {}

/** A resource that overrides nothing: the default of every declaration and callback. */
export const DEFAULTS: AnyResource = new Defaults();

/** True where the author's class, or a class between it and the base, has its own version of the callback. */
export function overrides(resource: AnyResource, callback: Callback): boolean {
  return namesOf(resource).has(callback) && resource[callback] !== DEFAULTS[callback];
}

const NAMES = new WeakMap<AnyResource, ReadonlySet<string>>();

/**
 * All names that are defined below the base class, collected once for each class. To look up forty callbacks of each
 * resource through its prototypes would slow the mounting of thousands.
 */
function namesOf(resource: AnyResource): ReadonlySet<string> {
  const known = shapeOf(resource)?.names ?? NAMES.get(resource);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (let at: object | null = resource; at !== null && at !== Resource.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  NAMES.set(resource, names);
  return names;
}

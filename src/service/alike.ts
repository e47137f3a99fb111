import { facetsOf } from "../resource/facets.ts";
import { DEFAULTS, overrides } from "../resource/overrides.ts";
import { type AnyResource, type Callback, Resource } from "../resource/resource.ts";
import { shapeOf } from "../resource/shape.ts";

/**
 * Whether mounting treats two resources the same: they are of one class, have the same callbacks of their own, and declare
 * the same. What those callbacks do, and the other properties of the resources (a name, a repository), are read from the
 * resource that a request is for.
 */
export function areAlike(one: AnyResource, other: AnyResource): boolean {
  if (one === other) return true;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const shape = shapeOf(one);
  if (shape !== undefined) return shape === shapeOf(other) && declareSame(one, other, shape.names);
  return ownNames(one, other).every((name) =>
    isCallback(name)
      ? hasOwn(one, name) === hasOwn(other, name)
      : isSame(Reflect.get(one, name), Reflect.get(other, name)),
  );
}

/** What resources that are alike have in common at once: their class, or the shapes of a literal and its facets. */
export function kinOf(resource: AnyResource): unknown {
  if (shapeOf(resource) === undefined) return resource.constructor;
  return facetsOf(resource)
    .map((facet) => shapeOf(facet)?.id)
    .join();
}

/** Their callbacks are those of one shape. */
function declareSame(one: AnyResource, other: AnyResource, names: ReadonlySet<string>): boolean {
  for (const name of names) {
    if (!isCallback(name) && !isSame(Reflect.get(one, name), Reflect.get(other, name))) return false;
  }
  return true;
}

function isCallback(name: string): name is Callback {
  return Object.hasOwn(Resource.prototype, name);
}

function hasOwn(resource: AnyResource, callback: Callback): boolean {
  return Object.hasOwn(resource, callback) && overrides(resource, callback);
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
export function isSame(one: unknown, other: unknown): boolean {
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

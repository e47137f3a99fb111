import { DEFAULTS, declaredByClass, isDeclaration, namesOfClass, overrides } from "../resource/overrides.ts";
import { type AnyResource, type Callback, Resource } from "../resource/resource.ts";
import { isSame, isSameButModels } from "../resource/same.ts";
import { shapeOf } from "../resource/shape.ts";

/**
 * Whether mounting treats two resources the same: they are of one class, have the same callbacks of their own, and declare
 * the same. What those callbacks do, and the other properties of the resources (a name, a repository), are read from the
 * resource that a request is for.
 */
export function areAlike(one: AnyResource, other: AnyResource): boolean {
  if (one === other) return true;
  const declareSame = (name: string) => isSame(Reflect.get(one, name), Reflect.get(other, name));
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const shape = shapeOf(one);
  if (shape !== shapeOf(other)) return false;
  if (shape !== undefined) {
    for (const name of shape.names) if (!isCallback(name) && !declareSame(name)) return false;
    return true;
  }
  const has = (name: string) =>
    isCallback(name)
      ? Object.hasOwn(one, name) === Object.hasOwn(other, name) && overrides(one, name) === overrides(other, name)
      : !Object.hasOwn(DEFAULTS, name) || declareSame(name);
  return Object.getOwnPropertyNames(one).every(has) && Object.getOwnPropertyNames(other).every(has);
}

/**
 * Whether the checks at mount find the same in two resources of classes that override the same: those that look into models,
 * descriptions and deprecations aside. What the service may declare was added to a resource that is mounted.
 */
export function areCheckedAlike(one: AnyResource, other: AnyResource): boolean {
  const has = (name: string) =>
    !isDeclaration(name) || OF_SERVICE.has(name) || isSameButModels(Reflect.get(one, name), Reflect.get(other, name));
  if (!Object.getOwnPropertyNames(one).every(has) || !haveOthers(one, other, has)) return false;
  return declaredByClass(one).every(has) && declaredByClass(other).every(has);
}

/** What the other has of its own and the one has not: what both have is compared already. */
function haveOthers(one: AnyResource, other: AnyResource, has: (name: string) => boolean): boolean {
  for (const name of Object.getOwnPropertyNames(other)) if (!Object.hasOwn(one, name) && !has(name)) return false;
  return true;
}

const OF_SERVICE: ReadonlySet<string> = new Set(["invalidBody", "deprecation"]);

const OVERRIDDEN = new WeakMap<object, string>();

/** The callbacks that a resource of a class overrides, as one text: the checks ask which these are, not what they do. */
export function overriddenBy(resource: AnyResource): string {
  const own = Object.getOwnPropertyNames(resource).filter(isCallback);
  const prototype: object = Object.getPrototypeOf(resource);
  const known = own.length === 0 ? OVERRIDDEN.get(prototype) : undefined;
  if (known !== undefined) return known;
  const names = new Set([...namesOfClass(resource), ...own]);
  const overridden = [...names].filter((name) => isCallback(name) && overrides(resource, name));
  const text = overridden.sort().join();
  if (own.length === 0) OVERRIDDEN.set(prototype, text);
  return text;
}

/** What resources that are alike have in common at once: their class, or the shapes of a literal and its facets. */
export function kinOf(resource: AnyResource, facets: readonly AnyResource[]): unknown {
  if (shapeOf(resource) === undefined) return resource.constructor;
  return facets.map((facet) => shapeOf(facet)?.id).join();
}

function isCallback(name: string): name is Callback {
  return Object.hasOwn(Resource.prototype, name);
}

import { shapeOf } from "../resource/attached.ts";
import {
  DEFAULTS,
  declaredByClass,
  isCallback,
  isDeclaration,
  namesOfClass,
  overrides,
} from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { isSame, isSameButModels } from "../resource/same.ts";

/** Whether mounting treats two resources the same. What their callbacks do is read from each of them. */
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

export type IsLike = (other: AnyResource, own: readonly string[]) => boolean;

/** Compares others with a resource that passed the checks at mount: thousands, so its names are looked up once. */
export function likenessTo(resource: AnyResource, own: readonly string[]): IsLike {
  const declared = declaredIn(resource, own);
  const areSame = (other: AnyResource, names: readonly string[]) =>
    names.every((name) => isSameButModels(Reflect.get(resource, name), Reflect.get(other, name)));
  return (other, ownOfOther) => {
    if (!areSame(other, declared)) return false;
    if (Object.getPrototypeOf(other) === Object.getPrototypeOf(resource) && isSame(ownOfOther, own)) return true;
    return areSame(other, declaredIn(other, ownOfOther));
  };
}

function declaredIn(resource: AnyResource, own: readonly string[]): readonly string[] {
  return [...own, ...declaredByClass(resource)].filter(isDeclaration);
}

const OVERRIDDEN = new WeakMap<object, string>();

/** The callbacks that a resource of a class overrides, as one text. `own` are the names of its own properties. */
export function overriddenBy(resource: AnyResource, own: readonly string[]): string {
  const isOfClass = !own.some(isCallback);
  const prototype: object = Object.getPrototypeOf(resource);
  const known = isOfClass ? OVERRIDDEN.get(prototype) : undefined;
  if (known !== undefined) return known;
  const names = new Set([...namesOfClass(resource), ...own]);
  const overridden = [...names].filter((name) => isCallback(name) && overrides(resource, name));
  const text = overridden.sort().join();
  if (isOfClass) OVERRIDDEN.set(prototype, text);
  return text;
}

/** What resources that are alike have in common at once: their class, or the shapes of a literal and its facets. */
export function kinOf(resource: AnyResource, facets: readonly AnyResource[]): unknown {
  if (shapeOf(resource) === undefined) return resource.constructor;
  return facets.map((facet) => shapeOf(facet)?.id).join();
}

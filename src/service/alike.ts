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
 * A resource that passed the checks at mount. They find the same in another whose class overrides the same and which declares the
 * same: those that look into models, descriptions and deprecations aside. Thousands may be compared with one, so its names are
 * looked up once.
 */
export class CheckedResource {
  readonly #resource: AnyResource;
  readonly #own: readonly string[];
  readonly #declared: readonly string[];

  constructor(resource: AnyResource, own: readonly string[]) {
    this.#resource = resource;
    this.#own = own;
    this.#declared = declaredIn(resource, own);
  }

  /** `own` are the names of the other's own properties. */
  isLike(other: AnyResource, own: readonly string[]): boolean {
    if (!this.#areSame(other, this.#declared)) return false;
    if (Object.getPrototypeOf(other) === Object.getPrototypeOf(this.#resource) && isSame(own, this.#own)) return true;
    return this.#areSame(other, declaredIn(other, own));
  }

  #areSame(other: AnyResource, names: readonly string[]): boolean {
    for (const name of names) {
      if (!isSameButModels(Reflect.get(this.#resource, name), Reflect.get(other, name))) return false;
    }
    return true;
  }
}

/** What a resource declares itself and by its class. */
function declaredIn(resource: AnyResource, own: readonly string[]): readonly string[] {
  return [...own, ...declaredByClass(resource)].filter(isDeclaration);
}

const OVERRIDDEN = new WeakMap<object, string>();

/**
 * The callbacks that a resource of a class overrides, as one text: the checks ask which these are, not what they do. `own` are the
 * names of its own properties.
 */
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

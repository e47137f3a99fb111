import { knownOr } from "../http/known.ts";
import { attachedTo, shapeOf, type Written } from "./attached.ts";
import { type AnyResource, type Callback, Resource } from "./resource.ts";

class Defaults extends Resource {}

/** A resource that overrides nothing: the default of every declaration and callback. */
export const DEFAULTS: AnyResource = new Defaults();

export const DECLARATIONS: readonly string[] = Object.keys(DEFAULTS);
export const CALLBACKS: readonly Callback[] = Object.getOwnPropertyNames(Resource.prototype).filter(
  (name): name is Callback => name !== "constructor",
);

const OF_DECLARATIONS: ReadonlySet<string> = new Set(DECLARATIONS);
const OF_CALLBACKS: ReadonlySet<string> = new Set(CALLBACKS);

export const isDeclaration = (name: string): boolean => OF_DECLARATIONS.has(name);

export const isCallback = (name: string): name is Callback => OF_CALLBACKS.has(name);

/** True where the author's class, or a class between it and the base, has its own version of the callback. */
export function overrides(resource: AnyResource, callback: Callback): boolean {
  const names = shapeOf(resource)?.names ?? namesOfClass(resource);
  return (names.has(callback) || Object.hasOwn(resource, callback)) && resource[callback] !== DEFAULTS[callback];
}

const NAMES = new WeakMap<object, ReadonlySet<string>>();
const DECLARED = new WeakMap<object, readonly string[]>();

/** The declarations that a class defines on its prototype, as accessors are. */
export function declaredByClass(resource: AnyResource): readonly string[] {
  const names = namesOfClass(resource);
  return knownOr(DECLARED, names, () => [...names].filter(isDeclaration));
}

/** All names defined below the base class, collected once for each class: thousands are mounted. */
export function namesOfClass(resource: AnyResource): ReadonlySet<string> {
  const prototype: object = Object.getPrototypeOf(resource);
  return knownOr(NAMES, prototype, () => {
    const names = new Set<string>();
    for (let at: object | null = prototype; at !== null && at !== Resource.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    return names;
  });
}

/** Of a class what it has itself: one that it extends is for many. */
export function writtenIn(resource: AnyResource): readonly Written[] {
  const own = [resource, Object.getPrototypeOf(resource)].flatMap((holder) => Object.getOwnPropertyNames(holder));
  const names = own.filter((name) => isCallback(name) && overrides(resource, name));
  return attachedTo(resource).written ?? [{ names, methods: [...resource.allowedMethods, "OPTIONS"] }];
}

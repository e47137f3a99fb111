import { type AnyResource, type Callback, Resource } from "./resource.ts";

class Defaults extends Resource {}

/** A resource that overrides nothing: what every declaration and callback is by default. */
export const DEFAULTS: AnyResource = new Defaults();

/** True where the author's class, or a class between it and the base, has its own version of the callback. */
export function overrides(resource: AnyResource, callback: Callback): boolean {
  return resource[callback] !== DEFAULTS[callback];
}

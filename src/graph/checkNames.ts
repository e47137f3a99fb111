import { isFunction } from "../http/kinds.ts";
import type { Refuse } from "../resource/mountError.ts";
import { isNear } from "../resource/near.ts";
import { shown } from "../resource/options.ts";
import { CALLBACKS, isCallback, isDeclaration } from "../resource/overrides.ts";
import { Resource } from "../resource/resource.ts";
import { shapeOf } from "../resource/shape.ts";
import type { Checked } from "./checked.ts";

/** The result for each class, so that thousands of resources of one class are checked once. */
const KNOWN = new WeakMap<object, Slip | undefined>();

type Slip = Parameters<Refuse>;

/**
 * A callback with a misspelt name is never called: `isAutorized` would leave a resource unprotected. The compiler finds it
 * where `override` is written, this check where it is not. Private methods (#name) are not checked. And what has the name of a
 * callback can be called.
 */
export function checkNames({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  // The keys of a literal are checked one by one.
  if (shapeOf(resource) !== undefined) return;
  for (let at: object | null = resource; at !== null && at !== Resource.prototype; at = Object.getPrototypeOf(at)) {
    const slip = at === resource ? slipIn(at) : knownSlip(at);
    if (slip !== undefined) refuse(...slip);
  }
}

function knownSlip(prototype: object): Slip | undefined {
  if (!KNOWN.has(prototype)) KNOWN.set(prototype, slipIn(prototype));
  return KNOWN.get(prototype);
}

function slipIn(holder: object): Slip | undefined {
  for (const name of Object.getOwnPropertyNames(holder)) {
    const slip = isCallback(name) ? uncallable(name, holder) : misspelt(name, holder);
    if (slip !== undefined) return slip;
  }
  return undefined;
}

function uncallable(name: string, holder: object): Slip | undefined {
  const found = Object.getOwnPropertyDescriptor(holder, name);
  if (found === undefined || "get" in found || isFunction(found.value)) return undefined;
  return ["NOT_A_FUNCTION", `${name} is ${shown(found.value)}`, `override ${name}(ctx) { … }`];
}

function misspelt(name: string, holder: object): Slip | undefined {
  const isMethod = isFunction(Object.getOwnPropertyDescriptor(holder, name)?.value);
  if (name === "constructor" || isDeclaration(name) || !isMethod) return undefined;
  const meant = CALLBACKS.find((callback) => isNear(name, callback));
  return (
    meant && [
      "MISSPELT_CALLBACK",
      `it has a method ${name}, which no node calls; its name is almost ${meant}`,
      `override ${meant}(ctx) { … }, or #${name} for a method of your own`,
    ]
  );
}

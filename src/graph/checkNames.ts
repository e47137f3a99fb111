import { isFunction } from "../http/kinds.ts";
import { methodsThat } from "../http/method.ts";
import { shapeOf } from "../resource/attached.ts";
import type { Refuse } from "../resource/mountError.ts";
import { isNear, shown } from "../resource/options.ts";
import { CALLBACKS, DECLARATIONS, DEFAULTS, isCallback, isDeclaration } from "../resource/overrides.ts";
import { Resource } from "../resource/resource.ts";
import type { Checked } from "./declared.ts";

/** The result for each class, so that thousands of resources of one class are checked once. */
const KNOWN = new WeakMap<object, Slip | undefined>();

type Slip = Parameters<Refuse>;

/** Refuses a misspelt callback, which would never be called: `isAutorized` would leave a resource unprotected. */
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
  const found = Object.getOwnPropertyDescriptor(holder, name);
  if (name === "constructor" || isDeclaration(name) || found === undefined || "get" in found) return undefined;
  return isFunction(found.value) ? misspeltMethod(name) : misspeltField(name, found.value);
}

function misspeltMethod(name: string): Slip | undefined {
  const meant = CALLBACKS.find((callback) => isNear(name, callback) || withoutIs(name) === withoutIs(callback));
  const fault = `it has a method ${name}, which`;
  const own = `or #${name} for a method of your own`;
  if (meant !== undefined) {
    const detail = `${fault} no node calls; its name is almost ${meant}`;
    return ["MISSPELT_CALLBACK", detail, `override ${meant}(ctx) { … }, ${own}`];
  }
  if (!OF_LITERALS.includes(name)) return undefined;
  return ["UNKNOWN_KEY", `${fault} is for literals`, `resource(pattern, { ${name}: … }), ${own}`];
}

function misspeltField(name: string, value: unknown): Slip | undefined {
  const meant = DECLARATIONS.find((declaration) => isMeant(declaration, name, value));
  if (meant === undefined) return undefined;
  const detail = `it has a field ${name}, which nothing reads; its name is almost ${meant}`;
  return ["UNKNOWN_KEY", detail, `override readonly ${meant} = …, or #${name} for a field of your own`];
}

/** The keys of a literal that no author has as methods of their own; a `find` may be one. */
const OF_LITERALS: readonly string[] = methodsThat("authored");

/** `isForbidden` is meant to be `forbidden`, and `authorized` to be `isAuthorized`. */
function withoutIs(name: string): string {
  return name.replace(/^is/, "").toLowerCase();
}

/** Authors have fields of their own: a `width` is not meant to be `with`, nor a `language` that is a text `languages`. */
function isMeant(declaration: string, name: string, value: unknown): boolean {
  if (!isNear(name, declaration) || (declaration.length < 6 && name.toLowerCase() !== declaration)) return false;
  const usual: unknown = Reflect.get(DEFAULTS, declaration);
  return usual === undefined || typeof usual === typeof value;
}

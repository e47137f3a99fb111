import type { Context } from "./context.ts";
import { DEFAULTS } from "./overrides.ts";
import { type AnyResource, Resource as Page } from "./resource.ts";

const READ = new WeakSet<object>();

/** Says that the declarations of a resource were read: to set an inherited one throws from now on. */
export function setRead(resource: AnyResource): void {
  READ.add(resource);
}

/** The default of a declaration, and how an instance gets one of its own by assignment. */
function inherited(name: string, value: unknown): PropertyDescriptor {
  return {
    get: () => value,
    set(this: object, own: unknown) {
      if (READ.has(this))
        throw new TypeError(`Cannot assign to ${name}: declarations are read once, when the resource is mounted.`);
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
  };
}

const DECLARED = Object.defineProperties(
  {},
  Object.fromEntries(Object.entries(DEFAULTS).map(([name, value]) => [name, inherited(name, Object.freeze(value))])),
);
Object.setPrototypeOf(Page.prototype, DECLARED);

function Light(): void {}
Light.prototype = Page.prototype;

/** The class that authors extend: its instances inherit the defaults of declarations. With fields, thousands of them would mount slowly. */
export const Resource: typeof Page = Object.defineProperty(Light, "name", { value: "Resource" }) as never;
export type Resource<C extends Context = Context> = Page<C>;

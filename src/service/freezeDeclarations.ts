import { setRead } from "../resource/lightResource.ts";
import { DEFAULTS, namesOfClass } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { shapeOf } from "../resource/shape.ts";

/** What the service may declare for its resources. */
type OfService = Pick<AnyResource, "invalidBody" | "deprecation">;

/** The plans are made from the declarations, so a later change would have no effect: it throws instead. */
export function freezeDeclarations(resource: AnyResource, service: OfService): void {
  if (shapeOf(resource) !== undefined) return freezeLiteral(resource, service);
  // What an accessor of its class gives is kept, too, so that it is the same for every request.
  const names = [...Object.getOwnPropertyNames(resource), ...declarationsOnPrototypes(resource)];
  for (const name of names) {
    if (!Object.hasOwn(DEFAULTS, name)) continue;
    const value: unknown = Reflect.get(resource, name);
    if (Array.isArray(value)) Object.freeze(value);
    freeze(resource, name, value);
  }
  if (resource.invalidBody === undefined && service.invalidBody !== undefined) {
    freeze(resource, "invalidBody", service.invalidBody);
  }
  if (resource.deprecation !== service.deprecation) freeze(resource, "deprecation", service.deprecation);
  setRead(resource);
}

const ON_PROTOTYPES = new WeakMap<object, readonly string[]>();

/** The declarations that a class defines on its prototype, as accessors are. */
function declarationsOnPrototypes(resource: AnyResource): readonly string[] {
  const names = namesOfClass(resource);
  const known = ON_PROTOTYPES.get(names);
  if (known !== undefined) return known;
  const declared = [...names].filter((name) => Object.hasOwn(DEFAULTS, name));
  ON_PROTOTYPES.set(names, declared);
  return declared;
}

/** No author has a literal's resource in hand but as `this`, on which nothing can be left for another request. */
function freezeLiteral(resource: AnyResource, { invalidBody, deprecation }: OfService): void {
  freeze(resource, "invalidBody", resource.invalidBody ?? invalidBody);
  freeze(resource, "deprecation", deprecation);
  Object.preventExtensions(resource);
}

function freeze(resource: AnyResource, name: string, value: unknown): void {
  Object.defineProperty(resource, name, { value, writable: false, enumerable: true, configurable: true });
}

import { facetsOf } from "../resource/facets.ts";
import { freezeDeclared } from "../resource/freezeDeclared.ts";
import { setRead } from "../resource/lightResource.ts";
import { declaredByClass, isDeclaration } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { shapeOf } from "../resource/shape.ts";

/**
 * The plans are made from the declarations, so a later change would have no effect: it throws instead. `own` are the names of the
 * resource's own properties.
 */
export function freezeDeclarations(resource: AnyResource, own: readonly string[]): void {
  // What an accessor of its class gives is kept, too, so that it is the same for every request.
  for (const name of own) if (isDeclaration(name)) freezeOne(resource, name);
  for (const name of declaredByClass(resource)) freezeOne(resource, name);
  setRead(resource);
}

function freezeOne(resource: AnyResource, name: string): void {
  FROZEN.value = Reflect.get(resource, name);
  freezeDeclared(FROZEN.value);
  Object.defineProperty(resource, name, FROZEN);
  FROZEN.value = undefined;
}

/** One for all, because thousands of resources are frozen before a large service starts. */
const FROZEN: PropertyDescriptor = { value: undefined, writable: false, enumerable: true, configurable: true };

/** Freezes what a literal's resource and its facets declare. The rest of what a literal is given is added when it is first used. */
export function freezeFacets(resource: AnyResource): void {
  for (const facet of facetsOf(resource)) {
    for (const name of shapeOf(facet)?.names ?? []) freezeDeclared(Reflect.get(facet, name));
  }
}

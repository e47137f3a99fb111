import type { AnyResource } from "./resource.ts";

/**
 * What a resource is for each of its methods, where that differs: a literal says what holds for one method in that method's
 * part. A class is the same resource for every method, and says what differs in `onlyFor` and by method.
 */
const FACETS = new WeakMap<AnyResource, ReadonlyMap<string, AnyResource>>();

export function setFacets(resource: AnyResource, byMethod: ReadonlyMap<string, AnyResource>): void {
  FACETS.set(resource, byMethod);
}

/** The resource as one method has it. */
export function facetOf(resource: AnyResource, method: string): AnyResource {
  return FACETS.get(resource)?.get(method) ?? resource;
}

/** The resource itself, which serves what no facet does, and its facets, each once. */
export function facetsOf(resource: AnyResource): readonly AnyResource[] {
  const byMethod = FACETS.get(resource);
  return byMethod === undefined ? [resource] : [...new Set([resource, ...byMethod.values()])];
}

/** Which of a resource's methods a facet serves. */
export function methodsServed(resource: AnyResource, facet: AnyResource): readonly string[] {
  return resource.allowedMethods.filter((method) => facetOf(resource, method) === facet);
}

import { decidedBy } from "../draw/decidedBy.ts";
import type { Row } from "../graph/row.ts";
import { LiteralResource } from "../literal/literalResource.ts";
import { facetOf } from "../resource/attached.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";

/** What decides a row, by the names that the author of the resource has written: `find` is the resourceExists of a literal. */
export function writtenNames(row: Row, resource: AnyResource, method: string): readonly string[] {
  const facet = facetOf(resource, method);
  const isFound = facet instanceof LiteralResource && facet.find !== undefined;
  return decidedBy(row).map((name) => (isFound && name === "resourceExists" ? "find" : name));
}

/** Those of the callbacks that the resource has. */
export function writtenOf(callbacks: readonly Callback[], resource: AnyResource, method: string): readonly Callback[] {
  return callbacks.filter((callback) => overrides(facetOf(resource, method), callback));
}

import { LiteralResource } from "../literal/literalResource.ts";
import { authoredOf, facetOf, nameOf } from "../resource/attached.ts";
import { DEFAULTS } from "../resource/overrides.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { shortened } from "./shown.ts";
import { sourceLocation } from "./sourceLocation.ts";

/** The code behind a callback, for the reader to find it. */
export interface CallbackSource {
  /** The class that defines it: the resource's own, or one between it and `Resource`. */
  readonly owner: string;
  /** Its source text, as the runtime has it. */
  readonly source: string;
  /** `file:line`, where the runtime can tell. */
  readonly location: string | undefined;
}

const MOST_SOURCE = 3000;

/** Undefined where it is not overridden, or is a declaration. */
export function callbackSource(mounted: AnyResource, name: string, method = "GET"): CallbackSource | undefined {
  const resource = facetOf(mounted, method);
  const value: unknown = Reflect.get(resource, name);
  if (typeof value !== "function" || !Object.hasOwn(Resource.prototype, name) || name === "constructor")
    return undefined;
  if (value === Reflect.get(DEFAULTS, name)) return undefined;
  const authored = authoredOf(calledBy(resource, name) ?? value);
  return {
    owner: ownerOf(resource, name),
    source: shortened(outdented(Function.prototype.toString.call(authored)), MOST_SOURCE),
    location: sourceLocation(authored),
  };
}

/** A literal's `find`, which its `resourceExists` calls. */
function calledBy(resource: AnyResource, name: string): object | undefined {
  return resource instanceof LiteralResource && name === "resourceExists" ? resource.find : undefined;
}

function ownerOf(resource: AnyResource, name: string): string {
  for (let at: object | null = resource; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    if (at !== resource && Object.hasOwn(at, name)) return at.constructor.name;
  }
  return nameOf(resource);
}

/** Removes the indentation of the class, which a method's text has on every line but the first. */
function outdented(source: string): string {
  const [first = "", ...rest] = source.split("\n");
  const depth = Math.min(
    ...rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0),
  );
  return [first, ...rest.map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join("\n");
}

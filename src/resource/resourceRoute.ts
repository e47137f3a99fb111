import type { Codec } from "./codec.ts";
import type { AnyResource } from "./resource.ts";

export interface RouteOptions {
  /** Media type -> codec. Replaces the default, which is JSON only; they are not merged. */
  readonly codecs?: Readonly<Record<string, Codec>>;
}

/** A resource at a pattern: the graph handles its requests. */
export interface ResourceRoute {
  readonly kind: "resource";
  readonly pattern: string;
  readonly resource: AnyResource;
  readonly options: RouteOptions;
}

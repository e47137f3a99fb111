import type { Codec } from "./codec.ts";
import type { AnyResource } from "./resource.ts";

export interface RouteOptions {
  /** Media type -> codec, in place of the default, which is JSON only. It is replaced, never merged with. */
  readonly codecs?: Readonly<Record<string, Codec>>;
}

/** A resource at a pattern: the graph answers. */
export interface ResourceRoute {
  readonly kind: "resource";
  readonly pattern: string;
  readonly resource: AnyResource;
  readonly options: RouteOptions;
}

import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { Codec } from "../resource/codec.ts";
import type { ParamsOf } from "../resource/context.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { ParamNames } from "./pattern.ts";

export interface RouteOptions {
  /** Media type -> codec, in place of the default, which is JSON only. It is replaced, never merged with. */
  readonly codecs?: Readonly<Record<string, Codec>>;
}

/** A resource at a pattern: the graph handles its requests. */
export interface ResourceRoute {
  readonly kind: "resource";
  readonly pattern: string;
  readonly resource: AnyResource;
  readonly options: RouteOptions;
}

export type Handler<P extends string = string> = (request: HttpRequest<P>) => HttpResponse | Promise<HttpResponse>;

/** A plain handler for one method at a pattern: no graph. */
export interface CommandRoute {
  readonly kind: "command";
  readonly method: string;
  readonly pattern: string;
  readonly handler: Handler;
}

export type Route = ResourceRoute | CommandRoute;

export type ContextOf<R extends AnyResource> = NonNullable<R["~context"]>;

/** A parameter that the resource needs and the pattern lacks does not compile, and the message names it. */
export type Fits<R extends AnyResource, Pattern extends string> =
  string extends ParamsOf<ContextOf<R>>
    ? unknown
    : [ParamsOf<ContextOf<R>>] extends [ParamNames<Pattern>]
      ? unknown
      : { readonly "the pattern lacks the parameter": Exclude<ParamsOf<ContextOf<R>>, ParamNames<Pattern>> };

/** Mount a resource: an instance, or a class that is constructed without arguments. */
export function route<const Pattern extends string, R extends AnyResource>(
  pattern: Pattern,
  resource: (R | (new () => R)) & Fits<R, Pattern>,
  options: RouteOptions = {},
): ResourceRoute {
  const given: R | (new () => R) = resource;
  return { kind: "resource", pattern, resource: typeof given === "function" ? new given() : given, options };
}

/** Mount a plain handler: a request in, a response out. */
export function command<const Pattern extends string>(
  method: string,
  pattern: Pattern,
  handler: Handler<ParamNames<Pattern>>,
): CommandRoute {
  return { kind: "command", method, pattern, handler };
}

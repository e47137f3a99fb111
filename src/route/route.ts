import { encodedText } from "../http/escapes.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { CommandLiteral, CommandMethod, CommandOf } from "../literal/callbacks.ts";
import { writeCommand } from "../literal/command.ts";
import { withParts } from "../literal/facet.ts";
import type { Noted } from "../literal/facts.ts";
import type { Commanded, Unshared } from "../literal/groupForm.ts";
import type { Op } from "../literal/remembered.ts";
import type { BehindLast, Names, Nothing } from "../literal/seen.ts";
import { calledFrom, type Piece } from "../literal/written.ts";
import type { ParamsOf } from "../resource/context.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { ResourceRoute, RouteOptions } from "../resource/resourceRoute.ts";
import type { ParamNames } from "./pattern.ts";

export type { ResourceRoute, RouteOptions } from "../resource/resourceRoute.ts";

/** A request in, a response out. `provided` is what the service's `provide` gives, of whichever type the handler expects. */
export type Handler<P extends string = string> = (
  request: HttpRequest<P>,
  provided: never,
) => HttpResponse | Promise<HttpResponse>;

/** A plain handler for one method at a pattern: no graph. */
export interface CommandRoute {
  readonly kind: "command";
  readonly method: string;
  readonly pattern: string;
  readonly handler: Handler;
}

export type Route = ResourceRoute | CommandRoute;
export type ContextOf<R extends AnyResource> = NonNullable<R["~context"]>;

/** A pattern that lacks a parameter of the resource is a compile error that names the parameter. */
export type Fits<R extends AnyResource, Pattern extends string> =
  string extends ParamsOf<ContextOf<R>>
    ? unknown
    : [ParamsOf<ContextOf<R>>] extends [ParamNames<Pattern>]
      ? unknown
      : { readonly "the pattern lacks the parameter": Exclude<ParamsOf<ContextOf<R>>, ParamNames<Pattern>> };

/** A context with a query is that of a resource with a model of it: without one the query would be undefined. */
export type ModelsQuery<R extends AnyResource> = unknown extends ContextOf<R>["query"]
  ? unknown
  : undefined extends R["query"]
    ? { readonly "the context has a query, and the resource no model of it": ContextOf<R>["query"] }
    : unknown;

const NO_OPTIONS: RouteOptions = {};

/** Mount a resource: an instance, or a class that is constructed without arguments. */
export function route<const Pattern extends string, R extends AnyResource>(
  pattern: Pattern,
  resource: (R | (new () => R)) & Fits<R, Pattern> & ModelsQuery<R>,
  { codecs }: RouteOptions = {},
): ResourceRoute {
  const given: R | (new () => R) = resource;
  return {
    kind: "resource",
    pattern,
    resource: withParts(typeof given === "function" ? new given() : given),
    // Read here: what walks the resource is made for its first request, when the author's record may have changed.
    options: codecs === undefined ? NO_OPTIONS : { codecs: { ...codecs } },
  };
}

/** What a plain handler, or a literal, becomes. */
export type CommandFor<M extends string, P extends string, S, O extends Op> = S extends (...given: never) => unknown
  ? CommandRoute
  : CommandOf<M, P, O>;

/** Mount a command: a plain handler, a request in and a response out, or a literal. */
// No overloads: the compiler would infer `() => true` of a literal as boolean, and name the wrong one of the two in its messages.
export function command<const M extends string, const P extends string, S extends object, T, X = never>(
  method: M,
  pattern: P,
  given:
    | Noted<P, S, T>
    | Handler<ParamNames<P>>
    | (M extends CommandMethod
        ? CommandLiteral<Names<P>, BehindLast<Nothing, T>, T, X>
        : "a plain handler: a command that is a literal has one of the usual methods"),
): CommandFor<M, P, S, Commanded<Unshared, S, T, X>["op"]>;
export function command(method: string, pattern: string, given: unknown): unknown {
  if (typeof given === "function") return { kind: "command", method, pattern, handler: given };
  return writeCommand(method, given as Piece, { pattern, groups: [], place: calledFrom(command) });
}

/** The values of a pattern that is known to the compiler; of a route with a class, any. */
export type HrefValues<P extends string> = string extends P
  ? [values?: Readonly<Record<string, string | number>>, query?: HrefQuery]
  : [ParamNames<P>] extends [never]
    ? [values?: {}, query?: HrefQuery]
    : [values: Readonly<Record<ParamNames<P>, string | number>>, query?: HrefQuery];
/** The query of a path; what is undefined is left out. */
export type HrefQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** The path of a resource or a command: `hrefOf(book, { id: 7 })`. Values are encoded, those of `{path*}` and `{path**}` segment by segment. */
export function hrefOf<P extends string>(
  { pattern }: { readonly pattern: P },
  ...[values = {}, query = {}]: HrefValues<P>
): string {
  const pieces = pattern.split(/\{([^{}]+)\}/).map((text, at) => {
    if (at % 2 === 0) return encodedText(text);
    const name = text.replaceAll("*", "");
    const value = String((values as Readonly<Record<string, string | number>>)[name] ?? "");
    const segments = text === name ? [value] : value.split("/");
    // RFC 3986 5.2.4: dot segments are taken out of a path, encoded or not, which would be another resource.
    if (value === "" || segments.some((segment) => /^\.\.?$/.test(segment)))
      throw new TypeError(`${pattern} has ${name}, which cannot be ${JSON.stringify(value)} in a path.`);
    return segments.map(encodeURIComponent).join("/");
  });
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pieces.join("") + (given.length === 0 ? "" : `?${new URLSearchParams(given)}`);
}

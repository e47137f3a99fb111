import type { HttpRequest } from "../http/request.ts";
import type { Context } from "../resource/context.ts";
import type { Stale } from "../resource/stored.ts";

/**
 * What a literal's callbacks see, by stage: what the graph knows by then. Letters, here and in the files beside: N names of parameters, A what
 * parts add, W a list of parts, Q the query, E the entity, B the body, R the result, H halts, X the error, K keys, S the literal; M a model.
 */

/** What every context has: all of a class's context but what is typed here by inference, and the state that parts replace. */
export type Common = Omit<Context, "params" | "query" | "body" | "state" | "require" | `chosen${string}`>;
/** The path's parameters: texts under their names, or what the `pathModel` makes of them. */
export type Params<N> = [N] extends [string] ? Readonly<Record<N, string>> : Readonly<N>;

/** From the first node on. */
export interface Early<N> extends Common {
  readonly request: HttpRequest;
  /** The path's parameters, percent-decoded. */
  readonly params: Params<N>;
}
/** Where an error may have come before B13c or after it. */
export interface Erring<N, P> extends Common {
  readonly request: HttpRequest;
  readonly params: Params<N> | Params<P>;
}

/** From B9 on: the query string has been read. */
export interface Queried<N, Q> extends Early<N> {
  /** The query string as its model gives it back. */
  readonly query: Q;
  readonly chosenMediaType: string | undefined;
  readonly chosenLanguage: string | undefined;
  readonly chosenEncoding: string | undefined;
}

/** From G7 on: `find` has found it. */
export interface Found<N, Q, E> extends Queried<N, Q> {
  /** What `find` has found. */
  readonly entity: E;
}

/** The body has been read. */
export interface Sent<N, Q, E, B> extends Found<N, Q, E> {
  /** The content of the request as its model gives it back. */
  readonly body: B;
}

/** The act has been done. */
export interface Done<N, Q, E, B, R> extends Sent<N, Q, E, B> {
  /** What the act returned. After `stale` nothing follows. */
  readonly result: Exclude<R, Stale>;
}
/** Stands for what nothing has returned yet. The compiler quotes it. */
export type NoResult = "no result: write `apply`, or the act that is meant, above";
/** Stands for `ctx.entity` where there is none. The compiler quotes it. */
export type NoEntity = "no entity: write `find` above";
/** The entity of what parts have found one after the other: what the last of them has. */
export type LastOf<F> = F extends readonly [...unknown[], infer E] ? E : NoEntity;

/** The names of a pattern's parameters, without the stars of one that takes the rest. */
export type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? (N extends `${infer Path}*` ? (Path extends `${infer Short}*` ? Short : Path) : N) | Names<Rest>
  : P extends `${string}/:${string}`
    ? InBraces
    : never;
/** In place of the parameters of another framework's pattern. The compiler quotes it. */
export type InBraces = "a parameter is in braces: write /{id} in the pattern";

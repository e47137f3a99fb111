import type { MethodThat } from "../http/method.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";

/** What the compiler remembers of a literal: names and models, so that declarations stay short. */

/** The names in a literal. No union at the top: declarations would name this type, with the whole literal. */
export type KeysOf<S> = "ignoreUnacceptable" extends keyof S
  ? S["ignoreUnacceptable"] extends readonly unknown[]
    ? Exclude<keyof S, "ignoreUnacceptable"> | NodeKeys<S>
    : keyof S | NodeKeys<S>
  : keyof S | NodeKeys<S>;
export type NodeKeys<S> = "nodes" extends keyof S
  ? S["nodes"] extends readonly OwnNode<infer K>[]
    ? K
    : never
  : never;
/** The names in a method's block. A function, which has none, is its act. */
export type KeysIn<S, M extends string> = M extends keyof S
  ? S[M] extends (ctx: never) => unknown
    ? M extends keyof ActOf
      ? ActOf[M]
      : never
    : KeysOf<S[M]>
  : never;
/** What the act of a method returns: a function's own return value, else `R`. */
export type ResultIn<S, M extends string, R> = M extends keyof S
  ? S[M] extends (ctx: never) => infer V
    ? Awaited<V>
    : R
  : R;
/** The act that a function in place of a block is. */
export interface ActOf {
  readonly GET: "represent";
  readonly QUERY: "represent";
  readonly POST: "processPost";
  readonly PUT: "apply";
  readonly PATCH: "apply";
  readonly DELETE: "deleteResource";
}

/** The halts of a literal, and those in a method's block. */
export type HaltsOf<S> = "halts" extends keyof S
  ? S["halts"] extends readonly (infer H extends number)[]
    ? H
    : never
  : never;
export type HaltsIn<S, M extends string> = M extends keyof S ? HaltsOf<S[M]> : never;

/** The media types that a literal takes; never where it says nothing of them. */
export type ConsumesOf<S> = "consumes" extends keyof S
  ? S["consumes"] extends readonly (infer T)[]
    ? T
    : never
  : never;
/** The same of a method: what its part says, or else what stands at the top. */
export type ConsumesIn<S, M extends string> = M extends keyof S
  ? "consumes" extends keyof S[M]
    ? ConsumesOf<S[M]>
    : ConsumesOf<S>
  : ConsumesOf<S>;

/** One method. */
export interface Op {
  readonly keys: PropertyKey;
  readonly query: unknown;
  readonly body: unknown;
  /** The media types of the content, where the literal itself says them. */
  readonly consumes: unknown;
  readonly models: unknown;
  readonly halts: number;
  readonly result: unknown;
  readonly error: unknown;
}
export type Ops = { readonly [M in MethodThat<"authored">]: Op };

/** A method that the literal has no part for, and no act at the top stands for. */
export interface Absent extends Op {
  readonly keys: never;
  readonly query: undefined;
  readonly body: undefined;
  readonly consumes: never;
  readonly models: undefined;
  readonly halts: never;
  readonly result: never;
  readonly error: never;
}

/** A resource at its pattern: it is a route, and can stand wherever `route(…)` can. */
export interface ResourceOf<P extends string, K extends PropertyKey, H extends number, X, PC, O extends Ops>
  extends ResourceRoute {
  readonly pattern: P;
  /** Type information only: there is nothing here when the program runs. */
  readonly "~keys": K;
  readonly "~halts": H;
  readonly "~error": X;
  readonly "~putCreates": PC;
  readonly "~ops": O;
}

/** A resource, moved below a group. */
export type Below<R, Pre extends string, GK extends PropertyKey, GH extends number, GX> =
  R extends ResourceOf<infer P, infer K, infer H, infer X, infer PC, infer O>
    ? ResourceOf<`${Pre}${P}`, K | GK, H | GH, X | GX, PC, O>
    : R;

/** Any resource that was written as a literal. */
export type LiteralRoute = ResourceOf<string, PropertyKey, number, unknown, unknown, Ops>;

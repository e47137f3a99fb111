import type { ResourceRoute } from "../resource/resourceRoute.ts";
import type { Of, Parts } from "./partList.ts";

/**
 * What the compiler remembers of a literal: names and models, nothing of the callbacks or the entity, so that declarations
 * stay short and name no type of a store. Statuses and a typed client are read off it.
 */

/** The names in a method's part. */
export type KeysIn<S, M extends string> = M extends keyof S ? keyof S[M] : never;

/** The halts of a literal, and those in a method's part. */
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

/** One method. What its own parts `W` add is looked up where it is needed: for most methods it never is. */
export interface Op<K extends PropertyKey, W, QM, BM, RM, H extends number, R, X, T> {
  readonly keys: K | Of<W, "keys">;
  readonly query: QM;
  readonly body: BM;
  /** The media types of the content, where the literal itself says them. */
  readonly consumes: T;
  readonly models: RM;
  readonly halts: H | Of<W, "halts">;
  readonly result: R;
  readonly error: X | Of<W, "error">;
}

/** A method that the literal has no part for, and no act at the top stands for. */
export type Absent = Op<never, [], undefined, undefined, undefined, never, never, never, never>;

/** A resource at its pattern: it is a route, and can stand wherever `route(…)` can. */
export interface ResourceOf<P extends string, K extends PropertyKey, H extends number, X, PC, G, U, A, O, D, Q>
  extends ResourceRoute {
  readonly pattern: P;
  /** Type information only: there is nothing here when the program runs. */
  readonly "~keys": K;
  readonly "~halts": H;
  readonly "~error": X;
  readonly "~putCreates": PC;
  readonly "~ops": {
    readonly GET: G;
    readonly PUT: U;
    readonly PATCH: A;
    readonly POST: O;
    readonly DELETE: D;
    readonly QUERY: Q;
  };
}

/** A resource, moved below a group. */
export type Below<R, Pre extends string, GK extends PropertyKey, GH extends number, GX> =
  R extends ResourceOf<
    infer P,
    infer K,
    infer H,
    infer X,
    infer PC,
    infer G,
    infer U,
    infer A,
    infer O,
    infer D,
    infer Q
  >
    ? ResourceOf<`${Pre}${P}`, K | GK, H | GH, X | GX, PC, G, U, A, O, D, Q>
    : R;

export type AnyOp = Op<PropertyKey, Parts, unknown, unknown, unknown, number, unknown, unknown, unknown>;
/** Any resource that was written as a literal. */
export type LiteralRoute = ResourceOf<
  string,
  PropertyKey,
  number,
  unknown,
  unknown,
  AnyOp,
  AnyOp,
  AnyOp,
  AnyOp,
  AnyOp,
  AnyOp
>;

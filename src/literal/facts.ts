import type { Fine } from "./mistake.ts";
import type { Parts } from "./partList.ts";

/**
 * What the compiler reads off a literal before it looks into the callbacks: a record `T` with the literal's own names. Models, parts and
 * flags have their types there, a callback may be unknown, and a method's block is such a record again. All else is looked up in it by
 * name. Tests look at records and never at a type that an author may leave generic: such a test would wait for that type for ever.
 */

/**
 * Infers the whole type `S` of the literal, for its keys, and the record `T`, and then is nothing: inference looks into both branches of a
 * conditional type, and `never` is left of it. So the literal is checked against its form alone. The test is not on `T` itself, from which
 * nothing would be inferred then. Of a literal that has only callbacks with parameters there is no record: `T` is unknown.
 *
 * Where the compiler looks for what is expected of each member, `P` is any text, and there is only `Fine` here: otherwise it would go through the
 * record once more for each of them.
 */
export type Noted<P extends string, S, T> = P extends string
  ? string extends P
    ? Fine
    : Gone<T> extends 1
      ? S | Kept<T>
      : never
  : never;
export type Gone<T> = T extends never ? 1 : 0;
/** Inference in reverse: of each member the type itself, or of a block that has callbacks the types of its members. */
export type Kept<T> = { [K in keyof T]: T[K] | { [B in keyof T[K]]: T[K][B] } };

/** The record of a method's block; unknown where there is none. `M` is "" for the literal itself. */
export type Block<T, M> = M extends keyof T ? T[M] : unknown;

/** One member of it. The record is that of a fresh literal, of which TypeScript 5 takes the others for excess, even in a test. */
export type Only<X, K> = Pick<X, K & keyof X>;

/** The parts of a literal or of a block. */
export type With<X> = "with" extends keyof X
  ? Only<X, "with"> extends { readonly with: infer W extends Parts }
    ? W
    : []
  : [];

/** Whether a guard replaces the others. */
export type CombinationOf<X> = "combine" extends keyof X
  ? Only<X, "combine"> extends { readonly combine: { readonly isAuthorized: infer C } }
    ? C
    : "every"
  : "every";

/** `Y` where a method has a `response`, its own or that of the literal, else `N`. */
export type IfResponse<T, B, Y, N> = "response" extends keyof B ? Y : "response" extends keyof T ? Y : N;

/** A model of a method: that of its block `B`, else that of the literal; undefined where there is none. */
export type ModelOf<T, B, K extends string> = K extends keyof B ? B[K] : K extends keyof T ? T[K] : undefined;

/** What the callback `K` tells: `V`. Where the record lacks it, nothing may be inferred from other callbacks, and it is `Otherwise`. */
export type Told<T, K, V, Otherwise> = unknown extends T ? V : K extends keyof T ? V : Otherwise;

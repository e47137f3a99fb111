import type { MaybePromise } from "../http/later.ts";
import type { HttpResponse } from "../http/response.ts";
import type { Halt } from "../resource/halt.ts";
import type { Removed, Stale, Stored } from "../resource/stored.ts";
import type { Parts } from "./partList.ts";

/**
 * What the compiler reads off a literal before it looks into the callbacks: a record `T` of models, parts and flags by their names, in which
 * a callback may be unknown and a block is such a record again. Tests look at records, never at a type that an author may leave generic:
 * such a test would wait for that type for ever.
 */

/**
 * Infers the whole type `S` of the literal, for its keys, and the record `T`, and then is nothing: inference looks into both branches of a
 * conditional type, and `never` is left of it. So the literal is checked against its form alone. The test is not on `T` itself, from which
 * nothing would be inferred then. If only callbacks with parameters are there, `T` is unknown. When the compiler looks for what is expected
 * of each member, `P` is any text, and this is `Fine`: otherwise it would go through the record once more for each of them.
 */
export type Noted<P extends string, S, T> = P extends string
  ? string extends P
    ? Fine
    : Gone<T> extends 1
      ? S | Kept<T>
      : Unread<S>
  : never;
export type Gone<T> = T extends never ? 1 : 0;
/** Anything, while `S` is not inferred yet: a wrong value would end inference, and the compiler would name callbacks that are right. */
export type Unread<S> = [object] extends [S] ? unknown : never;
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

/** Mistakes that show in what callbacks return. */

/** The first mistake, or "none": a default that does not fit its constraint, which the compiler then takes instead. */
export type Mistake<E, GetR, PostR, QueryR, Lack> =
  true extends Known<E>
    ? "flag"
    : undefined extends Known<E>
      ? "nothing"
      : "response" extends Kind<GetR>
        ? "read"
        : "response" extends Kind<PostR>
          ? "posted"
          : "state" extends Kind<QueryR>
            ? "asked"
            : [Lack] extends [never]
              ? "none"
              : Lack;
/** Nothing of `any`, which a driver's rows are: it would fit each test. */
export type Known<E> = 0 extends 1 & E ? never : E;
/** A default that need not fit its constraint in the declaration, where `P` is any text: it does not in every call. */
export type InCall<P extends string, Declared, Called> = P extends string
  ? string extends P
    ? Declared
    : Called
  : never;
/** Is no value: it is there where nothing is known to be wrong. */
export interface Fine {
  readonly "~fine": true;
}
export type Mistakes = "flag" | "nothing" | "read" | "posted" | "asked" | Lacks<string> | Fine;
export type Lacks<K extends string> = `a value with ${K}, which its response has`;
export type IfFine<Wrong, K, T, Text> = Fine extends Wrong ? T : K extends Wrong ? Text : T;

/** The return type of `find`. What no entity can be made of is refused with a text, which the compiler quotes. */
export type Finds<E, Wrong> = Fine extends Wrong
  ? MaybePromise<E | null | undefined>
  : Wrong extends keyof FindMistakes
    ? FindMistakes[Wrong]
    : MaybePromise<E | null | undefined>;
export interface FindMistakes {
  readonly flag: "`find` returns what was found, or undefined: whether it is there is for `resourceExists` to say";
  readonly nothing: "`find` returns nothing: return what was found";
}

/** A response is no content of one, nor is what says why there is none. */
export type Kind<R> = R extends HttpResponse | Halt | WebResponse
  ? "response"
  : R extends Stored<unknown, unknown> | Stale | Removed<unknown>
    ? "state"
    : "value";
/** Said to those who return from a QUERY what an act returns. */
export type NoState = "a QUERY changes nothing: return the value";
export type NoResponse = "a Response is for commands: return the value, or throw a Halt";
/** The `Response` of `fetch`, by what no content has. Not every runtime's types have its name. */
export interface WebResponse {
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  clone(): unknown;
}

import type { MaybePromise } from "../http/later.ts";
import type { HttpResponse } from "../http/response.ts";
import type { Halt } from "../resource/halt.ts";
import type { Removed, Stale, Stored } from "../resource/stored.ts";

/** Mistakes that show in what callbacks return. */

/**
 * The first mistake of a literal, or "none". It is the default of a type parameter whose constraint lacks "none" and has `Fine`. Where a
 * default does not fit, the compiler takes the constraint instead. That is decided at once: a test of a type that is generic can come to
 * "none", too, which does not fit.
 */
export type Mistake<E, GetR, PostR, QueryR> = true extends E
  ? "flag"
  : undefined extends E
    ? "nothing"
    : "response" extends Kind<GetR>
      ? "read"
      : "response" extends Kind<PostR>
        ? "posted"
        : "state" extends Kind<QueryR>
          ? "asked"
          : "none";
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
export type Mistakes = "flag" | "nothing" | "read" | "posted" | "asked" | Fine;
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

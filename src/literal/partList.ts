import type { AnyPart, Entity, PartFor, QueryTypes } from "../resource/part.ts";

/** What a list of parts comes to: in the context, by what was found, and under the names that the compiler remembers. */

export type Parts<N extends string = string> = readonly PartFor<N>[];
/** The same in a literal, where the compiler keeps the list as it is written. */
export type PartList<N extends string> =
  | readonly (PartFor<N> | Quoted<"a part whose parameters the pattern has">)[]
  | [];

/** An intersection, so that a later part narrows what an earlier one provides. */
export type Adds<W> = W extends readonly [infer F extends AnyPart, ...infer Rest]
  ? F["~part"]["add"] & Adds<Rest>
  : unknown;

/** What is there of it before B8. */
export type Gives<W> = W extends readonly [infer F extends AnyPart, ...infer Rest]
  ? F["~part"]["given"] & Gives<Rest>
  : unknown;

/** What their models of the query take and make. */
export type Queries<W> = W extends readonly [infer F extends AnyPart, ...infer Rest]
  ? F["~part"]["query"] & Queries<Rest>
  : QueryTypes;

/** What a list of parts has found behind `F`. A part that an earlier one builds on is not called again. */
export type FoundBy<F extends readonly Entity[], W> = W extends readonly [infer P extends AnyPart, ...infer Rest]
  ? FoundBy<Longer<F, P["~part"]["finds"]>, Rest>
  : F;
/** The same with the `find` of a literal behind it, where it has one. */
export type FoundIn<F extends readonly Entity[], S, E extends Entity> = "find" extends keyof S ? readonly [...F, E] : F;
export type Longer<F, P extends readonly Entity[]> = F extends readonly [...P, unknown, ...unknown[]] ? F : P;
/** What the last guard alone has found out. */
export type LastGrant<W> = W extends readonly [...unknown[], infer L extends AnyPart] ? L["~part"]["grants"] : unknown;
/** What the parts of a list have under a name, together. */
export type Of<W, K extends keyof AnyPart["~part"]> = W extends Parts ? W[number]["~part"][K] : never;

/** Is no value, and stands beside what a callback returns: the compiler quotes its text where something else is returned. */
export interface Quoted<T> {
  readonly [hint]: T;
}
declare const hint: unique symbol;
export interface Hint {
  readonly [hint]: never;
  readonly [name: string]: Hint | Hint[] | "" | 0 | false;
}

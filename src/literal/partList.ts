import type { AnyPart, Entity, PartFor } from "../resource/part.ts";

/** What a list of parts comes to: in the context, by what was found, and under the names that the compiler remembers. */

export type Parts<N extends string = string> = readonly PartFor<N>[];

/** An intersection, so that a later part narrows what an earlier one provides. */
export type Adds<W> = W extends readonly [infer F extends AnyPart, ...infer Rest]
  ? F["~part"]["add"] & Adds<Rest>
  : unknown;

/** What is there of it before B8. */
export type Gives<W> = W extends readonly [infer F extends AnyPart, ...infer Rest]
  ? F["~part"]["given"] & Gives<Rest>
  : unknown;

/** What a list of parts has found behind `F`. A part that an earlier one builds on is not called again. */
export type FoundBy<F extends readonly Entity[], W> = W extends readonly [infer P extends AnyPart, ...infer Rest]
  ? FoundBy<Longer<F, P["~part"]["finds"]>, Rest>
  : F;
/** The same with a `find` behind it; never where there is none. */
export type FoundIn<F extends readonly Entity[], E extends Entity> = [E] extends [never] ? F : readonly [...F, E];
export type Longer<F, P extends readonly Entity[]> = F extends readonly [...P, unknown, ...unknown[]] ? F : P;

/**
 * The context behind a list of parts. Where one guard replaces the others, what those have found out need not be there. `A` is what was
 * there before, and `G` what of it is there before B8.
 */
export type Behind<A, G, W, C> = "nearest" extends C ? Replaced<A, G, W> : A & Adds<W>;
export type Replaced<A, G, W> = G & Gives<W> & Partial<A & Adds<W>>;

/** The same for a resource, whose last part is the nearest. */
export type BehindLast<A, G, W, C> = "nearest" extends C ? Replaced<A, G, W> & LastGrant<W> : A & Adds<W>;
export type LastGrant<W> = W extends readonly [...unknown[], infer L extends AnyPart] ? L["~part"]["grants"] : unknown;

/** What the parts of a list have under a name, together. */
export type Of<W, K extends keyof AnyPart["~part"]> = W extends Parts ? W[number]["~part"][K] : never;

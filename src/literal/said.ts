import type { Removed, Stale, Stored } from "../resource/stored.ts";
import type { Block, ModelOf } from "./facts.ts";
import type { Fits } from "./models.ts";

/** What acts say of the state, as types. Letters as in stages.ts. */

/** What an act may return that stores, or says that nothing was stored. `F` is what its `response` takes, for other content than GET's. */
export type Storing<F> = Stored<unknown, F | undefined> | Stale;
/** And one that removes. */
export type Removing<F> = Removed<F | undefined> | Stale;

/** What `apply` of PUT and PATCH may return: under optimistic concurrency, what says what became of the state. */
export type FitsStored<T, M> = "concurrency" extends keyof T ? Storing<Fits<T, M>> : Fits<T, M> | Storing<Fits<T, M>>;
export type FitsRemoved<T> = "concurrency" extends keyof T
  ? Removing<Fits<T, "DELETE">>
  : Fits<T, "DELETE"> | Removing<Fits<T, "DELETE">>;

/** What is sent of it. `G` is what GET represents, which is sent of what was stored; `RM` are the models of the method. */
export type Said<R, G, RM> = R extends Stale
  ? never
  : R extends Stored<unknown, infer C>
    ? [C] extends [undefined]
      ? SentOf<G, RM>
      : C
    : R extends Removed<infer C>
      ? C
      : R;
/** Nothing, where there is no GET, or where the models have a 204 in place of a 200. */
export type SentOf<G, RM> = [G] extends [never]
  ? undefined
  : RM extends { readonly 204: null }
    ? 200 extends keyof RM
      ? G
      : undefined
    : G;

/** The model of what is sent of what was stored, where the method has none: GET's. */
export type StateModel<T, R> = [Extract<R, Stored<unknown, undefined>>] extends [never]
  ? undefined
  : ModelOf<T, Block<T, "GET">, "response">;

import type { MaybePromise } from "../http/later.ts";
import type { Outcome } from "../resource/context.ts";
import type { Told } from "./facts.ts";
import type { Quoted } from "./models.ts";
import type { Done } from "./stages.ts";

/** What every context has, and no part can provide or lend under the same name. */
export type Taken = keyof Done<never, unknown, unknown, unknown, unknown> | "state";

/** What a request is lent: opened when it is first used, and closed once. `Given` is what `open` gives, `V` what `close` takes. */
export interface Loan<Ctx, Given, V> {
  /** Called at the first use, once a request, with what `provide` sees. */
  open(ctx: Ctx): Given;
  /**
   * Called once: before the response of a write is sent, and for a read when its content is complete. `status` is that of the
   * response; undefined where the client left before it was decided. If this throws, the response is 500.
   */
  close(value: V, outcome: Outcome): unknown;
}

/** `V` where there is one name; unknown where there are several. */
export type Alone<N, V, All = N> = N extends unknown ? ([All] extends [N] ? V : unknown) : never;

/**
 * What a part lends, by name. `V` is inferred from `open`, for `close`, where there is one name: the compiler infers one type
 * and not one for each name where `open` takes the context.
 */
export type LoansOf<Ctx, N extends string, V> = {
  readonly [K in N]: K extends Taken
    ? Quoted<"a name that every context has: take another one">
    : Loan<Ctx, MaybePromise<V> | Alone<N, never>, Alone<N, V>>;
};

/** What the callbacks of the same part see of it. */
export type OwnLent<T, N extends string, V> = Told<T, "lend", { readonly [K in N]: () => Promise<Alone<N, V>> }, {}>;

/** What all others see, of each name its own. */
export type LentIn<S> = S extends { readonly lend: infer L }
  ? { readonly [K in keyof L]: () => Promise<Opened<L[K]>> }
  : {};
export type Opened<L> = L extends { open(ctx: never): infer V } ? Awaited<V> : never;

import type { MaybePromise } from "../http/later.ts";
import type { Problem } from "../http/problem.ts";
import type { ResponseFields } from "../resource/attached.ts";
import type { Outcome } from "../resource/context.ts";
import type { Halt } from "../resource/halt.ts";
import type { Declarations, Described, Gates, Halts, State } from "./callbacks.ts";
import type { Fine, IfFine, InCall, Told } from "./facts.ts";
import type { Model0, QueryIn, Quoted } from "./models.ts";
import type { Adds, Parts } from "./partList.ts";
import type { Around, Done, Early, LastOf, Queried, Scope, Seen } from "./seen.ts";

/** What a part can put into the context. An Error, by its stack, is none. */
export type Grant = object & { readonly [name in Taken | "stack"]?: never };
/** The first mistake of a part, as `Mistake` is that of a resource. */
export type PartMistake<Own, Id> = [Own] extends [Grant] ? ([Id] extends [Grant] ? "none" : "isAuthorized") : "provide";
export type PartMistakes = "isAuthorized" | "provide" | Fine;
/** What `provide` may return, and what `isAuthorized` may find out. */
export type Grants<Wrong, K> = IfFine<Wrong, K, object, Quoted<NoGrant>>;
export type NoGrant = "an object without names that every context has. Throw what is an Error";
/** Where it is nothing. The declaration needs a default that fits both. */
export type NoneGranted<P extends string> = InCall<P, Quoted<NoGrant>, {}>;

/** What a part's callbacks see: before B8 what it provides and lends itself, too, and behind it what it has found out. */
export type PartScope<N extends string, L extends Around, T, Own, Id, Lent> = Scope<
  N,
  {
    readonly add: L["add"] & Told<T, "provide", Own, {}> & Lent & Told<T, "isAuthorized", Id, {}>;
    readonly given: L["given"] & Told<T, "provide", Own, {}> & Lent;
    readonly finds: L["finds"];
    readonly query: L["query"] & QueryIn<T>;
  },
  unknown,
  ""
>;

/** A part's literal, with letters as in seen.ts: `Own` it provides, `Id` it has found out, `LN` and `V` it lends. */
export interface PartLiteral<
  N extends string,
  L extends Around,
  T,
  Own,
  Id,
  E,
  X,
  LN extends string,
  V,
  Lent = OwnLent<T, LN, V>,
> extends State<PartScope<N, L, T, Own, Id, Lent>, Told<T, "find", E, LastOf<L["finds"]>>>,
    Gates<N, PartScope<N, L, T, Own, {}, Lent>, PartScope<N, L, T, Own, Id, Lent>>,
    Declarations,
    Described {
  /** Statuses that a callback may end the request with by throwing a Halt, in addition to those that the graph reaches. */
  readonly halts?: Halts;
  /** Response fields that every response has, refusals too. Synchronous, and without I/O: there is only the request. */
  readonly setHeaders?: ResponseFields;
  /** Called behind B13a. What it returns is in the context of every callback that follows. What needs the user: `isAuthorized`. */
  provide?(ctx: Early<N> & L["given"]): MaybePromise<Own | undefined | void>;
  /** What is opened when a callback first uses it, as `await ctx.tx()`, and closed before the response of a write is sent. */
  readonly lend?: LoansOf<Early<N> & L["given"], LN, V>;
  /** Called once, when the request has ended, where `provide` was called: perhaps before B8. */
  release?(
    ctx: Seen<PartScope<N, L, T, Own, {}, Lent>>["early"] & Partial<PartScope<N, L, T, Own, Id, Lent>["add"]>,
    outcome: Outcome,
  ): MaybePromise<void>;
  /** B8, as ever; or an object, which says yes and is in the context of what follows. An Error is none: throw it. */
  isAuthorized?(ctx: Early<N> & L["add"] & Told<T, "provide", Own, {}> & Lent): MaybePromise<boolean | string | Id>;
  /** G7: undefined or null leads to the missing branch, anything else is `ctx.entity`. */
  find?(
    ctx: Queried<N, PartScope<N, L, T, Own, Id, Lent>["query"]> &
      PartScope<N, L, T, Own, Id, Lent>["add"] &
      FoundBefore<L["finds"]>,
  ): MaybePromise<E | null | undefined>;
  /** The Halt that an error of yours means, as 409 for a unique violation; undefined for one that it does not know. */
  mapError?(
    error: unknown,
    ctx: Early<N> & Partial<PartScope<N, L, T, Own, Id, Lent>["add"]>,
  ): MaybePromise<Halt | undefined | void>;
  /** The content of an error: the problem, another value for the error's codec, or undefined for none. */
  errorBody?(ctx: Early<N> & Partial<PartScope<N, L, T, Own, Id, Lent>["add"]>, problem: Problem): MaybePromise<X>;
  /** The model of some names of the query. The resource's own, and those of other parts, are for other names. */
  readonly query?: Model0;
}

/** What the parts that a part builds on have found, for its own `find`. */
export type FoundBefore<F> = F extends readonly [...unknown[], infer E] ? { readonly entity: E } : unknown;
/** What parts provide, for the context of a class that names them in `with`: `Context<{ state: Provided<[typeof signedIn]> }>`. */
export type Provided<W extends Parts> = Adds<W>;
/** What every context has, and no part can provide or lend under the same name. */
export type Taken = keyof Done<never, unknown, unknown, unknown, unknown> | "state";

/** What a request is lent: opened when it is first used, and closed once. `Given` is what `open` gives, `V` what `close` takes. */
export interface Loan<Ctx, Given, V> {
  /** Called at the first use, once a request, with what `provide` sees. */
  open(ctx: Ctx): Given;
  /**
   * Called once: before the response of a write is sent, for a read when its content is complete. `status` is that of the response,
   * undefined if the client left before it was decided. If it throws, the response is 500.
   */
  close(value: V, outcome: Outcome): unknown;
}

/** `V` where there is one name; unknown where there are several. */
export type Alone<N, V, All = N> = N extends unknown ? ([All] extends [N] ? V : unknown) : never;

/** What a part lends, by name. `V` is inferred from `open`, for `close`, where there is one name. */
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

import type { MaybePromise } from "../http/later.ts";
import type { Problem } from "../http/problem.ts";
import type { ResponseFields } from "../resource/attached.ts";
import type { Outcome } from "../resource/context.ts";
import type { Halt } from "../resource/halt.ts";
import type { Declarations, Described, Gates, Halts, State } from "./callbacks.ts";
import type { Told } from "./facts.ts";
import type { Fine, IfFine, InCall } from "./mistake.ts";
import type { Quoted } from "./models.ts";
import type { Adds, Parts } from "./partList.ts";
import type { Around, Scope, Seen } from "./seen.ts";
import type { Done, Early, LastOf } from "./stages.ts";

/** What every context has, and no part can provide under the same name. */
export type Taken = keyof Done<never, unknown, unknown, unknown, unknown> | "state";
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

/** What a part's callbacks see: before B8 what it provides itself, too, and behind it what it has found out. */
export type PartScope<N extends string, L extends Around, T, Own, Id> = Scope<
  N,
  {
    readonly add: L["add"] & Told<T, "provide", Own, {}> & Told<T, "isAuthorized", Id, {}>;
    readonly given: L["given"] & Told<T, "provide", Own, {}>;
    readonly finds: L["finds"];
  },
  unknown,
  ""
>;

/**
 * A part's literal: `N` are the parameters of the pattern, `L` what is around it, `T` what it declares, `Own` what it provides, `Id` what
 * `isAuthorized` has found out, `E` the entity.
 */
export interface PartLiteral<N extends string, L extends Around, T, Own, Id, E, X>
  extends State<PartScope<N, L, T, Own, Id>, Told<T, "find", E, LastOf<L["finds"]>>>,
    Gates<N, PartScope<N, L, T, Own, {}>, PartScope<N, L, T, Own, Id>>,
    Declarations,
    Described {
  /** Statuses that a callback may end the request with by throwing a Halt, in addition to those that the graph reaches. */
  readonly halts?: Halts;
  /** Response fields that every response has, refusals too. Synchronous, and without I/O: there is only the request. */
  readonly fields?: ResponseFields;
  /** Called behind B13a. What it returns is in the context of every callback that follows. What needs the user: `isAuthorized`. */
  provide?(ctx: Early<N> & L["given"]): MaybePromise<Own | undefined | void>;
  /** Called once, when the request has ended, where `provide` was called: perhaps before B8. */
  release?(
    ctx: Seen<PartScope<N, L, T, Own, {}>>["early"] & Partial<PartScope<N, L, T, Own, Id>["add"]>,
    outcome: Outcome,
  ): MaybePromise<void>;
  /** B8, as ever; or an object, which says yes and is in the context of what follows. An Error is none: throw it. */
  isAuthorized?(ctx: Early<N> & L["add"] & Told<T, "provide", Own, {}>): MaybePromise<boolean | string | Id>;
  /** G7: undefined or null leads to the missing branch, anything else is `ctx.entity`. */
  find?(
    ctx: Early<N> & PartScope<N, L, T, Own, Id>["add"] & FoundBefore<L["finds"]>,
  ): MaybePromise<E | null | undefined>;
  /** The Halt that an error of yours means, as 409 for a unique violation; undefined for one that it does not know. */
  mapError?(
    error: unknown,
    ctx: Early<N> & Partial<PartScope<N, L, T, Own, Id>["add"]>,
  ): MaybePromise<Halt | undefined | void>;
  /** The content of an error: the problem, another value for the error's codec, or undefined for none. */
  errorBody?(ctx: Early<N> & Partial<PartScope<N, L, T, Own, Id>["add"]>, problem: Problem): MaybePromise<X>;
  /** @deprecated */ readonly query?: QueryIsOfAMethod;
}

/** Said to those who write it in a part: the types of a part are those of every resource that names it. */
export type QueryIsOfAMethod = "`query` is of a resource, or of one of its methods: write it there";

/** What the parts that a part builds on have found, for its own `find`. */
export type FoundBefore<F> = F extends readonly [...unknown[], infer E] ? { readonly entity: E } : unknown;

/** What parts provide, for the context of a class that names them in `with`: `Context<{ state: Provided<[typeof signedIn]> }>`. */
export type Provided<W extends Parts> = Adds<W>;

import type { Problem } from "../http/problem.ts";
import type { ResponseFields } from "../resource/attached.ts";
import type { Outcome } from "../resource/context.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { Objection } from "../resource/resource.ts";
import type { Declarations, Described, Gates, State } from "./callbacks.ts";
import type { Adds, Parts } from "./partList.ts";
import type { Early, EntityOf } from "./stages.ts";

/** What every context has, and no part can provide under the same name. */
export type Taken = {
  readonly [name in
    | keyof Early<never>
    | "query"
    | "entity"
    | "body"
    | "result"
    | "state"
    | "chosenMediaType"
    | "chosenLanguage"
    | "chosenEncoding"]?: never;
};

/**
 * A part's literal. `A` is what earlier parts add, and `G` what is there of it before B8; `F` what they have found; `Own` what this one
 * provides, `Id` what `isAuthorized` has found out.
 */
export interface PartLiteral<W, N extends string, A, G, F, Own, Id, E, H, X, C>
  extends State<N, A & NoInfer<Own> & NoInfer<Id>, unknown, EntityOf<F, NoInfer<E>>>,
    Gates<N, A & NoInfer<Own> & NoInfer<Id>, unknown, G & NoInfer<Own>, [], C>,
    Declarations,
    Described {
  /** The parts that this one builds on. */
  readonly with?: W;
  /** Parameters that the pattern must have. */
  readonly params?: readonly N[];
  readonly halts?: readonly H[];
  /** Response fields that every response has, refusals too. Synchronous, and without I/O: there is only the request. */
  readonly fields?: ResponseFields;
  /** Called behind B13a. What it returns is in the context of every callback that follows. What needs the user: `isAuthorized`. */
  provide?(ctx: Early<N> & G): MaybePromise<(Own & Taken) | undefined | void>;
  /** Called once, when the request has ended, where `provide` was called: perhaps before B8. */
  release?(ctx: Early<N> & G & NoInfer<Own> & Partial<A & NoInfer<Id>>, outcome: Outcome): MaybePromise<void>;
  /** B8, as ever; or an object, which says yes and is in the context of what follows. An Error, by its stack, is none: throw it. */
  isAuthorized?(
    ctx: Early<N> & A & NoInfer<Own>,
  ): MaybePromise<boolean | string | (Id & Taken & { readonly stack?: never })>;
  /** B7: of who the client is. Nothing has been looked up yet. */
  forbidden?(ctx: Early<N> & A & NoInfer<Own> & NoInfer<Id>): MaybePromise<boolean | Objection>;
  /** G7: undefined or null leads to the missing branch, anything else is `ctx.entity`. */
  find?(ctx: Early<N> & A & NoInfer<Own> & NoInfer<Id> & FoundBefore<F>): MaybePromise<E | null | undefined>;
  errorBody?(ctx: Early<N> & Partial<A & NoInfer<Own> & NoInfer<Id>>, problem: Problem): MaybePromise<X>;
  /** @deprecated */ readonly query?: QueryIsOfAMethod;
}

/** Said to those who write it in a part: the types of a part are those of every resource that names it. */
export type QueryIsOfAMethod = "`query` is of a resource, or of one of its methods: write it there";

/** What the parts that a part builds on have found, for its own `find`. */
export type FoundBefore<F> = F extends readonly [...unknown[], infer E] ? { readonly entity: E } : unknown;

/** What parts provide, for the context of a class that names them in `with`: `Context<{ state: Provided<[typeof signedIn]> }>`. */
export type Provided<W extends Parts> = Adds<W>;

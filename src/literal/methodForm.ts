import type { Problem } from "../http/problem.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { Objection, Redirect } from "../resource/resource.ts";
import type { Declarations, Described, Gates, Halts, State } from "./callbacks.ts";
import type { Out, Quoted, Returned } from "./models.ts";
import type { Parts } from "./partList.ts";
import type { Done, Early, Found, Maybe, Queried, Sent } from "./stages.ts";

/** What every method's part may have, beside its state, its gates and what it declares. `Literal` and `CommandLiteral` have the same again. */
export type Method<W, QM, X, N extends string, A> = {
  readonly with?: W & Parts<N>;
  /** The model of the query string; what it refuses is 400. */
  readonly query?: QM;
  /** Statuses that a callback may end the request with by throwing a Halt. */
  readonly halts?: Halts;
  isAuthorized?(
    ctx: Queried<N, Out<QM>> & A,
  ): MaybePromise<boolean | string | Quoted<"write it in a part: with: [part({ isAuthorized })]">>;
  forbidden?(ctx: Queried<N, Out<QM>> & A): MaybePromise<boolean | Objection>;
  errorBody?(ctx: Early<N> & Partial<A>, problem: Problem): MaybePromise<X>;
};

export interface Get<W, QM, RM, R, X, N extends string, A, G, C, E>
  extends Method<W, QM, X, N, A>,
    State<N, A, Out<QM>, E>,
    Gates<N, A, Out<QM>, G, W, C>,
    Declarations,
    Described {
  /** The model of what a success carries, or one for each status; null where it carries nothing. */
  readonly response?: RM;
  represent(ctx: Found<N, Out<QM>, E> & A): Returned<R, RM>;
  /** @deprecated */ readonly find?: FindIsAtTheTop;
}

/** Said to those who write it in a method whose resource has to be found first. */
export type FindIsAtTheTop =
  "`find` is for every method: write it at the top, or in a part of this method: `with: [part({ find })]`";

/** `QE` is what its own `find` finds, `QEnt` the entity from there on. Its content is read before: RFC 10008 2. */
export interface Query<W, QM, BM, RM, R, QE, X, N extends string, A, G, C, E, QEnt>
  extends Method<W, QM, X, N, A>,
    State<N, A, Out<QM>, QEnt, A & Asked<BM>>,
    Gates<N, A, Out<QM>, G, W, C>,
    Declarations,
    Described {
  /** The model of what a success carries, or one for each status; null where it carries nothing. */
  readonly response?: RM;
  /** The model of the query; what it refuses is 400, or what `invalidBody` says. */
  readonly body?: BM;
  /** G7, after the resource's own: what is asked for. Undefined or null leads to the missing branch. */
  find?(ctx: Sent<N, Out<QM>, E, Out<BM>> & A): Finds<QE>;
  represent(ctx: Sent<N, Out<QM>, QEnt, Out<BM>> & A): Returned<R, RM>;
  /** Where the results are, for GET: 303. */
  seeOther?(ctx: Sent<N, Out<QM>, QEnt, Out<BM>> & A): MaybePromise<Redirect>;
  /** Where GET asks the same: Location. */
  equivalentLocation?(ctx: Sent<N, Out<QM>, QEnt, Out<BM>> & A): MaybePromise<string | undefined>;
}

/** What the callbacks of a QUERY see from G7 on. */
export interface Asked<BM> {
  /** The content of the request as its model gives it back. */
  readonly body: Out<BM>;
}

export interface Delete<W, QM, RM, R, X, N extends string, A, G, C, E>
  extends Method<W, QM, X, N, A>,
    State<N, A, Out<QM>, E>,
    Gates<N, A, Out<QM>, G, W, C>,
    Declarations,
    Described {
  /** The model of what a success carries, or one for each status; null where it carries nothing. */
  readonly response?: RM;
  deleteResource(ctx: Found<N, Out<QM>, E> & A): Returned<R, RM>;
  deleteCompleted?(ctx: Done<N, Out<QM>, E, undefined, NoInfer<R>> & A): MaybePromise<boolean>;
  /** @deprecated */ readonly find?: FindIsAtTheTop;
  /** @deprecated */ readonly isConflict?: DeleteHalts;
}

/** Said to those who write `isConflict` for DELETE: the graph asks it of what is stored (O14, P3). */
export type DeleteHalts =
  "`isConflict` is asked of what is stored: write `halts: [409]`, and throw new Halt(409) in `deleteResource`";

/** `May` says whether the entity may be missing: to a PUT that creates, to a POST that is allowed there. */
export type Write<QM, BM, RM, R, N extends string, A, E, May> = {
  /** The model of what a success carries, or one for each status; null where it carries nothing. */
  readonly response?: RM;
  /** The model of the content; what it refuses is 400, or what `invalidBody` says. */
  readonly body?: BM;
  isConflict?(ctx: Sent<N, Out<QM>, Maybe<E, May>, Out<BM>> & A): MaybePromise<boolean | Objection>;
  accepted?(ctx: Done<N, Out<QM>, Maybe<E, May>, Out<BM>, NoInfer<R>> & A): MaybePromise<boolean | string>;
  /** What clients get that prefer the representation. Default: GET's `represent`. */
  represent?(ctx: Found<N, Out<QM>, E> & A): unknown;
  /** @deprecated */ readonly find?: FindIsAtTheTop;
};

export interface Put<W, QM, BM, RM, R, PC, X, N extends string, A, G, C, E>
  extends Write<QM, BM, RM, R, N, A, E, PC>,
    Method<W, QM, X, N, A>,
    State<N, A, Out<QM>, E>,
    Gates<N, A, Out<QM>, G, W, C>,
    Declarations,
    Described {
  apply(ctx: Sent<N, Out<QM>, Maybe<E, PC>, Out<BM>> & A): Returned<R, RM>;
  /** Whether a PUT to what is missing creates it. */
  readonly putCreates?: PC;
}

export interface Patch<W, QM, BM, RM, R, X, N extends string, A, G, C, E>
  extends Put<W, QM, BM, RM, R, never, X, N, A, G, C, E> {
  /** What patches are applied to. Default: GET's `represent`. */
  represent?(ctx: Found<N, Out<QM>, E> & A): unknown;
}

export interface Post<W, QM, BM, RM, R, AM, X, N extends string, A, G, C, E>
  extends Write<QM, BM, RM, R, N, A, E, AM>,
    Method<W, QM, X, N, A>,
    State<N, A, Out<QM>, E>,
    Gates<N, A, Out<QM>, G, W, C>,
    Declarations,
    Described {
  allowMissingPost?(ctx: Queried<N, Out<QM>> & A): MaybePromise<AM>;
  postIsCreate?(ctx: Found<N, Out<QM>, Maybe<E, AM>> & A): MaybePromise<boolean>;
  apply?(ctx: Sent<N, Out<QM>, Maybe<E, AM>, Out<BM>> & A): Returned<R, RM>;
  createPath?(ctx: Done<N, Out<QM>, Maybe<E, AM>, Out<BM>, NoInfer<R>> & A): MaybePromise<string>;
  processPost?(ctx: Sent<N, Out<QM>, Maybe<E, AM>, Out<BM>> & A): Returned<R, RM>;
  seeOther?(ctx: Done<N, Out<QM>, Maybe<E, AM>, Out<BM>, NoInfer<R>> & A): MaybePromise<Redirect>;
}

/** The return type of `find`. What no entity can be made of is refused with a text, which the compiler quotes. */
export type Finds<E> = [E] extends [null | undefined | void]
  ? FindsNothing<E>
  : boolean extends E
    ? "`find` returns what was found, or undefined: whether it is there is for `resourceExists` to say"
    : MaybePromise<E>;
export type FindsNothing<E> = [E] extends [never]
  ? "`find` stands too low: write it above what uses `entity`"
  : "`find` returns nothing: return what was found";

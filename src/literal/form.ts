import type { Problem } from "../http/problem.ts";
import type { Codecs } from "../resource/codec.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { Entity } from "../resource/part.ts";
import type { Objection, Redirect } from "../resource/resource.ts";
import type { Declarations, Described, Gates, Halts, State } from "./callbacks.ts";
import type { Out, Quoted, Returned } from "./models.ts";
import type { BehindLast, FoundBy, Parts } from "./partForm.ts";
import type { Done, Early, EntityOf, Found, LastOf, Maybe, Queried, Sent } from "./stages.ts";

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

/** Names of the class form that a literal does not have. Their types say what to write instead, and the compiler quotes them. */
export interface Otherwise {
  /** @deprecated */ readonly allowedMethods?: "the methods are those that have a part: write `GET: { … }`";
  /** @deprecated */ readonly onlyFor?: "what is called for one method stands in its part: write `PUT: { forbidden: … }`";
  /** @deprecated */ readonly describe?: "`summary`, `tags`, `security` and `response` stand in the method's part";
  /** @deprecated */ readonly lifespan?: "write a part: `with: [part({ provide, release })]`";
  /** @deprecated */ readonly params?: "the parameters are those of the pattern";
}

/** The entity of a QUERY, whose own `find` is the last. */
export type QueryEntity<W, F extends readonly Entity[], E, QE> = [QE] extends [never]
  ? EntityOf<FoundBy<F, W>, E>
  : Exclude<QE, null | undefined | void>;

/** The return type of `find`. What no entity can be made of is refused with a text, which the compiler quotes. */
export type Finds<E> = [E] extends [null | undefined | void]
  ? FindsNothing<E>
  : boolean extends E
    ? "`find` returns what was found, or undefined: whether it is there is for `resourceExists` to say"
    : MaybePromise<E>;
export type FindsNothing<E> = [E] extends [never]
  ? "`find` stands too low: write it above what uses `entity`"
  : "`find` returns nothing: return what was found";

/**
 * The literal of a resource: `G` is what is there before B8, `F` what parts have found, `Ent` the entity from G7 on. `C` says how guards
 * combine, `MC` whether a method says so itself.
 *
 * The entity of a method is that of the resource's own `find`, which is the last one, else what the last of its parts finds. Such types
 * stand where they are used: each name for one would cost the compiler again, for each method of each literal.
 */
export interface Literal<
  N extends string,
  A,
  G,
  C,
  MC,
  W,
  QM,
  BM,
  RM,
  F extends readonly Entity[],
  E,
  PC,
  X,
  GetW,
  GetQ,
  GetM,
  GetR,
  PutW,
  PutQ,
  PutB,
  PutM,
  PutR,
  PatchW,
  PatchQ,
  PatchB,
  PatchM,
  PatchR,
  PostW,
  PostQ,
  PostB,
  PostM,
  PostR,
  AM,
  DelW,
  DelQ,
  DelM,
  DelR,
  Ent,
  QueryW,
  QueryQ,
  QueryB,
  QueryM,
  QueryR,
  QueryE,
> extends State<N, A, Out<QM>, Ent>,
    Gates<N, A, Out<QM>, G, [], C>,
    Declarations,
    Described,
    Otherwise {
  readonly knownMethods?: readonly string[];
  /** Media type -> codec, beside JSON and what the group has. */
  readonly codecs?: Codecs;
  /** The parts that every method uses. */
  readonly with?: W & Parts<N>;
  readonly query?: QM;
  readonly body?: BM;
  readonly response?: RM;
  readonly halts?: Halts;
  /** Whether a PUT to what is missing creates it. Where not, `ctx.entity` is always there. Default: true. */
  readonly putCreates?: PC;
  isAuthorized?(
    ctx: Queried<N, Out<QM>> & A,
  ): MaybePromise<boolean | string | Quoted<"write it in a part: with: [part({ isAuthorized })]">>;
  forbidden?(ctx: Queried<N, Out<QM>> & A): MaybePromise<boolean | Objection>;
  /** G7, with what it has found: undefined or null leads to the missing branch, anything else is `ctx.entity`. */
  find?(ctx: Found<N, Out<QM>, LastOf<F>> & A): Finds<E>;
  isConflict?(ctx: Sent<N, Out<QM>, Ent, Out<BM>> & A): MaybePromise<boolean | Objection>;
  errorBody?(ctx: Early<N> & Partial<A>, problem: Problem): MaybePromise<X>;
  /** Here, too, where the resource has one method: this is GET, … */
  represent?(ctx: Found<N, Out<QM>, Ent> & A): Returned<GetR, GetM>;
  /** … this POST, which creates, … */
  apply?(ctx: Sent<N, Out<QM>, Maybe<Ent, AM>, Out<BM>> & A): Returned<PostR, PostM>;
  createPath?(ctx: Done<N, Out<QM>, Maybe<Ent, AM>, Out<BM>, NoInfer<PostR>> & A): MaybePromise<string>;
  postIsCreate?(ctx: Found<N, Out<QM>, Maybe<Ent, AM>> & A): MaybePromise<boolean>;
  /** … or does not, … */
  processPost?(ctx: Sent<N, Out<QM>, Maybe<Ent, AM>, Out<BM>> & A): Returned<PostR, PostM>;
  seeOther?(ctx: Done<N, Out<QM>, Maybe<Ent, AM>, Out<BM>, NoInfer<PostR>> & A): MaybePromise<Redirect>;
  allowMissingPost?(ctx: Queried<N, Out<QM>> & A): MaybePromise<AM>;
  accepted?(ctx: Done<N, Out<QM>, Maybe<Ent, AM>, Out<BM>, NoInfer<PostR>> & A): MaybePromise<boolean | string>;
  /** … and this DELETE. */
  deleteResource?(ctx: Found<N, Out<QM>, Ent> & A): Returned<DelR, DelM>;
  deleteCompleted?(ctx: Done<N, Out<QM>, Ent, undefined, NoInfer<DelR>> & A): MaybePromise<boolean>;
  readonly GET?: Get<
    GetW,
    GetQ,
    GetM,
    GetR,
    X,
    N,
    "nearest" extends MC ? BehindLast<A, G, GetW, MC> : [] extends GetW ? A : BehindLast<A, G, GetW, C>,
    G,
    MC,
    [] extends GetW ? Ent : EntityOf<FoundBy<F, GetW>, E>
  >;
  readonly PUT?: Put<
    PutW,
    PutQ,
    PutB,
    PutM,
    PutR,
    PC,
    X,
    N,
    "nearest" extends MC ? BehindLast<A, G, PutW, MC> : [] extends PutW ? A : BehindLast<A, G, PutW, C>,
    G,
    MC,
    [] extends PutW ? Ent : EntityOf<FoundBy<F, PutW>, E>
  >;
  readonly PATCH?: Patch<
    PatchW,
    PatchQ,
    PatchB,
    PatchM,
    PatchR,
    X,
    N,
    "nearest" extends MC ? BehindLast<A, G, PatchW, MC> : [] extends PatchW ? A : BehindLast<A, G, PatchW, C>,
    G,
    MC,
    [] extends PatchW ? Ent : EntityOf<FoundBy<F, PatchW>, E>
  >;
  readonly POST?: Post<
    PostW,
    PostQ,
    PostB,
    PostM,
    PostR,
    AM,
    X,
    N,
    "nearest" extends MC ? BehindLast<A, G, PostW, MC> : [] extends PostW ? A : BehindLast<A, G, PostW, C>,
    G,
    MC,
    [] extends PostW ? Ent : EntityOf<FoundBy<F, PostW>, E>
  >;
  readonly DELETE?: Delete<
    DelW,
    DelQ,
    DelM,
    DelR,
    X,
    N,
    "nearest" extends MC ? BehindLast<A, G, DelW, MC> : [] extends DelW ? A : BehindLast<A, G, DelW, C>,
    G,
    MC,
    [] extends DelW ? Ent : EntityOf<FoundBy<F, DelW>, E>
  >;
  readonly QUERY?: Query<
    QueryW,
    QueryQ,
    QueryB,
    QueryM,
    QueryR,
    QueryE,
    X,
    N,
    "nearest" extends MC ? BehindLast<A, G, QueryW, MC> : [] extends QueryW ? A : BehindLast<A, G, QueryW, C>,
    G,
    MC,
    [] extends QueryW ? Ent : EntityOf<FoundBy<F, QueryW>, E>,
    NoInfer<QueryEntity<QueryW, F, E, QueryE>>
  >;
}

/**
 * Takes the whole literal's type, for its keys, and then is nothing: inference looks into both branches of a conditional
 * type, and what is left of it is `never`. So the literal is checked against `Literal` alone, and a misspelt key is the
 * compiler's own "Did you mean".
 */
export type Noted<S> = S extends never ? S : never;

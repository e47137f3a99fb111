import type { Problem } from "../http/problem.ts";
import type { Codecs } from "../resource/codec.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { Entity } from "../resource/part.ts";
import type { Objection, Redirect } from "../resource/resource.ts";
import type { Declarations, Described, Gates, Halts, State } from "./callbacks.ts";
import type { Delete, Finds, Get, Patch, Post, Put, Query } from "./methodForm.ts";
import type { Out, Quoted, Returned } from "./models.ts";
import type { BehindLast, FoundBy, Parts } from "./partList.ts";
import type { Done, Early, EntityOf, Found, LastOf, Maybe, Queried, Sent } from "./stages.ts";

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

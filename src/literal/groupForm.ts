import type { Codecs } from "../resource/codec.ts";
import type { Entity, Part } from "../resource/part.ts";
import type { CommandLiteral, CommandMethod, CommandOf } from "./commandForm.ts";
import type { Literal, MethodEntity, Noted, Otherwise } from "./form.ts";
import type { ErrorIn, Fits, FitsRead, Model0, Responses0 } from "./models.ts";
import type { Adds, Of, PartLiteral, Parts } from "./partForm.ts";
import type { Below, KeysIn, LiteralRoute, Op, ResourceOf } from "./remembered.ts";
import type { EntityOf, Names } from "./stages.ts";

/** Resources below a prefix that share parts. The package's own `resource` is that of the empty group. */
export interface Group<Pre extends string, GA, GE extends Entity, GK extends PropertyKey, GH extends number, GX> {
  readonly prefix: Pre;
  /**
   * A resource as a literal: every callback and declaration by its own name, for all methods at the top, or for one of them
   * in its part, as in `GET: { … }`.
   *
   * For each method: `W` its parts, `Q` the query's model, `B` the body's, `M` the response's, `H` its halts, `R` what is
   * returned. Each is inferred from one place of the literal, in the order of the text, and falls back to what stands at the
   * top of it. Type parameters that nothing is inferred for cost next to nothing: that was measured.
   */
  resource<
    const P extends string,
    S extends object,
    const W extends Parts = [],
    QM extends Model0 = undefined,
    BM extends Model0 = undefined,
    RM extends Responses0 = undefined,
    E extends Entity | null | undefined | void = EntityOf<GE | Of<W, "entity">>,
    PC extends boolean = true,
    H extends number = never,
    X = never,
    const GetW extends Parts = [],
    GetQ extends Model0 = QM,
    GetM extends Responses0 = RM,
    GetH extends number = never,
    GetR extends FitsRead<GetM> = never,
    const PutW extends Parts = [],
    PutQ extends Model0 = QM,
    PutB extends Model0 = BM,
    PutM extends Responses0 = RM,
    PutH extends number = never,
    PutR extends Fits<PutM> = never,
    const PatchW extends Parts = [],
    PatchQ extends Model0 = QM,
    PatchB extends Model0 = BM,
    PatchM extends Responses0 = RM,
    PatchH extends number = never,
    PatchR extends Fits<PatchM> = never,
    const PostW extends Parts = [],
    PostQ extends Model0 = QM,
    PostB extends Model0 = BM,
    PostM extends Responses0 = RM,
    PostH extends number = never,
    PostR extends Fits<PostM> = never,
    AM extends boolean = false,
    const DelW extends Parts = [],
    DelQ extends Model0 = QM,
    DelM extends Responses0 = RM,
    DelH extends number = never,
    DelR extends Fits<DelM> = never,
    const QueryW extends Parts = [],
    QueryQ extends Model0 = QM,
    QueryB extends Model0 = BM,
    QueryM extends Responses0 = RM,
    QueryH extends number = never,
    QueryE extends Entity | null | undefined | void = [QueryW] extends [[]]
      ? E
      : MethodEntity<QueryW, Exclude<E, null | undefined | void>>,
    QueryR extends Fits<QueryM> = never,
  >(
    pattern: P,
    literal:
      | Noted<S>
      | Literal<
          Names<`${Pre}${P}`>,
          GA & Adds<W>,
          W,
          QM,
          BM,
          RM,
          EntityOf<GE | Of<W, "entity">>,
          E,
          PC,
          H,
          X,
          GetW,
          GetQ,
          GetM,
          GetH,
          GetR,
          PutW,
          PutQ,
          PutB,
          PutM,
          PutH,
          PutR,
          PatchW,
          PatchQ,
          PatchB,
          PatchM,
          PatchH,
          PatchR,
          PostW,
          PostQ,
          PostB,
          PostM,
          PostH,
          PostR,
          AM,
          DelW,
          DelQ,
          DelM,
          DelH,
          DelR,
          NoInfer<Exclude<E, null | undefined | void>>,
          QueryW,
          QueryQ,
          QueryB,
          QueryM,
          QueryH,
          QueryR,
          QueryE,
          NoInfer<Exclude<QueryE, null | undefined | void>>
        >,
  ): ResourceOf<
    `${Pre}${P}`,
    keyof S | GK | Of<W, "keys">,
    GH | H | Of<W, "halts">,
    GX | ErrorIn<S, X> | Of<W, "error">,
    PC,
    Op<KeysIn<S, "GET">, GetW, GetQ, undefined, GetM, GetH, GetR, never>,
    Op<KeysIn<S, "PUT">, PutW, PutQ, PutB, PutM, PutH, PutR, never>,
    Op<KeysIn<S, "PATCH">, PatchW, PatchQ, PatchB, PatchM, PatchH, PatchR, never>,
    Op<KeysIn<S, "POST">, PostW, PostQ, PostB, PostM, PostH, PostR, never>,
    Op<KeysIn<S, "DELETE">, DelW, DelQ, undefined, DelM, DelH, DelR, never>,
    Op<KeysIn<S, "QUERY">, QueryW, QueryQ, QueryB, QueryM, QueryH, QueryR, never>
  >;
  /** A command below the prefix, under the group's parts. */
  command<
    const M extends CommandMethod,
    const P extends string,
    S extends object,
    const W extends Parts = [],
    QM extends Model0 = undefined,
    BM extends Model0 = undefined,
    RM extends Responses0 = undefined,
    H extends number = never,
    X = never,
  >(
    method: M,
    pattern: P,
    literal:
      | Noted<S>
      | CommandLiteral<Names<`${Pre}${P}`>, GA & Adds<W>, W, QM, BM, RM, EntityOf<GE | Of<W, "entity">>, H, X>,
  ): CommandOf<M, `${Pre}${P}`, Op<keyof S | GK, W, QM, BM, RM, GH | H, unknown, GX | ErrorIn<S, X>>>;
  /** A group below this one: its prefix behind this one's, its parts after this one's. */
  group<
    const P extends string,
    S extends object,
    const W extends Parts<Names<`${Pre}${P}`>> = [],
    Own extends object = {},
    Id extends object = {},
    E extends Entity = GE | Of<W, "entity">,
    H extends number = never,
    X = never,
  >(
    prefix: P,
    literal?: Noted<S> | GroupLiteral<W, Names<`${Pre}${P}`>, GA & Adds<W>, Own, Id, E, H, X>,
  ): Group<
    `${Pre}${P}`,
    GA & Adds<W> & Own & Id,
    E,
    GK | keyof S | Of<W, "keys">,
    GH | H | Of<W, "halts">,
    GX | ErrorIn<S, X> | Of<W, "error">
  >;
  /** Resources that were written without the group, below its prefix and under its parts. They do not see what it provides. */
  mount<const Api extends Readonly<Record<string, LiteralRoute>>>(
    resources: Api,
  ): { readonly [K in keyof Api]: Below<Api[K], Pre, GK, GH, GX> };
}

/** A group's literal: a part's, with what only resources have. */
export interface GroupLiteral<W, N extends string, A, Own, Id, E extends Entity, H, X>
  extends PartLiteral<W, N, A, Own, Id, E, H, X>,
    Omit<Otherwise, "params"> {
  /** Media type -> codec, beside JSON. */
  readonly codecs?: Codecs;
}

/** Nothing is inferred from where the part stands, so that one inside of a `with: […]` is the same as one with a name. */
export interface MakePart {
  <
    S extends object,
    const W extends Parts = [],
    N extends string = never,
    Own extends object = {},
    Id extends object = {},
    E extends Entity = Of<W, "entity">,
    H extends number = never,
    X = never,
  >(
    literal: Noted<S> | PartLiteral<W, N | Of<W, "params">, Adds<W>, Own, Id, E, H, X>,
  ): Part<
    Adds<W> & NoInfer<Own> & NoInfer<Id>,
    NoInfer<E>,
    keyof S | Of<W, "keys">,
    NoInfer<H> | Of<W, "halts">,
    ErrorIn<S, NoInfer<X>> | Of<W, "error">,
    NoInfer<N> | Of<W, "params">
  >;
}

import type { Codecs } from "../resource/codec.ts";
import type { Entity, Part } from "../resource/part.ts";
import type { Combination } from "./callbacks.ts";
import type { CommandLiteral, CommandMethod, CommandOf } from "./commandForm.ts";
import type { Literal, Noted, Otherwise } from "./form.ts";
import type { ErrorIn, Fits, FitsRead, FitsSent, Model0, Responses0, Successes0 } from "./models.ts";
import type { PartLiteral } from "./partForm.ts";
import type { Behind, BehindLast, FoundBy, FoundIn, Gives, Of, Parts } from "./partList.ts";
import type {
  Absent,
  Below,
  ConsumesIn,
  ConsumesOf,
  HaltsIn,
  HaltsOf,
  KeysIn,
  LiteralRoute,
  Op,
  ResourceOf,
} from "./remembered.ts";
import type { EntityOf, LastOf, Names } from "./stages.ts";

/** Resources below a prefix that share parts. The package's own `resource` is that of the empty group. */
export interface Group<
  Pre extends string,
  GA,
  GG,
  GF extends readonly Entity[],
  GK extends PropertyKey,
  GH extends number,
  GX,
> {
  readonly prefix: Pre;
  /**
   * A resource as a literal: every callback and declaration by its own name, for all methods at the top, or for one of them
   * in its part, as in `GET: { … }`.
   *
   * For each method: `W` its parts, `Q` the query's model, `B` the body's, `M` the response's, `C` how guards combine, `R` what is
   * returned. Each is inferred from one place of the literal, in the order of the text, and falls back to what stands at the
   * top of it. Type parameters that nothing is inferred for cost next to nothing: that was measured.
   */
  resource<
    const P extends string,
    S extends object,
    const W extends Parts = [],
    QM extends Model0 = undefined,
    BM extends Model0 = undefined,
    RM extends Successes0 = undefined,
    C extends Combination = "every",
    MC extends Combination = "every",
    E extends Entity | boolean | null | undefined | void = never,
    PC extends boolean = true,
    X = never,
    const GetW extends Parts = [],
    GetQ extends Model0 = QM,
    GetM extends Successes0 = RM,
    GetR extends FitsRead<GetM, GetR> = never,
    const PutW extends Parts = [],
    PutQ extends Model0 = QM,
    PutB extends Model0 = BM,
    PutM extends Successes0 = RM,
    PutR extends Fits<PutM> = never,
    const PatchW extends Parts = [],
    PatchQ extends Model0 = QM,
    PatchB extends Model0 = BM,
    PatchM extends Successes0 = RM,
    PatchR extends Fits<PatchM> = never,
    const PostW extends Parts = [],
    PostQ extends Model0 = QM,
    PostB extends Model0 = BM,
    PostM extends Successes0 = RM,
    PostR extends FitsSent<PostM, PostR> = never,
    AM extends boolean = false,
    const DelW extends Parts = [],
    DelQ extends Model0 = QM,
    DelM extends Successes0 = RM,
    DelR extends Fits<DelM> = never,
    const QueryW extends Parts = [],
    QueryQ extends Model0 = QM,
    QueryB extends Model0 = BM,
    QueryM extends Successes0 = RM,
    QueryE extends Entity | boolean | null | undefined | void = never,
    QueryR extends Fits<QueryM> = never,
  >(
    pattern: P,
    literal:
      | Noted<S>
      | Literal<
          Names<`${Pre}${P}`>,
          BehindLast<GA, GG, W, C>,
          GG & Gives<W>,
          C,
          MC,
          W,
          QM,
          BM,
          RM,
          FoundBy<GF, W>,
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
          NoInfer<EntityOf<FoundBy<GF, W>, E>>,
          QueryW,
          QueryQ,
          QueryB,
          QueryM,
          QueryR,
          QueryE
        >,
  ): ResourceOf<
    `${Pre}${P}`,
    keyof S | GK | Of<W, "keys">,
    GH | HaltsOf<S> | Of<W, "halts">,
    GX | ErrorIn<S, X> | Of<W, "error">,
    PC,
    Op<KeysIn<S, "GET">, GetW, GetQ, undefined, GetM, HaltsIn<S, "GET">, GetR, never, never>,
    "PUT" extends keyof S
      ? Op<keyof S["PUT"], PutW, PutQ, PutB, PutM, HaltsOf<S["PUT"]>, PutR, never, ConsumesIn<S, "PUT">>
      : Absent,
    "PATCH" extends keyof S
      ? Op<keyof S["PATCH"], PatchW, PatchQ, PatchB, PatchM, HaltsOf<S["PATCH"]>, PatchR, never, ConsumesIn<S, "PATCH">>
      : Absent,
    [keyof S & ("POST" | "apply" | "createPath" | "processPost")] extends [never]
      ? Absent
      : Op<KeysIn<S, "POST">, PostW, PostQ, PostB, PostM, HaltsIn<S, "POST">, PostR, never, ConsumesIn<S, "POST">>,
    [keyof S & ("DELETE" | "deleteResource")] extends [never]
      ? Absent
      : Op<KeysIn<S, "DELETE">, DelW, DelQ, undefined, DelM, HaltsIn<S, "DELETE">, DelR, never, never>,
    "QUERY" extends keyof S
      ? Op<keyof S["QUERY"], QueryW, QueryQ, QueryB, QueryM, HaltsOf<S["QUERY"]>, QueryR, never, ConsumesIn<S, "QUERY">>
      : Absent
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
    C extends Combination = "every",
    H extends number = never,
    X = never,
  >(
    method: M,
    pattern: P,
    literal:
      | Noted<S>
      | CommandLiteral<
          Names<`${Pre}${P}`>,
          BehindLast<GA, GG, W, C>,
          GG & Gives<W>,
          C,
          W,
          QM,
          BM,
          RM,
          LastOf<FoundBy<GF, W>>,
          H,
          X
        >,
  ): CommandOf<M, `${Pre}${P}`, Op<keyof S | GK, W, QM, BM, RM, GH | H, unknown, GX | ErrorIn<S, X>, ConsumesOf<S>>>;
  /** A group below this one: its prefix behind this one's, its parts after this one's. */
  group<
    const P extends string,
    S extends object,
    const W extends Parts<Names<`${Pre}${P}`>> = [],
    Own extends object = {},
    Id extends object = {},
    E extends Entity = never,
    H extends number = never,
    X = never,
    C extends Combination = "every",
  >(
    prefix: P,
    literal?:
      | Noted<S>
      | GroupLiteral<W, Names<`${Pre}${P}`>, Behind<GA, GG, W, C>, GG & Gives<W>, FoundBy<GF, W>, Own, Id, E, H, X, C>,
  ): Group<
    `${Pre}${P}`,
    Behind<GA, GG, W, C> & Own & Id,
    GG & Gives<W> & Own,
    FoundIn<FoundBy<GF, W>, E>,
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
export interface GroupLiteral<W, N extends string, A, G, F, Own, Id, E, H, X, C>
  extends PartLiteral<W, N, A, G, F, Own, Id, E, H, X, C>,
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
    E extends Entity = never,
    H extends number = never,
    X = never,
    C extends Combination = "every",
  >(
    literal:
      | Noted<S>
      | PartLiteral<
          W,
          N | Of<W, "params">,
          Behind<unknown, unknown, W, C>,
          Gives<W>,
          FoundBy<[], W>,
          Own,
          Id,
          E,
          H,
          X,
          C
        >,
  ): Part<
    Behind<unknown, unknown, W, C> & NoInfer<Own> & NoInfer<Id>,
    FoundIn<FoundBy<[], W>, NoInfer<E>>,
    keyof S | Of<W, "keys">,
    NoInfer<H> | Of<W, "halts">,
    ErrorIn<S, NoInfer<X>> | Of<W, "error">,
    NoInfer<N> | Of<W, "params">,
    Gives<W> & NoInfer<Own>,
    NoInfer<Id>
  >;
}

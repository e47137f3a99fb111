import type { MethodThat } from "../http/method.ts";
import type { Codecs } from "../resource/codec.ts";
import type { Entity, Part, QueryTypes } from "../resource/part.ts";
import type { CommandLiteral, CommandMethod, CommandOf } from "./callbacks.ts";
import type {
  Block,
  Fine,
  IfFine,
  IfResponse,
  InCall,
  Mistake,
  Mistakes,
  ModelOf,
  NoResponse,
  NoState,
  Noted,
  Told,
  With,
} from "./facts.ts";
import type { Creates, Literal, Otherwise } from "./form.ts";
import type {
  ErrorIn,
  Fits,
  FitsRead,
  FitsRemoved,
  FitsStored,
  LackIn,
  QueryIn,
  QueryModel,
  Said,
  StateModel,
  Storing,
} from "./models.ts";
import type { Grants, LentIn, NoneGranted, PartLiteral, PartMistake, PartMistakes } from "./partForm.ts";
import type { FoundIn, Of, PartList, Queries } from "./partList.ts";
import type {
  Absent,
  Below,
  ConsumesIn,
  ConsumesOf,
  HaltsIn,
  HaltsOf,
  KeysIn,
  KeysOf,
  LiteralRoute,
  NodeKeys,
  ResourceOf,
  ResultIn,
} from "./remembered.ts";
import type { Around, Behind, BehindLast, LastOf, Names, NoResult, Nothing } from "./seen.ts";
import type { ImpliedMethods, Lookup } from "./statuses.ts";

/** What a group is to what stands below it: what is around, and the keys, halts and errors that count there, too. */
export interface Sharing extends Around {
  readonly keys: PropertyKey;
  readonly halts: number;
  readonly error: unknown;
}
/** The group that has no prefix and shares nothing. */
export interface Unshared extends Nothing {
  readonly keys: never;
  readonly halts: never;
  readonly error: never;
}

/** Resources below a prefix that share parts. The package's own `resource` is that of the empty group. */
export interface Group<Pre extends string, G extends Sharing> {
  readonly prefix: Pre;
  /** A resource as a literal: callbacks and declarations by their names, for all methods at the top, or for one in its block: `GET: { … }`. */
  // What is declared comes from `T`. What only callbacks tell is inferred from one after the other, in the order of the text.
  resource<
    const P extends string,
    S extends object,
    T,
    E = LastOf<BehindLast<G, T>["finds"]>,
    GetR extends FitsRead<T, Wrong> = never,
    PutR extends FitsStored<T, "PUT"> = never,
    PatchR extends FitsStored<T, "PATCH"> = never,
    PostR extends
      | Fits<T, "POST", IfFine<Wrong, "posted", unknown, NoResponse | NoResult>>
      | Storing<Fits<T, "POST">> = Fits<T, "POST", NoResult>,
    DelR extends FitsRemoved<T> = never,
    QueryR extends Fits<T, "QUERY", IfFine<Wrong, "asked", unknown, NoState>> = never,
    GetE = E,
    QueryE = E,
    AM extends boolean = false,
    X = never,
    Wrong extends Mistakes = InCall<P, Fine, Mistake<GetE | QueryE, GetR, PostR, QueryR, LackIn<S, T>>>,
  >(
    pattern: P,
    literal:
      | Noted<P, S, T>
      | Literal<
          Names<`${Pre}${P}`>,
          BehindLast<G, T>,
          T,
          {
            find: E;
            GET: GetR;
            PUT: PutR;
            PATCH: PatchR;
            POST: PostR;
            DELETE: DelR;
            QUERY: QueryR;
            getFind: GetE;
            queryFind: QueryE;
            allowMissingPost: AM;
            error: X;
            wrong: Wrong;
            prefix: Names<Pre>;
          }
        >,
  ): ResourceOf<
    `${Pre}${P}`,
    KeysOf<S> | G["keys"] | Of<With<T>, "keys">,
    G["halts"] | HaltsOf<S> | Of<With<T>, "halts">,
    G["error"] | ErrorIn<S, X> | Of<With<T>, "error">,
    Creates<T>,
    {
      GET: OpOf<S, T, "GET", BehindLast<G, T>["query"], GetR>;
      PUT: OpOf<S, T, "PUT", BehindLast<G, T>["query"], PutR, GetR>;
      PATCH: OpOf<S, T, "PATCH", BehindLast<G, T>["query"], PatchR, GetR>;
      POST: OpOf<S, T, "POST", BehindLast<G, T>["query"], PostR, GetR>;
      DELETE: OpOf<S, T, "DELETE", BehindLast<G, T>["query"], DelR, GetR>;
      QUERY: OpOf<S, T, "QUERY", BehindLast<G, T>["query"], QueryR>;
    }
  >;
  /** A command below the prefix, under the group's parts. */
  command<const M extends CommandMethod, const P extends string, S extends object, T, X = never>(
    method: M,
    pattern: P,
    literal: Noted<P, S, T> | CommandLiteral<Names<`${Pre}${P}`>, BehindLast<G, T>, T, X>,
  ): CommandOf<M, `${Pre}${P}`, Commanded<G, S, T, X>["op"]>;
  /** A group below this one: its prefix behind this one's, its parts after this one's. */
  group<
    const P extends string,
    S extends object,
    T,
    Own extends Grants<Wrong, "provide"> = NoneGranted<P>,
    Id extends Grants<Wrong, "isAuthorized"> = NoneGranted<P>,
    E extends Entity = LastOf<Behind<G, T>["finds"]>,
    X = never,
    LN extends string = never,
    V = never,
    Wrong extends PartMistakes = InCall<P, Fine, PartMistake<Own, Id>>,
  >(
    prefix: P,
    literal?: Noted<P, S, T> | GroupLiteral<Names<`${Pre}${P}`>, Behind<G, T>, T, Own, Id, E, X, LN, V>,
  ): Group<
    `${Pre}${P}`,
    {
      add: Behind<G, T>["add"] & Told<S, "provide", Own, {}> & LentIn<S> & Told<S, "isAuthorized", Id, {}>;
      given: Behind<G, T>["given"] & Told<S, "provide", Own, {}> & LentIn<S>;
      finds: FoundIn<Behind<G, T>["finds"], S, E>;
      query: Behind<G, T>["query"] & QueryIn<T>;
      keys: G["keys"] | KeysOf<S> | Of<With<T>, "keys">;
      halts: G["halts"] | HaltsOf<S> | Of<With<T>, "halts">;
      error: G["error"] | ErrorIn<S, X> | Of<With<T>, "error">;
    }
  >;
  /** Resources that were written without the group, below its prefix and under its parts. They do not see what it provides. */
  mount<const Api extends Readonly<Record<string, LiteralRoute>>>(
    resources: Api,
  ): { readonly [K in keyof Api]: Below<Api[K], Pre, G["keys"], G["halts"], G["error"]> };
}

/** What the compiler remembers of a method. `Q` are the queries of the parts around all methods. */
export type OpOf<S, T, M extends CommandMethod, Q extends QueryTypes, R, G = never, B = Block<T, M>> = M extends
  | keyof S
  | Lookup<ImpliedMethods, keyof S>
  ? {
      readonly keys: KeysIn<S, M> | Of<With<B>, "keys">;
      readonly query: QueryModel<ModelOf<T, B, "query">, Q & Queries<With<B>>>;
      readonly body: M extends MethodThat<"content"> ? ModelOf<T, B, "body"> : undefined;
      readonly consumes: M extends MethodThat<"content"> ? ConsumesIn<S, M> : never;
      readonly models: IfResponse<T, B, ModelOf<T, B, "response">, StateModel<T, ResultIn<S, M, R>>>;
      readonly halts: HaltsIn<S, M> | Of<With<B>, "halts">;
      readonly result: Said<ResultIn<S, M, R>, G, ModelOf<T, B, "response">>;
      readonly error: Of<With<B>, "error">;
    }
  : Absent;
/** And of a command: a member, so that declarations show it and not the name of this type, whose arguments have those of callbacks. */
export interface Commanded<G extends Sharing, S, T, X> {
  readonly op: {
    readonly keys: keyof S | NodeKeys<S> | G["keys"] | Of<With<T>, "keys">;
    readonly query: QueryModel<ModelOf<T, unknown, "query">, BehindLast<G, T>["query"]>;
    readonly body: ModelOf<T, unknown, "body">;
    readonly consumes: ConsumesOf<S>;
    readonly models: ModelOf<T, unknown, "response">;
    readonly halts: G["halts"] | HaltsOf<S> | Of<With<T>, "halts">;
    readonly result: unknown;
    readonly error: G["error"] | ErrorIn<S, X> | Of<With<T>, "error">;
  };
}

/** A group's literal: a part's, with what only resources have. */
export interface GroupLiteral<N extends string, L extends Around, T, Own, Id, E, X, LN extends string, V>
  extends PartLiteral<N, L, T, Own, Id, E, X, LN, V>,
    Omit<Otherwise, "params"> {
  readonly with?: PartList<N>;
  /** Media type -> codec, beside JSON. */
  readonly codecs?: Codecs;
}

/** Nothing is inferred from where the part stands. `Z` is only there for the defaults. */
export interface MakePart {
  <
    S extends object,
    T,
    Z extends string = "",
    N extends string = never,
    Own extends Grants<Wrong, "provide"> = NoneGranted<Z>,
    Id extends Grants<Wrong, "isAuthorized"> = NoneGranted<Z>,
    E extends Entity = LastOf<Behind<Nothing, T>["finds"]>,
    X = never,
    LN extends string = never,
    V = never,
    Wrong extends PartMistakes = InCall<Z, Fine, PartMistake<Own, Id>>,
  >(
    literal: Noted<Z, S, T> | OwnPart<N, N | Of<With<T>, "params">, Behind<Nothing, T>, T, Own, Id, E, X, LN, V>,
  ): Part<
    Behind<Nothing, T>["add"] & Told<S, "provide", Own, {}> & LentIn<S> & Told<S, "isAuthorized", Id, {}>,
    FoundIn<Behind<Nothing, T>["finds"], S, E>,
    KeysOf<S> | Of<With<T>, "keys">,
    HaltsOf<S> | Of<With<T>, "halts">,
    ErrorIn<S, X> | Of<With<T>, "error">,
    NoInfer<N> | Of<With<T>, "params">,
    Behind<Nothing, T>["given"] & Told<S, "provide", Own, {}> & LentIn<S>,
    Told<S, "isAuthorized", Id, {}>,
    Behind<Nothing, T>["query"] & QueryIn<T>
  >;
}
export interface OwnPart<P extends string, N extends string, L extends Around, T, Own, Id, E, X, LN extends string, V>
  extends PartLiteral<N, L, T, Own, Id, E, X, LN, V> {
  /** The parts that this one builds on. */
  readonly with?: PartList<string>;
  /** Parameters that the pattern must have. */
  readonly params?: readonly P[];
}

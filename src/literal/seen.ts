import type { Entity, QueryTypes } from "../resource/part.ts";
import type { Block, CombinationOf, IfResponse, With } from "./facts.ts";
import type { Hint, OutAt, ReadAs } from "./models.ts";
import type { Adds, FoundBy, Gives, LastGrant, Queries } from "./partList.ts";
import type { Done, Early, Found, LastOf, NoEntity, Queried, Sent } from "./stages.ts";

/** What parts and groups come to: all that they add to the context, what is there of it before B8, what they have found, and their queries. */
export interface Around {
  readonly add: unknown;
  readonly given: unknown;
  readonly finds: readonly Entity[];
  readonly query: QueryTypes;
}
/** Around a literal that is in no group. */
export interface Nothing extends Around {
  readonly finds: [];
}

/** The same behind the parts of a part or a group. */
export type Behind<L extends Around, X> = BehindParts<L, X, CombinationOf<X>, unknown>;
/** And behind those of a resource, a method or a command, whose last part is the nearest. */
export type BehindLast<L extends Around, X> = [keyof X & ("with" | "combine")] extends [never] ? L : BehindParts<L, X>;
export type BehindParts<L extends Around, X, C = CombinationOf<X>, Last = LastGrant<With<X>>> = {
  readonly add: "nearest" extends C ? Replaced<L, With<X>> & Last : L["add"] & Adds<With<X>>;
  readonly given: L["given"] & Gives<With<X>>;
  readonly finds: FoundBy<L["finds"], With<X>>;
  readonly query: L["query"] & Queries<With<X>>;
};
/** Where one guard replaces the others, what those have found out need not be there. */
export type Replaced<L extends Around, W> = L["given"] & Gives<W> & Partial<L["add"] & Adds<W>>;

/** What is around a method: `L` is what is around the callbacks of the literal. */
export type Within<L extends Around, T, M> = M extends keyof T
  ? [keyof T[M] & ("with" | "combine")] extends [never]
    ? L
    : BehindOwn<L, T, T[M]>
  : L;
export type BehindOwn<L extends Around, T, B> = "with" extends keyof B
  ? BehindParts<L, B, CombinationOf<T> | CombinationOf<B>>
  : BehindParts<L, B>;

/** The entity of a method: that of the literal's own `find`, which is the last one, else what the last of its parts finds. */
export type EntityIn<L extends Around, T, M, E> = unknown extends T
  ? E
  : "find" extends keyof T
    ? E
    : LastOf<Within<L, T, M>["finds"]>;

/** The entity, or undefined in a PUT that may create and in a POST to what may be missing. */
export type Maybe<E, May> = [May] extends [false] ? E : E | Missing<E>;
export type Missing<E> = [E] extends [NoEntity] ? never : undefined;

/** What callbacks see, but for the entity: the compiler settles all of a record at the first look into it. */
export type Scope<N extends string, L extends Around, T, M, B = Block<T, M>> = {
  readonly names: N;
  /** The names, or what the `pathModel` makes of the parameters. */
  readonly params: PathOf<T, N>;
  readonly query: ReadAs<T, B, "query"> & L["query"]["output"];
  readonly body: ReadAs<T, B, "body">;
  readonly add: L["add"];
  readonly given: L["given"];
  readonly hint: IfResponse<T, B, never, Hint | Hint[]>;
};
export type PathOf<T, N> = "pathModel" extends keyof T ? OutAt<T, "pathModel"> : N;
/** The parameters that are texts, which parts may ask for. */
export type TextsOf<P, N extends string> = [P] extends [string]
  ? N
  : { [K in keyof P]: P[K] extends string ? K : never }[keyof P] & string;
export type AnyScope = Scope<string, Around, { readonly pathModel: unknown }, "">;
/** From G7 on in a QUERY, whose content is read before: RFC 10008 2. */
export type Asked<C extends AnyScope> = Omit<C, "add"> & { readonly add: C["add"] & { readonly body: C["body"] } };

/** What callbacks see, by stage. */
export interface Seen<C extends AnyScope, E = never, R = never> {
  readonly early: Early<C["params"]> & C["given"];
  readonly queried: Queried<C["params"], C["query"]> & C["add"];
  readonly found: Found<C["params"], C["query"], E> & C["add"];
  readonly sent: Sent<C["params"], C["query"], E, C["body"]> & C["add"];
  readonly done: Done<C["params"], C["query"], E, C["body"], R> & C["add"];
  /** Behind a DELETE, which has no content. */
  readonly deleted: Done<C["params"], C["query"], E, undefined, R> & C["add"];
}

/** What a callback returns that carries `R`. A Hint keeps "waiting" in a value from becoming a string. */
export type Returned<R, H> = R | Promise<R> | H | AsyncIterable<Hint>;

import type { HttpRequest } from "../http/request.ts";
import type { Context } from "../resource/context.ts";
import type { Entity, QueryTypes } from "../resource/part.ts";
import type { Stale } from "../resource/stored.ts";
import type { Block, CombinationOf, IfResponse, With } from "./facts.ts";
import type { Hint, OutAt, ReadAs } from "./models.ts";
import type { Adds, FoundBy, Gives, LastGrant, Queries } from "./partList.ts";

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

/**
 * What a literal's callbacks see, by stage: what the graph knows by then. Letters, here and in the files beside: N names of parameters, A what
 * parts add, W a list of parts, Q the query, E the entity, B the body, R the result, H halts, X the error, K keys, S the literal; M a model.
 */

/** What every context has: all of a class's context but what is typed here by inference, and the state that parts replace. */
export type Common = Omit<Context, "params" | "query" | "body" | "state" | "require" | `chosen${string}`>;
/** The path's parameters: texts under their names, or what the `pathModel` makes of them. */
export type Params<N> = [N] extends [string] ? Readonly<Record<N, string>> : Readonly<N>;

/** From the first node on. */
export interface Early<N> extends Common {
  readonly request: HttpRequest;
  /** The path's parameters, percent-decoded. */
  readonly params: Params<N>;
}
/** Where an error may have come before B13c or after it. */
export interface Erring<N, P> extends Common {
  readonly request: HttpRequest;
  readonly params: Params<N> | Params<P>;
}

/** From B9 on: the query string has been read. */
export interface Queried<N, Q> extends Early<N> {
  /** The query string as its model gives it back. */
  readonly query: Q;
  readonly chosenMediaType: string | undefined;
  readonly chosenLanguage: string | undefined;
  readonly chosenEncoding: string | undefined;
}

/** From G7 on: `find` has found it. */
export interface Found<N, Q, E> extends Queried<N, Q> {
  /** What `find` has found. */
  readonly entity: E;
}

/** The body has been read. */
export interface Sent<N, Q, E, B> extends Found<N, Q, E> {
  /** The content of the request as its model gives it back. */
  readonly body: B;
}

/** The act has been done. */
export interface Done<N, Q, E, B, R> extends Sent<N, Q, E, B> {
  /** What the act returned. After `stale` nothing follows. */
  readonly result: Exclude<R, Stale>;
}
/** Stands for what nothing has returned yet. The compiler quotes it. */
export type NoResult = "no result: write `apply`, or the act that is meant, above";
/** Stands for `ctx.entity` where there is none. The compiler quotes it. */
export type NoEntity = "no entity: write `find` above";
/** The entity of what parts have found one after the other: what the last of them has. */
export type LastOf<F> = F extends readonly [...unknown[], infer E] ? E : NoEntity;

/** The names of a pattern's parameters, without the stars of one that takes the rest. */
export type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? (N extends `${infer Path}*` ? (Path extends `${infer Short}*` ? Short : Path) : N) | Names<Rest>
  : P extends `${string}/:${string}`
    ? InBraces
    : never;
/** In place of the parameters of another framework's pattern. The compiler quotes it. */
export type InBraces = "a parameter is in braces: write /{id} in the pattern";

import type { AnyCommand } from "../literal/callbacks.ts";
import type { Out } from "../literal/models.ts";
import type { Of } from "../literal/partList.ts";
import type { Below, LiteralRoute } from "../literal/remembered.ts";
import type { CommandStatusOf, KeysFor, MethodsOf } from "../literal/statuses.ts";
import type { ParamNames } from "../route/pattern.ts";
import type {
  BodyAt,
  BodyGiven,
  Call,
  CallOptions,
  ErrorOf,
  Follow,
  Given,
  HeadReplies,
  Json,
  KeyGiven,
  Locate,
  OptionsGiven,
  OptionsReplies,
  ParamsGiven,
  QueryGiven,
  Replies,
  StateOf,
  Update,
  Walk,
} from "./operation.ts";
import type { PrintedAt, PrintedClient } from "./printed.ts";
import type { Content, Empty, Followed, Moved, Pending, ReceivedEvent, Redirected, Refusal, Reply } from "./reply.ts";

/** `Api`: a service, literals (record, module or list), or what the command line printed. `C`: the statuses that the client's options consume. */
export type ClientOf<Api, C = never> = Api extends { readonly "~operations": infer O }
  ? PrintedClient<O, C>
  : Api extends { readonly "~api": infer A; readonly "~adds": infer Z }
    ? LiteralClient<ByPattern<NonNullable<A>>, C, Added<NonNullable<Z>>>
    : LiteralClient<Api extends readonly (infer R)[] ? ListedByPattern<R> : ByPattern<Api>, C, unknown>;

/** Literals by pattern. Made once for a client; each call looks up in it. */
export type ByPattern<Api> = Table & { readonly [K in keyof Api as PatternOf<Api[K]>]: Api[K] };
export type ListedByPattern<R> = Table & { readonly [E in LiteralsIn<R> as PatternOf<E>]: E };
/** Those of a module or a record in the list: the type of a service of a thousand literals is too long to be declared (TS7056). */
export type LiteralsIn<R> = R extends { readonly pattern: string } ? R : R[keyof R];

/** Without keys. The compiler goes through all keys of a mapped type with `as` at each lookup; of an intersection that begins with this, once. */
export interface Table {
  (): never;
}
export type PatternOf<R> = R extends { readonly "~ops": unknown; readonly pattern: infer P extends string }
  ? P
  : R extends AnyCommand
    ? R["pattern"]
    : never;

/** What a service adds to each of its literals: the keys, halts and errors of its parts and of its own declarations. */
export interface Addition<K extends PropertyKey, H extends number, X> {
  readonly keys: K;
  readonly halts: H;
  readonly error: X;
}

/** It is made once; unknown where it is nothing. A type that leaves open which parts there are adds nothing. */
export type Added<Z> = Z extends {
  readonly with: infer W;
  readonly invalidBody: infer I;
  readonly error: infer X;
  readonly errorModel: infer EM;
  readonly nodes: infer K extends string;
}
  ? Addition<
      Said<Of<W, "keys">, string> | Said<K, string> | (400 extends I ? never : "invalidBody"),
      Said<Of<W, "halts">, number>,
      ErrorSaid<X, EM> | Said<Of<W, "error">, unknown>
    > extends infer A
    ? A extends Addition<never, never, never>
      ? unknown
      : A
    : never
  : unknown;
/** A model says more of errors than what is made of them; where it is left open whether there is one, there is none. */
export type ErrorSaid<X, EM> = undefined extends EM ? Said<X, unknown> : Out<EM>;
export type Said<T, Wide> = unknown extends T ? never : Wide extends T ? never : T;

/** A literal under what its service adds: parts are the outermost group of every literal. */
export type Under<R, Z> = unknown extends Z
  ? R
  : Z extends Addition<infer K, infer H, infer X>
    ? Below<R, "", K, H, X>
    : never;

export interface LiteralClient<T, C, Z> {
  /** For the names of types (`BodyOf`). Never set. */
  readonly "~of": { readonly table: T; readonly consumed: C; readonly added: Z };
  /** The resource at a pattern. */
  <P extends keyof T & string>(pattern: P): LiteralAt<T[P], C, Z>;
}

/** The resource or the commands at one pattern. */
export type LiteralAt<E, C, Z> =
  Under<E, Z> extends infer R extends LiteralRoute ? Calls<R, C> & More<R, C> : CommandCalls<E, C, Z>;

export type GetReplies<R extends LiteralRoute, C> = "GET" extends MethodsOf<R> ? Replies<R, "GET", C> : never;
export type PutReplies<R extends LiteralRoute, C> = "PUT" extends MethodsOf<R> ? Replies<R, "PUT", C> : never;

/** The calls of a resource: one for each method that its literal has. */
export type Calls<R extends LiteralRoute, C> = {
  readonly [M in MethodsOf<R> as Lowercase<M>]: Call<Given<R, M>, Replies<R, M, C>>;
};

/** What is made of several requests. Where the resource has not what it takes, the type says what that is. */
export interface More<R extends LiteralRoute, C> {
  /** GET without the content (RFC 9110 9.3.2). */
  readonly head: "GET" extends MethodsOf<R> ? Call<Given<R, "GET">, HeadReplies<R, C>> : "it takes a GET";
  /** Which methods there are. */
  readonly options: Call<OptionsGiven<R>, OptionsReplies<R>>;
  /** Its URL, for links and images. */
  readonly url: Locate<ParamsGiven<ParamNames<R["pattern"]>> & QueryGiven<R["~ops"]["GET"]["query"]>>;
  /** The pages of a list, each read by the `next` link of the one before (RFC 8288). Rejects with `Refused` for one that is no 200. */
  readonly pages: "links" extends KeysFor<R, "GET"> ? Walk<Given<R, "GET">, PageOf<R, C>> : "GET has no `links`";
  /** The items of a list, an NDJSON stream or an event stream, as they come. Events are resumed where the connection broke. */
  readonly stream: StreamOf<R, ItemOf<StateOf<R>, R["~ops"]["GET"]["result"]>>;
  /** Reads what a reply leads to: the Location of a 201 or 202, or a followed redirect. It must be at the client's origin, and at this pattern. */
  readonly follow: Follow<GetReplies<R, C>>;
  /** Reads, changes and writes; and again after a 412, as often as `times` says (default: 3). */
  readonly update: "PUT" extends MethodsOf<R>
    ? "GET" extends MethodsOf<R>
      ? UpdateOf<R, C>
      : "it takes a GET and a PUT"
    : "it takes a GET and a PUT";
}

export type PageOf<R extends LiteralRoute, C> = Extract<GetReplies<R, C>, Reply<200>>;

export type StreamOf<R extends LiteralRoute, I> = [I] extends [never]
  ? "GET represents no list and no stream"
  : Walk<Given<R, "GET">, I>;

/** An event where the server yields events: what they carry, as JSON. Otherwise an item of the array. */
export type ItemOf<B, R> =
  R extends AsyncIterable<infer I> ? StreamedItem<I> : B extends readonly (infer I)[] ? I : never;
export type StreamedItem<I> = I extends { readonly data?: infer D }
  ? [keyof I] extends ["data" | "id" | "event" | "retry"]
    ? ReceivedEvent<D extends string ? "it is text: read `text`" : Json<D>>
    : Json<I>
  : Json<I>;

export type UpdateOf<R extends LiteralRoute, C> = Update<
  Omit<Given<R, "PUT">, "body" | "ifMatch">,
  StateOf<R>,
  WritableOf<Given<R, "PUT">>,
  Exclude<GetReplies<R, C>, Reply<200>> | PutReplies<R, C>
>;
export type WritableOf<G> = G extends { readonly body?: infer B } ? B : unknown;

/** The commands at a pattern, by method. R: the commands, O: one, C: consumed statuses, Z: what the service adds, S: a status, RM: models, X: error. */
export type CommandCalls<R, C, Z> = {
  readonly [O in R as O extends AnyCommand ? Lowercase<O["method"]> : never]: O extends AnyCommand
    ? CommandCall<O, C, Z>
    : never;
};

/** Only its `response` tells what a handler gives. */
export type CommandCall<O extends AnyCommand, C, Z> = [O["~op"]["models"]] extends [undefined]
  ? "it has no `response`: write which status has which model"
  : Call<CommandGiven<O>, CommandReached<O, C, Z>["replies"]>;

export type CommandGiven<O extends AnyCommand> = CallOptions &
  ParamsGiven<ParamNames<O["pattern"]>> &
  QueryGiven<O["~op"]["query"]> &
  BodyGiven<O["~op"]["body"], O["method"], O["~op"]["keys"], O["~op"]["consumes"]> &
  KeyGiven<O["~op"]["keys"]>;

/** A member, for the reason that `Reached` has. */
export interface CommandReached<O extends AnyCommand, C, Z> {
  readonly replies: CommandStatusOf<O, AddedOf<Z, "keys">, AddedOf<Z, "halts">> extends infer S
    ? CommandReplyAt<S, O["~op"]["models"], ErrorOf<O["~op"]["error"] | AddedOf<Z, "error">>, C>
    : never;
}

export type AddedOf<Z, K extends string> = Z extends { readonly [name in K]: infer V } ? V : never;

export type CommandReplyAt<S, RM, X, C> = S extends C
  ? S extends 304
    ? never
    : Followed
  : S extends 200 | 201 | 202 | 203 | 206
    ? Content<S, BodyAt<RM, unknown, S>>
    : S extends 204 | 205 | 304
      ? Empty<S>
      : S extends 300 | Redirected
        ? Moved<S>
        : Refusal<S, X>;

/** Names for the types of an API. `Api` is what `client` takes, or the type of a client. */

/** The resources of an API by pattern, with what its client is made with. */
export type TableOf<Api> = Api extends { readonly "~of": infer T extends { readonly table: unknown } }
  ? T
  : ClientOf<Api>["~of"];

/** The patterns of an API. */
export type PatternsOf<Api> = keyof TableOf<Api>["table"] & string;

/** What a client has at a pattern. */
export type ResourceOf<Api, P extends PatternsOf<Api>> =
  TableOf<Api> extends { readonly table: infer T; readonly consumed: infer C; readonly added: infer Z }
    ? LiteralAt<T[P & keyof T], C, Z>
    : TableOf<Api> extends { readonly table: infer O; readonly consumed: infer C }
      ? PrintedAt<O[P & keyof O], C>
      : never;

/** What an operation comes to: a union by status. `M` is the method in upper case. */
export type RepliesOf<Api, P extends PatternsOf<Api>, M extends string> =
  ResourceOf<Api, P> extends { readonly [N in Lowercase<M>]: (...given: never) => Pending<infer U> } ? U : never;

/** What a call is given. */
export type GivenOf<Api, P extends PatternsOf<Api>, M extends string> =
  ResourceOf<Api, P> extends { readonly [N in Lowercase<M>]: (given: infer G) => unknown } ? NonNullable<G> : never;

/** The content of one status: `BodyOf<typeof service, "/books/{id}", "GET", 200>`. */
export type BodyOf<Api, P extends PatternsOf<Api>, M extends string, S> =
  Extract<RepliesOf<Api, P, M>, Reply<S>> extends { readonly body: infer B } ? B : never;

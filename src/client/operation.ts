import type { MethodThat } from "../http/method.ts";
import type { Problem } from "../http/problem.ts";
import type { CommandMethod } from "../literal/callbacks.ts";
import type { HandWrittenModel, Out, TypedModel, ValidatedBy } from "../literal/models.ts";
import type { LiteralRoute } from "../literal/remembered.ts";
import type { HeadStatusOf, KeysFor, OptionsStatusOf, ReachedBy, ValueOf } from "../literal/statuses.ts";
import type { ParamNames } from "../route/pattern.ts";
import type {
  Allowed,
  Bare,
  Content,
  Empty,
  Followed,
  Moved,
  Pending,
  Redirected,
  Refusal,
  Reply,
  Stale,
} from "./reply.ts";

/** The operations of a literal. R: the literal, M: the method, S: a status, C: statuses that the client's options consume, K: the method's keys. */

// ---- What a call is given --------------------------------------------------------------------------------------------

/** What every call may be given. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Milliseconds for all of it: what is waited for and sent again included. */
  readonly deadline?: number;
  /** The tag of the state that a write is meant for; null for whatever is there, with a client that guards. */
  readonly ifMatch?: string | null;
  /** RFC 7240. */
  readonly prefer?: string;
}

/** What a model takes. */
export type In<M> = M extends TypedModel
  ? NonNullable<M["~standard"]["types"]>["input"]
  : M extends HandWrittenModel
    ? ValidatedBy<M>
    : unknown;

/** Content that is sent as it is. A stream cannot be sent again. */
export type RawContent = FormData | URLSearchParams | JsonContent;
/** Content that is sent as it is, and may be JSON: forms are not. */
export type JsonContent = Blob | ReadableStream<Uint8Array>;

export type ParamsGiven<N extends string> = [N] extends [never]
  ? unknown
  : { readonly params: { readonly [name in N]: string | number } };

export type QueryGiven<QM> = [QM] extends [undefined]
  ? { readonly query?: Readonly<Record<string, unknown>> }
  : {} extends In<QM>
    ? { readonly query?: In<QM> }
    : { readonly query: In<QM> };

/** Content that is no JSON. Text and bytes go as they are where `headers` says their type. */
export type OtherContent = RawContent | Uint8Array<ArrayBuffer> | string;

/** What the model takes, if JSON is among the types `T`. Without `T` (never) it is JSON, unless a part or a group has `consumes` (`K`). */
export type ContentOf<BM, T, K> = [T] extends [never]
  ? In<BM> | ("consumes" extends K ? RawContent : JsonContent)
  : string extends T
    ? In<BM> | RawContent
    : [Extract<T, JsonType>] extends [never]
      ? OtherContent
      : In<BM> | ([Exclude<T, JsonType>] extends [never] ? JsonContent : RawContent);
export type JsonType = `${string}${"/" | "+"}json${"" | `;${string}`}`;

/** Without a model anything can be sent by a method that has content. */
export type BodyGiven<BM, M, K, T> = [BM] extends [undefined]
  ? M extends MethodThat<"content">
    ? { readonly body?: unknown; readonly patch?: "merge" | "json" }
    : unknown
  : M extends "PATCH"
    ? "patches" extends K
      ? PatchGiven<In<BM>>
      : { readonly body: ContentOf<BM, T, K> }
    : { readonly body: ContentOf<BM, T, K> };

/** A merge patch (RFC 7396) or a JSON Patch (RFC 6902) of what the model takes. */
export type PatchGiven<T> =
  | { readonly patch: "merge"; readonly body: MergePatch<T> }
  | { readonly patch: "json"; readonly body: readonly JsonPatchStep[] };

/** RFC 7396: what is left out stays, and null removes. */
export type MergePatch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: MergePatch<T[K]> | null }
    : T;

/** RFC 6902 4. */
export interface JsonPatchStep {
  readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

/** RFC 9110 9.2.2: what is not idempotent can be sent again with a key, where the resource declares `idempotency`. */
export type KeyGiven<K> = "idempotency" extends K
  ? {
      /** True: one is made. With it the request can be sent again. */
      readonly idempotencyKey?: true | string;
    }
  : unknown;

export type Given<R extends LiteralRoute, M extends CommandMethod> = CallOptions &
  ParamsGiven<ParamNames<R["pattern"]>> &
  QueryGiven<R["~ops"][M]["query"]> &
  BodyGiven<R["~ops"][M]["body"], M, R["~keys"] | R["~ops"][M]["keys"], R["~ops"][M]["consumes"]> &
  KeyGiven<R["~keys"] | R["~ops"][M]["keys"]>;

// ---- What it comes to ------------------------------------------------------------------------------------------------

/** The content of a success: by its model, by the model of its status, or what the act returns. */
export type BodyAt<RM, R, S> = RM extends TypedModel | HandWrittenModel
  ? Json<Out<RM>>
  : S extends keyof RM
    ? RM[S] extends null
      ? undefined
      : Json<Out<RM[S]>>
    : Json<ValueOf<R>>;

/** What GET gives: a write with Prefer: return=representation gives the same. */
export type StateOf<R extends LiteralRoute> = BodyAt<R["~ops"]["GET"]["models"], R["~ops"]["GET"]["result"], 200>;

/** Where the resource has preferences, a write gives what it returned, or the state that it led to. */
export type WrittenBody<R extends LiteralRoute, M extends CommandMethod, S, K> =
  | BodyAt<R["~ops"][M]["models"], R["~ops"][M]["result"], S>
  | (M extends MethodThat<"stores"> ? ("preferences" extends K ? StateOf<R> : never) : never);

export type ErrorOf<X> = [X] extends [never] ? Problem : Json<X>;

/** The reply of one status. `S` is a union, of which each is looked at by itself. */
export type ReplyAt<S, R extends LiteralRoute, M extends CommandMethod, K, X, C> = S extends C
  ? S extends 304
    ? never
    : Followed
  : S extends 200 | 201 | 202 | 203
    ? Content<S, WrittenBody<R, M, S, K>>
    : S extends 206
      ? Content<S, unknown>
      : S extends 204 | 205 | 304
        ? Empty<S>
        : S extends 300 | Redirected
          ? Moved<S>
          : S extends 412
            ? RefusedWrite<R, M, K, X>
            : Refusal<S, X>;

/** RFC 8144 3.2: a write gets the current state with its 412, where the resource has preferences. */
export type RefusedWrite<R extends LiteralRoute, M extends CommandMethod, K, X> = "preferences" extends K
  ? M extends MethodThat<"preferring">
    ? Stale<X, StateOf<R>>
    : Outdated<M, X>
  : Outdated<M, X>;
/** The problem of a write has the current tag. */
export type Outdated<M, X> =
  M extends MethodThat<"reads"> ? Refusal<412, X> : Refusal<412, X> & { readonly etag: string | undefined };

/** What a method of a literal comes to, and nothing else. */
export type Replies<R extends LiteralRoute, M extends CommandMethod, C = never> = Reached<R, M, C>["replies"];

/** The union is a member, because an alias would name it: `Awaited<…>` then compares every case of the alias, which is too much (TS2590). */
export interface Reached<R extends LiteralRoute, M extends CommandMethod, C> {
  readonly replies: ReachedBy<R, M>["status"] extends infer S
    ? S extends unknown
      ? ReplyAt<S, R, M, KeysFor<R, M>, ErrorOf<R["~error"] | R["~ops"][M]["error"]>, C>
      : never
    : never;
}

// HEAD and OPTIONS, which no literal has a part for: what they come to follows from the rest.

/** A client remembers no HEAD, so that its 304 is never consumed. */
export type HeadReplies<R extends LiteralRoute, C> = HeadStatusOf<R> extends infer S ? BareReplies<S, C> : never;
export type BareReplies<S, C> = S extends C & Redirected ? Followed : S extends unknown ? Bare<S> : never;

export type OptionsGiven<R extends LiteralRoute> = CallOptions & ParamsGiven<ParamNames<R["pattern"]>>;
export type OptionsReplies<R extends LiteralRoute> =
  OptionsStatusOf<R> extends infer S ? AllowedReplies<S, ErrorOf<R["~error"]>> : never;
export type AllowedReplies<S, X> = S extends 200 ? Allowed : S extends unknown ? Refusal<S, X> : never;

/** One method of a resource. Two types: of each list `...given: [given?: G] | [given: G]` the compiler would make an array with all methods. */
export type Call<G, U> = {} extends G ? FreeCall<G, U> : NeedyCall<G, U>;
export interface FreeCall<G, U> {
  (given?: G): Pending<U>;
}
export interface NeedyCall<G, U> {
  (given: G): Pending<U>;
}

/** What is read bit by bit. */
export type Walk<G, I> = {} extends G ? FreeWalk<G, I> : NeedyWalk<G, I>;
export interface FreeWalk<G, I> {
  (given?: G): AsyncIterable<I>;
}
export interface NeedyWalk<G, I> {
  (given: G): AsyncIterable<I>;
}

/** The URL of a resource. */
export type Locate<G> = {} extends G ? (given?: G) => string : (given: G) => string;

/** Reads, changes and writes. `From` is what is read, `To` what is written. */
export interface Update<G, From, To, U> {
  (given: G, change: (current: From) => To | Promise<To>, options?: { readonly times?: number }): Pending<U>;
}

/** A reply that leads somewhere. */
export type Leading = Reply<unknown> & { readonly location?: string | undefined };

export interface FollowOptions<U> extends CallOptions {
  /** Reads it again, as often as `times` says, until this is true: by Retry-After, or each second. */
  readonly until?: (reply: U) => boolean;
  /** Default: 60. */
  readonly times?: number;
}

export interface Follow<U> {
  (reply: Leading, options?: FollowOptions<U>): Pending<U>;
}

/** What JSON.parse returns for what JSON.stringify wrote: dates are text, functions and undefined are left out, streams are arrays. Bytes stay bytes. */
export type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends { toJSON(...given: never): infer J }
    ? Json<J>
    : T extends Uncarried
      ? undefined
      : T extends Uint8Array
        ? Uint8Array
        : T extends AsyncIterable<infer I>
          ? Json<I>[]
          : T extends readonly unknown[]
            ? { -readonly [K in keyof T]: Json<T[K]> }
            : T extends object
              ? JsonMembers<T>
              : unknown;

/** What JSON leaves out. */
export type Uncarried = undefined | void | symbol | ((...given: never) => unknown);

/** One look at all members tells whether any may be left out; most objects have none that may. */
export type JsonMembers<T> = undefined extends T[keyof T]
  ? JsonOptional<T>
  : { [K in keyof T as T[K] extends Uncarried ? never : K]: Json<T[K]> };

export type JsonOptional<T> = Flat<
  { [K in keyof T as undefined extends T[K] ? never : T[K] extends Uncarried ? never : K]: Json<T[K]> } & {
    [K in keyof T as undefined extends T[K] ? ([T[K]] extends [Uncarried] ? never : K) : never]?: Json<
      Exclude<T[K], undefined>
    >;
  }
>;

/** One object in place of an intersection, for those who read it. */
export type Flat<T> = { [K in keyof T]: T[K] };

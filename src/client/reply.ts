import type { Problem } from "../http/problem.ts";

/** What a call comes to, by status. */
export interface Reply<S> {
  readonly status: S;
  readonly headers: Headers;
  /** Where the response came from. */
  readonly url: string;
  /** How often the request was sent. More than 1: an earlier one may have had its effect, although its response was lost. */
  readonly attempts: number;
}

/** A success that carries something. */
export interface Content<S, B> extends Reply<S> {
  readonly body: B;
  readonly etag: string | undefined;
  /** Where the new resource is, or where it will be told how it went. `follow` reads it. */
  readonly location: string | undefined;
}

/** A success without content, or a 304. */
export interface Empty<S> extends Reply<S> {
  readonly etag: string | undefined;
  readonly location: string | undefined;
}

/** What HEAD comes to: all of it is in the fields. */
export interface Bare<S> extends Reply<S> {
  readonly etag: string | undefined;
  readonly location: string | undefined;
  /** RFC 9110 10.2.3, in seconds from when the response was sent. */
  readonly retryAfter: number | undefined;
}

/** What OPTIONS comes to: the methods that the resource supports (RFC 9110 9.3.7). */
export interface Allowed extends Reply<200> {
  readonly allow: readonly string[];
}

/** A redirect that was not followed. */
export interface Moved<S> extends Reply<S> {
  readonly location: string | undefined;
  readonly body: unknown;
}

/** A redirect that was followed, by a client that was told to. `follow` says which resource is expected there. */
export interface Followed extends Reply<"followed"> {}

/** A refusal, with the problem (RFC 9457), or what the service sends in its place. */
export interface Refusal<S, X = Problem> extends Reply<S> {
  readonly problem: X;
  /** RFC 9110 10.2.3, in seconds from when the response was sent. */
  readonly retryAfter: number | undefined;
}

/** A write whose condition does not hold: with the current state, where the resource honours `return` (RFC 8144 3.2). */
export interface Stale<X, B> extends Reply<412> {
  /** Undefined where there is the current state. */
  readonly problem: X | undefined;
  readonly current: B | undefined;
  /** That of the current state. To write over what was shown, give it as `ifMatch`. */
  readonly etag: string | undefined;
  readonly retryAfter: number | undefined;
}

/** A call under way: the reply, or what is made of it. */
export interface Pending<U> extends Promise<U> {
  /** The success; for the rest rejects with `Refused`, which carries the reply, or gives what is made of the reply here. */
  ok<T = never>(otherwise?: (reply: Exclude<U, Reply<Success>>) => T): Promise<Extract<U, Reply<Success>> | Awaited<T>>;
  /** One case for each status that there is. A status for which there is none is a fault that names the operation. */
  match<T>(cases: { readonly [S in StatusIn<U>]: (reply: Extract<U, Reply<S>>) => T }): Promise<Awaited<T>>;
}

export type StatusIn<U> = U extends { readonly status: infer S extends PropertyKey } ? S : never;

/** What `ok` gives. */
export type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "followed";
/** Statuses that `fetch` follows. */
export type Redirected = 301 | 302 | 303 | 307 | 308;

/** An event of a stream. */
export interface ReceivedEvent<D = unknown> {
  readonly id: string | undefined;
  /** `message` where the event has no name. */
  readonly event: string;
  /** As it was sent. */
  readonly text: string;
  /** The JSON that was sent. */
  readonly data: D;
}

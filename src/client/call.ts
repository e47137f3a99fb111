import type { CallOptions } from "./operation.ts";
import type { Pending, Reply } from "./reply.ts";

/** One method of a resource. */
export interface Call<G, U> {
  (...given: {} extends G ? [given?: G] : [given: G]): Pending<U>;
}

/** What is read bit by bit. */
export interface Walk<G, I> {
  (...given: {} extends G ? [given?: G] : [given: G]): AsyncIterable<I>;
}

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

import type { CallOptions } from "./operation.ts";
import type { Pending, Reply } from "./reply.ts";

/**
 * One method of a resource. Two types and no `...given: [given?: G] | [given: G]`: of each such list the compiler makes an array, with a
 * table of all that arrays have.
 */
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

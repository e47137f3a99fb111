import { assertKey } from "./hash.ts";
import type { Limiter } from "./limiter.ts";
import type { Policy } from "./policy.ts";
import type { TokenBucket } from "./tokenBucket.ts";
import { longestWait, type Verdict } from "./verdict.ts";

/** One key for every policy, or one for each of them in their order (an address and a user name, say). */
export type PolicyKeys = string | readonly string[];

/** Several policies as one: a call is admitted by all of them, or it takes nothing from any. */
export class Policies implements Limiter {
  readonly policies: readonly Policy[];
  readonly #buckets: readonly TokenBucket[];

  constructor(buckets: readonly TokenBucket[]) {
    if (buckets.length === 0) throw new RangeError("no policy was given");
    const names = buckets.map((bucket) => bucket.policy.name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new RangeError(`two policies are called ${JSON.stringify(twice)}: name them apart`);
    this.#buckets = buckets;
    this.policies = buckets.map(({ policy }) => policy);
  }

  /** Takes `cost` tokens from each and returns null, or takes nothing and returns the longest wait. */
  check(keys: PolicyKeys, cost = 1): number | null {
    return longestWait(this.take(keys, cost));
  }

  /** As `check`, with the verdict of each policy. */
  take(keys: PolicyKeys, cost = 1): Verdict[] {
    const before = this.peek(keys, cost);
    if (longestWait(before) !== null) return before;
    return this.#each(keys, (bucket, key) => bucket.take(key, cost));
  }

  peek(keys: PolicyKeys, cost = 1): Verdict[] {
    return this.#each(keys, (bucket, key) => bucket.peek(key, cost));
  }

  reset(keys: PolicyKeys): void {
    this.#each(keys, (bucket, key) => bucket.reset(key));
  }

  penalty(keys: PolicyKeys, tokens = 1): void {
    this.#each(keys, (bucket, key) => bucket.penalty(key, tokens));
  }

  block(keys: PolicyKeys, seconds: number): void {
    this.#each(keys, (bucket, key) => bucket.block(key, seconds));
  }

  #each<Result>(keys: PolicyKeys, ask: (bucket: TokenBucket, key: string) => Result): Result[] {
    const each = keysFor(keys, this.#buckets.length);
    return this.#buckets.map((bucket, index) => ask(bucket, each[index] as string));
  }
}

export function keysFor(keys: PolicyKeys, policies: number): readonly string[] {
  if (typeof keys === "string") return policies === 1 ? [keys] : Array.from({ length: policies }, () => keys);
  for (const key of Array.isArray(keys) ? keys : [keys]) assertKey(key);
  if (keys.length !== policies) throw new RangeError(`${policies} policies were given ${keys.length} keys`);
  return keys;
}

import type { Limiter } from "../limiter.ts";
import type { PolicyKeys } from "../policies.ts";
import type { Policy } from "../policy.ts";
import type { Verdict } from "../verdict.ts";

/** A limiter of many processes. Each call is one atomic step on its buckets. None rejects for the store: a local bucket decides by the deadline. */
export interface SharedLimiter extends Limiter {
  readonly policies: readonly Policy[];
  /** Takes `cost` tokens and returns null, or takes nothing and returns the whole seconds to wait. */
  check(keys: PolicyKeys, cost?: number): Promise<number | null>;
  /** As `check`, with the verdict of each policy. */
  take(keys: PolicyKeys, cost?: number): Promise<readonly Verdict[]>;
  /** What `take` would return, without taking. */
  peek(keys: PolicyKeys, cost?: number): Promise<readonly Verdict[]>;
  /** Makes the bucket of a key full. */
  reset(keys: PolicyKeys): Promise<void>;
  /** Takes tokens even where the bucket has too few. */
  penalty(keys: PolicyKeys, tokens?: number): Promise<void>;
  /** Refuses a key for so many seconds; then it has one token, unless it owes more already. */
  block(keys: PolicyKeys, seconds: number): Promise<void>;
  /** True while the store replies, else the seconds after which to try again. */
  available(): true | number;
}

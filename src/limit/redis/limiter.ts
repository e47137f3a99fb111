import { type Limiter, monotonic } from "../limiter.ts";
import { keysFor, type PolicyKeys } from "../policies.ts";
import { type Policy, type PolicyOptions, readPolicy } from "../policy.ts";
import { assertTokens, blockDebt, type Verdict, verdictOf, waitFor } from "../verdict.ts";
import type { RedisClient } from "./client.ts";
import type { RedisLimiterEvent, RedisLimiterStats } from "./stats.ts";
import { Store } from "./store.ts";

export interface RedisLimiterOptions extends PolicyOptions {
  /** Your own client or cluster, of `redis`, `ioredis`, `iovalkey` or `@valkey/valkey-glide`. */
  readonly client: RedisClient;
  /** Several policies in place of one: a call is admitted by all of them, or takes nothing. */
  readonly policies?: readonly PolicyOptions[] | undefined;
  /** The most milliseconds that a decision takes. Default: 50. */
  readonly deadlineMs?: number | undefined;
  /** The prefix of the keys. Default: `signalbox:limit`. */
  readonly prefix?: string | undefined;
  /** The slots of a Redis Cluster over which the keys are spread; each costs a separate call. Default: 1. */
  readonly shards?: number | undefined;
  /** The most keys of the local buckets, which decide while Redis can't. Default: 65,536. */
  readonly maxKeys?: number | undefined;
  /** How many processes share the limit, until Redis has told. Default: 1. */
  readonly processes?: number | undefined;
  /** Called once when Redis stops replying and once when it replies again. */
  readonly onEvent?: ((event: RedisLimiterEvent) => void) | undefined;
}

/**
 * One limit for many processes. The decisions are those of `TokenBucket`, by the clock of the Redis server.
 * It never rejects because of Redis, and always decides by its deadline: a local bucket stands in.
 */
export class RedisLimiter implements Limiter {
  readonly policies: readonly Policy[];
  readonly #store: Store;

  constructor(options: RedisLimiterOptions) {
    const { client, policies = [options], deadlineMs = 50, prefix = "signalbox:limit", shards = 1 } = options;
    const { maxKeys = 65_536, processes = 1, onEvent } = options;
    if (policies.length === 0) throw new RangeError("no policy was given");
    if (!(Number.isFinite(deadlineMs) && deadlineMs > 0)) {
      throw new RangeError(`deadlineMs must be above 0, not ${String(deadlineMs)}`);
    }
    assertTokens(processes);
    this.policies = policies.map(readPolicy);
    const names = new Set(this.policies.map((policy) => policy.name));
    if (names.size < this.policies.length) throw new RangeError("two policies have one name: name them apart");
    const clock = monotonic;
    this.#store = new Store({
      client,
      policies: this.policies,
      deadlineMs,
      prefix,
      shards,
      maxKeys,
      processes,
      onEvent,
      clock,
    });
  }

  /** Takes `cost` tokens and returns null, or takes nothing and returns the whole seconds to wait. */
  check(keys: PolicyKeys, cost = 1): Promise<number | null> {
    assertTokens(cost);
    return this.#store.ask({ kind: "take", keys: this.#keys(keys), cost }, (debts) => this.#wait(debts, cost));
  }

  /** As `check`, with the verdict of each policy. */
  take(keys: PolicyKeys, cost = 1): Promise<readonly Verdict[]> {
    assertTokens(cost);
    return this.#store.ask({ kind: "take", keys: this.#keys(keys), cost }, (debts) =>
      // Where one policy refused, the others took nothing either.
      this.#verdicts(debts, cost, this.#wait(debts, cost) === null),
    );
  }

  /** What `take` would return, without taking. */
  peek(keys: PolicyKeys, cost = 1): Promise<readonly Verdict[]> {
    assertTokens(cost);
    const question = { kind: "peek", keys: this.#keys(keys), cost } as const;
    return this.#store.ask(question, (debts) => this.#verdicts(debts, cost, false));
  }

  /** Makes the bucket of a key full. */
  reset(keys: PolicyKeys): Promise<void> {
    return this.#store.ask({ kind: "reset", keys: this.#keys(keys) }, nothing);
  }

  /** Takes tokens even where the bucket has too few. */
  penalty(keys: PolicyKeys, tokens = 1): Promise<void> {
    assertTokens(tokens);
    return this.#store.ask({ kind: "penalty", keys: this.#keys(keys), cost: tokens }, nothing);
  }

  /** Refuses a key for so many seconds; then it has one token, unless it owes more already. */
  block(keys: PolicyKeys, seconds: number): Promise<void> {
    const least = this.policies.map((policy) => blockDebt(policy, seconds));
    return this.#store.ask({ kind: "raise", keys: this.#keys(keys), least }, nothing);
  }

  /**
   * To refuse requests instead of deciding locally: true while Redis replies, else the seconds after which to try again.
   * Returned by `serviceAvailable`, it fails closed, with a 503 at B13 and never a 429.
   */
  available(): true | number {
    return this.#store.available() ? true : 1;
  }

  /** A copy of the counters. */
  stats(): RedisLimiterStats {
    return { ...this.#store.stats };
  }

  #keys(keys: PolicyKeys): readonly string[] {
    return keysFor(keys, this.policies.length);
  }

  #wait(debts: readonly number[], cost: number): number | null {
    let longest: number | null = null;
    for (let p = 0; p < this.policies.length; p++) {
      const wait = waitFor(this.policies[p] as Policy, debts[p] ?? 0, cost);
      if (wait !== null && wait > (longest ?? 0)) longest = wait;
    }
    return longest;
  }

  #verdicts(debts: readonly number[], cost: number, take: boolean): readonly Verdict[] {
    return this.policies.map((policy, p) => verdictOf(policy, debts[p] ?? 0, cost, take));
  }
}

function nothing(): void {}

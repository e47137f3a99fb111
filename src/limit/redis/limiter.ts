import { checkOptions, type OptionRules } from "../../resource/options.ts";
import { monotonic } from "../limiter.ts";
import type { PolicyKeys } from "../policies.ts";
import type { Policy, PolicyOptions } from "../policy.ts";
import { readPolicies, SHARED_OPTIONS, SharedCalls } from "../shared/calls.ts";
import type { SharedLimiter } from "../shared/sharedLimiter.ts";
import { assertTokens, type Verdict } from "../verdict.ts";
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

const OPTIONS: OptionRules<RedisLimiterOptions> = {
  ...SHARED_OPTIONS,
  client: true,
  processes: true,
  onEvent: true,
};

/**
 * One limit for many processes. The decisions are those of `TokenBucket`, by the clock of the Redis server.
 * It never rejects because of Redis, and always decides by its deadline: a local bucket stands in.
 */
export class RedisLimiter implements SharedLimiter {
  readonly policies: readonly Policy[];
  readonly #store: Store;
  readonly #calls: SharedCalls;

  constructor(options: RedisLimiterOptions) {
    checkOptions("RedisLimiter", options, OPTIONS);
    const { client, deadlineMs = 50, prefix = "signalbox:limit", shards = 1 } = options;
    const { maxKeys = 65_536, processes = 1, onEvent } = options;
    assertTokens(processes);
    const read = readPolicies("RedisLimiter", options, deadlineMs);
    const clock = monotonic;
    const store = new Store({ client, policies: read, deadlineMs, prefix, shards, maxKeys, processes, onEvent, clock });
    this.policies = read;
    this.#store = store;
    this.#calls = new SharedCalls(read, (question, result) => store.ask(question, result));
  }

  /** Takes `cost` tokens and returns null, or takes nothing and returns the whole seconds to wait. */
  check(keys: PolicyKeys, cost = 1): Promise<number | null> {
    return this.#calls.check(keys, cost);
  }

  /** As `check`, with the verdict of each policy. */
  take(keys: PolicyKeys, cost = 1): Promise<readonly Verdict[]> {
    return this.#calls.take(keys, cost);
  }

  /** What `take` would return, without taking. */
  peek(keys: PolicyKeys, cost = 1): Promise<readonly Verdict[]> {
    return this.#calls.peek(keys, cost);
  }

  /** Makes the bucket of a key full. */
  reset(keys: PolicyKeys): Promise<void> {
    return this.#calls.reset(keys);
  }

  /** Takes tokens even where the bucket has too few. */
  penalty(keys: PolicyKeys, tokens = 1): Promise<void> {
    return this.#calls.penalty(keys, tokens);
  }

  /** Refuses a key for so many seconds; then it has one token, unless it owes more already. */
  block(keys: PolicyKeys, seconds: number): Promise<void> {
    return this.#calls.block(keys, seconds);
  }

  /**
   * To refuse requests instead of deciding locally: true while Redis replies for every shard, else the seconds after which to
   * try again. Returned by `serviceAvailable`, it fails closed, with a 503 at B13 and never a 429.
   */
  available(): true | number {
    return this.#store.available() ? true : 1;
  }

  /** A copy of the counters. */
  stats(): RedisLimiterStats {
    return { ...this.#store.stats };
  }
}

import { checkOptionKeys } from "../../resource/optionKeys.ts";
import { monotonic } from "../limiter.ts";
import { POLICY_OPTIONS, type PolicyOptions } from "../policy.ts";
import { readPolicies, StoredLimiter } from "../shared/storedLimiter.ts";
import { assertTokens } from "../verdict.ts";
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

const OPTIONS: Readonly<Record<keyof RedisLimiterOptions, true>> = {
  ...POLICY_OPTIONS,
  client: true,
  policies: true,
  deadlineMs: true,
  prefix: true,
  shards: true,
  maxKeys: true,
  processes: true,
  onEvent: true,
};

/**
 * One limit for many processes. The decisions are those of `TokenBucket`, by the clock of the Redis server.
 * It never rejects because of Redis, and always decides by its deadline: a local bucket stands in.
 */
export class RedisLimiter extends StoredLimiter {
  readonly #store: Store;

  constructor(options: RedisLimiterOptions) {
    checkOptionKeys("RedisLimiter", options, OPTIONS);
    const { client, deadlineMs = 50, prefix = "signalbox:limit", shards = 1 } = options;
    const { maxKeys = 65_536, processes = 1, onEvent } = options;
    assertTokens(processes);
    const policies = readPolicies("RedisLimiter", options, deadlineMs);
    const clock = monotonic;
    const store = new Store({ client, policies, deadlineMs, prefix, shards, maxKeys, processes, onEvent, clock });
    super(policies, (question, result) => store.ask(question, result));
    this.#store = store;
  }

  /**
   * To refuse requests instead of deciding locally: true while Redis replies for every shard, else the seconds after which to
   * try again. Returned by `serviceAvailable`, it fails closed, with a 503 at B13 and never a 429.
   */
  override available(): true | number {
    return this.#store.available() ? true : 1;
  }

  /** A copy of the counters. */
  stats(): RedisLimiterStats {
    return { ...this.#store.stats };
  }
}

import { checkOptions, type OptionRules } from "../../resource/options.ts";
import { monotonic } from "../limiter.ts";
import { KeySpace } from "../shared/keys.ts";
import type { LimitQuestion } from "../shared/question.ts";
import { StandIn } from "../shared/standIn.ts";
import type { SharedLimiter, SharedLimiterOptions } from "../shared/storeLimiter.ts";
import { readPolicies, SHARED_OPTIONS, StoreLimiter } from "../shared/storeLimiter.ts";
import { assertTokens } from "../verdict.ts";
import { batched, type PendingQuestion } from "./batch.ts";
import type { RedisClient } from "./client.ts";
import { Shard, type ShardOptions } from "./shard.ts";
import type { RedisLimiterEvent, RedisLimiterStats } from "./stats.ts";

export interface RedisLimiterOptions extends SharedLimiterOptions {
  /** Your own client or cluster, of `redis`, `ioredis`, `iovalkey` or `@valkey/valkey-glide`. */
  readonly client: RedisClient;
  /** The most milliseconds that a decision takes. Default: 50. */
  readonly deadlineMs?: number | undefined;
  /** The slots of a Redis Cluster over which the keys are spread; each costs a separate call. Default: 1. */
  readonly shards?: number | undefined;
  /** How many processes share the limit, until Redis has told. Default: 1. */
  readonly processes?: number | undefined;
  /** Called once when Redis stops replying and once when it replies again. */
  readonly onEvent?: ((event: RedisLimiterEvent) => void) | undefined;
}

const OPTIONS: OptionRules<RedisLimiterOptions> = { ...SHARED_OPTIONS, client: true, processes: true, onEvent: true };

/** One limit for many processes, by the clock of the Redis server. It never rejects because of Redis: a local bucket decides by the deadline. */
export interface RedisLimiter extends SharedLimiter {
  /**
   * To refuse requests instead of deciding locally: true while Redis replies for every shard, else the seconds after which to
   * try again. Returned by `serviceAvailable`, it fails closed, with a 503 at B13 and never a 429.
   */
  available(): true | number;
  /** A copy of the counters. */
  stats(): RedisLimiterStats;
}

export const RedisLimiter: new (options: RedisLimiterOptions) => RedisLimiter =
  class extends StoreLimiter<RedisLimiterStats> {
    constructor(options: RedisLimiterOptions) {
      checkOptions("RedisLimiter", options, OPTIONS);
      const { client, deadlineMs = 50, prefix = "signalbox:limit", shards = 1 } = options;
      const { maxKeys = 65_536, processes = 1, onEvent } = options;
      assertTokens(processes);
      const policies = readPolicies("RedisLimiter", options, deadlineMs);
      const store = { client, policies, deadlineMs, prefix, shards, maxKeys, processes, onEvent, clock: monotonic };
      super(policies, new Store(store));
    }
  };

interface StoreOptions extends Pick<ShardOptions, "client" | "policies" | "deadlineMs" | "processes" | "clock"> {
  readonly prefix: string;
  readonly shards: number;
  readonly maxKeys: number;
  readonly onEvent: ((event: RedisLimiterEvent) => void) | undefined;
}

/** Decides questions by Redis within the deadline, or else by the local buckets. Never rejects. */
export class Store {
  readonly stats: RedisLimiterStats = { shared: 0, local: 0, calls: 0, timeouts: 0, errors: 0, reloads: 0, opened: 0 };
  readonly #options: StoreOptions;
  readonly #space: KeySpace;
  readonly #shards: readonly Shard[];
  readonly #send: (pending: PendingQuestion, shard: number) => void;
  /** How many shards Redis does not decide at the moment, since when any, and what had been decided locally by then. */
  #down = 0;
  #downSince = 0;
  #localBefore = 0;

  constructor(options: StoreOptions) {
    const { policies, prefix, shards, maxKeys, clock } = options;
    this.#options = options;
    const space = new KeySpace(prefix, shards, policies);
    const standIn = new StandIn(policies, maxKeys, clock);
    const onDown: ShardOptions["onDown"] = (cause, error) => this.#wentDown(cause, error);
    const shared = { ...options, space, standIn, stats: this.stats, onDown, onUp: () => this.#cameUp() };
    this.#space = space;
    this.#shards = Array.from({ length: shards }, (_, number) => new Shard(number, shared));
    this.#send = batched((batch, shard) => this.#shards[shard]?.send(batch));
  }

  ask(question: LimitQuestion): Promise<readonly number[]> {
    const number = this.#space.shardOf(question.keys[0] ?? "");
    const shard = this.#shards[number] as Shard;
    if (!shard.available()) return Promise.resolve(shard.decideLocally(question));
    return new Promise((resolve) => this.#send({ question, resolve }, number));
  }

  available(): boolean {
    // Each is asked, because that is what has it tried again.
    return this.#shards.filter((shard) => !shard.available()).length === 0;
  }

  #wentDown(cause: "timeout" | "error", error: unknown): void {
    this.#down++;
    if (this.#down > 1) return;
    this.#downSince = this.#options.clock();
    this.#localBefore = this.stats.local;
    this.#report({ kind: "down", cause, error });
  }

  #cameUp(): void {
    this.#down--;
    if (this.#down > 0) return;
    const downMs = this.#options.clock() - this.#downSince;
    this.#report({ kind: "up", downMs, decidedLocally: this.stats.local - this.#localBefore });
  }

  /** Outside the request path: an observer that throws must not fail the request. */
  #report(event: RedisLimiterEvent): void {
    const { onEvent } = this.#options;
    if (onEvent !== undefined) queueMicrotask(() => onEvent(event));
  }
}

import { KeySpace } from "../shared/keys.ts";
import type { LimitQuestion } from "../shared/question.ts";
import { StandIn } from "../shared/standIn.ts";
import { Batches } from "./batch.ts";
import { Shard, type ShardOptions } from "./shard.ts";
import type { RedisLimiterEvent, RedisLimiterStats } from "./stats.ts";

export interface StoreOptions extends Pick<ShardOptions, "client" | "policies" | "deadlineMs" | "processes" | "clock"> {
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
  readonly #batches: Batches;
  /** How many shards Redis does not decide at the moment, since when any, and what had been decided locally by then. */
  #down = 0;
  #downSince = 0;
  #localBefore = 0;

  constructor(options: StoreOptions) {
    const { policies, prefix, shards, maxKeys, clock } = options;
    this.#options = options;
    const space = new KeySpace(prefix, shards, policies);
    const standIn = new StandIn(policies, maxKeys, clock);
    const shared = {
      ...options,
      space,
      standIn,
      stats: this.stats,
      onDown: (cause: "timeout" | "error", error: unknown) => this.#wentDown(cause, error),
      onUp: () => this.#cameUp(),
    };
    this.#space = space;
    this.#shards = Array.from({ length: shards }, (_, number) => new Shard(number, shared));
    this.#batches = new Batches((batch, shard) => this.#shards[shard]?.send(batch));
  }

  /** @param read makes the result from what each bucket owed before. */
  ask<Result>(question: LimitQuestion, read: (debts: readonly number[]) => Result): Promise<Result> {
    const number = this.#space.shardOf(question.keys[0] ?? "");
    const shard = this.#shards[number] as Shard;
    if (!shard.available()) return Promise.resolve(read(shard.decideLocally(question)));
    return new Promise((resolve) => this.#batches.add({ question, resolve: (debts) => resolve(read(debts)) }, number));
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

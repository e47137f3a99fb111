import { startTimer } from "../../http/timer.ts";
import { checkOptions, type OptionRules } from "../../resource/options.ts";
import { monotonic } from "../limiter.ts";
import { KeySpace } from "../shared/keys.ts";
import { areDebts, type LimitQuestion } from "../shared/question.ts";
import { StandIn } from "../shared/standIn.ts";
import type { SharedLimiter, SharedLimiterOptions } from "../shared/storeLimiter.ts";
import { readPolicies, SHARED_OPTIONS, StoreLimiter } from "../shared/storeLimiter.ts";
import { askObject, type ObjectNamespace } from "./binding.ts";
import type { ObjectQuestion } from "./object.ts";

export interface DurableObjectLimiterOptions extends SharedLimiterOptions {
  /** The Worker's binding to `LimitObject`. */
  readonly namespace: ObjectNamespace;
  /** The most milliseconds that a decision takes. Default: 500, because an object may be on another continent. */
  readonly deadlineMs?: number | undefined;
  /** The objects over which the keys are spread; each decides some hundreds of calls a second. Default: 64. */
  readonly shards?: number | undefined;
}

const OPTIONS: OptionRules<DurableObjectLimiterOptions> = { ...SHARED_OPTIONS, namespace: true };

/** One limit for all isolates, by the clocks of Durable Objects. It never rejects because of an object: a local bucket decides by the deadline. */
export interface DurableObjectLimiter extends SharedLimiter {
  /**
   * To refuse requests instead of deciding locally: true while the objects reply, else the seconds after which to try again. Once
   * a second it is true although an object has failed, because only a request can try it again.
   */
  available(): true | number;
  /** A copy of the counters. */
  stats(): DurableObjectLimiterStats;
}

export const DurableObjectLimiter: new (options: DurableObjectLimiterOptions) => DurableObjectLimiter =
  class extends StoreLimiter<DurableObjectLimiterStats> {
    constructor(options: DurableObjectLimiterOptions) {
      checkOptions("DurableObjectLimiter", options, OPTIONS);
      const shared = sharedBy(options);
      const { policies, space, stats } = shared;
      const deciders = Array.from({ length: shared.shards }, (_, shard) => new Decider(shard, shared));
      super(policies, {
        stats,
        ask: async (question) => deciders[space.shardOf(question.keys[0] ?? "")]?.ask(question) ?? [],
        available: () => deciders.every((decider) => decider.isOpen),
      });
    }
  };

/** How soon after a fault one question tries the object again. */
const RETRY_MS = 1000;

/** Counters of a limiter since it was built. */
export interface DurableObjectLimiterStats {
  /** Questions decided by the object. */
  shared: number;
  /** Questions decided by the local bucket because the object could not. */
  local: number;
  /** Questions that the object did not reply to within the deadline. */
  timeouts: number;
  /** Questions that the object failed. */
  errors: number;
}

/** What the deciders of a limiter have in common. */
function sharedBy(options: DurableObjectLimiterOptions) {
  const { namespace, deadlineMs = 500, prefix = "signalbox:limit", shards = 64, maxKeys = 65_536 } = options;
  const policies = readPolicies("DurableObjectLimiter", options, deadlineMs);
  const space = new KeySpace(prefix, shards, policies);
  const standIn = new StandIn(policies, maxKeys, monotonic);
  const stats: DurableObjectLimiterStats = { shared: 0, local: 0, timeouts: 0, errors: 0 };
  // A Worker may be asked for a limiter at its start, when it can draw nothing at random yet.
  let drawn: string | undefined;
  const isolate = () => (drawn ??= crypto.randomUUID());
  return { namespace, policies, deadlineMs, prefix, shards, space, standIn, stats, isolate };
}

/** Decides one shard by its object, or by local buckets. No batches: in a Worker no request may wait for another. */
class Decider {
  readonly #shard: number;
  readonly #options: ReturnType<typeof sharedBy>;
  #processes = 1;
  #sent = 0;
  #newest = 0;
  #faults = 0;
  /** While the object fails: when it is tried again. */
  #retryAt: number | undefined;
  /** Until this time the object may know a smaller debt of a key than this isolate does. */
  #suspectUntil = 0;

  constructor(shard: number, options: ReturnType<typeof sharedBy>) {
    this.#shard = shard;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#retryAt === undefined || monotonic() >= this.#retryAt;
  }

  async ask(question: LimitQuestion): Promise<readonly number[]> {
    if (!this.isOpen) return this.#decideLocally(question);
    const { standIn, stats } = this.#options;
    // One at a time tries an object that has failed.
    if (this.#retryAt !== undefined) this.#retryAt = monotonic() + RETRY_MS;
    const [order, faults, sentAt] = [++this.#sent, this.#faults, standIn.moments()];
    const debts = await this.#reply(question);
    // A fault since then: the local buckets have admitted what this reply does not know.
    if (debts === undefined || faults !== this.#faults) return this.#decideLocally(question);
    if (this.#retryAt !== undefined) this.#up();
    stats.shared++;
    const isNewest = order > this.#newest;
    if (isNewest) this.#newest = order;
    standIn.learn(question, debts, standIn.elapsed(sentAt), isNewest);
    return debts;
  }

  /** What each bucket owed; undefined where the object failed or was late. */
  async #reply(question: LimitQuestion): Promise<readonly number[] | undefined> {
    const { namespace, prefix, deadlineMs, stats } = this.#options;
    try {
      const asked = askObject(namespace, `${prefix}:${this.#shard}`, this.#written(question));
      const reply = await within(asked, deadlineMs);
      if (reply !== undefined) return this.#read(reply, question);
      stats.timeouts++;
    } catch {
      stats.errors++;
    }
    this.#faults++;
    this.#retryAt = monotonic() + RETRY_MS;
    this.#suspectUntil = Number.POSITIVE_INFINITY;
    return undefined;
  }

  #written(question: LimitQuestion): ObjectQuestion {
    const { policies, space, standIn, isolate } = this.#options;
    const buckets = question.keys.map((key, p) => space.nameOf(key, p, this.#shard));
    const hints = monotonic() < this.#suspectUntil ? standIn.debts(question.keys) : undefined;
    return { question, policies, buckets, hints, isolate: isolate() };
  }

  #read(reply: unknown, { keys }: LimitQuestion): readonly number[] {
    const { debts, processes } = Object(reply) as { readonly debts?: unknown; readonly processes?: unknown };
    if (!areDebts(debts, keys.length) || typeof processes !== "number")
      throw new Error("the object's reply was not understood");
    this.#processes = Math.max(1, processes);
    return debts;
  }

  #up(): void {
    const { policies, standIn } = this.#options;
    this.#retryAt = undefined;
    // By then every bucket that owes anything now is full, or the object was told its debt.
    const fill = Math.max(...policies.map((policy) => policy.windowSeconds));
    this.#suspectUntil = Math.max(standIn.fullAt, monotonic() + fill * 1000);
  }

  #decideLocally(question: LimitQuestion): readonly number[] {
    this.#options.stats.local++;
    return this.#options.standIn.decide(question, this.#processes);
  }
}

/** What a promise comes to, undefined if it is late. What it comes to afterwards is not read. */
function within(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const timer = startTimer(ms);
  return Promise.race([promise, timer.isUp]).finally(() => timer.stop());
}

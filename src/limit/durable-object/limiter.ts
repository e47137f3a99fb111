import { checkOptions, type OptionRules } from "../../resource/options.ts";
import { monotonic } from "../limiter.ts";
import type { PolicyKeys } from "../policies.ts";
import type { Policy, PolicyOptions } from "../policy.ts";
import { readPolicies, SHARED_OPTIONS, SharedCalls } from "../shared/calls.ts";
import { KeySpace } from "../shared/keys.ts";
import type { SharedLimiter } from "../shared/sharedLimiter.ts";
import { StandIn } from "../shared/standIn.ts";
import type { Verdict } from "../verdict.ts";
import type { ObjectNamespace } from "./binding.ts";
import { Decider, type DurableObjectLimiterStats } from "./decider.ts";

export interface DurableObjectLimiterOptions extends PolicyOptions {
  /** The Worker's binding to `LimitObject`. */
  readonly namespace: ObjectNamespace;
  /** Several policies in place of one: a call is admitted by all of them, or takes nothing. */
  readonly policies?: readonly PolicyOptions[] | undefined;
  /** The most milliseconds that a decision takes. Default: 500, because an object may be on another continent. */
  readonly deadlineMs?: number | undefined;
  /** The prefix of the objects' names. Default: `signalbox:limit`. */
  readonly prefix?: string | undefined;
  /** The objects over which the keys are spread; each decides some hundreds of calls a second. Default: 64. */
  readonly shards?: number | undefined;
  /** The most keys of the local buckets, which decide while the object can't. Default: 65,536. */
  readonly maxKeys?: number | undefined;
}

const OPTIONS: OptionRules<DurableObjectLimiterOptions> = { ...SHARED_OPTIONS, namespace: true };

/**
 * One limit for all isolates of a Worker, decided by Durable Objects. The decisions are those of `TokenBucket`, by the clocks of
 * the objects. It never rejects because of an object, and always decides by its deadline: a local bucket stands in.
 */
export class DurableObjectLimiter implements SharedLimiter {
  readonly policies: readonly Policy[];
  readonly #stats: DurableObjectLimiterStats = { shared: 0, local: 0, timeouts: 0, errors: 0 };
  readonly #deciders: readonly Decider[];
  readonly #calls: SharedCalls;

  constructor(options: DurableObjectLimiterOptions) {
    checkOptions("DurableObjectLimiter", options, OPTIONS);
    const { namespace, deadlineMs = 500, prefix = "signalbox:limit", shards = 64 } = options;
    const { maxKeys = 65_536 } = options;
    this.policies = readPolicies("DurableObjectLimiter", options, deadlineMs);
    const space = new KeySpace(prefix, shards, this.policies);
    // A Worker may be asked for a limiter at its start, when it can draw nothing at random yet.
    let isolate: string | undefined;
    const shared = {
      namespace,
      policies: this.policies,
      deadlineMs,
      prefix,
      space,
      standIn: new StandIn(this.policies, maxKeys, monotonic),
      stats: this.#stats,
      isolate: () => (isolate ??= crypto.randomUUID()),
      clock: monotonic,
    };
    this.#deciders = Array.from({ length: shards }, (_, shard) => new Decider(shard, shared));
    this.#calls = new SharedCalls(this.policies, async (question, read) =>
      read((await this.#deciders[space.shardOf(question.keys[0] ?? "")]?.ask(question)) ?? []),
    );
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
   * To refuse requests instead of deciding locally: true while the objects reply, else the seconds after which to try again. Once
   * a second it is true although an object has failed, because only a request can try it again.
   */
  available(): true | number {
    return this.#deciders.every((decider) => decider.isOpen) ? true : 1;
  }

  /** A copy of the counters. */
  stats(): DurableObjectLimiterStats {
    return { ...this.#stats };
  }
}

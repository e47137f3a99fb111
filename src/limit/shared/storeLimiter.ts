import { checkOptions } from "../../resource/options.ts";
import type { Limiter } from "../limiter.ts";
import { keysFor, type PolicyKeys } from "../policies.ts";
import { POLICY_OPTIONS, type Policy, type PolicyOptions, readPolicy } from "../policy.ts";
import { assertCost, assertTokens, blockDebt, longestWait, type Verdict, verdictOf } from "../verdict.ts";
import type { LimitQuestion } from "./question.ts";

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

/** Decides by a store, and by local buckets while that cannot. */
interface LimitStore<Stats> {
  readonly stats: Stats;
  /** What each bucket owed before a question. Never rejects because of the store. */
  ask(question: LimitQuestion): Promise<readonly number[]>;
  available(): boolean;
}

/** The calls of a shared limiter, as questions to its store. */
export class StoreLimiter<Stats extends object> implements SharedLimiter {
  readonly policies: readonly Policy[];
  readonly #store: LimitStore<Stats>;

  constructor(policies: readonly Policy[], store: LimitStore<Stats>) {
    this.policies = policies;
    this.#store = store;
  }

  available(): true | number {
    return this.#store.available() ? true : 1;
  }

  stats(): Stats {
    return { ...this.#store.stats };
  }

  check(keys: PolicyKeys, cost = 1): Promise<number | null> {
    return this.#decide("take", keys, cost).then((debts) => this.#wait(debts, cost));
  }

  take(keys: PolicyKeys, cost = 1): Promise<readonly Verdict[]> {
    // Where one policy refused, the others took nothing either.
    return this.#decide("take", keys, cost).then((debts) =>
      this.#verdicts(debts, cost, this.#wait(debts, cost) === null),
    );
  }

  peek(keys: PolicyKeys, cost = 1): Promise<readonly Verdict[]> {
    return this.#decide("peek", keys, cost).then((debts) => this.#verdicts(debts, cost, false));
  }

  reset(keys: PolicyKeys): Promise<void> {
    return this.#store.ask({ kind: "reset", keys: this.#keys(keys) }).then(nothing);
  }

  penalty(keys: PolicyKeys, tokens = 1): Promise<void> {
    assertTokens(tokens);
    return this.#store.ask({ kind: "penalty", keys: this.#keys(keys), cost: tokens }).then(nothing);
  }

  block(keys: PolicyKeys, seconds: number): Promise<void> {
    const least = this.policies.map((policy) => blockDebt(policy, seconds));
    return this.#store.ask({ kind: "raise", keys: this.#keys(keys), least }).then(nothing);
  }

  #decide(kind: "take" | "peek", keys: PolicyKeys, cost: number): Promise<readonly number[]> {
    assertCost(cost, this.policies);
    return this.#store.ask({ kind, keys: this.#keys(keys), cost });
  }

  #keys(keys: PolicyKeys): readonly string[] {
    return keysFor(keys, this.policies.length);
  }

  #wait(debts: readonly number[], cost: number): number | null {
    return longestWait(this.#verdicts(debts, cost, false));
  }

  #verdicts(debts: readonly number[], cost: number, take: boolean): readonly Verdict[] {
    return this.policies.map((policy, p) => verdictOf(policy, debts[p] ?? 0, cost, take));
  }
}

export const SHARED_OPTIONS = {
  ...POLICY_OPTIONS,
  policies: true,
  deadlineMs: true,
  prefix: true,
  shards: true,
  maxKeys: true,
} as const;

/** What the limiters of all stores take. */
export interface SharedLimiterOptions extends PolicyOptions {
  /** Several policies in place of one: a call is admitted by all of them, or takes nothing. */
  readonly policies?: readonly PolicyOptions[] | undefined;
  /** The prefix of the names in the store. Default: `signalbox:limit`. */
  readonly prefix?: string | undefined;
  /** The most keys of the local buckets, which decide while the store can't. Default: 65,536. */
  readonly maxKeys?: number | undefined;
}

/** The policies of a shared limiter, and its deadline, or the reason why they cannot be. */
export function readPolicies(subject: string, limits: SharedLimiterOptions, deadlineMs: number): readonly Policy[] {
  const { policies = [limits] } = limits;
  for (const each of limits.policies ?? []) checkOptions(`${subject}, policies`, each, POLICY_OPTIONS);
  const beside = Object.keys(POLICY_OPTIONS).find((key) => Reflect.get(limits, key) !== undefined);
  if (limits.policies !== undefined && beside !== undefined)
    throw new RangeError(`${beside} stands beside policies, where nothing reads it: write it in one of them`);
  if (policies.length === 0) throw new RangeError("no policy was given");
  if (!(Number.isFinite(deadlineMs) && deadlineMs > 0))
    throw new RangeError(`deadlineMs must be above 0, not ${String(deadlineMs)}`);
  const all = policies.map(readPolicy);
  const names = new Set(all.map((policy) => policy.name));
  if (names.size < all.length) throw new RangeError("two policies have one name: name them apart");
  return all;
}

function nothing(): void {}

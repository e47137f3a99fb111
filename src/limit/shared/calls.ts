import { checkOptions } from "../../resource/options.ts";
import { keysFor, type PolicyKeys } from "../policies.ts";
import { POLICY_OPTIONS, type Policy, type PolicyOptions, readPolicy } from "../policy.ts";
import { assertCost, assertTokens, blockDebt, type Verdict, verdictOf, waitFor } from "../verdict.ts";
import type { LimitQuestion } from "./question.ts";

/** Decides a question; `read` makes the result from what each bucket owed before. Never rejects because of a store. */
export type AskStore = <Result>(question: LimitQuestion, read: (debts: readonly number[]) => Result) => Promise<Result>;

/** The calls of a shared limiter, as questions to its store. */
export class SharedCalls {
  readonly #policies: readonly Policy[];
  readonly #ask: AskStore;

  constructor(policies: readonly Policy[], ask: AskStore) {
    this.#policies = policies;
    this.#ask = ask;
  }

  check(keys: PolicyKeys, cost: number): Promise<number | null> {
    assertCost(cost, this.#policies);
    return this.#ask({ kind: "take", keys: this.#keys(keys), cost }, (debts) => this.#wait(debts, cost));
  }

  take(keys: PolicyKeys, cost: number): Promise<readonly Verdict[]> {
    assertCost(cost, this.#policies);
    return this.#ask({ kind: "take", keys: this.#keys(keys), cost }, (debts) =>
      // Where one policy refused, the others took nothing either.
      this.#verdicts(debts, cost, this.#wait(debts, cost) === null),
    );
  }

  peek(keys: PolicyKeys, cost: number): Promise<readonly Verdict[]> {
    assertCost(cost, this.#policies);
    return this.#ask({ kind: "peek", keys: this.#keys(keys), cost }, (debts) => this.#verdicts(debts, cost, false));
  }

  reset(keys: PolicyKeys): Promise<void> {
    return this.#ask({ kind: "reset", keys: this.#keys(keys) }, nothing);
  }

  penalty(keys: PolicyKeys, tokens: number): Promise<void> {
    assertTokens(tokens);
    return this.#ask({ kind: "penalty", keys: this.#keys(keys), cost: tokens }, nothing);
  }

  block(keys: PolicyKeys, seconds: number): Promise<void> {
    const least = this.#policies.map((policy) => blockDebt(policy, seconds));
    return this.#ask({ kind: "raise", keys: this.#keys(keys), least }, nothing);
  }

  #keys(keys: PolicyKeys): readonly string[] {
    return keysFor(keys, this.#policies.length);
  }

  #wait(debts: readonly number[], cost: number): number | null {
    let longest: number | null = null;
    for (let p = 0; p < this.#policies.length; p++) {
      const wait = waitFor(this.#policies[p] as Policy, debts[p] ?? 0, cost);
      if (wait !== null && wait > (longest ?? 0)) longest = wait;
    }
    return longest;
  }

  #verdicts(debts: readonly number[], cost: number, take: boolean): readonly Verdict[] {
    return this.#policies.map((policy, p) => verdictOf(policy, debts[p] ?? 0, cost, take));
  }
}

/** Those that every shared limiter has. */
export const SHARED_OPTIONS = {
  ...POLICY_OPTIONS,
  policies: true,
  deadlineMs: true,
  prefix: true,
  shards: true,
  maxKeys: true,
} as const;

/** What says which policies a shared limiter has: one, or several. */
interface Limits extends PolicyOptions {
  readonly policies?: readonly PolicyOptions[] | undefined;
}

/** The policies of a shared limiter, and its deadline, or the reason why they cannot be. */
export function readPolicies(subject: string, limits: Limits, deadlineMs: number): readonly Policy[] {
  const { policies = [limits] } = limits;
  for (const each of limits.policies ?? []) checkOptions(`${subject}, policies`, each, POLICY_OPTIONS);
  const beside = Object.keys(POLICY_OPTIONS).find((key) => Reflect.get(limits, key) !== undefined);
  if (limits.policies !== undefined && beside !== undefined) {
    throw new RangeError(`${beside} stands beside policies, where nothing reads it: write it in one of them`);
  }
  if (policies.length === 0) throw new RangeError("no policy was given");
  if (!(Number.isFinite(deadlineMs) && deadlineMs > 0)) {
    throw new RangeError(`deadlineMs must be above 0, not ${String(deadlineMs)}`);
  }
  const all = policies.map(readPolicy);
  const names = new Set(all.map((policy) => policy.name));
  if (names.size < all.length) throw new RangeError("two policies have one name: name them apart");
  return all;
}

function nothing(): void {}

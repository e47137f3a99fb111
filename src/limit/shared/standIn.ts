import { Ledger } from "../ledger.ts";
import type { Clock } from "../limiter.ts";
import type { Policy } from "../policy.ts";
import { debtsAfter, type LimitQuestion } from "./question.ts";

/**
 * The local buckets that decide while the store cannot. Every reply is recorded here, so they continue where it stopped. Each of
 * n processes charges its own bucket n times: together they admit what the store would have, give or take a burst of n.
 */
export class StandIn {
  readonly #policies: readonly Policy[];
  readonly #ledgers: readonly Ledger[];
  readonly #clock: Clock;
  /** The time at which every bucket will be full, if nothing more is taken. */
  fullAt = 0;

  constructor(policies: readonly Policy[], maxKeys: number, clock: Clock) {
    this.#policies = policies;
    this.#clock = clock;
    this.#ledgers = policies.map((policy) => new Ledger(policy, maxKeys, clock));
  }

  decide(question: LimitQuestion, processes: number): readonly number[] {
    const before = this.debts(question.keys);
    const after = debtsAfter(question, before, this.#policies, processes);
    for (const [p, ledger] of this.#ledgers.entries()) ledger.write(question.keys[p] ?? "", after[p] ?? 0);
    this.#owing(after);
    return before;
  }

  debts(keys: readonly string[]): readonly number[] {
    return this.#ledgers.map((ledger, p) => ledger.debt(keys[p] ?? ""));
  }

  /** The time at which a call is sent, for each policy: its reply describes no earlier state. */
  moments(): readonly number[] {
    return this.#ledgers.map((ledger) => ledger.now());
  }

  elapsed(moments: readonly number[]): readonly number[] {
    return this.#ledgers.map((ledger, p) => Math.max(0, ledger.now() - (moments[p] ?? 0)));
  }

  /** Records a reply, by the time of its sending. One that was overtaken (not `isNewest`) gives no tokens back. */
  learn(question: LimitQuestion, before: readonly number[], elapsed: readonly number[], isNewest: boolean): void {
    const after = debtsAfter(question, before, this.#policies);
    this.#owing(after);
    for (const [p, ledger] of this.#ledgers.entries()) {
      const [key, debt] = [question.keys[p] ?? "", (after[p] ?? 0) - (elapsed[p] ?? 0)];
      if (isNewest) ledger.write(key, debt);
      else ledger.raise(key, debt);
    }
  }

  #owing(debts: readonly number[]): void {
    const now = this.#clock();
    for (const [p, { unitsPerSecond }] of this.#policies.entries())
      this.fullAt = Math.max(this.fullAt, now + ((debts[p] ?? 0) / unitsPerSecond) * 1000);
  }
}

import { Ledger } from "../ledger.ts";
import type { Clock } from "../limiter.ts";
import type { Policy } from "../policy.ts";
import { debtsAfter, type Question } from "./question.ts";

/**
 * The local buckets that decide while Redis can't. They are warm: every reply of Redis is written down here, so they
 * begin where it stopped.
 *
 * Each of n processes then admits what the bucket holds by its own books, and charges it n times: together they admit
 * what Redis would have, give or take a burst of n.
 */
export class StandIn {
  readonly #policies: readonly Policy[];
  readonly #ledgers: readonly Ledger[];
  readonly #clock: Clock;
  #fullAt = 0;

  constructor(policies: readonly Policy[], maxKeys: number, clock: Clock) {
    this.#policies = policies;
    this.#clock = clock;
    this.#ledgers = policies.map((policy) => new Ledger(policy, maxKeys, clock));
  }

  /** When every bucket will be full, if nothing more is taken, on the clock. */
  get fullAt(): number {
    return this.#fullAt;
  }

  decide(question: Question, processes: number): readonly number[] {
    const before = this.debts(question.keys);
    const after = debtsAfter(question, before, this.#policies, processes);
    for (const [p, ledger] of this.#ledgers.entries()) ledger.write(question.keys[p] ?? "", after[p] ?? 0);
    this.#owing(after);
    return before;
  }

  debts(keys: readonly string[]): readonly number[] {
    return this.#ledgers.map((ledger, p) => ledger.debt(keys[p] ?? ""));
  }

  /** The moments at which a call is sent: what Redis says of it is true of no earlier ones. */
  moments(): readonly number[] {
    return this.#ledgers.map((ledger) => ledger.now());
  }

  /** Units that have gone by since then, for each policy. */
  elapsed(moments: readonly number[]): readonly number[] {
    return this.#ledgers.map((ledger, p) => Math.max(0, ledger.now() - (moments[p] ?? 0)));
  }

  /**
   * Writes down what Redis said. Counted from the sending of the call, so that it is never more than the truth.
   * @param isNewest whether no later call was replied to before: a reply that was overtaken brings nothing back
   */
  learn(question: Question, before: readonly number[], elapsed: readonly number[], isNewest: boolean): void {
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
    for (const [p, { unitsPerSecond }] of this.#policies.entries()) {
      this.#fullAt = Math.max(this.#fullAt, now + ((debts[p] ?? 0) / unitsPerSecond) * 1000);
    }
  }
}

import { Ledger } from "../ledger.ts";
import type { Clock } from "../limiter.ts";
import type { Policy } from "../policy.ts";
import { debtsAfter, type Question } from "./question.ts";

/**
 * The local buckets that answer while Redis can't. They are warm: every answer of Redis is written down here, so they
 * begin where it stopped.
 *
 * Each of n processes then admits what the bucket holds by its own books, and charges it n times: together they admit
 * what Redis would have, give or take a burst of n.
 */
export class StandIn {
  readonly #policies: readonly Policy[];
  readonly #ledgers: readonly Ledger[];

  constructor(policies: readonly Policy[], maxKeys: number, clock: Clock) {
    this.#policies = policies;
    this.#ledgers = policies.map((policy) => new Ledger(policy, maxKeys, clock));
  }

  answer(question: Question, processes: number): readonly number[] {
    const before = this.debts(question.keys);
    this.#write(question, debtsAfter(question, before, this.#policies, processes));
    return before;
  }

  debts(keys: readonly string[]): readonly number[] {
    return this.#ledgers.map((ledger, p) => ledger.debt(keys[p] ?? ""));
  }

  /** The moments at which a call is sent: what Redis says of it is true of no earlier ones. */
  moments(): readonly number[] {
    return this.#ledgers.map((ledger) => ledger.now());
  }

  /** Writes down what Redis said. Counted from the sending, so that it is never more than the truth. */
  learn(question: Question, before: readonly number[], sentAt: readonly number[]): void {
    const after = debtsAfter(question, before, this.#policies);
    this.#write(
      question,
      after.map((debt, p) => debt - Math.max(0, (this.#ledgers[p]?.now() ?? 0) - (sentAt[p] ?? 0))),
    );
  }

  #write(question: Question, debts: readonly number[]): void {
    for (const [p, ledger] of this.#ledgers.entries()) ledger.write(question.keys[p] ?? "", debts[p] ?? 0);
  }
}

import { type Outcome, part } from "signalbox";

/** Where a test puts what it is about into the way of the loan. */
export interface Ways {
  open?: () => unknown;
  close?: (outcome: Outcome) => unknown;
}

/** A transaction that tells what became of it. */
export interface Tx {
  readonly name: string;
  isOpen: boolean;
}

/** Lends transactions, and writes down what becomes of them. */
export class Ledger {
  opens = 0;
  closes = 0;
  commits = 0;
  readonly outcomes: Outcome[] = [];
  /** What was opened and closed, in order. */
  readonly diary: string[] = [];
  readonly ways: Ways;

  constructor(ways: Ways = {}) {
    this.ways = ways;
  }

  async open(name = "tx"): Promise<Tx> {
    await this.ways.open?.();
    this.opens += 1;
    this.diary.push(`open ${name}`);
    return { name, isOpen: true };
  }

  async close(tx: Tx, outcome: Outcome): Promise<void> {
    this.closes += 1;
    this.outcomes.push(outcome);
    this.diary.push(`close ${tx.name} ${outcome.status}`);
    tx.isOpen = false;
    await this.ways.close?.(outcome);
    if (outcome.status !== undefined && outcome.status < 400) this.commits += 1;
  }

  /** A part that lends `tx`. */
  readonly part = part({
    lend: { tx: { open: () => this.open(), close: (tx, outcome) => this.close(tx, outcome) } },
  });

  get statuses(): readonly (number | undefined)[] {
    return this.outcomes.map(({ status }) => status);
  }
}

import { atMost } from "../http/responseStream.ts";
import type { Outcome } from "../resource/context.ts";
import { RELEASE_TIME } from "./releases.ts";

export interface Lending {
  readonly name: string;
  open(ctx: object): unknown;
  close(value: unknown, outcome: Outcome): unknown;
}

interface Opened {
  readonly lending: Lending;
  readonly value: unknown;
}

interface Round {
  readonly uses: Map<Lending, Promise<unknown>>;
  outcome: Outcome | undefined;
}

/** What one request was lent. Each `open` that succeeded has exactly one `close`. */
export class Loans {
  readonly #report: (error: unknown) => void;
  readonly #open: Opened[] = [];
  #round: Round = { uses: new Map(), outcome: undefined };
  #closing: Promise<unknown> | undefined;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  use(lending: Lending, ctx: object): Promise<unknown> {
    const { uses, outcome } = this.#round;
    if (outcome !== undefined) throw usedLate(lending);
    const known = uses.get(lending);
    if (known !== undefined) return known;
    const opened = this.#opened(lending, ctx, this.#round);
    // Those who wait for it are told. Nobody may: then it must not end the process.
    opened.catch(() => undefined);
    uses.set(lending, opened);
    return opened;
  }

  async #opened(lending: Lending, ctx: object, round: Round): Promise<unknown> {
    const value = await lending.open(ctx);
    if (round.outcome === undefined) {
      this.#open.push({ lending, value });
      return value;
    }
    await this.#closeOne({ lending, value }, round.outcome, this.#report);
    throw usedLate(lending);
  }

  /** Closes what is open, the last opened first. After the first error, the others are told the status of that. */
  async close(outcome: Outcome, statusOf: (error: unknown) => number): Promise<readonly unknown[]> {
    const round = this.#round;
    const thrown: unknown[] = [];
    round.outcome ??= outcome;
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
      await this.#closeOne(next, round.outcome, (error) => {
        if (thrown.length === 0 && outcome.error === undefined) round.outcome = { status: statusOf(error), error };
        thrown.push(error);
      });
    }
    return thrown;
  }

  /** The same where no response waits for it: one that does not settle holds the others up for a while, and not for ever. */
  async abandon(outcome: Outcome): Promise<void> {
    const isClosed = this.#round.outcome !== undefined && this.#closing === undefined && this.#open.length === 0;
    if (isClosed) return;
    this.#round.outcome = outcome;
    if (this.#closing !== undefined && this.#open.length > 0) await atMost(RELEASE_TIME, this.#closing);
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop())
      await atMost(RELEASE_TIME, this.#closeOne(next, outcome, this.#report));
  }

  async reopen(outcome: Outcome, statusOf: (error: unknown) => number): Promise<readonly unknown[]> {
    const thrown = await this.close(outcome, statusOf);
    this.#round = { uses: new Map(), outcome: undefined };
    return thrown;
  }

  async #closeOne({ lending, value }: Opened, outcome: Outcome, failed: (error: unknown) => void): Promise<void> {
    const closed = (async () => lending.close(value, outcome))().catch(failed);
    this.#closing = closed;
    await closed;
    if (this.#closing === closed) this.#closing = undefined;
  }
}

export function usedLate({ name }: Lending): Error {
  return new Error(
    `ctx.${name} was used after it was closed. Use it before the response is decided, or in a read's stream.`,
  );
}

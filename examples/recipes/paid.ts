import { part } from "signalbox";
import { end, node } from "signalbox/nodes";
import type { Lent } from "signalbox/postgres";
import { z } from "zod";

/** 402 until it is paid for, and a charge for what succeeded: on credits in memory, or in PostgreSQL. */

/** What both read: the resource finds something with a price, and its guard has found out whose account it is. */
interface Paying {
  readonly entity: { readonly price: number };
  readonly account: string;
}

const refused = (price: number) => ({ problem: { price } });

const WORDS = {
  before: "W1",
  question: "Can it be paid for?",
  law: "our terms, section 4",
  no: end(402, { members: z.object({ price: z.number() }) }),
  mayObject: true,
} as const;

export class Ledger {
  readonly #credits: Map<string, number>;

  constructor(credits: Readonly<Record<string, number>>) {
    this.#credits = new Map(Object.entries(credits));
  }

  creditsOf(account: string): number {
    return this.#credits.get(account) ?? 0;
  }

  add(account: string, credits: number): void {
    this.#credits.set(account, this.creditsOf(account) + credits);
  }

  /** Lends a request its charges, and gives back those of one that did not succeed. */
  readonly charging = part({
    lend: {
      charges: {
        open: (): [account: string, price: number][] => [],
        close: (charges, { status = 500 }) => {
          if (status >= 400) for (const [account, price] of charges) this.add(account, price);
        },
      },
    },
  });

  readonly paid = node("X402", {
    ...WORDS,
    ask: ({ entity: { price }, account }: Paying & { charges: () => Promise<[string, number][]> }) =>
      this.creditsOf(account) >= price || refused(price),
    settle: async ({ entity: { price }, account, charges }) => {
      const made = await charges();
      // Another request may have taken the last credit meanwhile.
      if (this.creditsOf(account) < price) return refused(price);
      this.add(account, -price);
      made.push([account, price]);
    },
  });
}

interface Client {
  query(text: string, values: unknown[]): Promise<{ readonly rowCount: number | null }>;
}

const ENOUGH = "SELECT 1 FROM accounts WHERE name = $1 AND credits >= $2";
const CHARGE = "UPDATE accounts SET credits = credits - $2 WHERE name = $1 AND credits >= $2";

/** The same in the transaction of `transactions(pool, { readOnly: false })`. */
export const paidInPostgres = node("X402", {
  ...WORDS,
  ask: async ({ entity: { price }, account, tx }: Paying & Lent<Client>) => {
    const { rowCount } = await (await tx()).query(ENOUGH, [account, price]);
    return rowCount === 1 || refused(price);
  },
  settle: async ({ entity: { price }, account, tx }) => {
    const { rowCount } = await (await tx()).query(CHARGE, [account, price]);
    return rowCount === 1 ? undefined : refused(price);
  },
});

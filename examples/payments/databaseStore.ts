import type { Claimed, ClaimToken, IdempotencyStore } from "signalbox/idempotency";
import type { Connection } from "./database.ts";

/** Keeps Idempotency-Keys in the database in which the effects happen, so that both can be in one transaction. */
export class DatabaseStore implements IdempotencyStore<Connection> {
  readonly isTransactional = true;
  readonly #database: Connection;

  constructor(database: Connection) {
    this.#database = database;
  }

  /** One statement decides: it inserts the key, or takes it over where its time is over, or does nothing. */
  async claim({ key, fingerprint, owner }: ClaimToken, leaseMs: number): Promise<Claimed> {
    const now = Date.now();
    const taken = this.#run(
      `INSERT INTO idempotency (key, fingerprint, owner, expires) VALUES (?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE
       SET fingerprint = excluded.fingerprint, owner = excluded.owner, record = NULL, expires = excluded.expires
       WHERE idempotency.expires <= ?`,
      [key, fingerprint, owner, now + leaseMs, now],
    );
    if (taken) return { state: "new" };
    const known = this.#database
      .prepare("SELECT fingerprint, record, expires FROM idempotency WHERE key = ?")
      .get(key) as { fingerprint: string; record: string | null; expires: number } | undefined;
    // It was released between the two statements: the client tries again.
    if (known === undefined) return { state: "running", leaseMs: 1 };
    if (known.fingerprint !== fingerprint) return { state: "other" };
    return known.record === null
      ? { state: "running", leaseMs: known.expires - now }
      : { state: "done", record: known.record };
  }

  /** In the author's transaction only the owner of the claim writes: where another has it, everything is rolled back. */
  async finish(token: ClaimToken, record: string, keepMs: number, transaction?: Connection): Promise<boolean> {
    const { key, fingerprint, owner } = token;
    const expires = Date.now() + keepMs;
    if (transaction !== undefined) {
      return this.#run(
        "UPDATE idempotency SET record = ?, expires = ? WHERE key = ? AND owner = ?",
        [record, expires, key, owner],
        transaction,
      );
    }
    return this.#run(
      `INSERT INTO idempotency (key, fingerprint, owner, record, expires) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET record = excluded.record, expires = excluded.expires
       WHERE idempotency.owner = excluded.owner`,
      [key, fingerprint, owner, record, expires],
    );
  }

  async release({ key, owner }: ClaimToken): Promise<void> {
    this.#run("DELETE FROM idempotency WHERE key = ? AND owner = ? AND record IS NULL", [key, owner]);
  }

  async renew({ key, fingerprint, owner }: ClaimToken, leaseMs: number): Promise<boolean> {
    return this.#run(
      `INSERT INTO idempotency (key, fingerprint, owner, expires) VALUES (?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE
       SET expires = CASE WHEN idempotency.record IS NULL THEN excluded.expires ELSE idempotency.expires END
       WHERE idempotency.owner = excluded.owner`,
      [key, fingerprint, owner, Date.now() + leaseMs],
    );
  }

  /** Removes what is not kept any longer. To be called now and then. */
  sweep(): void {
    this.#run("DELETE FROM idempotency WHERE expires <= ?", [Date.now()]);
  }

  #run(statement: string, values: readonly unknown[], database = this.#database): boolean {
    return database.prepare(statement).run(...values).changes > 0;
  }
}

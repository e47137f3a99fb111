import type { Pool, PoolClient } from "pg";
import { part } from "signalbox";
import { expect } from "vitest";

export const ISOLATION_LEVELS = ["READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"] as const;
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

/** How a callback gets what its request is lent. */
export interface Lent {
  readonly tx: () => Promise<PoolClient>;
}

/** Transactions of a pool, counted, and a part that lends one to each attempt of a request. */
export class Transactions {
  opens = 0;
  closes = 0;
  /** How they ended: COMMIT or ROLLBACK. */
  readonly ends: string[] = [];
  beforeCommit: (client: PoolClient) => unknown = () => undefined;
  /** The codes of all errors that the database has raised. */
  readonly codes: unknown[] = [];
  readonly #pool;
  readonly #level;

  constructor(pool: Pool, level: IsolationLevel = "READ COMMITTED") {
    this.#pool = pool;
    this.#level = level;
  }

  readonly part = part({
    lend: {
      tx: {
        open: () => this.begin(),
        close: (tx, { status = 500 }) => this.end(tx, status < 400 ? "COMMIT" : "ROLLBACK"),
      },
    },
  });

  async begin(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    try {
      await client.query(`BEGIN ISOLATION LEVEL ${this.#level}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.opens += 1;
    return client;
  }

  async end(client: PoolClient, how: "COMMIT" | "ROLLBACK"): Promise<void> {
    this.closes += 1;
    try {
      if (how === "COMMIT") await this.beforeCommit(client);
      const { command } = await this.counted(() => client.query(how));
      this.ends.push(command);
      // A transaction in which a statement has failed is rolled back by COMMIT, too, and without an error.
      if (command !== how) throw new Error(`${how} was a ${command}`);
      client.release();
    } catch (error) {
      // Its connection may be broken, although the pool has not been told yet.
      client.release(true);
      throw error;
    }
  }

  async counted<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.codes.push(Reflect.get(Object(error), "code"));
      throw error;
    }
  }

  /** At the end of a test: all are closed, and the pool has every client back. */
  expectNoneOpen(): void {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    expect([this.closes, idleCount, waitingCount]).toEqual([this.opens, totalCount, 0]);
  }
}

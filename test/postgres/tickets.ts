import type Database from "libsql";
import type { Pool, PoolClient } from "pg";
import { part } from "signalbox";
import { turns } from "../waiting.ts";
import { type IsolationLevel, type Lent, Transactions } from "./transactions.ts";

/** Tickets in three engines. Each changes a row only where its version is the one that was found. */

export interface Content {
  readonly text: string;
  readonly [member: string]: unknown;
}

export interface Row {
  readonly id: string;
  /** Never the same twice, also where a ticket is created again. */
  readonly version: string;
  readonly content: Content;
}

export interface Tickets {
  /** Lends what the other methods take. */
  readonly part: Transactions["part"];
  find(lent: Lent, id: string): Promise<Row | undefined>;
  /** Undefined where it is there by now. */
  create(lent: Lent, id: string, content: Content): Promise<Row | undefined>;
  /** Undefined where it has changed since. */
  change(lent: Lent, found: Row, content: Content): Promise<Row | undefined>;
  remove(lent: Lent, found: Row): Promise<Row | undefined>;
}

/** For those who need nothing that is lent: they never open it. */
const NOTHING_LENT: Transactions["part"] = part({
  lend: {
    tx: { open: (): Promise<PoolClient> => Promise.reject(new Error("nobody needs it")), close: async () => undefined },
  },
});

/** Each call takes a turn of the event loop, before it acts and after. */
export class MemoryTickets implements Tickets {
  readonly part = NOTHING_LENT;
  readonly #rows = new Map<string, Row>();
  #versions = 0;

  find(_: Lent, id: string): Promise<Row | undefined> {
    return later(() => this.#rows.get(id));
  }

  create(_: Lent, id: string, content: Content): Promise<Row | undefined> {
    return later(() => (this.#rows.has(id) ? undefined : this.#put(id, content)));
  }

  change(_: Lent, { id, version }: Row, content: Content): Promise<Row | undefined> {
    return later(() => (this.#rows.get(id)?.version === version ? this.#put(id, content) : undefined));
  }

  remove(_: Lent, { id, version }: Row): Promise<Row | undefined> {
    return later(() => {
      const row = this.#rows.get(id);
      return row?.version === version && this.#rows.delete(id) ? row : undefined;
    });
  }

  #put(id: string, content: Content): Row {
    const row = { id, version: String(++this.#versions), content };
    this.#rows.set(id, row);
    return row;
  }
}

async function later<T>(act: () => T): Promise<T> {
  await turns();
  const result = act();
  await turns();
  return result;
}

export class SqliteTickets implements Tickets {
  readonly part = NOTHING_LENT;
  readonly #database;

  constructor(database: Database.Database) {
    this.#database = database;
    database.exec(`
      CREATE TABLE versions (last INTEGER NOT NULL);
      INSERT INTO versions VALUES (0);
      CREATE TABLE tickets (id TEXT PRIMARY KEY, version INTEGER NOT NULL, content TEXT NOT NULL);
    `);
  }

  find(_: Lent, id: string): Promise<Row | undefined> {
    return this.#row("SELECT * FROM tickets WHERE id = ?", id);
  }

  create(_: Lent, id: string, content: Content): Promise<Row | undefined> {
    const statement = "INSERT INTO tickets VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING *";
    return this.#row(statement, id, this.#version(), JSON.stringify(content));
  }

  change(_: Lent, { id, version }: Row, content: Content): Promise<Row | undefined> {
    const statement = "UPDATE tickets SET version = ?, content = ? WHERE id = ? AND version = ? RETURNING *";
    return this.#row(statement, this.#version(), JSON.stringify(content), id, version);
  }

  remove(_: Lent, { id, version }: Row): Promise<Row | undefined> {
    return this.#row("DELETE FROM tickets WHERE id = ? AND version = ? RETURNING *", id, version);
  }

  #version(): number {
    const { last } = this.#database.prepare("UPDATE versions SET last = last + 1 RETURNING last").get() as {
      last: number;
    };
    return last;
  }

  /** Its calls are synchronous: requests meet between them. */
  #row(statement: string, ...values: readonly unknown[]): Promise<Row | undefined> {
    return later(() => {
      const row = this.#database.prepare(statement).get(...values) as Record<string, unknown> | undefined;
      return (
        row && {
          id: String(row["id"]),
          version: String(row["version"]),
          content: JSON.parse(String(row["content"])) as Content,
        }
      );
    });
  }
}

abstract class PostgresTickets implements Tickets {
  abstract readonly part: Transactions["part"];
  readonly transactions;
  readonly #pool;

  constructor(pool: Pool, level: IsolationLevel) {
    this.#pool = pool;
    this.transactions = new Transactions(pool, level);
  }

  async makeTable(): Promise<void> {
    await this.#pool.query(`
      DROP TABLE IF EXISTS tickets;
      CREATE TABLE tickets (id text PRIMARY KEY, version bigserial, content jsonb NOT NULL);
    `);
  }

  find(lent: Lent, id: string): Promise<Row | undefined> {
    return this.row(lent, "SELECT * FROM tickets WHERE id = $1", id);
  }

  create(lent: Lent, id: string, content: Content): Promise<Row | undefined> {
    const statement = "INSERT INTO tickets (id, content) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING *";
    return this.row(lent, statement, id, content);
  }

  change(lent: Lent, { id, version }: Row, content: Content): Promise<Row | undefined> {
    const statement = "UPDATE tickets SET version = DEFAULT, content = $3 WHERE id = $1 AND version = $2 RETURNING *";
    return this.row(lent, statement, id, version, content);
  }

  remove(lent: Lent, { id, version }: Row): Promise<Row | undefined> {
    return this.row(lent, "DELETE FROM tickets WHERE id = $1 AND version = $2 RETURNING *", id, version);
  }

  protected abstract row(lent: Lent, statement: string, ...values: readonly unknown[]): Promise<Row | undefined>;

  protected rowIn(client: PoolClient, statement: string, values: readonly unknown[]): Promise<Row | undefined> {
    return this.transactions.counted(async () => (await client.query<Row>(statement, [...values])).rows[0]);
  }
}

/** What is found and what is written have a transaction each. */
export class TransactionEach extends PostgresTickets {
  override readonly part = NOTHING_LENT;

  protected override async row(_: Lent, statement: string, ...values: readonly unknown[]): Promise<Row | undefined> {
    const client = await this.transactions.begin();
    let row: Row | undefined;
    try {
      row = await this.rowIn(client, statement, values);
    } catch (error) {
      await this.transactions.end(client, "ROLLBACK");
      throw error;
    }
    await this.transactions.end(client, row === undefined ? "ROLLBACK" : "COMMIT");
    return row;
  }
}

/** What an attempt finds and writes has one transaction, which it is lent. */
export class TransactionForAttempt extends PostgresTickets {
  override readonly part = this.transactions.part;

  protected override async row(lent: Lent, statement: string, ...values: readonly unknown[]): Promise<Row | undefined> {
    return this.rowIn(await lent.tx(), statement, values);
  }

  /** Changes another ticket after this one, and something happens between. */
  async changeBoth(lent: Lent, found: Row, other: string, between: () => Promise<void>): Promise<Row | undefined> {
    const row = await this.change(lent, found, found.content);
    if (row === undefined) return undefined;
    await between();
    await this.row(lent, "UPDATE tickets SET version = DEFAULT WHERE id = $1", other);
    return row;
  }
}

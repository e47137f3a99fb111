import type Database from "libsql";
import type { Pool, PoolClient } from "pg";
import type { Context } from "signalbox";
import { turns } from "../waiting.ts";

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

/** The request that asks, and what it leaves behind. */
export type Asking = Pick<Context, "request" | "defer">;

export interface Tickets {
  find(asking: Asking, id: string): Promise<Row | undefined>;
  /** Undefined where it is there by now. */
  create(asking: Asking, id: string, content: Content): Promise<Row | undefined>;
  /** Undefined where it has changed since. */
  change(asking: Asking, found: Row, content: Content): Promise<Row | undefined>;
  remove(asking: Asking, found: Row): Promise<Row | undefined>;
}

/** Each call takes a turn of the event loop, before it acts and after. */
export class MemoryTickets implements Tickets {
  readonly #rows = new Map<string, Row>();
  #versions = 0;

  find(_: Asking, id: string): Promise<Row | undefined> {
    return later(() => this.#rows.get(id));
  }

  create(_: Asking, id: string, content: Content): Promise<Row | undefined> {
    return later(() => (this.#rows.has(id) ? undefined : this.#put(id, content)));
  }

  change(_: Asking, { id, version }: Row, content: Content): Promise<Row | undefined> {
    return later(() => (this.#rows.get(id)?.version === version ? this.#put(id, content) : undefined));
  }

  remove(_: Asking, { id, version }: Row): Promise<Row | undefined> {
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
  readonly #database;

  constructor(database: Database.Database) {
    this.#database = database;
    database.exec(`
      CREATE TABLE versions (last INTEGER NOT NULL);
      INSERT INTO versions VALUES (0);
      CREATE TABLE tickets (id TEXT PRIMARY KEY, version INTEGER NOT NULL, content TEXT NOT NULL);
    `);
  }

  find(_: Asking, id: string): Promise<Row | undefined> {
    return this.#row("SELECT * FROM tickets WHERE id = ?", id);
  }

  create(_: Asking, id: string, content: Content): Promise<Row | undefined> {
    const statement = "INSERT INTO tickets VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING *";
    return this.#row(statement, id, this.#version(), JSON.stringify(content));
  }

  change(_: Asking, { id, version }: Row, content: Content): Promise<Row | undefined> {
    const statement = "UPDATE tickets SET version = ?, content = ? WHERE id = ? AND version = ? RETURNING *";
    return this.#row(statement, this.#version(), JSON.stringify(content), id, version);
  }

  remove(_: Asking, { id, version }: Row): Promise<Row | undefined> {
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

export const ISOLATION_LEVELS = ["READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"] as const;
export type IsolationLevel = (typeof ISOLATION_LEVELS)[number];

abstract class PostgresTickets implements Tickets {
  /** The codes of all errors that the database has raised. */
  readonly codes: unknown[] = [];
  readonly #pool;
  readonly #level;

  constructor(pool: Pool, level: IsolationLevel) {
    this.#pool = pool;
    this.#level = level;
  }

  async makeTable(): Promise<void> {
    await this.#pool.query(`
      DROP TABLE IF EXISTS tickets;
      CREATE TABLE tickets (id text PRIMARY KEY, version bigserial, content jsonb NOT NULL);
    `);
  }

  find(asking: Asking, id: string): Promise<Row | undefined> {
    return this.read(asking, "SELECT * FROM tickets WHERE id = $1", [id]);
  }

  create(asking: Asking, id: string, content: Content): Promise<Row | undefined> {
    const statement = "INSERT INTO tickets (id, content) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING *";
    return this.write(asking, statement, [id, content]);
  }

  change(asking: Asking, { id, version }: Row, content: Content): Promise<Row | undefined> {
    const statement = "UPDATE tickets SET version = DEFAULT, content = $3 WHERE id = $1 AND version = $2 RETURNING *";
    return this.write(asking, statement, [id, version, content]);
  }

  remove(asking: Asking, { id, version }: Row): Promise<Row | undefined> {
    return this.write(asking, "DELETE FROM tickets WHERE id = $1 AND version = $2 RETURNING *", [id, version]);
  }

  protected abstract read(asking: Asking, statement: string, values: readonly unknown[]): Promise<Row | undefined>;
  protected abstract write(asking: Asking, statement: string, values: readonly unknown[]): Promise<Row | undefined>;

  async begin(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    await client.query(`BEGIN ISOLATION LEVEL ${this.#level}`);
    return client;
  }

  /** Commits where there is a result; where there is none, or an error, rolls back. */
  async end<T>(transaction: PoolClient, act: () => Promise<T | undefined>): Promise<T | undefined> {
    let isDone = false;
    try {
      const result = await this.counted(act);
      if (result === undefined) return undefined;
      await this.counted(() => transaction.query("COMMIT"));
      isDone = true;
      return result;
    } finally {
      if (!isDone) await transaction.query("ROLLBACK");
      transaction.release();
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
}

/** What is found and what is written have a transaction each. */
export class TransactionEach extends PostgresTickets {
  protected override async read(_: Asking, statement: string, values: readonly unknown[]): Promise<Row | undefined> {
    const transaction = await this.begin();
    return this.end(transaction, () => rowOf(transaction, statement, values));
  }

  protected override write(asking: Asking, statement: string, values: readonly unknown[]): Promise<Row | undefined> {
    return this.read(asking, statement, values);
  }
}

/** What an attempt finds and writes has one transaction. */
export class TransactionForAttempt extends PostgresTickets {
  readonly #held = new WeakMap<object, PoolClient>();

  protected override async read(
    asking: Asking,
    statement: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    const transaction = await this.begin();
    this.#held.set(asking.request, transaction);
    // A request may end without a write.
    asking.defer(async () => {
      await this.#last(asking, async () => undefined);
    });
    return this.counted(() => rowOf(transaction, statement, values));
  }

  protected override write(asking: Asking, statement: string, values: readonly unknown[]): Promise<Row | undefined> {
    return this.#last(asking, (transaction) => rowOf(transaction, statement, values));
  }

  /** Changes another ticket after this one, and something happens between. */
  changeBoth(asking: Asking, found: Row, other: string, between: () => Promise<void>): Promise<Row | undefined> {
    const change = "UPDATE tickets SET version = DEFAULT, content = content WHERE id = $1";
    return this.#last(asking, async (transaction) => {
      const row = await rowOf(transaction, `${change} AND version = $2 RETURNING *`, [found.id, found.version]);
      if (row === undefined) return undefined;
      await between();
      await rowOf(transaction, change, [other]);
      return row;
    });
  }

  async #last<T>(
    { request }: Asking,
    act: (transaction: PoolClient) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const transaction = this.#held.get(request);
    this.#held.delete(request);
    return transaction && this.end(transaction, () => act(transaction));
  }
}

async function rowOf(client: PoolClient, statement: string, values: readonly unknown[]): Promise<Row | undefined> {
  return (await client.query<Row>(statement, [...values])).rows[0];
}

import type { Pool } from "pg";
import postgres, { type Sql } from "postgres";
import { type PostgresPool, SCHEMA } from "signalbox/postgres";
import { afterAll, beforeAll, describe } from "vitest";
import { pglitePool } from "./pglite.ts";
import { describeWithPostgres } from "./realPostgres.ts";

export type Row = Readonly<Record<string, unknown>>;
type Queryable = { query(text: string, values?: unknown[]): Promise<object> };
type Unsafe = { unsafe(text: string, values?: unknown[]): PromiseLike<object> };

/** A statement of whichever client. */
export async function query(on: Queryable | Unsafe, text: string, ...values: unknown[]): Promise<readonly Row[]> {
  const given = values.length === 0 ? undefined : values;
  const result = await ("unsafe" in on ? on.unsafe(text, given) : on.query(text, given));
  return (Reflect.get(result, "rows") ?? result) as readonly Row[];
}

/** The pool that is tested, with the tables of `signalbox/postgres`. */
export interface Engine {
  readonly pool: PostgresPool;
  /** How many transactions are open. */
  readonly open: () => Promise<number>;
}

/** The same tests on PGlite, and on a real server with `pg` and with `postgres`. */
export function describeEngines(name: string, tests: (engine: () => Engine) => void): void {
  describe(`${name}, on PGlite`, () => {
    beforeAll(() => pglitePool().query(SCHEMA));
    tests(() => ({ pool: pglitePool(), open: async () => pglitePool().open }));
  });
  describeReal(name, tests);
}

/** The same without PGlite. */
export function describeReal(name: string, tests: (engine: () => Engine) => void): void {
  describeWithPostgres(`${name}, with pg`, 30, (pool) => {
    beforeAll(() => pool().query(SCHEMA));
    tests(() => ({ pool: pool(), open: () => openTransactions(pool()) }));
  });
  describeWithPostgres(`${name}, with postgres`, 2, (pool) => {
    let sql: Sql;
    beforeAll(async () => {
      await pool().query(SCHEMA);
      sql = postgres(String(pool().options.connectionString), { max: 30, onnotice: () => undefined });
    });
    // It waits for a connection that broke while it was reserved.
    afterAll(() => void sql.end());
    tests(() => ({ pool: sql, open: () => openTransactions(pool()) }));
  });
}

async function openTransactions(pool: Pool): Promise<number> {
  const text =
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND (state LIKE 'idle in%' OR state = 'active')";
  return (await pool.query(text)).rows.length;
}

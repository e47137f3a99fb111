import cluster from "node:cluster";
import { PGlite } from "@electric-sql/pglite";
import { Pool } from "pg";
import { EventLog, PostgresStore, pglitePool, SCHEMA, transactions } from "signalbox/postgres";
import { TABLES } from "./schema.ts";

/** A pool, or one of its connections: of `pg`, or of PGlite. */
export interface Queryable {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
}
interface Database extends Queryable {
  connect: () => Promise<Queryable & { release: (destroy?: boolean) => void }>;
  end: () => Promise<void>;
}

/** PostgreSQL where DATABASE_URL names one; otherwise PGlite in this process, in the folder PGLITE_FOLDER or in memory. */
function open(): Database {
  const { DATABASE_URL, PGLITE_FOLDER } = process.env;
  if (DATABASE_URL === undefined) {
    if (cluster.isWorker) throw new Error("Several processes need a database that they share: set DATABASE_URL.");
    return pglitePool(new PGlite(PGLITE_FOLDER));
  }
  const pool = new Pool({ connectionString: DATABASE_URL, connectionTimeoutMillis: 2_000 });
  // Without these listeners, a connection that breaks ends the process.
  pool.on("error", console.error);
  pool.on("connect", (client) => client.on("error", console.error));
  return pool;
}

export const pool: Database = open();
export const inTransaction = transactions(pool);
export const keys = new PostgresStore({ pool });
export const log = new EventLog({ pool, pollMs: 500, onError: console.error });

/** Creates the tables that are missing. Processes that start at once do it one after another. */
export async function migrate(): Promise<void> {
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(4211); ${SCHEMA} ${TABLES} COMMIT;`);
}

export async function rows<Row extends object>(on: Queryable, statement: string, ...values: unknown[]): Promise<Row[]> {
  return (await on.query<Row>(statement, values)).rows;
}

/** The row of a statement that always returns one. */
export async function only<Row extends object>(on: Queryable, statement: string, ...values: unknown[]): Promise<Row> {
  const found = await row<Row>(on, statement, ...values);
  if (found === undefined) throw new Error(`no row: ${statement}`);
  return found;
}

/** The first row, or undefined. */
export async function row<Row extends object>(
  on: Queryable,
  statement: string,
  ...values: unknown[]
): Promise<Row | undefined> {
  return (await rows<Row>(on, statement, ...values)).at(0);
}

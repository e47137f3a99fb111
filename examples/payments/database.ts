import Database from "libsql";
import type { Context } from "signalbox";

export type Connection = Database.Database;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS payments (id INTEGER PRIMARY KEY, payer TEXT NOT NULL, amount INTEGER NOT NULL, note TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    owner TEXT NOT NULL,
    record TEXT,
    expires INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS idempotency_expires ON idempotency (expires);
`;

/** Opens the database, and makes its tables where there are none. Several processes may use one file. */
export function openDatabase(path: string): Connection {
  const database = connect(path);
  database.pragma("journal_mode = WAL");
  database.exec(SCHEMA);
  return database;
}

function connect(path: string): Connection {
  const database = new Database(path);
  database.pragma("busy_timeout = 2000");
  return database;
}

/**
 * Begins a transaction of one request. What it does and the response to the request are committed together: the response is
 * recorded when it is ready, and the release, which comes behind that, commits.
 */
export function transactionOf(ctx: Pick<Context, "defer" | "idempotency">, path: string): Connection {
  const transaction = connect(path);
  transaction.exec("BEGIN IMMEDIATE");
  ctx.defer(({ status = 500 }) => end(transaction, status < 400));
  ctx.idempotency?.record(transaction);
  return transaction;
}

/** What cannot be committed is rolled back; the request is a 500 then, and its key is free. */
function end(transaction: Connection, isDone: boolean): void {
  try {
    if (isDone) transaction.exec("COMMIT");
  } finally {
    if (transaction.inTransaction) transaction.exec("ROLLBACK");
    transaction.close();
  }
}

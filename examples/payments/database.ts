import Database from "libsql";

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

/** Begins a transaction of one request. */
export function begin(path: string): Connection {
  const transaction = connect(path);
  transaction.exec("BEGIN IMMEDIATE");
  return transaction;
}

/** Commits it, or rolls it back. If the commit fails, the response is 500, and the key is free. */
export function end(transaction: Connection, isDone: boolean): void {
  try {
    if (isDone) transaction.exec("COMMIT");
  } finally {
    if (transaction.inTransaction) transaction.exec("ROLLBACK");
    transaction.close();
  }
}

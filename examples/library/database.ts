import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

export type Connection = Database.Database;

/**
 * Each write of a book takes the next `revision` of the whole shelf, so that one column gives the book its entity tag
 * and its greatest value gives the collection's. A book that was removed keeps its row: that is how a 410 knows.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS books (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    year INTEGER NOT NULL,
    isbn TEXT NOT NULL,
    genre TEXT NOT NULL,
    note TEXT,
    revision INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX IF NOT EXISTS isbn_on_the_shelf ON books (isbn) WHERE removed = 0;
  CREATE TABLE IF NOT EXISTS returns (book INTEGER NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS accounts (
    name TEXT PRIMARY KEY,
    password TEXT NOT NULL,
    role TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS tokens (
    digest TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (name),
    expires INTEGER NOT NULL
  );
`;

/** Opens the database, and makes file and tables where there are none. `:memory:` is one that nobody else sees. */
export function openDatabase(path: string): Connection {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path);
  // Readers are not kept waiting by a writer, and a second process may use the same file.
  database.pragma("journal_mode = WAL");
  database.pragma("busy_timeout = 2000");
  database.exec(SCHEMA);
  return database;
}

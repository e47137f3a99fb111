import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { SCHEMA } from "./schema.ts";

export type Connection = Database.Database;

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

/**
 * Each write of a book takes the next `revision` of the whole shelf, so that one column gives the book its entity tag
 * and its greatest value gives the collection's. A book that was removed keeps its row: that is how a 410 knows.
 */
export const SCHEMA = `
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

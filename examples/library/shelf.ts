import type { Book, NewBook } from "./book.ts";
import type { Connection } from "./database.ts";
import type { Paging } from "./paging.ts";

/** A book with what its validators are made from. */
export interface Entry {
  readonly book: Book;
  readonly revision: number;
  readonly changed: Date;
}

type Row = Omit<Book, "note"> & { note: string | null; revision: number; changed: number };

export interface Found {
  readonly total: number;
  readonly books: readonly Book[];
}

// In capitals and small letters alike, and without LIKE, in which a client's % would be a wildcard.
const MATCHES = "removed = 0 AND instr(lower(title || ' ' || author || ' ' || isbn), lower(:q)) > 0";
const NEXT = "(SELECT coalesce(max(revision), 0) + 1 FROM books)";
const VALUES = "title = :title, author = :author, year = :year, isbn = :isbn, genre = :genre, note = :note";

/** The books in the database. */
export class Shelf {
  readonly #database: Connection;

  constructor(database: Connection) {
    this.#database = database;
  }

  find(id: string): Entry | undefined {
    if (!isNumber(id)) return undefined;
    return this.#one("SELECT * FROM books WHERE removed = 0 AND id = ?", id);
  }

  findByIsbn(isbn: string): Entry | undefined {
    return this.#one("SELECT * FROM books WHERE removed = 0 AND isbn = ?", isbn);
  }

  /** Was a book under this number removed? */
  hadOnce(id: string): boolean {
    return isNumber(id) && this.#one("SELECT * FROM books WHERE removed = 1 AND id = ?", id) !== undefined;
  }

  /** How many books a search finds. */
  count({ q }: Pick<Paging, "q">): number {
    return Number(this.#cell(`SELECT count(*) FROM books WHERE ${MATCHES}`, { q }));
  }

  /** A page of what it finds. */
  search({ q, page, size }: Paging): Found {
    const total = this.count({ q });
    const rows = this.#database
      .prepare(`SELECT * FROM books WHERE ${MATCHES} ORDER BY author, year LIMIT :size OFFSET :skip`)
      .all({ q, size, skip: (page - 1) * size });
    return { total, books: rows.map((row) => toEntry(row).book) };
  }

  /** The books that were added or changed behind a revision, the first first: a hundred at most. */
  changedSince(revision: number): readonly Entry[] {
    const rows = this.#database
      .prepare("SELECT * FROM books WHERE removed = 0 AND revision > ? ORDER BY revision LIMIT 100")
      .all(revision);
    return rows.map((row) => toEntry(row));
  }

  /** All books, one by one, however many there are: read in parts, so that no query is open while a client is slow. */
  async *each(): AsyncGenerator<Book, void, undefined> {
    const part = this.#database.prepare("SELECT * FROM books WHERE removed = 0 AND id > ? ORDER BY id LIMIT 100");
    let last = 0;
    for (;;) {
      const books = part.all(last).map((row) => toEntry(row).book);
      yield* books;
      last = books.at(-1)?.id ?? 0;
      if (last === 0) return;
    }
  }

  oldest(): Entry | undefined {
    return this.#one("SELECT * FROM books WHERE removed = 0 ORDER BY id LIMIT 1");
  }

  newest(): Entry | undefined {
    return this.#one("SELECT * FROM books WHERE removed = 0 ORDER BY id DESC LIMIT 1");
  }

  /** Grows with every write to any book. */
  get revision(): number {
    return Number(this.#cell("SELECT coalesce(max(revision), 0) FROM books", {}));
  }

  /** Puts a book on the shelf and gives its number. */
  add(book: NewBook): number {
    const { lastInsertRowid } = this.#database
      .prepare(
        `INSERT INTO books (title, author, year, isbn, genre, note, revision, changed)
         VALUES (:title, :author, :year, :isbn, :genre, :note, ${NEXT}, :now)`,
      )
      .run(valuesOf(book));
    return Number(lastInsertRowid);
  }

  /** False where the book is no longer the one that `entry` was read from. */
  replace({ book: { id }, revision }: Entry, book: NewBook): boolean {
    const { changes } = this.#database
      .prepare(`UPDATE books SET ${VALUES}, revision = ${NEXT}, changed = :now WHERE id = :id AND revision = :revision`)
      .run({ ...valuesOf(book), id, revision });
    return changes === 1;
  }

  /** False where the book is no longer the one that `entry` was read from. */
  remove({ book: { id }, revision }: Entry): boolean {
    const { changes } = this.#database
      .prepare(
        `UPDATE books SET removed = 1, revision = ${NEXT}, changed = :now WHERE id = :id AND revision = :revision`,
      )
      .run({ now: Date.now(), id, revision });
    return changes === 1;
  }

  /** Notes that a copy came back, and gives how often one has. */
  takeBack(id: number): number {
    this.#database.prepare("INSERT INTO returns (book, at) VALUES (?, ?)").run(id, Date.now());
    return Number(this.#cell("SELECT count(*) FROM returns WHERE book = :id", { id }));
  }

  #one(query: string, ...values: readonly string[]): Entry | undefined {
    const row = this.#database.prepare(query).get(...values);
    return row === undefined ? undefined : toEntry(row);
  }

  #cell(query: string, values: object): unknown {
    return (this.#database.prepare(query).raw().get(values) as readonly unknown[])[0];
  }
}

/** Member by member: the driver adds one of its own to a row, which is no part of a book. */
function toEntry(row: unknown): Entry {
  const { id, title, author, year, isbn, genre, note, revision, changed } = row as Row;
  const book = { id, title, author, year, isbn, genre };
  return { book: note === null ? book : { ...book, note }, revision, changed: new Date(changed) };
}

function valuesOf({ title, author, year, isbn, genre, note }: NewBook) {
  return { title, author, year, isbn, genre, note: note ?? null, now: Date.now() };
}

/** As text, a number would also be found under "1.0" and "1e0": a book has one address. */
function isNumber(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    bio TEXT,
    image TEXT
  );
  CREATE TABLE IF NOT EXISTS follows (
    follower INTEGER NOT NULL REFERENCES users (id),
    followed INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (follower, followed)
  );
  CREATE TABLE IF NOT EXISTS articles (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    body TEXT NOT NULL,
    createdAt TEXT NOT NULL,
    updatedAt TEXT NOT NULL,
    authorId INTEGER NOT NULL REFERENCES users (id)
  );
  CREATE TABLE IF NOT EXISTS tags (
    article INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (article, name)
  );
  CREATE TABLE IF NOT EXISTS favorites (
    reader INTEGER NOT NULL REFERENCES users (id),
    article INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
    PRIMARY KEY (reader, article)
  );
  CREATE TABLE IF NOT EXISTS comments (
    id INTEGER PRIMARY KEY,
    articleId INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
    authorId INTEGER NOT NULL REFERENCES users (id),
    body TEXT NOT NULL,
    createdAt TEXT NOT NULL,
    updatedAt TEXT NOT NULL
  );
`;

type Values = Readonly<Record<string, unknown>>;

/** The embedded database, with the three calls that the store needs. Statements are prepared once. */
export class Db {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  /** Makes the file and the tables where there are none. `:memory:` lives as long as the process. */
  constructor(path: string) {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    this.#database = new Database(path);
    this.#database.pragma("journal_mode = WAL");
    this.#database.pragma("foreign_keys = ON");
    this.#database.exec(SCHEMA);
  }

  one<Row>(sql: string, values: Values = {}): Row | undefined {
    return (this.#prepared(sql).get(values) as Row | undefined) ?? undefined;
  }

  all<Row>(sql: string, values: Values = {}): Row[] {
    return this.#prepared(sql).all(values) as Row[];
  }

  run(sql: string, values: Values = {}): number {
    return Number(this.#prepared(sql).run(values).lastInsertRowid);
  }

  /** All of it happens, or nothing. */
  together<T>(work: () => T): T {
    return this.#database.transaction(work)();
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) this.#statements.set(sql, (statement = this.#database.prepare(sql)));
    return statement;
  }
}

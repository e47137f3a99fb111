import { createHash, randomBytes } from "node:crypto";
import type { Connection } from "./database.ts";
import { hashPassword, isPassword } from "./password.ts";

/** A librarian may write, a reader may only read. */
export type Role = "librarian" | "reader";

export interface Account {
  readonly name: string;
  readonly role: Role;
}

export const TOKEN_SECONDS = 3600;

/** The accounts with their rights, and the tokens that identify them. */
export class Accounts {
  readonly #database: Connection;

  constructor(database: Connection) {
    this.#database = database;
  }

  /** Adds an account, or gives the one of this name another password and role. */
  async set({ name, role }: Account, password: string): Promise<void> {
    const hash = await hashPassword(password);
    this.#database
      .prepare("INSERT OR REPLACE INTO accounts (name, password, role) VALUES (?, ?, ?)")
      .run(name, hash, role);
  }

  /** A token for an hour; undefined where name and password do not belong together. */
  async logIn(name: string, password: string): Promise<string | undefined> {
    const row = this.#database.prepare("SELECT password FROM accounts WHERE name = ?").get(name);
    const stored = (row as { password: string } | undefined)?.password;
    // A name that nobody has takes as long as a wrong password, so that the time does not tell which names there are.
    const fits = await isPassword(password, stored ?? "");
    if (stored === undefined || !fits) return undefined;
    const token = randomBytes(24).toString("base64url");
    this.#database.prepare("DELETE FROM tokens WHERE expires < ?").run(Date.now());
    this.#database
      .prepare("INSERT INTO tokens (digest, account, expires) VALUES (?, ?, ?)")
      .run(digestOf(token), name, Date.now() + TOKEN_SECONDS * 1000);
    return token;
  }

  /** Whose token it is; undefined where it is nobody's, or has expired. */
  holderOf(token: string): Account | undefined {
    const row = this.#database
      .prepare("SELECT name, role FROM tokens JOIN accounts ON name = account WHERE digest = ? AND expires > ?")
      .get(digestOf(token), Date.now()) as Account | undefined;
    return row === undefined ? undefined : { name: row.name, role: row.role };
  }
}

/** Only this is stored: who reads the database has no token. */
function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

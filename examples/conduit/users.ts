import type { Db } from "./database.ts";
import type { ProfileView } from "./models.ts";

export interface UserRow {
  id: number;
  username: string;
  email: string;
  password: string;
  bio: string | null;
  image: string | null;
}

export type Changes = { readonly [Key in keyof UserRow]?: UserRow[Key] | undefined };

/** A name or an address that another user has. */
export class Taken extends Error {
  readonly errors: Readonly<Record<string, string[]>>;

  constructor(fields: readonly string[]) {
    super(`${fields.join(" and ")} of another user`);
    this.errors = Object.fromEntries(fields.map((field) => [field, ["has already been taken"]]));
  }
}

export class Users {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  byId(id: number): UserRow | undefined {
    return this.#db.one("SELECT * FROM users WHERE id = :id", { id });
  }

  byName(username: string): UserRow | undefined {
    return this.#db.one("SELECT * FROM users WHERE username = :username", { username });
  }

  byEmail(email: string): UserRow | undefined {
    return this.#db.one("SELECT * FROM users WHERE email = :email", { email });
  }

  add(username: string, email: string, password: string): UserRow {
    const row = { username, email, password };
    const sql = "INSERT INTO users (username, email, password) VALUES (:username, :email, :password)";
    return { id: this.#write(sql, row), ...row, bio: null, image: null };
  }

  /** What a change leaves undefined stays as it is. */
  save(user: UserRow, changes: Changes): UserRow {
    const saved = { ...user, ...defined(changes) };
    const sql =
      "UPDATE users SET username = :username, email = :email, password = :password, bio = :bio, image = :image WHERE id = :id";
    this.#write(sql, saved);
    return saved;
  }

  /** The database decides who was first. */
  #write(sql: string, row: Omit<UserRow, "id" | "bio" | "image"> & { readonly id?: number }): number {
    try {
      return this.#db.run(sql, row);
    } catch (error) {
      const owners = { username: this.byName(row.username), email: this.byEmail(row.email) };
      const taken = Object.entries(owners).filter(([, owner]) => owner !== undefined && owner.id !== row.id);
      throw taken.length === 0 ? error : new Taken(taken.map(([field]) => field));
    }
  }

  profile({ id, username, bio, image }: UserRow, viewer?: UserRow): ProfileView {
    const pair = { viewer: viewer?.id ?? 0, id };
    const follows = this.#db.one("SELECT 1 FROM follows WHERE follower = :viewer AND followed = :id", pair);
    return { username, bio, image, following: follows !== undefined };
  }

  follow(follower: UserRow, followed: UserRow): UserRow {
    this.#db.run("INSERT OR IGNORE INTO follows VALUES (:follower, :followed)", ids({ follower, followed }));
    return followed;
  }

  unfollow(follower: UserRow, followed: UserRow): UserRow {
    this.#db.run(
      "DELETE FROM follows WHERE follower = :follower AND followed = :followed",
      ids({ follower, followed }),
    );
    return followed;
  }
}

function ids(rows: Readonly<Record<string, { id: number }>>): Record<string, number> {
  return Object.fromEntries(Object.entries(rows).map(([name, { id }]) => [name, id]));
}

/** Without what is undefined, which a spread would write over what is there. */
export function defined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

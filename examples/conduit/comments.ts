import type { ArticleRow } from "./articles.ts";
import type { Db } from "./database.ts";
import type { CommentView } from "./models.ts";
import type { UserRow, Users } from "./users.ts";

export interface CommentRow {
  id: number;
  articleId: number;
  authorId: number;
  body: string;
  createdAt: string;
  updatedAt: string;
}

export class Comments {
  readonly #db: Db;
  readonly #users: Users;

  constructor(db: Db, users: Users) {
    this.#db = db;
    this.#users = users;
  }

  byId(article: ArticleRow, id: string): CommentRow | undefined {
    const where = { article: article.id, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 };
    return this.#db.one("SELECT * FROM comments WHERE articleId = :article AND id = :id", where);
  }

  of({ id }: ArticleRow): CommentRow[] {
    return this.#db.all("SELECT * FROM comments WHERE articleId = :id ORDER BY id DESC", { id });
  }

  add(article: ArticleRow, author: UserRow, body: string): CommentRow {
    const now = new Date().toISOString();
    const row = { articleId: article.id, authorId: author.id, body, createdAt: now, updatedAt: now };
    const id = this.#db.run(
      `INSERT INTO comments (articleId, authorId, body, createdAt, updatedAt)
       VALUES (:articleId, :authorId, :body, :createdAt, :updatedAt)`,
      row,
    );
    return { id, ...row };
  }

  remove({ id }: CommentRow): void {
    this.#db.run("DELETE FROM comments WHERE id = :id", { id });
  }

  view({ id, authorId, body, createdAt, updatedAt }: CommentRow, viewer?: UserRow): CommentView {
    const author = this.#users.byId(authorId);
    if (author === undefined) throw new Error(`The author of comment ${id} is missing`);
    return { id, body, createdAt, updatedAt, author: this.#users.profile(author, viewer) };
  }
}

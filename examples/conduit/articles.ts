import type { Db } from "./database.ts";
import type { SummaryView } from "./models.ts";
import { defined, type UserRow, type Users } from "./users.ts";

export interface ArticleRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  authorId: number;
}

interface ArticleFields {
  title: string;
  description: string;
  body: string;
  tagList: string[];
}

type Changes = { readonly [Key in keyof ArticleFields]?: ArticleFields[Key] | undefined };

export interface Filter {
  tag?: string | undefined;
  author?: string | undefined;
  favorited?: string | undefined;
  feedOf?: number;
  limit: number;
  offset: number;
}

const MATCHING = `FROM articles a JOIN users u ON u.id = a.authorId
  WHERE (:tag IS NULL OR EXISTS (SELECT 1 FROM tags WHERE article = a.id AND name = :tag))
    AND (:author IS NULL OR u.username = :author)
    AND (:favorited IS NULL OR EXISTS (
      SELECT 1 FROM favorites f JOIN users r ON r.id = f.reader WHERE f.article = a.id AND r.username = :favorited))
    AND (:feedOf IS NULL OR EXISTS (SELECT 1 FROM follows WHERE follower = :feedOf AND followed = a.authorId))`;

export class Articles {
  readonly #db: Db;
  readonly #users: Users;

  constructor(db: Db, users: Users) {
    this.#db = db;
    this.#users = users;
  }

  bySlug(slug: string): ArticleRow | undefined {
    return this.#db.one("SELECT * FROM articles WHERE slug = :slug", { slug });
  }

  add(author: UserRow, { tagList, ...fields }: ArticleFields): ArticleRow {
    return this.#db.together(() => {
      const now = new Date().toISOString();
      const row = { ...fields, slug: this.#slugFor(fields.title), createdAt: now, updatedAt: now, authorId: author.id };
      const id = this.#db.run(
        `INSERT INTO articles (slug, title, description, body, createdAt, updatedAt, authorId)
         VALUES (:slug, :title, :description, :body, :createdAt, :updatedAt, :authorId)`,
        row,
      );
      this.#tag(id, tagList);
      return { ...row, id };
    });
  }

  update(row: ArticleRow, { tagList, ...fields }: Changes): ArticleRow {
    return this.#db.together(() => {
      const renamed = fields.title !== undefined && fields.title !== row.title;
      const slug = renamed ? this.#slugFor(fields.title ?? "") : row.slug;
      const saved = { ...row, ...defined(fields), slug, updatedAt: new Date().toISOString() };
      const { createdAt: _, authorId: __, ...values } = saved;
      this.#db.run(
        `UPDATE articles SET slug = :slug, title = :title, description = :description, body = :body,
         updatedAt = :updatedAt WHERE id = :id`,
        values,
      );
      if (tagList !== undefined) this.#tag(row.id, tagList);
      return saved;
    });
  }

  remove({ id }: ArticleRow): void {
    this.#db.run("DELETE FROM articles WHERE id = :id", { id });
  }

  /** The newest first. */
  list({ tag, author, favorited, feedOf, limit, offset }: Filter): { rows: ArticleRow[]; count: number } {
    const where = { tag: tag ?? null, author: author ?? null, favorited: favorited ?? null, feedOf: feedOf ?? null };
    const page = `SELECT a.* ${MATCHING} ORDER BY a.createdAt DESC, a.id DESC LIMIT :limit OFFSET :offset`;
    const counted = this.#db.one<{ count: number }>(`SELECT count(*) AS count ${MATCHING}`, where);
    return { rows: this.#db.all<ArticleRow>(page, { ...where, limit, offset }), count: counted?.count ?? 0 };
  }

  favorite(reader: UserRow, article: ArticleRow): ArticleRow {
    this.#db.run("INSERT OR IGNORE INTO favorites VALUES (:reader, :article)", {
      reader: reader.id,
      article: article.id,
    });
    return article;
  }

  unfavorite(reader: UserRow, article: ArticleRow): ArticleRow {
    const pair = { reader: reader.id, article: article.id };
    this.#db.run("DELETE FROM favorites WHERE reader = :reader AND article = :article", pair);
    return article;
  }

  tags(): string[] {
    return this.#db.all<{ name: string }>("SELECT DISTINCT name FROM tags ORDER BY name").map(({ name }) => name);
  }

  summary(row: ArticleRow, viewer?: UserRow): SummaryView {
    const { id, slug, title, description, createdAt, updatedAt } = row;
    const author = this.#users.byId(row.authorId);
    if (author === undefined) throw new Error(`The author of ${slug} is missing`);
    const tagRows = this.#db.all<{ name: string }>("SELECT name FROM tags WHERE article = :id ORDER BY name", {
      id,
    });
    const favorites = this.#db.one<{ count: number; own: number | null }>(
      "SELECT count(*) AS count, max(reader = :viewer) AS own FROM favorites WHERE article = :id",
      { id, viewer: viewer?.id ?? 0 },
    );
    return {
      slug,
      title,
      description,
      tagList: tagRows.map(({ name }) => name),
      createdAt,
      updatedAt,
      favorited: favorites?.own === 1,
      favoritesCount: favorites?.count ?? 0,
      author: this.#users.profile(author, viewer),
    };
  }

  full(row: ArticleRow, viewer?: UserRow): SummaryView & { body: string } {
    return { ...this.summary(row, viewer), body: row.body };
  }

  #tag(article: number, names: readonly string[]): void {
    this.#db.run("DELETE FROM tags WHERE article = :article", { article });
    for (const name of names) this.#db.run("INSERT OR IGNORE INTO tags VALUES (:article, :name)", { article, name });
  }

  /** From the title, with a number behind it where another article has it already. */
  #slugFor(title: string): string {
    const words = title
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? ["article"];
    const slug = words.join("-");
    for (let n = 1; ; n += 1) {
      const tried = n === 1 ? slug : `${slug}-${n}`;
      if (this.bySlug(tried) === undefined) return tried;
    }
  }
}

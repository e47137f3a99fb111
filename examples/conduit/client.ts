import { expect } from "vitest";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client of the RealWorld specification: JSON both ways, and its own scheme of tokens. */
export class Conduit {
  readonly #origin: string;
  readonly #token: string | undefined;

  constructor(origin: string, token?: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async send(method: string, path: string, content?: unknown): Promise<Reply> {
    const headers: Record<string, string> = {};
    if (this.#token !== undefined) headers["authorization"] = `Token ${this.#token}`;
    if (content !== undefined) headers["content-type"] = "application/json";
    const body = content === undefined ? null : typeof content === "string" ? content : JSON.stringify(content);
    const response = await fetch(`${this.#origin}/api${path}`, { method, headers, body });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Registers a user of this name, and is that user from then on. */
  async register(username: string): Promise<Conduit> {
    const reply = await this.send("POST", "/users", {
      user: { username, email: `${username}@example.org`, password: "long enough" },
    });
    expect(reply).toMatchObject({ status: 201, body: { user: { username, bio: null, image: null } } });
    return new Conduit(this.#origin, tokenIn(reply));
  }

  /** Writes an article, and gives its slug. */
  async write(title: string, tagList: readonly string[] = []): Promise<string> {
    const reply = await this.send("POST", "/articles", {
      article: { title, description: `About ${title}`, body: `All of ${title}`, tagList },
    });
    expect(reply).toMatchObject({ status: 201, body: { article: { title, tagList, favorited: false } } });
    return String((reply.body as { article: { slug: unknown } }).article.slug);
  }
}

export function tokenIn(reply: Reply): string {
  return String((reply.body as { user: { token: unknown } }).user.token);
}

/** The specification's form of every error. */
export function refusal(status: number, errors: Readonly<Record<string, readonly string[]>>) {
  return { status, body: { errors } };
}

import { http } from "msw";
import { setupServer } from "msw/node";
import { client } from "signalbox/client";
import { mock, mockFetch } from "signalbox/client/mock";
import { describe, expect, it } from "vitest";
import { type Api, statuses } from "../../examples/library/api.ts";
import { changedLibrary } from "../diff/changedLibrary.ts";

const { document } = await changedLibrary("mock");
const api = mock<Api>(document);
const BOOK = {
  id: 7,
  title: "Emma",
  author: "Jane Austen",
  year: 1815,
  isbn: "9780141439587",
  genre: "novel",
} as const;
const read = { params: { id: 7 } };

describe("a mocked reply", () => {
  it("is one line for each status", async () => {
    const shown = (fetch: ReturnType<typeof mockFetch>) =>
      client<Api>("http://localhost", { fetch, statuses })("/books/{id}")
        .put({ ...read, body: BOOK, ifMatch: '"1"' })
        .match({
          200: ({ body, etag }) => `${body.title} ${etag}`,
          204: () => "saved",
          400: ({ problem }) => `${problem.errors?.[0]?.detail}`,
          401: () => "log in",
          403: ({ problem }) => problem.title,
          404: ({ problem }) => problem.detail,
          409: ({ problem }) => problem.detail,
          410: () => "gone",
          412: ({ current, etag }) => `${current?.title} ${etag}`,
          415: ({ problem }) => problem.accepted?.join(),
          428: () => "again",
        });
    const { put } = api("/books/{id}");
    expect(await shown(put.reply(200, { body: BOOK, etag: '"2"' }).fetch)).toBe('Emma "2"');
    expect(await shown(put.reply(204).fetch)).toBe("saved");
    expect(await shown(put.reply(400, { problem: { errors: [{ detail: "too long" }] } }).fetch)).toBe("too long");
    expect(await shown(put.reply(403).fetch)).toBe("Mocked 403");
    expect(await shown(put.reply(412, { current: BOOK, etag: '"9"' }).fetch)).toBe('Emma "9"');
    expect(await shown(put.reply(415, { problem: { accepted: ["a/b"] } }).fetch)).toBe("a/b");
    // @ts-expect-error A PUT to a book has no 429.
    expect(() => put.reply(429)).toThrow("PUT /books/{id} cannot return 429.");
    // @ts-expect-error A title is text.
    void put.reply(200, { body: { ...BOOK, title: 7 } });
  });

  it("has a hint, streams and events where the operation has them", async () => {
    const at = (fetch: ReturnType<typeof mockFetch>) => client<Api>("http://localhost/v1", { fetch, statuses });
    const below = mock<Api>(document, { base: "/v1" });
    const limited = await at(below("/export").get.reply(429, { retryAfter: 5 }).fetch)("/export").get();
    expect(limited).toMatchObject({ status: 429, retryAfter: 5 });
    const books = at(below("/export").get.reply(200, { body: [BOOK, BOOK] }).fetch)("/export").stream();
    for await (const book of books) expect(book).toEqual(BOOK);
    const sent = below("/changes").get.reply(200, {
      body: [{ id: "1", event: "book", text: JSON.stringify(BOOK), data: BOOK }],
    });
    for await (const { id, event, data } of at(sent.fetch)("/changes").stream()) {
      expect([id, event, data]).toEqual(["1", "book", BOOK]);
      break;
    }
  });

  it("is one of several: those of one operation follow each other", async () => {
    const fetch = mockFetch(api("/books/{id}").get.reply(200), api("/books/{id}").get.reply(404));
    await expect(fetch("http://localhost/books/7")).resolves.toMatchObject({ status: 200 });
    await expect(fetch("http://localhost/books/7")).resolves.toMatchObject({ status: 404 });
    await expect(fetch("http://localhost/books/7")).resolves.toMatchObject({ status: 404 });
    await expect(fetch("http://localhost/books")).rejects.toThrow("Nothing is mocked for GET http://localhost/books.");
  });

  it("is a handler of MSW, which leaves other operations to others", async () => {
    const server = setupServer(
      api("/books/{id}")
        .get.reply(404, { problem: { detail: "no such book" } })
        .handler(http),
      api("/books/{id}").delete.reply(204).handler(http),
      api("/books").get.reply(200).handler(http),
    );
    server.listen({ onUnhandledRequest: "error" });
    try {
      const library = client<Api>("http://library.test", { statuses });
      expect(await library("/books/{id}").get(read)).toMatchObject({
        status: 404,
        problem: { detail: "no such book" },
      });
      expect(await library("/books/{id}").delete(read)).toMatchObject({ status: 204 });
      expect(
        (
          await library("/books")
            .get({ query: { q: "x" } })
            .ok()
        ).body.books,
      ).toBeInstanceOf(Array);
    } finally {
      server.close();
    }
  });
});

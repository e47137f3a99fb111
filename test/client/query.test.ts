import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { client, Refused } from "signalbox/client";
import { type MockedReply, mock, mockFetch } from "signalbox/client/mock";
import { query } from "signalbox/client/query";
import { afterEach, describe, expect, expectTypeOf, it } from "vitest";
import type { Api, Models } from "../../examples/library/api.ts";
import { changedLibrary } from "../diff/changedLibrary.ts";

const { document } = await changedLibrary("query");
const mocks = mock<Api>(document);
const BOOK = {
  id: 7,
  title: "Emma",
  author: "Jane Austen",
  year: 1815,
  isbn: "9780141439587",
  genre: "novel",
} as const;
const seven = { params: { id: 7 } };
const cache = new QueryClient();
afterEach(() => cache.clear());

/** Queries of replies that come one after another, and what was sent. */
function opened(...replies: readonly MockedReply[]) {
  const sent: string[] = [];
  const fetch = mockFetch(...replies);
  const api = client<Api>("http://localhost", {
    fetch: (url, init) => {
      sent.push(`${init?.method} ${new URL(url).pathname}`);
      return fetch(url, init);
    },
  });
  return { queries: query(api), sent };
}

describe("queries with TanStack Query", () => {
  it("have keys by pattern and parameters, and the body as data", async () => {
    const { queries } = opened(mocks("/books/{id}").get.reply(200, { body: BOOK }));
    const options = queries("/books/{id}").queryOptions(seven);
    expect(options.queryKey).toEqual(["/books/{id}", seven]);
    const book = await cache.fetchQuery(options);
    expectTypeOf(book).toEqualTypeOf<Models.Book>();
    expect(book).toEqual(BOOK);
    // @ts-expect-error A parameter is missing.
    void (() => queries("/books/{id}").queryOptions({}));
    expect(queries("/health").queryOptions().queryKey).toEqual(["/health", {}]);
  });

  it("do not ask again after a refusal, which is their error", async () => {
    const { queries, sent } = opened(mocks("/books/{id}").get.reply(404));
    const observer = new QueryObserver(cache, queries("/books/{id}").queryOptions(seven));
    const error = await new Promise((resolve) => observer.subscribe((each) => each.error && resolve(each.error)));
    expect(error).toBeInstanceOf(Refused);
    expect(sent).toEqual(["GET /books/7"]);
    observer.destroy();
  });

  it("are invalidated by a write, by its target and Location (RFC 9111 4.4), and so is the list above", async () => {
    const { queries } = opened(
      mocks("/books").post.reply(201, { body: BOOK, location: "/books/7" }),
      mocks("/books/{id}").delete.reply(204),
    );
    const keys = [
      ["/books", {}],
      ["/books", { query: { page: 2 } }],
      ["/books/{id}", seven],
      ["/books/{id}", { params: { id: 8 } }],
      ["/health", {}],
      ["other"],
    ];
    const invalidated = () => keys.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated);
    const fill = () => keys.map((queryKey) => cache.setQueryData(queryKey, "data"));
    fill();
    await new MutationObserver(cache, queries("/books").mutationOptions("POST", cache)).mutate({ body: BOOK });
    expect(invalidated()).toEqual([true, true, true, false, false, false]);
    cache.clear();
    fill();
    await new MutationObserver(cache, queries("/books/{id}").mutationOptions("DELETE", cache)).mutate({
      ...seven,
      ifMatch: '"1"',
    });
    expect(invalidated()).toEqual([true, true, true, false, false, false]);
    // @ts-expect-error There is no PUT of the list.
    void (() => new MutationObserver(cache, queries("/books").mutationOptions("PUT", cache)).mutate({ body: BOOK }));
  });

  it("merge after a 412 by update, with what others have written (RFC 9110 13.1.1)", async () => {
    const { queries, sent } = opened(
      mocks("/books/{id}").get.reply(200, { body: BOOK, etag: '"1"' }),
      mocks("/books/{id}").put.reply(412, { current: { ...BOOK, year: 1816 }, etag: '"2"' }),
      mocks("/books/{id}").put.reply(200, { body: { ...BOOK, title: "E", year: 1816 }, etag: '"3"' }),
    );
    const seen: number[] = [];
    const options = queries("/books/{id}").updateOptions(
      seven,
      (current, title: string) => {
        seen.push(current.year);
        return { ...current, title };
      },
      cache,
    );
    expect(await new MutationObserver(cache, options).mutate("E")).toMatchObject({ status: 200, etag: '"3"' });
    expect(seen).toEqual([1815, 1816]);
    expect(sent).toEqual(["GET /books/7", "PUT /books/7", "PUT /books/7"]);
  });

  it("take an event stream into the cache (WHATWG HTML 9.2)", async () => {
    const events = [{ id: undefined, event: "book", text: JSON.stringify(BOOK), data: BOOK }];
    const { queries } = opened(mocks("/changes").get.reply(200, { body: events }));
    cache.setQueryData(["/books", {}], "a list");
    await queries("/changes").streamInto(cache, ({ data }, put) =>
      put("/books/{id}", { params: { id: data.id } }, data),
    );
    expect(cache.getQueryData(queries("/books/{id}").queryOptions(seven).queryKey)).toEqual(BOOK);
    expect(cache.getQueryState(["/books", {}])?.isInvalidated).toBe(true);
  });
});

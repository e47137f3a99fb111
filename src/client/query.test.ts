import { describe, expect, it } from "vitest";
import { bare, json, problem, scripted } from "../../test/client/scripted.ts";
import { type CachedQuery, type QueryCache, query } from "./query.ts";

type Options = {
  readonly [name in "queryFn" | "mutationFn" | "onSuccess" | "retry"]: (...given: unknown[]) => Promise<never>;
};
type Any = (pattern: string) => {
  queryOptions(given?: object): Options & { readonly queryKey: unknown };
  mutationOptions(method: string, cache: QueryCache): Options;
  updateOptions(given: object, change: (...given: unknown[]) => unknown, cache: QueryCache): Options;
  streamInto(cache: QueryCache, apply: (item: unknown, put: (...given: unknown[]) => void) => void): Promise<void>;
};
const queriesOf = (responses: Parameters<typeof scripted>[0]) => {
  const { api, sent } = scripted(responses);
  return { queries: query(api as never) as unknown as Any, sent };
};

const KEYS: readonly (readonly unknown[])[] = [
  ["/books", {}],
  ["/books", { query: { page: 2 } }],
  ["/books/{id}", { params: { id: 1 } }],
  ["/books/{id}", { params: { id: 2 } }],
  ["/authors", {}],
  ["books", {}],
  [7, {}],
];

/** A cache that says which of the keys above a call has invalidated, and what was put into it. */
function cacheOf() {
  const told: unknown[] = [];
  const cache: QueryCache = {
    invalidateQueries: async ({ predicate }) =>
      void told.push(KEYS.filter((queryKey) => predicate({ queryKey } satisfies CachedQuery))),
    setQueryData: (key, data) => told.push([key, data]),
  };
  return { cache, told };
}

describe("a query", () => {
  it("has its pattern and what it is given as its key, and the body as its data", async () => {
    const { queries, sent } = queriesOf([json([1])]);
    const { signal } = new AbortController();
    const { queryKey, queryFn } = queries("/books").queryOptions({ query: { page: 2 } });
    expect([queryKey, await queryFn({ signal })]).toEqual([["/books", { query: { page: 2 } }], [1]]);
    expect(sent[0]?.url).toBe("https://a.example/v1/books?page=2");
    expect(queries("/books").queryOptions().queryKey).toEqual(["/books", {}]);
  });

  it("is asked for three times more after a fault, and never after a refusal", () => {
    const { retry } = queriesOf([]).queries("/books").queryOptions();
    const refused = Object.assign(new Error("no"), { name: "Refused" });
    expect([retry(0, new Error("down")), retry(2, new Error("down")), retry(3, new Error("down"))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(retry(0, refused)).toBe(false);
  });
});

// RFC 9111 4.4.
describe("a write", () => {
  it("invalidates its target, and the list above it", async () => {
    const { queries, sent } = queriesOf([bare(204)]);
    const { cache, told } = cacheOf();
    const { mutationFn, onSuccess } = queries("/books/{id}").mutationOptions("DELETE", cache);
    await onSuccess(await mutationFn({ params: { id: 1 } }));
    expect(sent[0]?.init.method).toBe("DELETE");
    expect(told).toEqual([[KEYS[0], KEYS[1], KEYS[2]]]);
  });

  it("invalidates what Location and Content-Location name, and nothing that is no URL", async () => {
    for (const name of ["location", "content-location"]) {
      const { cache, told } = cacheOf();
      const { queries } = queriesOf([bare(201, { [name]: "/v1/books/2?a=b" }), bare(201, { [name]: "http://[" })]);
      const { mutationFn, onSuccess } = queries("/authors").mutationOptions("POST", cache);
      for (let time = 0; time < 2; time += 1) await onSuccess(await mutationFn({}));
      expect(told).toEqual([[KEYS[0], KEYS[1], KEYS[3], KEYS[4]], [KEYS[4]]]);
    }
  });

  it("that is refused rejects", async () => {
    const { queries } = queriesOf([problem(409)]);
    await expect(queries("/books").mutationOptions("POST", cacheOf().cache).mutationFn({})).rejects.toThrow("409");
  });

  it("by update changes what was read by the variables of the mutation", async () => {
    const { queries, sent } = queriesOf([json({ count: 1 }, { etag: '"1"' }), bare(204)]);
    const { cache, told } = cacheOf();
    const change = (current: unknown, by: unknown) => ({ count: (current as { count: number }).count + Number(by) });
    const { mutationFn, onSuccess } = queries("/books/{id}").updateOptions({ params: { id: 2 } }, change, cache);
    await onSuccess(await mutationFn(4));
    expect([sent[1]?.init.body, told]).toEqual(['{"count":5}', [[KEYS[0], KEYS[1], KEYS[3]]]]);
  });
});

it("a stream puts its items into the cache, and has the list above each read again", async () => {
  const { queries } = queriesOf([json([{ id: 1 }])]);
  const { cache, told } = cacheOf();
  await queries("/news").streamInto(cache, (item, put) => put("/books/{id}", { params: item }, item));
  expect(told).toEqual([
    [["/books/{id}", { params: { id: 1 } }], { id: 1 }],
    [KEYS[0], KEYS[1]],
  ]);
});

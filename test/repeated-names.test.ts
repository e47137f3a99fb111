import { jsonCodec, resource, Service } from "signalbox";
import { client } from "signalbox/client";
import { formCodec } from "signalbox/codecs";
import { multipartCodec, uploads } from "signalbox/multipart";
import { request, testFetch } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

// OpenAPI 3.1 4.8.12.1: an array in a query has the style "form", exploded: ?tag=a&tag=b. A list of one is ?tag=a.

const Search = z.object({ tag: z.array(z.string()).default([]), page: z.coerce.number().int().default(1) });

const service = new Service({
  resources: {
    search: resource("/search", { GET: { query: Search, response: Search, represent: ({ query }) => query } }),
    form: resource("/form", {
      codecs: { "application/json": jsonCodec, "application/x-www-form-urlencoded": formCodec },
      POST: { consumes: ["application/x-www-form-urlencoded"], body: Search, processPost: ({ body }) => body },
    }),
    upload: resource("/upload", {
      codecs: { "application/json": jsonCodec, "multipart/form-data": multipartCodec },
      POST: { consumes: ["multipart/form-data"], body: uploads(Search), processPost: ({ body }) => body.fields },
    }),
  },
});

const LISTS = [
  ["nothing", [], []],
  ["one", ["a"], ["a"]],
  ["two", ["a", "b"], ["a", "b"]],
] as const;

describe.each(LISTS)("a list of %s", (_count, tags, wanted) => {
  const pairs = new URLSearchParams([...tags.map((tag) => ["tag", tag]), ["page", "2"]]);

  it("in a query, as the client sends it", async () => {
    expect(await (await request(service, "GET", `/search?${pairs}`)).json()).toEqual({ tag: wanted, page: 2 });
    const ask = client<typeof service>("http://service.test", { fetch: testFetch(service) });
    const reply = await ask("/search").get({ query: { tag: [...tags], page: 2 } });
    expect(reply).toMatchObject({ status: 200, body: { tag: wanted, page: 2 } });
  });

  it("in a form", async () => {
    expect(await (await request(service, "POST", "/form", { body: pairs })).json()).toEqual({ tag: wanted, page: 2 });
  });

  it("in a form with files", async () => {
    const form = new FormData();
    for (const [name, value] of pairs) form.append(name, value);
    expect(await (await request(service, "POST", "/upload", { body: form })).json()).toEqual({ tag: wanted, page: 2 });
  });
});

describe("what is refused", () => {
  it("is the field that is wrong, and not the list of one beside it", async () => {
    const response = await request(service, "GET", "/search?tag=a&page=x");
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ parameter: "page" }]);
  });
});

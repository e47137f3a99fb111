import { part, resource, Service, type StatusOf, stored } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { request } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";

/** Ruling 66: `find` in GET or QUERY runs after that at the top, for the callbacks of its block. */

const Page = z.object({ items: z.array(z.number()) });
const Text = z.object({ text: z.string() });

function list() {
  const called: string[] = [];
  const numbers = resource("/numbers", {
    GET: {
      query: z.object({ from: z.coerce.number().default(0) }),
      response: Page,
      find: async ({ query: { from } }) => {
        called.push("find");
        return from > 9 ? undefined : { items: [from, from + 1], next: from + 2 };
      },
      links: ({ entity }) => {
        expectTypeOf(entity).toEqualTypeOf<{ items: number[]; next: number }>();
        return [{ href: `?from=${entity.next}`, rel: "next" }];
      },
      represent: ({ entity }) => ({ items: entity.items }),
    },
    POST: { body: Text, apply: ({ body }) => body.text, createPath: ({ result }) => `/numbers/${result}` },
  });
  return { called, numbers, service: new Service({ resources: { numbers } }) };
}

describe("find in GET (ruling 66)", () => {
  it("finds a page for represent and links, and POST beside does not call it", async () => {
    const { called, service } = list();
    const response = await request(service, "GET", "/numbers?from=4");
    expect([response.status, await response.json(), response.header("link")]).toEqual([
      200,
      { items: [4, 5] },
      '<?from=6>; rel="next"',
    ]);
    expect((await request(service, "POST", "/numbers", { body: { text: "a" } })).status).toBe(201);
    expect(called).toEqual(["find"]);
    expect((await request(service, "HEAD", "/numbers?from=10")).status).toBe(404);
  });

  it("leads to 404 for GET alone, in the types and in the document", () => {
    const { numbers, service } = list();
    expectTypeOf<StatusOf<typeof numbers, "GET">>().toEqualTypeOf<200 | 400 | 404 | 406>();
    expectTypeOf<404 extends StatusOf<typeof numbers, "POST"> ? true : false>().toEqualTypeOf<false>();
    const { get, post } = generateOpenapi(service, { title: "", version: "1" }).paths?.["/numbers"] ?? {};
    expect([
      Object.keys(get?.responses ?? {}).includes("404"),
      Object.keys(post?.responses ?? {}).includes("404"),
    ]).toEqual([true, false]);
  });

  it("sees the entity of the resource, whose own callbacks keep it", async () => {
    const seen: unknown[] = [];
    const book = resource("/books/{id}", {
      find: ({ params }) => (params.id === "0" ? undefined : { id: params.id, version: 7 }),
      generateEtag: ({ entity }) => String(entity.version),
      GET: {
        find: ({ entity, params }) => (params.id === "1" ? undefined : [entity.id]),
        withheld: ({ entity }) => {
          expectTypeOf(entity).toEqualTypeOf<string[]>();
          seen.push(entity);
          return false;
        },
        represent: ({ entity }) => entity.length,
      },
    });
    const service = new Service({ resources: { book } });
    const response = await request(service, "GET", "/books/2");
    expect([await response.json(), response.header("etag"), seen]).toEqual([1, '"7"', [["2"]]]);
    expect((await request(service, "GET", "/books/0")).status).toBe(404);
    expect((await request(service, "GET", "/books/1")).status).toBe(404);
  });

  it("keeps what parts provide, and the entity of a part's find", async () => {
    const signedIn = part({ isAuthorized: () => ({ user: "ann" }), find: () => ({ version: 3 }) });
    const it = resource("/it", {
      with: [signedIn],
      generateEtag: ({ entity, user }) => `${user}${entity.version}`,
      GET: {
        find: ({ entity, user }) => `${user}:${entity.version}`,
        represent: ({ entity, user, setHeader }) => {
          expectTypeOf(entity).toBeString();
          setHeader("X-User", user);
          return entity;
        },
      },
    });
    const response = await request(new Service({ resources: { it } }), "GET", "/it");
    expect([await response.json(), response.header("etag"), response.header("x-user")]).toEqual([
      "ann:3",
      '"ann3"',
      "ann",
    ]);
  });

  it("runs on the state that a write stored, before represent, and on what a patch is applied to", async () => {
    let state = { text: "old", version: 1 };
    const it = resource("/it", {
      codecs: patchCodecs,
      concurrency: "optimistic",
      find: () => state,
      generateEtag: ({ entity }) => String(entity.version),
      GET: {
        response: Text,
        find: async ({ entity }) => ({ shown: entity.text.toUpperCase() }),
        represent: ({ entity }) => ({ text: entity.shown }),
      },
      PUT: {
        body: Text,
        putCreates: false,
        apply: ({ body, entity }) => {
          state = { ...body, version: entity.version + 1 };
          return stored(state);
        },
      },
      PATCH: {
        body: Text,
        patches: ["application/merge-patch+json"],
        apply: ({ body, entity }) => {
          state = { ...body, version: entity.version + 1 };
          return stored(state);
        },
      },
    });
    const service = new Service({ resources: { it } });
    const put = await request(service, "PUT", "/it", { body: { text: "new" } });
    expect([put.status, await put.json(), put.header("etag")]).toEqual([200, { text: "NEW" }, '"2"']);
    const headers = { "content-type": "application/merge-patch+json" };
    const patched = await request(service, "PATCH", "/it", { headers, body: "{}" });
    expect([patched.status, await patched.json(), patched.header("etag"), state.text]).toEqual([
      200,
      { text: "NEW" },
      '"3"',
      "NEW",
    ]);
  });

  it("says that it found nothing of what was stored", async () => {
    const errors: unknown[] = [];
    const it = resource("/it", {
      find: () => ({ text: "old" }),
      GET: { find: ({ entity }) => (entity.text === "old" ? entity : undefined), represent: ({ entity }) => entity },
      PUT: { body: Text, apply: ({ body }) => stored(body) },
    });
    const service = new Service({ resources: { it }, onError: (error) => void errors.push(error) });
    expect((await request(service, "PUT", "/it", { body: { text: "new" } })).status).toBe(500);
    expect(String(errors[0])).toContain("find of GET gave undefined");
  });

  it("holds for QUERY: generateEtag at the top sees the entity of the top", async () => {
    const it = resource("/it", {
      find: () => ({ version: 5 }),
      generateEtag: ({ entity }) => String(entity.version),
      QUERY: {
        body: Text,
        find: ({ body, entity }) => body.text.repeat(entity.version),
        represent: ({ entity }) => {
          expectTypeOf(entity).toBeString();
          return entity;
        },
      },
    });
    const response = await request(new Service({ resources: { it } }), "QUERY", "/it", { body: { text: "a" } });
    expect([await response.json(), response.header("etag")]).toEqual(["aaaaa", '"5"']);
  });
});

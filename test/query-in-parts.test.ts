import { group, part, resource, Service, type StatusOf } from "signalbox";
import { client } from "signalbox/client";
import { generateOpenapi } from "signalbox/openapi";
import { request, testFetch } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";

/** Ruling 66: a query model of a part is for its own names. */

const Paging = z.strictObject({ page: z.coerce.number().int().default(1) });

const paged = part({
  query: Paging,
  find: ({ query }) => {
    expectTypeOf(query).toEqualTypeOf<{ page: number }>();
    return query.page > 9 ? undefined : { from: query.page * 10 };
  },
});

function books() {
  const list = resource("/books", {
    GET: {
      with: [paged],
      query: z.strictObject({ author: z.string().optional(), tag: z.array(z.string()).default([]) }),
      represent: ({ query, entity }) => {
        expectTypeOf(query.author).toEqualTypeOf<string | undefined>();
        return { ...query, ...entity };
      },
    },
    DELETE: {
      with: [paged],
      deleteResource: ({ query }) => {
        expectTypeOf(query).toEqualTypeOf<{ page: number }>();
        return { deleted: query.page };
      },
    },
  });
  return { list, service: new Service({ resources: { list } }) };
}

describe("query in a part (ruling 66)", () => {
  it("is read beside that of the method, each by its own names", async () => {
    const { service } = books();
    const found = async (query: string) => (await request(service, "GET", `/books${query}`)).json();
    expect(await found("?page=2&author=Ann&tag=a")).toEqual({ page: 2, author: "Ann", tag: ["a"], from: 20 });
    expect(await found("")).toEqual({ page: 1, tag: [], from: 10 });
    expect(await (await request(service, "DELETE", "/books?page=3")).json()).toEqual({ deleted: 3 });
  });

  it("fails with the failures of both, and with a name that neither has", async () => {
    const { service } = books();
    const failed = async (query: string) => {
      const response = await request(service, "GET", `/books${query}`);
      return [response.status, (await response.json()).errors.map(({ parameter }: { parameter: string }) => parameter)];
    };
    expect(await failed("?page=x&author=a&author=b")).toEqual([400, ["page", "author"]]);
    const [status] = await failed("?other=1");
    expect(status).toBe(400);
    expect((await request(service, "DELETE", "/books?author=Ann")).status).toBe(400);
  });

  it("is in the document of each method, and in its statuses", () => {
    const { list, service } = books();
    const { get, delete: remove } = generateOpenapi(service, { title: "", version: "1" }).paths?.["/books"] ?? {};
    const names = (operation: object | undefined) => JSON.stringify(operation).match(/(?<=parameters\/query\W)\w+/g);
    expect([names({ p: get?.parameters }), names({ p: remove?.parameters })]).toEqual([
      ["page", "author", "tag"],
      ["page"],
    ]);
    expectTypeOf<400 extends StatusOf<typeof list, "DELETE"> ? true : false>().toEqualTypeOf<true>();
  });

  it("is what the client takes", async () => {
    const { service } = books();
    const api = client<typeof service>("http://test", { fetch: testFetch(service) });
    const reply = await api("/books").get({ query: { page: "2", author: "Ann" } });
    expect(reply.status === 200 && reply.body).toMatchObject({ page: 2, author: "Ann" });
    // @ts-expect-error A name that no model has.
    expect((await api("/books").get({ query: { pages: 2 } })).status).toBe(400);
  });

  it("of a group, of a part below and of the service, too", async () => {
    const sorted = part({ with: [paged], query: z.object({ sort: z.enum(["up", "down"]).default("up") }) });
    const lists = group("/lists", { query: z.object({ lang: z.string().default("en") }) });
    const one = lists.resource("/one", { with: [sorted], GET: ({ query }) => query });
    const service = new Service({
      resources: { one },
      with: [part({ query: z.object({ trace: z.stringbool().default(false) }) })],
    });
    const response = await request(service, "GET", "/lists/one?sort=down&trace=true");
    expect(await response.json()).toEqual({ page: 1, sort: "down", lang: "en", trace: true });
    expectTypeOf(one).not.toBeAny();
  });

  it("one name twice is refused at mount, in each of resources that are alike", () => {
    const listed = (path: "/a" | "/b", query: z.ZodObject) =>
      resource(path, { with: [paged], GET: { query, represent: () => 1 } });
    const ok = listed("/a", z.object({ author: z.string() }));
    const twice = listed("/b", z.object({ page: z.string() }));
    expect(() => new Service({ resources: { ok, twice } })).toThrow(
      /^PARTS_COLLIDE: twice \(.*\): the part at .* and the resource both have page in query. Write instead: page in one of the two/,
    );
  });

  it("a model that no query fits is refused in each of resources that are alike", () => {
    const listed = (path: "/a" | "/b", query: z.ZodObject) => resource(path, { GET: { query, represent: () => 1 } });
    const ok = listed("/a", z.object({ n: z.coerce.number() }));
    const wrong = listed("/b", z.object({ n: z.number() }));
    expect(() => new Service({ resources: { ok, wrong } })).toThrow(/^UNSENDABLE_QUERY: wrong/);
    const fits = (path: "/a/{n}" | "/b/{n}", pathModel: z.ZodObject) => resource(path, { pathModel, GET: () => 1 });
    const paths = {
      ok: fits("/a/{n}", z.object({ n: z.coerce.number() })),
      wrong: fits("/b/{n}", z.object({ n: z.number() })),
    };
    expect(() => new Service({ resources: paths })).toThrow(/^UNSENDABLE_QUERY: wrong/);
  });
});

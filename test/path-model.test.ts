import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type Context, group, part, Resource, resource, route, Service } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";

const Id = z.object({ id: z.coerce.number().int().min(1) });
const Numbered = toStandardJsonSchema(v.object({ id: v.number() }));
const books = new Map([[1, { title: "Emma" }]]);

const book = () =>
  resource("/books/{id}", {
    pathModel: Id,
    find: ({ params }) => {
      expectTypeOf(params).toEqualTypeOf<Readonly<{ id: number }>>();
      return books.get(params.id);
    },
    GET: { represent: ({ params, entity }) => ({ ...entity, id: params.id }) },
    PUT: { apply: ({ params }) => void expectTypeOf(params.id).toEqualTypeOf<number>() },
    DELETE: ({ params }) => void expectTypeOf(params.id).toEqualTypeOf<number>(),
  });

describe("RFC 9110 15.5.5, ruling 57: a path that does not fit its model names no resource", () => {
  it.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST", "BREW"])("%s is 404 at B13c", async (method) => {
    const response = await request(new Service({ routes: [book()] }), method, "/books/abc");
    expect([response.status, response.header("x-framework-trace")]).toEqual([404, "B13,B13c"]);
  });

  it("one that fits gives its output to the callbacks", async () => {
    const service = new Service({ routes: [book()] });
    const found = await request(service, "GET", "/books/1");
    expect([found.status, await found.json()]).toEqual([200, { title: "Emma", id: 1 }]);
    expect(found.header("x-framework-trace")).toMatch(/^B13,B12,/);
    expect((await request(service, "GET", "/books/2")).status).toBe(404);
    expect((await request(service, "GET", "/books/0")).header("x-framework-trace")).toBe("B13,B13c");
  });

  it("the rate limit comes before and sees the texts; nothing is provided", async () => {
    const seen: unknown[] = [];
    const counted = part({ provide: () => void seen.push("provided") });
    const limited = resource("/books/{id}", {
      with: [counted],
      pathModel: Id,
      withinRateLimit: ({ params }) => {
        expectTypeOf(params.id).toEqualTypeOf<string>();
        seen.push(params.id);
        return params.id === "no" ? 5 : true;
      },
      represent: ({ params }) => seen.push(params.id),
    });
    const service = new Service({ routes: [limited] });
    expect((await request(service, "GET", "/books/no")).status).toBe(429);
    expect((await request(service, "GET", "/books/x")).status).toBe(404);
    expect(seen).toEqual(["no", "x"]);
    await request(service, "GET", "/books/7");
    expect(seen.slice(2)).toEqual(["7", "provided", 7]);
  });

  it("in a class, too", async () => {
    type BookContext = Context<{ params: { id: number } }>;
    class Book extends Resource<BookContext> {
      override readonly pathModel = Id;
      override represent(ctx: BookContext) {
        expectTypeOf(ctx.params.id).toEqualTypeOf<number>();
        return ctx.params.id + 1;
      }
    }
    const service = new Service({ routes: [route("/books/{id}", Book)] });
    expect(await (await request(service, "GET", "/books/4")).json()).toBe(5);
    expect((await request(service, "GET", "/books/x")).status).toBe(404);
  });

  it("a part may ask only for parameters that stay texts", () => {
    const named = part({ params: ["id"], find: ({ params }) => params.id.length });
    resource("/books/{id}", { with: [named], pathModel: z.object({ id: z.uuid() }), represent: () => 1 });
    // @ts-expect-error: the model makes a number of it
    resource("/books/{id}", { with: [named], pathModel: Id, represent: () => 1 });
  });

  it("nor does a group's model change what its callbacks see as texts", () => {
    const shelf = group("/shelves/{shelf}", { vary: ({ params }) => [params.shelf.trim()] });
    const Both = z.object({ shelf: z.string(), id: z.coerce.number() });
    shelf.resource("/{id}", { pathModel: Both, represent: ({ params }) => params.id + 1 });
    // @ts-expect-error: the model makes a number of the group's own
    shelf.resource("/{id}", { pathModel: z.object({ shelf: z.coerce.number(), id: z.string() }), represent: () => 1 });
  });

  it.each([
    ["/books", Id, /PATTERN_LACKS_PARAMETER.*the pattern has no parameters/s],
    ["/books", z.record(z.string(), z.string()), "the pattern has no parameters"],
    ["/books/{slug}", Id, "the pattern has {slug} and no {id}"],
    ["/shelves/{shelf}/{id}", Id, /pathModel leaves \{shelf\} out.*shelf: z\.string\(\)/s],
    ["/books/{id}", z.object({ id: z.number() }), "pathModel takes a number at id, and refuses the text of it"],
    ["/books/{id}", z.object({ id: z.number() }), "which is all that a path has"],
    ["/books/{id}", Numbered, "pathModel takes a number at id, and refuses the text of it"],
  ])("is refused at mount where no path fits it, or a parameter is lost: %s", (pattern, pathModel, words) => {
    const literal = resource(pattern, { pathModel, represent: () => 1 } as never);
    expect(() => new Service({ routes: [literal] })).toThrow(words);
    class Book extends Resource {
      override readonly pathModel = pathModel;
      override represent(): number {
        return 1;
      }
    }
    expect(() => new Service({ routes: [route(pattern, Book)] })).toThrow(words);
  });

  it("may leave out what it lets through", () => {
    const open = resource("/shelves/{shelf}/{id}", {
      pathModel: z.looseObject({ id: z.string() }),
      represent: () => 1,
    });
    expect(new Service({ routes: [open] }).resources).toHaveLength(1);
  });

  it("a model that takes time is a 500, told to onError", async () => {
    const errors: unknown[] = [];
    const late = resource("/books/{id}", {
      pathModel: z.object({ id: z.string().refine(async () => true) }),
      represent: () => 1,
    });
    const standard = { "~standard": { version: 1, vendor: "x", validate: () => Promise.reject(new Error("late")) } };
    const rejecting = resource("/b/{id}", { pathModel: standard as never, represent: () => 1 });
    const service = new Service({ routes: [late, rejecting], onError: (error) => void errors.push(String(error)) });
    expect((await request(service, "GET", "/books/1")).status).toBe(500);
    expect((await request(service, "GET", "/b/1")).status).toBe(500);
    expect(errors).toEqual([
      expect.stringContaining("pathModel is asynchronous"),
      expect.stringContaining("pathModel is asynchronous"),
    ]);
  });

  it("what is no model is refused at mount", () => {
    const wrong = resource("/books/{id}", { pathModel: 7 as never, represent: () => 1 });
    expect(() => new Service({ routes: [wrong] })).toThrow(/BAD_MODEL/);
  });
});

it("OpenAPI 3.1, 4.8.12: the document has the schemas of the parameters, and the 404", () => {
  const Wide = z.object({ id: z.coerce.number().int().min(1) });
  const shown = resource("/books/{id}", { pathModel: Wide, summary: "Read", represent: () => 1 });
  const document = generateOpenapi(new Service({ routes: [shown] }), { title: "Books", version: "1" });
  const text = JSON.stringify(document);
  expect(text).toContain('"name":"id","in":"path","required":true');
  expect(text).toContain('"type":"integer"');
  expect(Object.keys(document.paths["/books/{id}"]?.get?.responses ?? {})).toContain("404");
});

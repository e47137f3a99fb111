import { command, Halt, HttpResponse, Resource, resource, route, Service } from "signalbox";
import { request, type TestRequest } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Absent, alone, Bell, JsonOrCsv, MODIFIED, Moved, Shelf, Versioned } from "./fixtures.ts";

/** RFC 9457, ruling 14: every error says what is wrong in one format, from routing to the walk. */

const BAD = { headers: { "Content-Type": "application/json" }, body: "{" };

const NewBook = z.object({ title: z.string(), year: z.int() });

class Typed extends Shelf {
  override readonly body = NewBook;
  override readonly query = z.object({ page: z.coerce.number().optional() });
}

const over = <R extends Resource>(resource: R, change: Partial<Record<keyof Resource, unknown>>): R =>
  Object.assign(resource, change);

type Case = [status: number, title: string, resource: Resource, method: string, asked: TestRequest, extra: object];

const cases: Case[] = [
  [400, "Bad Request", over(new Versioned(), { malformedRequest: () => true }), "GET", {}, {}],
  [400, "Bad Request", new Shelf(), "POST", BAD, { errors: [{ pointer: "", detail: expect.any(String) }] }],
  [401, "Unauthorized", over(new Versioned(), { isAuthorized: () => false }), "GET", {}, {}],
  [403, "Forbidden", over(new Versioned(), { forbidden: () => true }), "GET", {}, {}],
  [404, "Not Found", new Absent(), "GET", {}, {}],
  [405, "Method Not Allowed", new JsonOrCsv(), "POST", {}, { allowed: ["GET", "HEAD", "OPTIONS"] }],
  [
    406,
    "Not Acceptable",
    new JsonOrCsv(),
    "GET",
    { headers: { Accept: "image/png" } },
    { offered: ["application/json", "text/csv"], offeredEncodings: ["identity"] },
  ],
  [409, "Conflict", over(new Versioned(), { isConflict: () => true }), "PUT", { body: {} }, {}],
  [410, "Gone", over(new Moved(), { movedPermanently: () => false }), "GET", {}, {}],
  [412, "Precondition Failed", new Versioned(), "GET", { headers: { "If-Match": '"x"' } }, {}],
  [413, "Content Too Large", over(new Shelf(), { maxBodyBytes: 1 }), "POST", { body: {} }, {}],
  [414, "URI Too Long", over(new Versioned(), { uriTooLong: () => true }), "GET", {}, {}],
  [415, "Unsupported Media Type", new Versioned(), "PUT", { body: "x" }, { accepted: ["application/json"] }],
  [417, "Expectation Failed", new Versioned(), "GET", { headers: { Expect: "tea" } }, {}],
  [428, "Precondition Required", over(new Versioned(), { requireConditionalWrite: () => true }), "DELETE", {}, {}],
  [429, "Too Many Requests", over(new Versioned(), { withinRateLimit: () => 1.5 }), "GET", {}, { retryAfter: 2 }],
  [429, "Too Many Requests", over(new Versioned(), { withinRateLimit: () => false }), "GET", {}, {}],
  [451, "Unavailable For Legal Reasons", over(new Versioned(), { isLegallyRestricted: () => true }), "GET", {}, {}],
  [500, "Internal Server Error", over(new Versioned(), { deleteResource: () => false }), "DELETE", {}, {}],
  [501, "Not Implemented", new Versioned(), "FOO", {}, {}],
  [501, "Not Implemented", over(new Versioned(), { validContentHeaders: () => false }), "GET", {}, {}],
  [
    503,
    "Service Unavailable",
    over(new Versioned(), { serviceAvailable: () => new Date(MODIFIED) }),
    "GET",
    {},
    { retryAfter: 0 },
  ],
];

describe("every error of the graph", () => {
  it.each(cases)("%i %s", async (status, title, resource, method, asked, extra) => {
    const response = await request(alone(resource), method, "/?q=1", asked);
    expect(response.status).toBe(status);
    expect(response.header("content-type")).toBe("application/problem+json");
    expect(await response.json()).toEqual({
      type: "about:blank",
      title,
      status,
      detail: expect.stringMatching(/^[A-Z].*\.$/),
      instance: "/",
      ...extra,
    });
  });

  const reads = cases.filter(([, , , method]) => method === "GET");
  it.each(reads)("%i %s to HEAD has the length and no content", async (status, _title, resource, _method, asked) => {
    const got = await request(alone(resource), "GET", "/", asked);
    const head = await request(alone(resource), "HEAD", "/", asked);
    expect(head.status).toBe(status);
    expect(head.response.body).toBeNull();
    expect(head.header("content-length")).toBe(String((await got.bytes()).byteLength));
  });
});

describe("errors of routing and commands", () => {
  const service = new Service({
    onError: () => {},
    routes: [
      route("/books/{id}", new Versioned()),
      command("POST", "/hooks", () => HttpResponse.empty()),
      command("PUT", "/hooks", () => HttpResponse.empty()),
      command("GET", "/broken", () => {
        throw new Error("secret");
      }),
      command("GET", "/broken/later", () => Promise.reject(new Error("secret"))),
      command("GET", "/halted", () => {
        throw new Halt(418, { title: "Teapot", headers: { "X-Tea": "green" } });
      }),
      command("POST", "/read", async ({ body }) => HttpResponse.text(await body.text())),
    ],
    maxBodyBytes: 3,
  });

  it.each([
    [404, "Not Found", "GET", "/nowhere", {}],
    [404, "Not Found", "FOO", "/nowhere", {}],
    [400, "Bad Request", "GET", "/books/%zz", {}],
    [400, "Bad Request", "GET", "/books/%ff", {}],
    [405, "Method Not Allowed", "GET", "/hooks", { allowed: ["POST", "PUT", "OPTIONS"] }],
    [501, "Not Implemented", "FOO", "/hooks", {}],
    [500, "Internal Server Error", "GET", "/broken", {}],
    [500, "Internal Server Error", "GET", "/broken/later", {}],
  ])("%i %s: %s %s", async (status, title, method, target, extra) => {
    const response = await request(service, method, target);
    expect(response.status).toBe(status);
    expect(response.header("content-type")).toBe("application/problem+json");
    const detail = expect.stringMatching(/^[A-Z].*\.$/);
    expect(await response.json()).toEqual({ type: "about:blank", title, status, detail, instance: target, ...extra });
  });

  it("405 has Allow", async () => {
    expect((await request(service, "GET", "/hooks")).header("allow")).toBe("POST, PUT, OPTIONS");
  });

  it("a command's Halt says what it has to say", async () => {
    const response = await request(service, "GET", "/halted");
    expect(response.status).toBe(418);
    expect(response.header("x-tea")).toBe("green");
    expect(await response.json()).toMatchObject({ title: "Teapot", status: 418 });
  });

  it.each([
    [413, { body: "1234" }],
    [413, { body: "1234", headers: { "Transfer-Encoding": "chunked" } }],
    [400, { body: "12", headers: { "Content-Length": "3" } }],
    [200, { body: "123" }],
  ])("%i a body that a command reads: %o", async (status, asked) => {
    expect((await request(service, "POST", "/read", asked)).status).toBe(status);
  });

  it("to HEAD they have the length and no content", async () => {
    const got = await request(service, "GET", "/nowhere");
    const head = await request(service, "HEAD", "/nowhere");
    expect(head.response.body).toBeNull();
    expect(head.header("content-length")).toBe(String((await got.bytes()).byteLength));
  });
});

describe("400 lists each failure", () => {
  it("of the body's model, with a JSON pointer", async () => {
    const response = await request(alone(new Typed()), "POST", "/", { body: { year: 1.5 } });
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors).toEqual([
      { pointer: "/title", detail: expect.any(String) },
      { pointer: "/year", detail: expect.any(String) },
    ]);
  });

  it("of the query's model", async () => {
    const response = await request(alone(new Typed()), "GET", "/?page=x");
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ parameter: "page", detail: expect.any(String) }]);
    expect((await request(alone(new Typed()), "GET", "/?page=2")).status).toBe(200);
  });

  it("of the query as a whole, without a parameter", async () => {
    const strict = resource("/", { query: z.strictObject({ page: z.string().optional() }), represent: () => 1 });
    const response = await request(new Service({ resources: { strict } }), "GET", "/?pgae=2");
    expect([response.status, (await response.json()).errors]).toEqual([400, [{ detail: expect.any(String) }]]);
  });

  it("of text that is no JSON, with the place and nothing of the text", async () => {
    const response = await request(alone(new Typed()), "POST", "/", { ...BAD, body: '{"secret"' });
    const { errors } = await response.json();
    expect(errors).toEqual([{ pointer: "", detail: expect.stringContaining("column") }]);
    expect(JSON.stringify(errors)).not.toContain("secret");
  });
});

describe("the error's type is negotiated apart", () => {
  class Friendly extends Absent {
    override readonly errorProduces = ["application/problem+json", "text/html", "text/plain"];
  }
  it.each([
    [undefined, "application/problem+json"],
    ["text/html", "text/html; charset=utf-8"],
    ["text/plain", "text/plain; charset=utf-8"],
    ["application/json", "application/problem+json"],
    ["image/png", "application/problem+json"],
    ["text/plain;q=0.5, text/html;q=0.9", "text/html; charset=utf-8"],
  ])("Accept: %s gives %s", async (accept, type) => {
    const response = await request(alone(new Friendly()), "POST", "/", {
      headers: accept === undefined ? {} : { Accept: accept },
    });
    expect(response.status).toBe(405);
    expect(response.header("content-type")).toBe(type);
    expect(response.header("vary")).toBe("Accept");
  });

  it("does not vary where there is one type only", async () => {
    expect((await request(alone(new Absent()), "GET", "/")).header("vary")).toBeUndefined();
  });

  it("adds Accept to what the response varies with already, once", async () => {
    class Varied extends Friendly {
      override readonly languages = ["en", "fr"];
    }
    class VariedMore extends Varied {
      override readonly produces = ["application/json", "text/csv"];
    }
    expect((await request(alone(new Varied()), "GET", "/")).header("vary")).toBe("Accept-Language, Accept");
    expect((await request(alone(new VariedMore()), "GET", "/")).header("vary")).toBe("Accept, Accept-Language");
  });
});

describe("errorBody", () => {
  it.each([
    ["at once", (_ctx: unknown, problem: object) => ({ ...problem, help: "/help" })],
    ["later", async (_ctx: unknown, problem: object) => ({ ...problem, help: "/help" })],
  ])("says more, %s", async (_when, errorBody) => {
    const response = await request(alone(over(new Absent(), { errorBody })), "GET", "/");
    expect(await response.json()).toMatchObject({ status: 404, title: "Not Found", help: "/help" });
  });

  it("is asked for a 500 too, and for a Halt", async () => {
    const errorBody = (_ctx: unknown, { status }: { status: number }) => ({ oops: status });
    const broken = over(new Versioned(), {
      errorBody,
      represent: () => {
        throw new Error("secret");
      },
    });
    expect(await (await request(alone(broken), "GET", "/")).json()).toEqual({ oops: 500 });
    const halted = over(new Bell(), {
      errorBody,
      halts: [422],
      processPost: () => {
        throw new Halt(422);
      },
    });
    expect(await (await request(alone(halted), "POST", "/")).json()).toEqual({ oops: 422 });
  });
});

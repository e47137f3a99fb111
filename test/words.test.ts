import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { command, type Model, resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";

function told(resources: Record<string, ReturnType<typeof resource>>) {
  const onError = vi.fn<(error: unknown) => void>();
  return {
    service: new Service({ resources, onError }),
    onError,
    messages: () => onError.mock.calls.map(([error]) => String(error)),
  };
}

describe("what is wrong is said where it is", () => {
  it.each([
    ["at the top", 1n, ""],
    ["in a member", { a: [{ "b/c": 1n }] }, "/a/0/b~1c"],
    ["beside a circle", Object.assign([] as unknown[], { 0: 2n }), "/0"],
  ])(
    "a BigInt %s is named by its pointer (RFC 6901), because JSON has none (RFC 8259 3)",
    async (_, value, pointer) => {
      const { service, messages } = told({ it: resource("/it", { represent: () => value }) });
      expect((await request(service, "GET", "/it")).status).toBe(500);
      expect(messages()).toEqual([expect.stringContaining(`BigInt at ${JSON.stringify(pointer)}`)]);
    },
  );

  it("a value that holds itself is refused in the words of the runtime, in linear time", async () => {
    const circle: Record<string, unknown> = {};
    for (const name of "abcdefghijklmnopqrstuvwxyz") circle[name] = circle;
    const { service, messages } = told({ it: resource("/it", { represent: () => circle }) });
    expect((await request(service, "GET", "/it")).status).toBe(500);
    expect(messages()).toEqual([expect.stringContaining("circular")]);
  });

  it("ruling 50: a count of rows from deleteResource is refused: it is neither content nor an outcome (RFC 9110 9.3.5)", async () => {
    for (const count of [0, 1]) {
      const { service, messages } = told({ it: resource("/it", { deleteResource: () => count }) });
      expect((await request(service, "DELETE", "/it")).status).toBe(500);
      expect(messages()).toEqual([expect.stringContaining(`deleteResource gave ${count}. Return nothing: a count`)]);
    }
  });

  it("failures of the query name the parameter, those of content the pointer (RFC 9457 3.2)", async () => {
    const { service } = told({
      it: resource("/it", {
        query: z.object({ limit: z.coerce.number().max(9).optional(), "a/b": z.array(z.coerce.number()).optional() }),
        GET: { represent: () => [] },
        POST: { body: z.object({ tags: z.array(z.string()) }), processPost: () => undefined },
      }),
    });
    const asked = await request(service, "GET", "/it?limit=10&a/b=1&a/b=x");
    expect([asked.status, (await asked.json()).errors]).toEqual([
      400,
      [
        { parameter: "limit", detail: expect.any(String) },
        { parameter: "a/b", detail: expect.any(String) },
      ],
    ]);
    const sent = await request(service, "POST", "/it", { body: { tags: [1] } });
    expect((await sent.json()).errors).toEqual([{ pointer: "/tags/0", detail: expect.any(String) }]);
  });

  it("what a command throws is told with its method and path", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const thrown = () => {
      throw new Error("no disk");
    };
    const service = new Service({
      routes: [command("GET", "/plain", thrown)],
      resources: { it: command("GET", "/literal", { handle: thrown }) },
    });
    await request(service, "GET", "/plain");
    await request(service, "GET", "/literal");
    expect(log.mock.calls.map(([what]) => what)).toEqual(["GET /plain failed:", "GET /literal failed:"]);
    log.mockRestore();
  });
});

describe("UNSENDABLE_QUERY: a query has texts (RFC 3986 3.4)", () => {
  /** Takes objects, and texts that it can read. */
  const reading = (name: string, isRead: (text: string) => boolean): Model => ({
    modelJsonSchema: () => ({ properties: { [name]: { type: "object" } } }),
    validate: (value) => {
      const given: unknown = Reflect.get(Object(value), name);
      const isRefused = typeof given === "string" && !isRead(given);
      return isRefused ? { issues: [{ message: "cannot be read", path: [name] }] } : { value };
    },
  });
  const custom = (holds: (value: unknown) => boolean) => z.object({ it: z.custom(holds) });
  const mounted = (query: Model) =>
    new Service({ resources: { it: resource("/it", { query, represent: ({ query: read }) => read as object }) } });

  it.each([
    ["z.number()", z.object({ page: z.number() }), "page: z.coerce.number()"],
    ["with bounds, optional", z.object({ page: z.number().min(500).optional() }), "page: z.coerce.number()"],
    ["z.int()", z.object({ page: z.int().default(1) }), "page: z.coerce.number().int()"],
    ["beside others", z.object({ q: z.string(), page: z.number() }), "page: z.coerce.number()"],
    ["a list of numbers", z.object({ id: z.array(z.number()) }), "id: z.array(z.coerce.number())"],
    ["z.boolean()", z.object({ all: z.boolean() }), "all: z.stringbool()"],
    ["z.coerce.boolean()", z.object({ all: z.coerce.boolean() }), "all: z.stringbool()"],
    ["an object", z.object({ filter: z.object({ by: z.string() }) }), "a name for each of its members"],
    ["a date", z.object({ since: z.date() }), "since: z.coerce.date()"],
    [
      "a number in a model of its own",
      {
        modelJsonSchema: () => ({ properties: { page: { type: "integer" } } }),
        validate: (value: unknown) =>
          Number.isInteger((value as { page: unknown }).page)
            ? { value }
            : { issues: [{ message: "is no number", path: ["page"] }] },
      },
      "page: z.coerce.number().int()",
    ],
    ["valibot's", toStandardJsonSchema(v.object({ page: v.number() })), "page: z.coerce.number()"],
  ])("%s is refused at mount, with what to write", (_, query, remedy) => {
    expect(() => mounted(query)).toThrow(expect.objectContaining({ code: "UNSENDABLE_QUERY" }));
    expect(() => mounted(query)).toThrow(`Write instead: ${remedy}`);
  });

  it("the error says that a query has texts", () => {
    expect(() => mounted(z.object({ page: z.number() }))).toThrow("the text of it, which is all that a query has");
    expect(() => mounted(z.object({ by: z.object({}) }))).toThrow("query has an object at by, and a query has texts");
  });

  it.each([
    ["texts and coerced values", z.object({ q: z.string(), page: z.coerce.number().min(500), at: z.coerce.date() })],
    ["flags", z.object({ all: z.stringbool(), none: z.stringbool().default(false) })],
    ["a union with texts", z.object({ page: z.union([z.number(), z.literal("all")]) })],
    ["texts that are made into flags", z.object({ q: z.string().transform((text) => text !== "") })],
    ["what is made ready first", z.object({ page: z.preprocess(Number, z.number()) })],
    ["a whole that is made ready first", z.preprocess(() => ({ page: 1 }), z.object({ page: z.number() }))],
    ["lists of texts", z.object({ tag: z.array(z.string()) })],
    ["a model of its own", { modelJsonSchema: () => ({ properties: { page: { type: "integer" } } }) }],
    [
      "one that reads flags itself",
      {
        modelJsonSchema: () => ({ properties: { all: { type: "boolean" } } }),
        validate: (value: unknown) => ({ value: { all: (value as { all: unknown }).all === "true" } }),
      },
    ],
    ["one that reads an object from JSON", reading("filter", (text) => text.startsWith("{"))],
    ["one that reads an object from pairs", reading("filter", (text) => text === "" || text.includes("="))],
    ["one that reads an object from words", reading("filter", (text) => /^\w+$/.test(text))],
    ["an integer in a type of its own", custom((value) => typeof value === "bigint" || /^\d+$/.test(String(value)))],
    ["a day in a type of its own", custom((value) => value instanceof Date || /^\d+-\d+-\d+$/.test(String(value)))],
    ["what no schema describes, and is no date or integer", z.object({ it: z.symbol().optional() })],
    ["one that waits", z.object({ page: z.string().refine(async () => true) })],
    [
      "one that waits to read a flag",
      {
        modelJsonSchema: () => ({ properties: { all: { type: "boolean" } } }),
        validate: async (value: unknown) => ({ value }),
      },
    ],
    [
      "one that throws",
      {
        modelJsonSchema: () => ({ properties: { page: { type: "integer" } } }),
        validate: () => {
          throw new Error("no database");
        },
      },
    ],
  ])("%s may be mounted", (_, query) => {
    expect(() => mounted(query)).not.toThrow();
  });

  it("z.stringbool() reads a flag", async () => {
    const service = mounted(z.object({ all: z.stringbool().default(false) }));
    const read = async (target: string) => (await request(service, "GET", target)).json();
    expect([await read("/it"), await read("/it?all=true"), await read("/it?all=false")]).toEqual([
      { all: false },
      { all: true },
      { all: false },
    ]);
    expect((await request(service, "GET", "/it?all=maybe")).status).toBe(400);
  });
});

describe("JSON that is written twice", () => {
  const served = (value: unknown, options: object = {}) => {
    const onError = vi.fn<(error: unknown) => void>();
    const it = resource("/it", { GET: { represent: () => value }, POST: { processPost: () => value } });
    return { service: new Service({ resources: { it }, onError, ...options }), onError };
  };

  it("is sent as it is given, and told once", async () => {
    const { service, onError } = served(JSON.stringify({ a: 1 }));
    for (const method of ["GET", "GET"]) {
      const response = await request(service, method, "/it");
      expect([response.status, await response.json()]).toEqual([200, '{"a":1}']);
    }
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
      expect.stringContaining("return the value itself"),
    ]);
    await request(service, "POST", "/it");
    expect(onError.mock.calls.length).toBe(2);
  });

  it.each([
    ["a text that only begins like JSON", "{a}", {}],
    ["a text", "a", {}],
    ["the value itself", { a: 1 }, {}],
    ["in production", '{"a":1}', { trace: false }],
  ])("is not told of: %s", async (_, value, options) => {
    const { service, onError } = served(value, options);
    await request(service, "GET", "/it");
    expect(onError).not.toHaveBeenCalled();
  });
});

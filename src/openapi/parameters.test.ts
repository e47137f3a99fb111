import { type Route, resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi, type PathItemMethod } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { described } from "../../test/openapi/described.ts";
import { paramsOf, pathOf, restOf } from "./route.ts";

const TEXT = { type: "string" };
const ID = { name: "id", in: "path", required: true, schema: { type: "string", minLength: 1 } };

/** The parameters of a path, or of one of its operations, as they are among the components. */
function parametersOf(routed: Route, verb?: PathItemMethod) {
  const { paths, components } = generateOpenapi(new Service({ routes: [routed] }), { title: "it", version: "1" });
  const [item = {}] = Object.values(paths);
  const listed = (verb === undefined ? item : item[verb])?.parameters;
  return listed?.map((each) => components.parameters?.["$ref" in each ? (each.$ref.split("/").at(-1) ?? "") : ""]);
}

describe("the parameters of a path", () => {
  it("are those of its pattern, and of its model", () => {
    const digits = { type: "string", pattern: "^[0-9]+$" };
    const pathModel = z.object({ id: z.string().min(1), part: z.string().regex(/^[0-9]+$/) });
    expect(parametersOf(described("/it/{id}/{part}", { pathModel }))).toStrictEqual([
      ID,
      { ...ID, name: "part", schema: digits },
    ]);
    expect(parametersOf(described("/it", {}))).toBeUndefined();
  });

  it.each([
    ["/it/{id}/{rest*}", "which are not encoded"],
    ["/it/{id}/{rest**}", "encoded or not"],
  ])("say of the rest of %s that it may hold slashes, %s", (pattern, spelling) => {
    const description = `The rest of the path: it may hold slashes, ${spelling}.`;
    expect(parametersOf(described(pattern, {}))).toStrictEqual([
      ID,
      { ...ID, name: "rest", description, "x-rest": true },
    ]);
  });

  it("are those of the query, where all operations have the same", () => {
    const query = z.object({ q: z.string(), n: z.string().optional() });
    const allowedMethods = ["GET", "DELETE"];
    const deleteResource = () => true;
    const q = { name: "q", in: "query", required: true, schema: TEXT };
    const n = { name: "n", in: "query", schema: TEXT };
    const same = described("/it/{id}", { query, allowedMethods, deleteResource });
    expect(["get", "delete", undefined].map((verb) => parametersOf(same, verb as "get"))).toStrictEqual([
      undefined,
      undefined,
      [ID, q, n],
    ]);
    const own = described("/it/{id}", { query, allowedMethods, deleteResource, onlyFor: { query: ["GET"] } });
    expect(["get", "delete", undefined].map((verb) => parametersOf(own, verb as "get"))).toStrictEqual([
      [q, n],
      undefined,
      [ID],
    ]);
  });
});

describe("the parameters of an operation", () => {
  const saying = (parameters: readonly object[], more: object = {}) =>
    parametersOf(described("/it/{id}", { ...more, said: { get: { parameters } } }), "get");

  it("are what its author says, with what is known of them", () => {
    const query = z.object({ n: z.string().min(1) });
    const n = { name: "n", in: "query", description: "How many", example: 0 };
    const id = { name: "id", in: "path", description: "Which" };
    const said = [
      n,
      id,
      { name: "a", in: "header" },
      { name: "b", in: "cookie", required: true, schema: { type: "integer" } },
    ];
    expect(saying(said, { query })).toStrictEqual([
      { required: true, ...n, schema: { ...TEXT, minLength: 1 } },
      { ...ID, ...id },
      { name: "a", in: "header", schema: TEXT },
      { name: "b", in: "cookie", required: true, schema: { type: "integer" } },
    ]);
  });

  it("take the name of a field in any case (RFC 9110 5.1), and of others as it is", () => {
    const more = { generateEtag: () => "1" };
    const said = [{ name: "IF-MATCH", in: "header", description: "Mine" }];
    expect(saying(said, more)?.map((each) => [each?.name, each?.description])).toEqual([
      ["IF-MATCH", "Mine"],
      ["If-None-Match", "Only if the current entity tag is none of these (RFC 9110 13.1.2)."],
    ]);
    const twice = [
      { name: "n", in: "query" },
      { name: "N", in: "query" },
    ];
    expect(saying(twice)?.map((each) => each?.name)).toEqual(["n", "N"]);
  });

  it("have names of letters, digits, dots and dashes among the components, and a number where one has it", () => {
    const names = (...parameters: readonly object[]) => {
      const routes = [described("/it", { said: { get: { parameters } } })];
      const { components } = generateOpenapi(new Service({ routes }), { title: "it", version: "1" });
      return Object.keys(components.parameters ?? {});
    };
    const other = { name: "a b", in: "query" };
    expect(
      names({ name: "a/b", in: "query" }, other, { name: "c.d-e_f", in: "cookie" }, { name: "a_b", in: "query" }),
    ).toEqual(["cookie.c.d-e_f", "query.a_b", "query.a_b2", "query.a_b3"]);
  });

  it("are the fields that it looks at, without what OpenAPI says elsewhere (3.1, 4.8.12.1)", () => {
    const validated = {
      generateEtag: () => "1",
      lastModified: () => new Date(0),
      ranges: "bytes",
      resourceExists: () => true,
    };
    const listed = parametersOf(described("/it", validated), "get");
    expect(listed).toEqual(
      [
        ["If-Match", "Only if the current entity tag is one of these (RFC 9110 13.1.1)."],
        ["If-Unmodified-Since", "Only if not changed after this moment (RFC 9110 13.1.4)."],
        ["If-None-Match", "Only if the current entity tag is none of these (RFC 9110 13.1.2)."],
        ["If-Modified-Since", "Only if changed after this moment (RFC 9110 13.1.3)."],
        ["Range", "Only these bytes, as in bytes=0-499 (RFC 9110 14.2)."],
        ["If-Range", "The ranges only if this is the current validator, else all of it (RFC 9110 13.1.5)."],
      ].map(([name, description]) => ({ name, in: "header", description, schema: TEXT })),
    );
  });

  it("are its Idempotency-Key, with what it does and for how long (ruling 37)", () => {
    const paid = (policy: object) => {
      const idempotency = { store: new MemoryStore(), ...policy };
      const POST = { response: { 204: null }, processPost: () => undefined } as const;
      return parametersOf(resource("/pay", { idempotency, POST }), "post");
    };
    const key = (seconds: number, required: object) => ({
      name: "Idempotency-Key",
      in: "header",
      ...required,
      description:
        "Names this request, so that it has one effect however often it is sent: a retry gets the response to the first " +
        "(draft-ietf-httpapi-idempotency-key-header-07). It belongs to the client, the method, the target and the content, " +
        `and is kept for ${seconds} seconds.`,
      "x-expires-after": seconds,
      schema: { type: "string", minLength: 1, maxLength: 257 },
      example: '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
    });
    expect(paid({ required: true, keepSeconds: 60 })).toStrictEqual([key(60, { required: true })]);
    expect(paid({})).toStrictEqual([key(86_400, {})]);
    const idempotency = { store: new MemoryStore() };
    const tagged = resource("/it", {
      idempotency,
      generateEtag: () => "1",
      POST: { response: { 204: null }, processPost: () => undefined },
    });
    const listed = parametersOf(tagged, "post") ?? [];
    expect(listed.filter((each) => each?.example !== undefined)).toStrictEqual([key(86_400, {})]);
    expect(listed.length).toBeGreaterThan(1);
  });
});

describe("a pattern", () => {
  it.each([
    ["/books", [], undefined, "/books"],
    ["/books/{id}", ["id"], undefined, "/books/{id}"],
    ["/{a}/b~c/{d-e*}", ["a", "d-e"], "d-e", "/{a}/b~c/{d-e}"],
    ["/{a}/{rest**}", ["a", "rest"], "rest", "/{a}/{rest}"],
    ["/bücher & co/{id}", ["id"], undefined, "/b%C3%BCcher%20&%20co/{id}"],
  ])("%s has parameters, a rest and a path", (pattern, params, rest, path) => {
    expect([paramsOf(pattern), restOf(pattern), pathOf(pattern)]).toEqual([params, rest, path]);
  });
});

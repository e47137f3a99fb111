import { command, HttpResponse, type Route, resource, Service, type ServiceOptions } from "signalbox";
import { ndjsonCodec } from "signalbox/codecs";
import { end, node } from "signalbox/nodes";
import { generateOpenapi, type PathItemMethod } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { described } from "../../test/openapi/described.ts";

const Book = z.object({ title: z.string() }).meta({ id: "Book" });
const JSON_TYPE = "application/json";
const documentOf = (routes: readonly Route[], options: ServiceOptions = {}) =>
  generateOpenapi(new Service({ ...options, routes }), { title: "it", version: "1" });
const operationOf = (routed: Route, verb: PathItemMethod, options: ServiceOptions = {}) =>
  Object.values(documentOf([routed], options).paths)[0]?.[verb];
const statusesOf = (routed: Route, verb: PathItemMethod, options: ServiceOptions = {}) =>
  Object.keys(operationOf(routed, verb, options)?.responses ?? {}).map(Number);

const classed = (more: object) => described("/it", more);

describe("the successes of an operation that may be accepted for later (ruling 54)", () => {
  const successes = (response: object) =>
    statusesOf(
      resource("/it", {
        POST: {
          response: response as { 204: null },
          processPost: () => undefined,
          accepted: () => true,
        },
      }),
      "post",
    ).filter((status) => status < 300);

  it.each<[object, readonly number[]]>([
    [{ 202: null }, [202]],
    [{ 202: null, 200: null }, [200, 202]],
    [{ 202: null, 204: null }, [202, 204]],
    [{ 200: null }, [200, 202]],
    [{ 204: null }, [202, 204]],
    [{}, [200, 202, 204]],
  ])("where %j is described", (response, expected) => {
    expect(successes(response)).toEqual(expected);
  });

  it("of another question are those of yes and of no", () => {
    const removing = resource("/it", {
      find: () => 1,
      DELETE: { response: { 202: null }, deleteResource: () => undefined, deleteCompleted: () => false },
    });
    expect(statusesOf(removing, "delete")).toEqual([200, 202, 204, 404]);
  });
});

describe("the successes of a write that stores (ruling 46)", () => {
  const stores = (response: object) =>
    statusesOf(
      resource("/it", {
        concurrency: "optimistic",
        find: () => 1,
        generateEtag: () => "1",
        GET: { represent: () => 1 },
        PUT: { body: Book, response: response as { 204: null }, apply: () => undefined as never },
      }),
      "put",
    ).filter((status) => status < 300);

  it.each<[object, readonly number[]]>([
    [{ 200: null }, [200, 201]],
    [{ 204: null }, [201, 204]],
    [{ 200: null, 204: null }, [200, 201]],
  ])("are those whose content is described: %j", (response, expected) => {
    expect(stores(response)).toEqual(expected);
  });
});

describe("an operation after its sunset (ruling 60)", () => {
  const past = new Date(0);
  const ending = (deprecation: object) => statusesOf(resource("/it", { deprecation, GET: () => 1 }), "get");

  it("is 410 and nothing else, if it is gone then", () => {
    expect(ending({ sunset: past, gone: true })).toEqual([410]);
    expect(ending({ sunset: new Date(8.64e15), gone: true })).toEqual([200, 406, 410]);
    expect(ending({ sunset: past, gone: false })).toEqual([200, 406]);
    expect(ending({ sunset: past })).toEqual([200, 406]);
  });

  it("is so where the service declares it, and a preflight is let through (B10b)", () => {
    const deprecation = { sunset: past, gone: true };
    expect(statusesOf(classed({ said: { get: {}, options: {} } }), "get", { deprecation })).toEqual([410]);
    expect(statusesOf(classed({ said: { options: {} } }), "options", { deprecation })).toContain(200);
  });
});

describe("the statuses of an operation", () => {
  it("are those of its plan and its halts, in order, without 500 (ruling 5)", () => {
    const halting = resource("/it", { halts: [503, 409, 500, 402], GET: () => 1 });
    expect(statusesOf(halting, "get")).toEqual([200, 402, 406, 409, 503]);
  });

  it("of a command are the successes that it describes, and every error", () => {
    const post = command("POST", "/it", {
      halts: [400, 409],
      response: { 201: null },
      handle: () => new HttpResponse(201),
    });
    expect(statusesOf(post, "post")).toEqual([201, 400, 409]);
  });

  it("have the nodes that decide them, but for what a Halt alone brings", () => {
    const halting = resource("/it", { halts: [409], find: () => 1, GET: () => 1 });
    expect(operationOf(halting, "get")?.["x-decided-at"]).toStrictEqual({
      200: ["O18a"],
      404: ["G7"],
      406: ["F7", "C4"],
    });
  });
});

describe("which operations are listed", () => {
  const verbs = (more: object) => Object.keys(documentOf([classed(more)]).paths["/it"] ?? {});

  it("are the allowed ones, but for what is not to be documented; HEAD and OPTIONS where they are described", () => {
    const allowedMethods = ["GET", "HEAD", "DELETE", "OPTIONS"];
    const deletes = { allowedMethods, deleteResource: () => true };
    expect(verbs(deletes)).toEqual(["get", "delete"]);
    expect(verbs({ ...deletes, said: { head: {}, options: {} } })).toEqual(["get", "head", "delete", "options"]);
    expect(verbs({ ...deletes, said: { get: { document: false }, delete: { document: true } } })).toEqual(["delete"]);
  });

  it("is refused of a description of another", () => {
    expect(() => verbs({ said: { delete: {} } })).toThrow(
      'DESCRIBED_METHOD_NOT_ALLOWED: Described: describe has delete, and DELETE is not allowed. Write instead: "DELETE" in allowedMethods',
    );
    expect(() => verbs({ said: { get: { odd: 1 } } })).toThrow(/^UNKNOWN_KEY: Described: get of describe has odd/);
  });
});

describe("what is deprecated", () => {
  const since = { since: new Date(0) };
  const deprecated = (said: object, more: object = {}, options: ServiceOptions = {}) =>
    operationOf(classed({ said: { get: said }, ...more }), "get", options)?.deprecated;

  it("is what is declared so, by the resource or the service, or what its author says", () => {
    expect([
      deprecated({}),
      deprecated({}, { deprecation: since }),
      deprecated({}, {}, { deprecation: since }),
    ]).toEqual([undefined, true, true]);
    expect([deprecated({ deprecated: true }), deprecated({ deprecated: false }, { deprecation: since })]).toEqual([
      true,
      false,
    ]);
    expect(operationOf(classed({ said: { get: {} } }), "get")).not.toHaveProperty("deprecated");
  });
});

describe("the content of a request", () => {
  const bodyOf = (more: object, verb: PathItemMethod) => operationOf(classed(more), verb)?.requestBody;
  const put = { allowedMethods: ["GET", "PUT"], apply: () => undefined };

  it("is there where a method has content, and a media type is consumed", () => {
    expect(bodyOf({ ...put, consumes: [JSON_TYPE], body: Book }, "get")).toBeUndefined();
    expect(bodyOf({ ...put, consumes: [] }, "put")).toBeUndefined();
    expect(bodyOf({ ...put, consumes: [JSON_TYPE] }, "put")).toStrictEqual({
      required: true,
      content: { [JSON_TYPE]: {} },
    });
    expect(bodyOf({ ...put, consumes: [JSON_TYPE], maxBodyBytes: 9 }, "put")).toStrictEqual({
      required: true,
      "x-max-bytes": 9,
      content: { [JSON_TYPE]: {} },
    });
  });

  it("of lines has the schema of one", () => {
    const type = "application/x-ndjson";
    const lines = resource("/it", {
      codecs: { [type]: ndjsonCodec },
      POST: { consumes: [type], body: z.array(Book), response: { 204: null }, processPost: () => undefined },
    });
    expect(operationOf(lines, "post")?.requestBody?.content[type]).toStrictEqual({
      schema: { type: "string" },
      "x-itemSchema": { $ref: "#/components/schemas/Book" },
    });
  });
});

describe("a model without a name or a schema", () => {
  const record = () => z.object({ a: z.string() });
  const names = (routes: readonly Route[]) => Object.keys(documentOf(routes).components.schemas);

  it("is named after the operation and what it is there", () => {
    const it_ = resource("/it", {
      PUT: { body: z.object({ b: z.string() }), response: { 200: record() }, apply: () => ({ a: "" }) },
    });
    expect(names([it_])).toEqual(["Problem", "PutItRequest", "PutItResponse"]);
    const Seller = record();
    const members = z.object({ seller: Seller, other: Seller });
    const paid = node("X402", {
      before: "W1",
      question: "Has it been paid for?",
      law: "our terms, section 4",
      ask: () => ({ problem: { seller: { a: "" }, other: { a: "" } } }),
      no: end(402, { members }),
    });
    expect(names([resource("/it", { nodes: [paid], GET: () => 1 })])).toEqual(["GetItProblemSeller", "Problem"]);
  });

  const bare = { "~standard": { version: 1, vendor: "bare", validate: (value: unknown) => ({ value }) } } as never;
  const refusal = (place: string) =>
    `NO_JSON_SCHEMA: ${place}: its bare model provides no JSON Schema. Write instead: a model with ~standard.jsonSchema (valibot: toStandardJsonSchema(model)) or with modelJsonSchema()`;

  it.each<[string, object]>([
    ["Described, request of put /it", { allowedMethods: ["PUT"], apply: () => 1, consumes: [JSON_TYPE], body: bare }],
    ["Described, 200 of get /it", { said: { get: { responses: { 200: bare } } } }],
    ["Described, errors of get /it", { errorModel: bare, errorBody: () => 1 }],
  ])("is refused, with its place: %s", (place, more) => {
    expect(() => documentOf([classed(more)])).toThrow(refusal(place));
  });

  it("is refused as the service's, or as that of the options", () => {
    expect(() => documentOf([classed({})], { errorModel: bare, errorBody: () => 1 })).toThrow(
      refusal("the service's errors"),
    );
    const options = { title: "it", version: "1", models: { Bare: bare } };
    expect(() => generateOpenapi(new Service({ resources: {} }), options)).toThrow(refusal("models.Bare"));
  });
});

it("a field that the service documents is in every response, and the operation's own words count", () => {
  const documentedHeaders = { "X-A": "The service's", "X-B": "B" };
  const { components } = documentOf([classed({ said: { get: { documentedHeaders: { "X-A": "Mine" } } } })], {
    documentedHeaders,
  });
  expect(components.headers).toEqual({
    "X-A": { description: "Mine", schema: { type: "string" } },
    "X-B": { description: "B", schema: { type: "string" } },
  });
});

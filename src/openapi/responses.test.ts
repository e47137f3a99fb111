import { command, HttpResponse, Resource, type Route, resource, route, Service, type ServiceOptions } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { end, node } from "signalbox/nodes";
import { generateOpenapi, type OpenapiDocument, type PathItemMethod } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string() }).meta({ id: "Book" });
const Fault = z.object({ message: z.string() }).meta({ id: "Fault" });
const JSON_TYPE = "application/json";
const PROBLEM_TYPE = "application/problem+json";
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const heads = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const documentOf = (routes: readonly Route[], options: ServiceOptions = {}) =>
  generateOpenapi(new Service({ ...options, routes }), { title: "it", version: "1" });

/** By status, the name that a response has among the components, or the response itself. */
function listed({ paths }: OpenapiDocument, path = "/it", verb: PathItemMethod = "get") {
  const responses = Object.entries(paths[path]?.[verb]?.responses ?? {});
  return Object.fromEntries(
    responses.map(([status, each]) => [status, "$ref" in each ? each.$ref.split("/").at(-1) : each]),
  );
}

const read = {
  find: () => ({ title: "Emma" }),
  generateEtag: () => "1",
  GET: { response: Book, represent: ({ entity }: { entity: { title: string } }) => entity },
} as const;

describe("the errors of a service", () => {
  const NO_PAGE = "There is nothing at this address.";

  it("have the model of `errorModel`, in the types of `errorProduces`", () => {
    const own = { errorModel: Fault, errorBody: () => ({ message: "" }), errorProduces: [JSON_TYPE] };
    for (const document of [
      documentOf([resource("/it", { ...read, ...own })]),
      documentOf([resource("/it", read)], own),
    ]) {
      expect(listed(document)).toEqual({
        200: "OKBookETag",
        304: "NotModifiedETag",
        404: "NotFoundJson",
        406: "NotAcceptableJson",
        412: "PreconditionFailedJson",
      });
      const content = { [JSON_TYPE]: { schema: to("Fault") } };
      expect(document.components.responses?.["NotFoundJson"]).toStrictEqual({ description: NO_PAGE, content });
    }
  });

  it("without a name take that of the operation, or of the service", () => {
    const errorModel = z.object({ message: z.string() });
    const own = { errorModel, errorBody: () => ({ message: "" }), errorProduces: [JSON_TYPE] };
    const names = (document: OpenapiDocument) => Object.keys(document.components.schemas);
    expect(names(documentOf([resource("/it", { ...read, ...own })]))).toEqual(["Book", "GetItError"]);
    expect(names(documentOf([resource("/it", read)], own))).toEqual(["Book", "Error"]);
  });

  it("are problems in problem+json, and of any shape in other types, where `errorBody` has no model", () => {
    const errorProduces = [JSON_TYPE, PROBLEM_TYPE, "text/plain"];
    const given = { ...read, errorProduces, codecs: { "text/plain": textCodec } };
    const shaped = {
      [JSON_TYPE]: {},
      [PROBLEM_TYPE]: { schema: to("Problem") },
      "text/plain": { schema: { type: "string" } },
    };
    const response = (content: object) => ({ description: NO_PAGE, headers: heads("Vary"), content });
    expect(listed(documentOf([resource("/it", { ...given, errorBody: () => ({}) })]))[404]).toStrictEqual(
      response(shaped),
    );
    const plain = { ...shaped, [JSON_TYPE]: { schema: to("Problem") } };
    expect(listed(documentOf([resource("/it", given)]))[404]).toStrictEqual(response(plain));
  });
});

describe("a range (RFC 9110 15.3.7)", () => {
  it("has no schema, and several are multipart", () => {
    const ranged = resource("/it", { ...read, ranges: "bytes", lastModified: () => new Date(0) });
    const { 200: whole, 206: range, 416: none } = listed(documentOf([ranged]));
    const fields = heads("Accept-Ranges", "ETag", "Last-Modified");
    expect(whole).toStrictEqual({
      description: "OK.",
      headers: fields,
      content: { [JSON_TYPE]: { schema: to("Book") } },
    });
    expect(range).toStrictEqual({
      description: "Partial Content.",
      headers: { ...fields, ...heads("Content-Range") },
      content: { [JSON_TYPE]: {}, "multipart/byteranges": {} },
    });
    expect(none).toBe("RangeNotSatisfiable");
  });
});

it("a 300 lists the choices (RFC 9110 15.4.1)", () => {
  const document = documentOf([resource("/it", { ...read, multipleChoices: () => true })]);
  expect(listed(document)[300]).toBe("MultipleChoices");
  const choice = {
    type: "object",
    properties: { type: { type: "string" }, href: { type: "string", format: "uri-reference" } },
    required: ["type"],
  };
  const properties = { choices: { type: "array", items: choice } };
  expect(document.components.responses?.["MultipleChoices"]).toStrictEqual({
    description: "Multiple Choices.",
    content: { [JSON_TYPE]: { schema: { type: "object", properties, required: ["choices"] } } },
  });
});

// Ruling 47, RFC 8144 3.2.
describe("a write that may represent the state", () => {
  const writing = (response: object) =>
    listed(
      documentOf([
        resource("/it", {
          ...read,
          preferences: ["return"],
          PUT: { body: Book, response: response as { 204: null }, apply: () => undefined },
        }),
      ]),
      "/it",
      "put",
    );
  const fields = heads("ETag", "Preference-Applied", "Vary");
  const ok = (schema: object) => ({ description: "OK.", headers: fields, content: { [JSON_TYPE]: { schema } } });

  it("has either what it returns or what GET does", () => {
    expect(writing({ 200: Fault, 204: null })[200]).toStrictEqual(ok({ anyOf: [to("Book"), to("Fault")] }));
    expect(writing({ 200: Book, 204: null })[200]).toStrictEqual(ok(to("Book")));
    expect(writing({ 204: null })[200]).toStrictEqual(ok(to("Book")));
  });

  it("has no schema where what it returns has none", () => {
    expect(writing({})[200]).toStrictEqual({ description: "OK.", headers: fields, content: { [JSON_TYPE]: {} } });
    expect(writing({})[201]).toStrictEqual({ description: "Created.", headers: fields, content: { [JSON_TYPE]: {} } });
  });

  it("has the state in a 412, too", () => {
    const properties = { etag: { type: "string", description: "The tag of the state that is there." } };
    expect(writing({ 204: null })[412]).toStrictEqual({
      description: "A precondition of the request does not hold.",
      headers: fields,
      content: {
        [JSON_TYPE]: { schema: to("Book") },
        [PROBLEM_TYPE]: { schema: { allOf: [to("Problem")], properties } },
      },
    });
  });

  it("has no fields of a representation on a 204", () => {
    expect(writing({ 204: null })[204]).toStrictEqual({
      description: "No Content.",
      headers: heads("Preference-Applied", "Vary"),
    });
  });
});

describe("the name of a response", () => {
  it("is that of what it carries: a model, or a list of it", () => {
    const post = (response: object) =>
      command("POST", "/it", { response: response as { 204: null }, handle: () => HttpResponse.empty() });
    const names = (response: object) => listed(documentOf([post(response)]), "/it", "post");
    expect(names({ 200: Book, 202: Fault })).toEqual({ 200: "OKBook", 202: "AcceptedFault" });
    expect(names({ 200: z.array(Book), 204: null })).toEqual({ 200: "OKBookList", 204: "NoContent" });
    const texts = { type: "array", items: { type: "string" } };
    expect(names({ 200: z.array(z.string()) })[200]).toEqual({
      description: "OK.",
      content: { [JSON_TYPE]: { schema: texts } },
    });
  });

  it("is none where a command describes nothing: what it sends may be of any type", () => {
    const post = command("POST", "/it", { handle: () => HttpResponse.empty() });
    expect(listed(documentOf([post]), "/it", "post")).toStrictEqual({
      200: { description: "OK.", content: { "*/*": {} } },
      204: "NoContent",
    });
  });

  it("says that it is one to HEAD", () => {
    class Heads extends Resource {
      override generateEtag() {
        return "1";
      }
      override resourceExists() {
        return true;
      }
      override represent() {
        return 1;
      }
      override describe() {
        return { head: {} };
      }
    }
    const document = documentOf([route("/it", Heads)]);
    expect(listed(document, "/it", "head")).toEqual({
      200: "OKETag",
      304: "NotModifiedETag",
      404: "NotFoundHead",
      406: "NotAcceptableHead",
      412: "PreconditionFailedHead",
    });
    expect(document.components.responses?.["NotFoundHead"]).toStrictEqual({
      description: "There is nothing at this address.",
    });
  });

  it("has the one field that not every response has, and is none with two", () => {
    const fieldsOf = (more: object) => listed(documentOf([resource("/it", { ...read, ...more })]))[304];
    expect(fieldsOf({})).toBe("NotModifiedETag");
    expect(fieldsOf({ documentedHeaders: { RateLimit: "What is left." } })).toBe("NotModifiedETag");
    expect(fieldsOf({ documentedHeaders: { "X-More": "More." } })).toStrictEqual({
      description: "Not Modified.",
      headers: heads("ETag", "X-More"),
    });
  });
});

describe("a field of a response", () => {
  const described = (
    documentedHeaders: Readonly<Record<string, string | { description: string; statuses: number[] }>>,
  ) => documentOf([resource("/it", { ...read, documentedHeaders })]);

  it("that an author documents says what the author says, of all statuses or of some", () => {
    const late = { description: "Later.", statuses: [404] };
    const { paths, components } = described({ ETag: "Mine", "X-A": "A", "X-Late": late, Location: "L" });
    const responses = listed({ paths } as OpenapiDocument);
    const names = (status: number) => Object.keys((responses[status] as { headers?: object }).headers ?? {});
    expect([200, 404].map(names)).toEqual([
      ["ETag", "Location", "X-A"],
      ["ETag", "Location", "X-A", "X-Late"],
    ]);
    expect(components.headers).toStrictEqual({
      ETag: { description: "Mine", schema: { type: "string" } },
      Location: { description: "L", schema: { type: "string", format: "uri-reference" } },
      "X-A": { description: "A", schema: { type: "string" } },
      "X-Late": { description: "Later.", schema: { type: "string" } },
    });
  });

  it("that two authors document in two ways is there twice", () => {
    const one = (path: string, text: string) => resource(path, { ...read, documentedHeaders: { "X-A": text } });
    const { headers } = documentOf([one("/a", "A"), one("/b", "B"), one("/c", "A")]).components;
    expect(Object.entries(headers ?? {}).map(([name, { description }]) => [name, description])).toEqual([
      ["ETag", "The entity tag of the representation (RFC 9110 8.8.3)."],
      ["X-A", "A"],
      ["X-A2", "B"],
    ]);
  });
});

// Ruling 62.
describe("what is accepted", () => {
  const Job = z.object({ id: z.string() }).meta({ id: "Job" });
  const start = (path: string, model: z.ZodType) =>
    command("POST", path, { response: { 202: model }, handle: () => new HttpResponse(202) });
  const follow = (path: string, more: object = { halts: [303] }) =>
    resource(path, { GET: { response: Job, represent: () => ({ id: "1" }), ...more } });
  const linksOf = (...routes: readonly Route[]) => {
    const { components } = documentOf(routes);
    return components.responses?.["AcceptedJob"]?.links;
  };

  it("is followed by the GET that leads on to a result of the same model", () => {
    const followed = { operationId: "getJobsById", parameters: { id: "$response.body#/id" } };
    expect(linksOf(start("/start", Job), follow("/jobs/{id}"))).toStrictEqual({ follow: followed });
  });

  it("is followed from no other status", () => {
    const response = { 200: Fault, 202: Job };
    const post = command("POST", "/start", { response, handle: () => new HttpResponse(202) });
    const { responses } = documentOf([post, follow("/jobs/{id}")]).components;
    expect(Object.keys(responses ?? {}).filter((name) => responses?.[name]?.links !== undefined)).toEqual([
      "AcceptedJob",
    ]);
  });

  it("is followed by no other", () => {
    expect(linksOf(start("/start", Job), follow("/jobs/{id}", {}))).toBeUndefined();
    expect(linksOf(start("/start", Job), follow("/jobs"))).toBeUndefined();
    expect(linksOf(start("/start", Job), follow("/jobs/{id}/{part}"))).toBeUndefined();
    expect(linksOf(start("/start", Job), start("/other/{id}", Job))).toBeUndefined();
  });
});

describe("the ending of an author's own node", () => {
  const Price = z.object({ price: z.number(), was: z.number().optional() });
  const paid = node("X402", {
    before: "W1",
    question: "Has it been paid for?",
    law: "our terms, section 4",
    ask: () => ({ problem: { price: 1 } }),
    no: end(402, { members: Price, headers: { "X-Price": "What it costs." } }),
  });
  const response = (required: object) => ({
    description: "Payment Required.",
    headers: heads("X-Price"),
    content: {
      [PROBLEM_TYPE]: {
        schema: {
          allOf: [to("Problem")],
          properties: { price: { type: "number" }, was: { type: "number" } },
          ...required,
        },
      },
    },
  });
  const priced = (more: object = {}) => listed(documentOf([resource("/it", { ...read, nodes: [paid], ...more })]))[402];

  it("adds its members to the problem, and its fields", () => {
    expect(priced()).toStrictEqual(response({ required: ["price"] }));
  });

  it("requires none of its members where a Halt may end so, too", () => {
    expect(priced({ halts: [402] })).toStrictEqual(response({}));
  });
});

describe("a field of what a write returns", () => {
  const writing = (response: object) =>
    resource("/it", {
      ...read,
      languages: ["en", "de"],
      PUT: { body: Book, response: response as { 204: null }, apply: () => undefined },
    });
  const fields = (status: number, ...routes: readonly Route[]) => {
    const document = documentOf(routes);
    const response = listed(document, "/it", "put")[status];
    const whole = typeof response === "string" ? document.components.responses?.[response] : response;
    return Object.keys((whole as { headers?: object } | undefined)?.headers ?? {});
  };

  it("is there where it returns a value, and not where null says that it returns none", () => {
    expect(fields(201, writing({ 201: Book, 204: null }))).toContain("Content-Language");
    expect(fields(201, writing({ 201: null, 204: null }))).not.toContain("Content-Language");
    expect(fields(200, writing({ 200: null, 204: null }))).toContain("Content-Language");
  });

  it("is that of its own operation, where another describes the same statuses", () => {
    const other = resource("/other", {
      ...read,
      languages: ["en", "de"],
      PUT: { body: Book, response: { 201: null, 204: null }, apply: () => undefined },
    });
    expect(fields(201, other, writing({ 201: Book, 204: null }))).toContain("Content-Language");
    const third = resource("/third", {
      ...read,
      languages: ["en", "de"],
      PUT: { body: Book, response: { 201: Book, 204: null }, apply: () => undefined },
    });
    expect(fields(201, third, writing({ 201: null, 204: null }))).not.toContain("Content-Language");
  });
});

describe("an example", () => {
  const examplesOf = (routed: Route, verb: PathItemMethod) => {
    const document = documentOf([routed]);
    const operation = document.paths["/it"]?.[verb];
    const [response] = Object.values(operation?.responses ?? {});
    const whole =
      response !== undefined && "$ref" in response
        ? document.components.responses?.[response.$ref.split("/").at(-1) ?? ""]
        : response;
    return [operation?.requestBody?.content[JSON_TYPE]?.examples, whole?.content?.[JSON_TYPE]?.examples];
  };
  const examples = { emma: { title: "Emma" } };
  const shown = { emma: { value: { title: "Emma" } } };

  it("is one of the request where there is one, and else of the response", () => {
    const put = resource("/it", {
      PUT: { body: Book, response: { 200: Book }, examples, apply: () => ({ title: "" }) },
    });
    expect(examplesOf(put, "put")).toEqual([shown, undefined]);
    const get = resource("/it", { ...read, GET: { ...read.GET, examples } });
    expect(examplesOf(get, "get")).toEqual([undefined, shown]);
    const remove = resource("/it", {
      DELETE: { response: { 200: Book }, examples, deleteResource: () => ({ title: "" }) },
    });
    expect(examplesOf(remove, "delete")).toEqual([undefined, shown]);
  });
});

it("operations with the same responses share them, whatever their models are", () => {
  const other = { ...read, GET: { response: Fault, represent: () => ({ message: "" }) } };
  const document = documentOf([resource("/it", read), resource("/other", other)]);
  expect([listed(document)[200], listed(document, "/other")[200]]).toEqual(["OKBookETag", "OKFaultETag"]);
  expect(listed(document)[404]).toBe(listed(document, "/other")[404]);
});

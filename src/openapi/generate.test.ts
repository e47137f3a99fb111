import { Resource, type Route, resource, route, Service, type ServiceOptions } from "signalbox";
import { generateOpenapi, type OpenapiOptions } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PROBLEM_SCHEMA } from "./problemSchema.ts";

const INFO = { title: "Shelf", version: "1" };
const Book = z.object({ title: z.string() }).meta({ id: "Book" });
const made = (options: Partial<OpenapiOptions> = {}, service: ServiceOptions = { resources: {} }) =>
  generateOpenapi(new Service(service), { ...INFO, ...options });
const of = (...routes: readonly Route[]) => made({}, { routes });
const to = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const PROBLEM = to("schemas", "Problem");
const json = (schema: object) => ({ "application/problem+json": { schema } });
const text = (description: string) => ({ description, schema: { type: "string" } });
const texts = (description: string) => ({ type: "array", description, items: { type: "string" } });
const withMembers = (properties: object) => json({ allOf: [PROBLEM], properties });

class Plain extends Resource {
  override represent(): unknown {
    return 1;
  }
  override describe(): ReturnType<Resource["describe"]> {
    return {};
  }
}

it("of a service without operations, the document has no models, as nothing refers to any", () => {
  expect(made()).toStrictEqual({
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    security: [],
    tags: [],
    paths: {},
    components: { schemas: {} },
  });
});

describe("the document of a resource that is read and written", () => {
  const book = resource("/books/{id}", {
    find: () => ({ title: "Emma" }),
    generateEtag: () => "1",
    GET: { response: Book, represent: ({ entity }) => entity },
    PUT: { body: Book, response: { 204: null }, apply: () => undefined },
  });
  const conditions = [to("parameters", "header.If-Match"), to("parameters", "header.If-None-Match")];

  it("has its operations", () => {
    const { paths, tags } = of(book);
    expect(tags).toEqual([{ name: "books" }]);
    expect(paths).toStrictEqual({
      "/books/{id}": {
        parameters: [to("parameters", "path.id")],
        get: {
          operationId: "getBooksById",
          tags: ["books"],
          summary: "Get books by id",
          parameters: conditions,
          responses: {
            200: to("responses", "OKBookETag"),
            304: to("responses", "NotModifiedETag"),
            404: to("responses", "NotFound"),
            406: to("responses", "NotAcceptable"),
            412: to("responses", "PreconditionFailed"),
          },
          "x-decided-at": { 200: ["O18a"], 304: ["I13", "K13"], 404: ["G7"], 406: ["F7", "C4"], 412: ["G11"] },
        },
        put: {
          operationId: "putBooksById",
          tags: ["books"],
          summary: "Put books by id",
          parameters: conditions,
          requestBody: { required: true, content: { "application/json": { schema: to("schemas", "Book") } } },
          responses: {
            201: { description: "Created.", content: { "application/json": {} } },
            204: to("responses", "NoContent"),
            400: to("responses", "BadRequestErrors"),
            412: to("responses", "PreconditionFailedEtag"),
            415: to("responses", "UnsupportedMediaType"),
          },
          "x-decided-at": {
            201: ["O14a"],
            204: ["O20"],
            400: ["B9a", "P0"],
            412: ["H7", "I13", "K13", "G11"],
            415: ["B5"],
          },
        },
      },
    });
  });

  it("has what they refer to, in the order of the names", () => {
    const errors = {
      type: "array",
      description: "Each thing that is wrong with what was sent.",
      items: {
        type: "object",
        properties: {
          pointer: { type: "string", description: "Where in the content: a JSON pointer (RFC 6901)." },
          parameter: { type: "string", description: "Which parameter of the query." },
          detail: { type: "string" },
        },
        required: ["detail"],
      },
    };
    const offers = {
      offered: texts("The media types that are offered."),
      offeredEncodings: texts("The content codings that are offered."),
    };
    const etag = { type: "string", description: "The tag of the state that is there." };
    const headers = { ETag: to("headers", "ETag") };
    const accepts = { Accept: to("headers", "Accept"), "Accept-Encoding": to("headers", "Accept-Encoding") };
    const { components } = of(book);
    const failed = "A precondition of the request does not hold.";
    expect(components).toStrictEqual({
      schemas: {
        Book: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
        Problem: PROBLEM_SCHEMA,
      },
      responses: {
        BadRequestErrors: { description: "The request cannot be understood.", content: withMembers({ errors }) },
        NoContent: { description: "No Content." },
        NotAcceptable: {
          description: "None of the representations offered is acceptable.",
          content: withMembers(offers),
        },
        NotFound: { description: "There is nothing at this address.", content: json(PROBLEM) },
        NotModifiedETag: { description: "Not Modified.", headers },
        OKBookETag: {
          description: "OK.",
          headers,
          content: { "application/json": { schema: to("schemas", "Book") } },
        },
        PreconditionFailed: { description: failed, content: json(PROBLEM) },
        PreconditionFailedEtag: { description: failed, content: withMembers({ etag }) },
        UnsupportedMediaType: {
          description: "The content is of a media type that is not accepted here.",
          headers: accepts,
          content: withMembers({ accepted: texts("The media types that are accepted here.") }),
        },
      },
      parameters: {
        "header.If-Match": {
          name: "If-Match",
          in: "header",
          ...text("Only if the current entity tag is one of these (RFC 9110 13.1.1)."),
        },
        "header.If-None-Match": {
          name: "If-None-Match",
          in: "header",
          ...text("Only if the current entity tag is none of these (RFC 9110 13.1.2)."),
        },
        "path.id": { name: "id", in: "path", required: true, schema: { type: "string", minLength: 1 } },
      },
      headers: {
        Accept: text("The media types that are taken here (RFC 9110 12.5.1)."),
        "Accept-Encoding": text(
          "The content codings that are taken here, where the coding was at fault (RFC 9110 12.5.3).",
        ),
        ETag: text("The entity tag of the representation (RFC 9110 8.8.3)."),
      },
    });
    for (const part of Object.values(components)) expect(Object.keys(part)).toEqual(Object.keys(part).sort());
  });
});

describe("what the options say", () => {
  it("is all of the information, but for what is undefined", () => {
    const info = {
      summary: "S",
      description: "D",
      termsOfService: "/terms",
      contact: { name: "Ann" },
      license: { name: "MIT" },
    };
    expect(made(info).info).toStrictEqual({ ...INFO, ...info });
    expect(made({ summary: undefined as never }).info).toStrictEqual(INFO);
  });

  it("is where the service is, and of which tags what", () => {
    const servers = [{ url: "https://a.example" }];
    const tags = [{ name: "b", description: "B" }, { name: "none" }];
    const document = made(
      { servers, tags },
      { routes: [route("/a", Plain), route("/b/c", Plain), route("/b", Plain)] },
    );
    expect([document.servers, document.tags]).toEqual([servers, [{ name: "b", description: "B" }, { name: "a" }]]);
  });

  it("is the name of a model, which is listed where something refers to it", () => {
    const Card = z.object({ a: z.string() });
    const read = resource("/card", { GET: { response: Card, represent: () => ({ a: "" }) } });
    const { schemas } = made({ models: { Card, Other: Book } }, { routes: [read] }).components;
    expect(Object.keys(schemas)).toEqual(["Card", "Problem"]);
  });

  it("is the version: in 3.1 a QUERY is an extension", () => {
    const asked = resource("/books", { QUERY: { body: Book, represent: () => 1 } });
    const keys = (openapi?: "3.1" | "3.2") => {
      const document = made(openapi === undefined ? {} : { openapi }, { routes: [asked] });
      return [document.openapi, ...Object.keys(document.paths["/books"] ?? {})];
    };
    expect([keys(), keys("3.1"), keys("3.2")]).toEqual([
      ["3.1.1", "x-query"],
      ["3.1.1", "x-query"],
      ["3.2.0", "query"],
    ]);
  });

  it("is whether the responses of the transport are listed", () => {
    const listed = (description: string) => ({ description, content: json(PROBLEM) });
    expect(made({ transport: true })["x-transport-responses"]).toEqual({
      400: listed("The request cannot be understood."),
      408: listed("Request Timeout."),
      413: listed("The content is too large."),
      414: listed("The request target is too long."),
      431: listed("Request Header Fields Too Large."),
      501: listed("The server does not support what the request needs."),
      503: listed("The service is unavailable for now."),
    });
    expect(made({ transport: false })).not.toHaveProperty("x-transport-responses");
  });

  it.each<[object, string]>([
    [{ title: undefined }, 'title is undefined. Write instead: title: "…"'],
    [{ version: 1 }, 'version is 1. Write instead: version: "…"'],
    [{ openapi: "3.0" }, 'openapi is "3.0". Write instead: openapi: "3.1" or "3.2"'],
    [{ transport: 1 }, "transport is 1. Write instead: transport: true or false"],
  ])("is refused: %j", (options, message) => {
    expect(() => made(options)).toThrow(`BAD_VALUE: generateOpenapi: ${message}`);
  });
});

it("an option that nothing reads is refused", () => {
  expect(() => made({ titel: "Shelf" } as object)).toThrow(/^UNKNOWN_KEY: generateOpenapi: it has titel/);
});

describe("what is refused", () => {
  const said = (description: object) => route("/it/{id}", Object.assign(new Plain(), { describe: () => description }));

  it("is anything but a service", () => {
    expect(() => generateOpenapi({} as never, INFO)).toThrow(
      "BAD_VALUE: generateOpenapi: its first argument is no service. Write instead: generateOpenapi(new Service({ routes }), { title, version })",
    );
  });

  it("is a path parameter that the pattern does not have", () => {
    const parameters = [
      { name: "id", in: "path" },
      { name: "other", in: "query" },
      { name: "part", in: "path" },
    ];
    expect(() => of(said({ get: { parameters } }))).toThrow(
      'PATTERN_LACKS_PARAMETER: Plain: describe has the path parameter part, and /it/{id} has no such parameter. Write instead: route("/it/{id}/{part}", …)',
    );
    expect(() => of(said({ get: { parameters: parameters.slice(0, 2) } }))).not.toThrow();
  });

  // OpenAPI 3.1, 4.8.8.1.
  it("is a path that differs from another only in the names of its parameters", () => {
    class Other extends Plain {
      override readonly allowedMethods = ["DELETE"];
      override deleteResource() {
        return true;
      }
    }
    expect(() => of(route("/it/{one}", Plain), route("/it/{other*}", Other))).toThrow(
      "SAME_PATTERN: Other: a document has one path for /it/{one} and /it/{other*}. Write instead: a `describe` for one of the two",
    );
    expect(() => of(route("/it/{a}", Plain), route("/it/{a}/{b}", Other))).not.toThrow();
  });

  it("is a scheme that is not declared, or is another under its name", () => {
    const bearer = { type: "http", scheme: "bearer" } as const;
    const basic = { type: "http", scheme: "basic" } as const;
    class Guarded extends Plain {
      override isAuthorized() {
        return true;
      }
    }
    const guarded = (security: object) =>
      route("/it", Object.assign(new Guarded(), { describe: () => ({ get: { security } }) }));
    const needing = guarded(["token"]);
    expect(() => of(needing)).toThrow(
      'UNKNOWN_SECURITY_SCHEME: Guarded: its security names "token", which is not a scheme of the document. Write instead: securitySchemes: { token: { type: "http", scheme: "bearer" } }',
    );
    const bringing = guarded([{ token: bearer }]);
    const schemes = (securitySchemes: ServiceOptions["securitySchemes"] & {}) =>
      made({}, { routes: [bringing], securitySchemes }).components.securitySchemes;
    expect([schemes({}), schemes({ token: bearer })]).toEqual([{ token: bearer }, { token: bearer }]);
    const all = made({}, { routes: [route("/it", Guarded)], security: [{ token: bearer }] });
    expect([all.security, all.components.securitySchemes]).toEqual([[{ token: [] }], { token: bearer }]);
    expect(() => schemes({ token: basic })).toThrow(
      'SAME_SECURITY_SCHEME: Guarded: its security scheme "token" is another than the one that the document has under this name. Write instead: another name: name: "token2"',
    );
  });
});

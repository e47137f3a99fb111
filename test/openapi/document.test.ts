import {
  type Context,
  command,
  Halt,
  HttpResponse,
  jsonCodec,
  part,
  Resource,
  type Route,
  resource,
  route,
  Service,
  type ServiceOptions,
} from "signalbox";
import { generateOpenapi, type OpenapiOptions, type OperationObject, openapiRoutes } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { KNOWN_CODINGS } from "../../src/coding/available.ts";

const Book = z.object({ title: z.string() }).meta({ id: "Book" });

/** Takes and gives any type: here nothing is sent. */
const anyCodec = Object.fromEntries(
  ["application/json", "application/x-www-form-urlencoded", "text/csv", "image/png", "application/yaml"].map((type) => [
    type,
    jsonCodec,
  ]),
);

function documentOf(routes: readonly Route[], more: Partial<OpenapiOptions> = {}, options: ServiceOptions = {}) {
  return generateOpenapi(new Service({ ...options, routes }), { title: "It", version: "1", ...more });
}

function statuses(operation: OperationObject | undefined): readonly string[] {
  return Object.keys(operation?.responses ?? {});
}

/** The response of a status, its reference followed. */
function response(document: ReturnType<typeof documentOf>, operation: OperationObject | undefined, status: number) {
  const response = operation?.responses[status];
  if (response === undefined || !("$ref" in response)) return response;
  return document.components.responses?.[response.$ref.split("/").at(-1) ?? ""];
}

class Plain extends Resource {
  override represent(): unknown {
    return {};
  }
}

class Described extends Plain {
  override describe(): ReturnType<Resource["describe"]> {
    return {};
  }
}

class Item extends Described {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly body = Book;
  override resourceExists(): boolean {
    return true;
  }
  override generateEtag(): string {
    return "v1";
  }
  override lastModified(): Date {
    return new Date(0);
  }
  override apply(): unknown {
    return undefined;
  }
  override deleteResource(): unknown {
    return undefined;
  }
}

describe("what is documented", () => {
  it("is what has a description: no command, no resource without one, not the document itself", () => {
    const document = documentOf([route("/books", Described), route("/plain", Plain)]);
    const served = openapiRoutes(document);
    const commands = [command("GET", "/health", () => HttpResponse.text("ok")), ...served];
    const again = documentOf([route("/books", Described), route("/plain", Plain), ...commands]);
    expect(Object.keys(again.paths)).toEqual(["/books"]);
    expect(again).toEqual(document);
  });

  it("is every method that is allowed, described or not; HEAD and OPTIONS only where described", () => {
    expect(Object.keys(documentOf([route("/it", Item)]).paths["/it"] ?? {})).toEqual(["get", "put", "patch", "delete"]);
    class Whole extends Item {
      override describe() {
        return { head: {}, options: { summary: "What may I do?" } };
      }
    }
    const { head, options } = documentOf([route("/it", Whole)]).paths["/it"] ?? {};
    expect(statuses(head)).toEqual(["200", "304", "404", "406", "412"]);
    expect(head?.responses["200"]).toMatchObject({ headers: { ETag: {}, "Last-Modified": {} } });
    expect(statuses(options)).toEqual(["200"]);
  });

  it("lists a success that describe leaves out, with content of any shape, and between 200 and 204 what describe names", () => {
    const named = (responses: Readonly<Record<number, null>>) => {
      class Named extends Item {
        override describe() {
          return { put: { responses } };
        }
      }
      return statuses(documentOf([route("/it", Named)]).paths["/it"]?.put).filter((status) => status < "300");
    };
    expect(named({})).toEqual(["200", "201", "204"]);
    expect(named({ 204: null })).toEqual(["201", "204"]);
    expect(named({ 200: null, 204: null })).toEqual(["200", "201", "204"]);
    const { put } = documentOf([route("/it", Item)]).paths["/it"] ?? {};
    expect(put?.responses["201"]).toMatchObject({ content: { "application/json": {} } });
  });
});

describe("names", () => {
  it("derives operationId, tag and summary, and keeps ids apart where a class is mounted twice", () => {
    class BookItems extends Described {}
    const { paths, tags } = documentOf([route("/books/{id}", BookItems), route("/old/books", BookItems)]);
    expect(paths["/books/{id}"]?.get).toMatchObject({ operationId: "getBookItems", summary: "Get book items" });
    expect(paths["/old/books"]?.get?.operationId).toBe("getBookItemsOldBooks");
    expect(tags).toEqual([{ name: "books" }, { name: "old" }]);
  });

  it("takes the author's, and refuses an id that is there twice", () => {
    class Said extends Described {
      override describe() {
        const operation = {
          operationId: "list",
          summary: "List",
          description: "All.",
          tags: ["shelf"],
          deprecated: true,
        };
        return { get: operation };
      }
    }
    const said = { operationId: "list", summary: "List", description: "All.", tags: ["shelf"], deprecated: true };
    expect(documentOf([route("/a", Said)]).paths["/a"]?.get).toMatchObject(said);
    expect(() => documentOf([route("/a", Said), route("/b", Said)])).toThrow(/SAME_OPERATION_ID: Said: .*get \/b/);
  });
});

describe("what an operation takes", () => {
  it("has the pattern's parameters, the query model's, and the fields that its plan looks at", () => {
    class Searched extends Item {
      override readonly query = z.object({ q: z.string(), page: z.coerce.number().default(1) });
      override readonly languages = ["en", "de"];
      override readonly encodings = ["gzip"];
    }
    const { paths, components } = documentOf([route("/shelves/{shelf}/books", Searched)]);
    const item = paths["/shelves/{shelf}/books"];
    const names = (list: readonly object[] = []) =>
      list.map((each) => ("$ref" in each ? String(each.$ref) : "").split("/").at(-1));
    expect(names(item?.parameters)).toEqual(["path.shelf", "query.q", "query.page"]);
    expect(components.parameters).toMatchObject({
      "path.shelf": { in: "path", required: true, schema: { type: "string", minLength: 1 } },
      "query.q": { required: true, schema: { type: "string" } },
      "query.page": { schema: { type: "number", default: 1 } },
    });
    expect(new Set(names(item?.get?.parameters))).toEqual(
      new Set([
        "header.Accept-Encoding",
        "header.Accept-Language",
        "header.If-Match",
        "header.If-Modified-Since",
        "header.If-None-Match",
        "header.If-Unmodified-Since",
      ]),
    );
    expect(names(item?.put?.parameters)).not.toContain("header.If-Modified-Since");
  });

  it("has no precondition where the resource has no validator, and a query model only where it is asked", () => {
    class Partly extends Described {
      override readonly allowedMethods = ["GET", "POST"];
      override readonly query = z.object({ q: z.string() });
      override readonly onlyFor = { query: ["GET"] };
      override processPost() {}
    }
    const { get, post, parameters } = documentOf([route("/it", Partly)]).paths["/it"] ?? {};
    expect(parameters).toBeUndefined();
    expect(get?.parameters).toEqual([{ $ref: "#/components/parameters/query.q" }]);
    expect(post?.parameters).toBeUndefined();
    expect(statuses(get)).toContain("400");
    expect(statuses(post)).not.toContain("400");
  });

  it("has what the author adds, who may say more of what is derived", () => {
    class Told extends Item {
      override describe() {
        const etag = {
          name: "If-Match",
          in: "header",
          required: true,
          description: "The book as you know it",
        } as const;
        const id = { name: "id", in: "path", schema: { type: "integer" }, example: 7 } as const;
        return { put: { parameters: [etag, id, { name: "X-Why", in: "header" } as const] } };
      }
    }
    const { components, paths } = documentOf([route("/books/{id}", Told)]);
    expect(components.parameters).toMatchObject({
      "header.If-Match2": { required: true, description: "The book as you know it" },
      "header.X-Why": { schema: { type: "string" } },
      "path.id2": { required: true, schema: { type: "integer" }, example: 7 },
    });
    expect(paths["/books/{id}"]?.put?.parameters).toHaveLength(5);
    expect(() => documentOf([route("/books", Told)])).toThrow(/PATTERN_LACKS_PARAMETER: Told/);
  });

  // OpenAPI 3.1, 4.8.10.1: “The list MUST NOT include duplicated parameters”, by name and place. RFC 9110 5.1: fields are named
  // in any case.
  it("has each parameter once, with what the model and the author say of it", () => {
    class Paged extends Item {
      override readonly query = z.object({ page: z.string() });
      override describe() {
        const parameters = [
          { name: "page", in: "query", description: "Which page" },
          { name: "X-Why", in: "header" },
          { name: "x-why", in: "header", description: "Why" },
          { name: "sid", in: "cookie" },
          { name: "sid", in: "cookie", description: "Who" },
          { name: "if-match", in: "header", required: true },
        ] as const;
        return { get: { parameters } };
      }
    }
    const own = Object.assign(new Paged(), { onlyFor: { query: ["GET"] } });
    for (const resource of [Paged, own]) {
      const document = documentOf([route("/it", resource)]);
      const item = document.paths["/it"] ?? {};
      const listed = (item.get?.parameters ?? []).map((each) => ("$ref" in each ? each.$ref : ""));
      const parameters = listed.map((each) => document.components.parameters?.[each.split("/").at(-1) ?? ""]);
      const named = (name: string) => parameters.filter((each) => each?.name.toLowerCase() === name);
      const text = { type: "string" };
      const page = { name: "page", in: "query", required: true, description: "Which page", schema: text };
      expect(named("page")).toEqual([page]);
      expect(named("x-why")).toEqual([{ name: "x-why", in: "header", description: "Why", schema: text }]);
      expect(named("sid")).toEqual([{ name: "sid", in: "cookie", description: "Who", schema: text }]);
      expect(named("if-match")).toMatchObject([{ required: true, description: expect.stringContaining("RFC 9110") }]);
    }
  });

  it("has of a query that is a union what any alternative takes, and requires what all of them require", () => {
    class Either extends Described {
      override readonly query = z.intersection(
        z.discriminatedUnion("kind", [
          z.object({ kind: z.literal("a"), size: z.string(), n: z.string() }),
          z.object({ kind: z.literal("b"), size: z.string() }),
        ]),
        z.object({ q: z.string(), size: z.string().min(1) }),
      );
    }
    const { parameters } = documentOf([route("/it", Either)]).components;
    const [text, some] = [{ type: "string" }, { type: "string", minLength: 1 }];
    const [a, b] = ["a", "b"].map((kind) => ({ ...text, const: kind }));
    expect(parameters).toEqual({
      "query.kind": { name: "kind", in: "query", required: true, schema: { anyOf: [a, b] } },
      "query.n": { name: "n", in: "query", schema: text },
      "query.q": { name: "q", in: "query", required: true, schema: text },
      "query.size": { name: "size", in: "query", required: true, schema: { allOf: [some, text] } },
    });
  });

  it("has the body's model in every media type that has its shape, or that which describe names", () => {
    class Forms extends Item {
      override readonly consumes = ["application/json", "application/x-www-form-urlencoded", "text/csv", "image/png"];
      override readonly maxBodyBytes = 4096;
      override describe() {
        return { put: { examples: { emma: { title: "Emma" } } } };
      }
    }
    const { put } = documentOf([route("/it", Forms, { codecs: anyCodec })]).paths["/it"] ?? {};
    const schema = { $ref: "#/components/schemas/Book" };
    const examples = { emma: { value: { title: "Emma" } } };
    expect(put?.requestBody).toEqual({
      required: true,
      "x-max-bytes": 4096,
      content: {
        "application/json": { schema, examples },
        "application/x-www-form-urlencoded": { schema, examples },
        "text/csv": { schema: { type: "string" } },
        "image/png": {},
      },
    });
  });
});

describe("what a response carries", () => {
  it("is one Problem for every error, and the fields that the ending carries", () => {
    class Limited extends Item {
      override readonly produces = ["application/json", "text/csv"];
      override withinRateLimit() {
        return 1;
      }
      override isAuthorized() {
        return false;
      }
      override describe() {
        return { get: { responses: { 200: Book }, documentedHeaders: { RateLimit: "What is left" } } };
      }
    }
    const document = documentOf([route("/it", Limited, { codecs: anyCodec })]);
    const { get, patch } = document.paths["/it"] ?? {};
    const fields = (status: number, operation = get) =>
      Object.keys(response(document, operation, status)?.headers ?? {});
    expect(fields(200)).toEqual(["ETag", "Last-Modified", "RateLimit", "Vary"]);
    expect(fields(304)).toEqual(["ETag", "RateLimit", "Vary"]);
    expect(fields(401)).toEqual(["RateLimit", "WWW-Authenticate"]);
    expect(fields(404)).toEqual(["RateLimit", "Vary"]);
    expect(fields(429)).toEqual(["Cache-Control", "RateLimit", "Retry-After"]);
    expect(fields(415, patch)).toEqual(["Accept", "Accept-Encoding", "Accept-Patch"]);
    for (const status of statuses(get)
      .map(Number)
      .filter((each) => each >= 400)) {
      const { schema } = response(document, get, status)?.content?.["application/problem+json"] ?? {};
      const { $ref, allOf = [{ $ref }] } = schema as { $ref?: string; allOf?: unknown };
      expect(allOf, String(status)).toEqual([{ $ref: "#/components/schemas/Problem" }]);
    }
    const members = (status: number, operation = get) => {
      const { schema } = response(document, operation, status)?.content?.["application/problem+json"] ?? {};
      return Object.keys((schema?.["properties"] as object | undefined) ?? {});
    };
    expect([401, 404, 412].flatMap((status) => members(status))).toEqual([]);
    expect(members(429)).toEqual(["retryAfter"]);
    expect(members(406)).toEqual(["offered", "offeredEncodings"]);
    expect(members(400, patch)).toEqual(["errors"]);
    expect(members(415, patch)).toEqual(["accepted"]);
    expect(response(document, get, 200)?.content).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/Book" } },
      "text/csv": { schema: { type: "string" } },
    });
  });

  it.each(KNOWN_CODINGS)(
    "has Vary and Content-Encoding for %s where this runtime can send it, and else not",
    async (coding) => {
      class Coded extends Item {
        override readonly encodings = [coding];
        override represent() {
          return { title: "Signals" };
        }
        override describe() {
          return { get: { responses: { 200: Book } } };
        }
      }
      const routes = [route("/it", Coded)];
      const document = documentOf(routes);
      const listed = Object.keys(response(document, document.paths["/it"]?.get, 200)?.headers ?? {});
      const sent = await request(new Service({ routes }), "GET", "/it", { headers: { "Accept-Encoding": coding } });
      expect(sent.status).toBe(200);
      for (const name of ["Vary", "Content-Encoding"]) {
        expect(listed.includes(name), name).toBe(sent.header(name) !== undefined);
      }
    },
  );

  it("has what the table gives the status of a declared Halt, as it is sent", async () => {
    class Halts extends Item {
      override readonly halts = [401, 429, 404];
      override represent(): unknown {
        throw new Halt(401);
      }
      override describe() {
        return { get: { responses: { 200: Book } } };
      }
    }
    const routes = [route("/it", Halts)];
    const document = documentOf(routes);
    const fields = (status: number) =>
      Object.keys(response(document, document.paths["/it"]?.get, status)?.headers ?? {});
    const sent = await request(new Service({ routes }), "GET", "/it");
    expect([sent.status, sent.header("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(fields(401)).toEqual(["WWW-Authenticate"]);
    // Nobody gave a hint: a Halt that has one sets the field itself.
    expect(fields(429)).toEqual(["Cache-Control"]);
  });

  // RFC 9745 2, RFC 8594 3: every response says what is deprecated. What a part says of representations, a command does not send.
  it.each([{ 200: Book }, { 201: Book }, { 200: Book, 202: null }])(
    "has what a command sends with each of its successes: %o",
    async (responses) => {
      const kept = part({ cacheControl: () => "max-age=60" });
      for (const status of Object.keys(responses).map(Number)) {
        const one = command("POST", "/it", {
          with: [kept],
          deprecation: { since: new Date(0), sunset: new Date(4e12), link: "/why" },
          response: responses,
          handle: () => (status === 202 ? new HttpResponse(202) : HttpResponse.json({ title: "Emma" }, { status })),
        });
        const service = new Service({ resources: { one } });
        const document = documentOf([one]);
        const listed = Object.keys(response(document, document.paths["/it"]?.post, status)?.headers ?? {});
        expect(listed, String(status)).toEqual(["Deprecation", "Link", "Sunset"]);
        const sent = await request(service, "POST", "/it");
        expect([sent.status, ...listed.map((name) => sent.header(name) !== undefined)]).toEqual([
          status,
          true,
          true,
          true,
        ]);
        expect(sent.header("cache-control")).toBeUndefined();
      }
    },
  );

  it("has what every response has with the success of a declared Halt", () => {
    const one = resource("/it", {
      deprecation: { since: new Date(0) },
      GET: { response: { 200: Book, 203: null }, halts: [203], represent: () => ({ title: "Emma" }) },
    });
    const document = documentOf([one]);
    const fields = response(document, document.paths["/it"]?.get, 203)?.headers ?? {};
    expect(Object.keys(fields)).toEqual(["Deprecation"]);
  });

  it("is nothing on a 204, a 304 and any response to HEAD", () => {
    class Heads extends Item {
      override describe() {
        return { head: {}, delete: { responses: { 204: null } } };
      }
    }
    const document = documentOf([route("/it", Heads)]);
    const { head, delete: remove, get } = document.paths["/it"] ?? {};
    expect(response(document, remove, 204)).toEqual({ description: "No Content." });
    expect(response(document, get, 304)).not.toHaveProperty("content");
    for (const status of statuses(head)) expect(response(document, head, Number(status))).not.toHaveProperty("content");
  });
});

describe("security", () => {
  const securitySchemes = {
    bearer: { type: "http", scheme: "bearer" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
  } as const;

  class Guarded extends Item {
    override readonly onlyFor = { isAuthorized: ["PUT", "PATCH", "POST", "DELETE"] };
    override isAuthorized(_ctx: Context): boolean | string {
      return true;
    }
    override describe() {
      return { get: { security: [] }, put: { security: ["bearer", "key"] } };
    }
  }

  it("has the schemes, a default, an operation's own, and [] for what is public", () => {
    const document = documentOf([route("/it", Guarded)], {}, { securitySchemes, security: ["bearer"] });
    expect(document.components.securitySchemes).toEqual(securitySchemes);
    expect(document.security).toEqual([{ bearer: [] }]);
    const { get, put, patch } = document.paths["/it"] ?? {};
    expect(get?.security).toEqual([]);
    expect(put?.security).toEqual([{ bearer: [] }, { key: [] }]);
    expect(patch).not.toHaveProperty("security");
  });

  it("refuses a name that no scheme declares", () => {
    const unknown = /UNKNOWN_SECURITY_SCHEME: Guarded: its security names "key"/;
    expect(() =>
      documentOf([route("/it", Guarded)], {}, { securitySchemes: { bearer: securitySchemes.bearer } }),
    ).toThrow(unknown);
    expect(() => documentOf([], {}, { security: ["toString"] })).toThrow(/UNKNOWN_SECURITY_SCHEME: the document/);
  });
});

describe("what is refused", () => {
  const refused = (description: object, more: object = {}) => {
    const resource = Object.assign(new Item(), more, { describe: () => description });
    return () => documentOf([route("/it", resource)]);
  };

  it.each([
    ["a method that is not allowed", { post: {} }, {}, /DESCRIBED_METHOD_NOT_ALLOWED: Item/],
    ["a success that the plan cannot reach", { get: { responses: { 201: null } } }, {}, /DESCRIBED_STATUS_UNREACHABLE/],
    ["a status that is no success", { get: { responses: { 404: null } } }, {}, /DESCRIBED_STATUS_NOT_SUCCESS/],
    ["a request where none is read", { get: { request: Book } }, {}, /DESCRIBED_REQUEST_UNREAD/],
    ["a request that is not the body", { put: { request: z.string() } }, {}, /DESCRIBED_REQUEST_DIFFERS/],
    ["a request that is not a model", { put: { request: {} } }, {}, /BAD_MODEL/],
    [
      "a model named Problem that is none",
      { get: { responses: { 200: z.string().meta({ id: "Problem" }) } } },
      {},
      /SAME_MODEL_NAME/,
    ],
  ])("%s", (_, description, more, message) => {
    expect(refused(description, more)).toThrow(message);
  });

  it("is a Date as content or in a query, which holds texts only, and nothing that may be sent", () => {
    const taking = (at: z.ZodType) => {
      const body = z.object({ title: z.string(), when: z.object({ at }) });
      return () => documentOf([route("/it", Object.assign(new Item(), { body }))]);
    };
    const message =
      /NO_JSON_SCHEMA: Item, request of put \/it: its model takes a Date as when\.at, .*z\.coerce\.date\(\)/;
    expect(taking(z.date())).toThrow(message);
    const made = z.preprocess((text) => new Date(String(text)), z.date());
    for (const at of [z.coerce.date(), z.date().optional(), z.iso.datetime(), made]) expect(taking(at)).not.toThrow();
    const query = z.object({ since: z.date() });
    expect(() => documentOf([route("/it", Object.assign(new Item(), { query }))])).toThrow(
      /UNSENDABLE_QUERY: Item: query takes a date at since/,
    );
    const yaml = { consumes: ["application/yaml"], body: z.object({ at: z.date() }) };
    expect(() => documentOf([route("/it", Object.assign(new Item(), yaml), { codecs: anyCodec })])).not.toThrow();
  });

  it("is nothing of a description that is true", () => {
    expect(refused({ put: { request: Book, responses: { 204: null } } })).not.toThrow();
    expect(refused({ get: { responses: { 203: null } } }, { halts: { GET: [203] } })).not.toThrow();
  });
});

describe("the document as a whole", () => {
  it("is the same, byte by byte, however often it is made", () => {
    const routes = [route("/a/{id}", Item), route("/b", Described)];
    expect(JSON.stringify(documentOf(routes))).toBe(JSON.stringify(documentOf(routes)));
  });

  it("says where it is", () => {
    const document = documentOf([], { description: "D" });
    expect(document).toMatchObject({
      openapi: "3.1.1",
      servers: [{ url: "/" }],
      info: { title: "It", description: "D" },
    });
  });

  it("encodes a pattern as it is on the wire", () => {
    expect(Object.keys(documentOf([route("/bücher/{id}", Described)]).paths)).toEqual(["/b%C3%BCcher/{id}"]);
  });
});

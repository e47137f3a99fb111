import { METHODS as PARSED } from "node:http";
import { connect } from "node:http2";
import { type Context, jsonCodec, Resource, resource, route, Service } from "signalbox";
import { formCodec, textCodec } from "signalbox/codecs";
import { explain } from "signalbox/debug";
import { fetchHandler } from "signalbox/fetch";
import { serve } from "signalbox/node";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, contractText, request, type TestRequest } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FAR, MODIFIED, OLD } from "./fixtures.ts";

const Search = z.object({ title: z.string(), limit: z.number().optional() });
type Search = z.infer<typeof Search>;
type Asked = Context<{ body: Search; state: { found: readonly string[] } }>;

const SHELF = ["Points and crossings", "Points of light", "Signals"];
const CODECS = {
  "application/json": jsonCodec,
  "application/x-www-form-urlencoded": formCodec,
  "text/plain": textCodec,
};

/** A shelf that can be read whole, and queried. Counts how often it is searched. */
class Shelf extends Resource<Asked> {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "QUERY", "PUT"];
  override readonly produces: readonly string[] = ["application/json", "text/plain"];
  override readonly consumes: readonly string[] | Record<string, readonly string[]> = ["application/json"];
  override readonly body = Search;
  readonly seen: unknown[] = [];
  searched = 0;

  override resourceExists(ctx: Asked): boolean {
    this.seen.push(ctx.body);
    return true;
  }
  override generateEtag(ctx: Asked): string | undefined {
    return ctx.request.method === "QUERY" ? `q-${ctx.body.title}` : "all";
  }
  override lastModified(): Date | undefined {
    return new Date(MODIFIED);
  }
  override requireConditionalWrite(): boolean {
    return true;
  }
  override isConflict(): boolean {
    return true;
  }
  override apply(): void {}
  override represent(ctx: Asked): unknown {
    this.searched += 1;
    if (ctx.request.method !== "QUERY") return SHELF;
    return SHELF.filter((title) => title.includes(ctx.body.title)).slice(0, ctx.body.limit);
  }
}

const serviceOf = (shelf: Resource<Asked> | Resource) =>
  new Service({ routes: [route("/books", shelf, { codecs: CODECS })], trace: true, onError: () => {} });

const query = (asked: TestRequest = {}, shelf: Resource<Asked> | Resource = new Shelf()) =>
  request(serviceOf(shelf), "QUERY", "/books", { body: { title: "Points" }, ...asked });

const field = (name: string, value: string): TestRequest => ({ headers: { [name]: value } });

describe("a QUERY (RFC 10008 2)", () => {
  // “QUERY requests are safe with regard to the target resource […] that is, the client does not request or expect any
  // change to the state of the target resource.”
  it("Q01 is 200 with what its content asks for, and never 428, 409 or 201", async () => {
    const response = await query();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(["Points and crossings", "Points of light"]);
    expect(response.header("etag")).toBe('"q-Points"');
    expect(response.trace).toBe(
      "B13,B12,B11,B10,B9,B8,B7,B6,B5,B4,B3,C3,D4,F6,G7d,P0,G7,G8,H10,I12,L13,M16,N16,O16,O18",
    );
  });

  it("has its content decoded before it is asked whether the resource exists", async () => {
    const shelf = new Shelf();
    await query({}, shelf);
    expect(shelf.seen).toEqual([{ title: "Points" }]);
  });

  // “Servers MUST fail the request if the Content-Type request field is missing or is inconsistent with the request content.”
  it.each([
    ["with content", '{"title":"Points"}'],
    ["without", undefined],
  ])("Q02 without Content-Type is 400, %s, with Accept-Query", async (_, body) => {
    const shelf = new Shelf();
    const response = await query({ body }, shelf);
    expect([response.status, response.trace.split(",").at(-1)]).toEqual([400, "B5a"]);
    expect(response.header("accept-query")).toBe("application/json");
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: "", detail: expect.stringContaining("Content-Type") }],
    });
    expect(shelf.searched).toBe(0);
  });

  it("Q02 whose content is not what its Content-Type says is 400: nothing is guessed", async () => {
    const response = await query({ ...field("content-type", "application/json"), body: "title=Points" });
    expect([response.status, response.trace.split(",").at(-1)]).toEqual([400, "P0"]);
    expect(response.header("accept-query")).toBe("application/json");
  });

  it("without content, though it names a type, is 400", async () => {
    expect((await query({ ...field("content-type", "application/json"), body: undefined })).status).toBe(400);
  });

  // “If the request's media type is not supported by the resource, a status code of 415 (Unsupported Media Type) is appropriate.”
  it("of a type that is not taken is 415, with Accept-Query", async () => {
    const response = await query({ ...field("content-type", "application/sql"), body: "select title" });
    expect(response.status).toBe(415);
    expect(response.header("accept-query")).toBe("application/json");
  });

  // “… well-formed but cannot be processed: 422 (Unprocessable Content).”
  it.each([
    [undefined, 400],
    [422, 422],
  ] as const)("that its model refuses is 400, or 422 where invalidBody is %s", async (invalidBody, status) => {
    const shelf = Object.assign(new Shelf(), { invalidBody });
    const response = await query({ body: { title: 1 } }, shelf);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ pointer: "/title" }] });
  });

  // “… 406 (Not Acceptable) if the client's Accept cannot be met.” It is a read, so ruling 4 does not spare it.
  it("whose Accept cannot be met is 406, before its content is read", async () => {
    const shelf = new Shelf();
    const response = await query(field("accept", "image/png"), shelf);
    expect(response.status).toBe(406);
    expect(shelf.seen).toEqual([]);
  });

  it("over maxBodyBytes is 413", async () => {
    const response = await query(
      { body: { title: "x".repeat(100) } },
      Object.assign(new Shelf(), { maxBodyBytes: 50 }),
    );
    expect(response.status).toBe(413);
  });

  it("to what is missing is 404, and never creates", async () => {
    expect((await query({}, Object.assign(new Shelf(), { resourceExists: () => false }))).status).toBe(404);
  });

  it("is 405 where it is not allowed, with the methods that are", async () => {
    const response = await query({}, Object.assign(new Shelf(), { allowedMethods: ["GET", "PUT"] }));
    expect([response.status, response.header("allow")]).toEqual([405, "GET, PUT, OPTIONS"]);
    expect(response.header("accept-query")).toBeUndefined();
  });

  it("takes Content-Digest like every request with content", async () => {
    const shelf = Object.assign(new Shelf(), { digests: ["sha-256"] });
    expect((await query(field("content-digest", "sha-256=:AAAA:"), shelf)).status).toBe(400);
  });
});

describe("Accept-Query (RFC 10008 3)", () => {
  // “Accept-Query is a Structured Field List whose members are Tokens or Strings; media type parameters are parameters.”
  it.each([
    [["application/json"], "application/json"],
    [["application/x-www-form-urlencoded", "application/json"], "application/x-www-form-urlencoded, application/json"],
    [['application/json; charset="UTF-8"; v="a b"'], 'application/json;charset=UTF-8;v="a b"'],
  ])("of %j is %s, on OPTIONS, GET, HEAD, QUERY and 405", async (types, expected) => {
    const shelf = () => Object.assign(new Shelf(), { consumes: { PUT: ["application/json"], QUERY: types } });
    for (const [method, asked] of [
      ["OPTIONS"],
      ["GET"],
      ["HEAD"],
      ["QUERY", { body: { title: "x" } }],
      ["DELETE"],
    ] as const) {
      const response = await request(serviceOf(shelf()), method, "/books", asked);
      expect([method, response.header("accept-query")]).toEqual([method, expected]);
    }
  });

  it("is not on a 304, nor on the refusal of another method's content", async () => {
    expect(
      (await request(serviceOf(new Shelf()), "GET", "/books", field("if-none-match", '"all"'))).header("accept-query"),
    ).toBeUndefined();
    const put = await request(serviceOf(new Shelf()), "PUT", "/books", {
      ...field("if-match", "*"),
      body: { title: 1 },
    });
    expect([put.status, put.header("accept-query")]).toEqual([400, undefined]);
  });
});

describe("a conditional QUERY (RFC 10008 2.6)", () => {
  // “The selected representation is that of the equivalent resource”: the tag is that of this query.
  it.each([
    ["if-none-match", '"q-Points"', 304],
    ["if-none-match", '"all"', 200],
    ["if-none-match", "*", 304],
    ["if-match", '"q-Points"', 200],
    ["if-match", '"all"', 412],
    // RFC 10008 A.5 has a QUERY with If-Modified-Since; RFC 9110 13.1.3 knows only GET and HEAD.
    ["if-modified-since", MODIFIED, 304],
    ["if-modified-since", OLD, 200],
    ["if-unmodified-since", OLD, 412],
    ["if-unmodified-since", FAR, 200],
  ])("with %s: %s is %i, and 304 and 412 come before the work", async (name, value, status) => {
    const shelf = new Shelf();
    const response = await query(field(name, value), shelf);
    expect(response.status).toBe(status);
    expect(shelf.searched).toBe(status === 200 ? 1 : 0);
    if (status === 304) expect(response.header("etag")).toBe('"q-Points"');
  });

  it("has a tag for each representation of the results (ruling 11)", async () => {
    const asText = field("accept", "text/plain");
    expect((await query(asText, new Shelf())).header("etag")).toBe('"q-Points;text/plain"');
  });
});

const gone = { resourceExists: (): boolean => false, previouslyExisted: (): boolean => true };

describe("where the results and the query are", () => {
  const located = () =>
    Object.assign(new Shelf(), {
      contentLocation: () => "/results/17",
      equivalentLocation: (ctx: Asked) => `/books?title=${ctx.body.title}`,
    });

  // RFC 10008 2.3 and 2.4: “Content-Location […] a resource that corresponds to the results of the operation”; “Location […]
  // that the client can use to repeat the query without resending the content.”
  it("is said by Content-Location and Location of the 200; a 304 repeats the former (RFC 9110 15.4.5)", async () => {
    const response = await query({}, located());
    expect([response.header("content-location"), response.header("location")]).toEqual([
      "/results/17",
      "/books?title=Points",
    ]);
    const unchanged = await query(field("if-none-match", '"q-Points"'), located());
    expect([unchanged.status, unchanged.header("content-location"), unchanged.header("location")]).toEqual([
      304,
      "/results/17",
      undefined,
    ]);
  });

  it("is no Location of a GET", async () => {
    const response = await request(serviceOf(located()), "GET", "/books");
    expect([response.header("content-location"), response.header("location")]).toEqual(["/results/17", undefined]);
  });

  // RFC 10008 2.5: a client repeats a QUERY at the Location of a 301, 307 or 308; a 303 it follows with GET.
  it.each([
    [301, { ...gone, movedPermanently: () => "/there" }],
    [308, { ...gone, permanentRedirect: () => "/there" }],
    [307, { ...gone, movedTemporarily: () => "/there" }],
    [303, { seeOther: (ctx: Asked) => (ctx.body.title === "Points" ? "/there" : false) }],
  ])("can be a redirect: %i", async (status, change) => {
    const shelf = Object.assign(new Shelf(), change);
    const response = await query({}, shelf);
    expect([response.status, response.header("location"), shelf.searched]).toEqual([status, "/there", 0]);
  });

  it("is 200 where seeOther says no", async () => {
    expect((await query({}, Object.assign(new Shelf(), { seeOther: () => false }))).status).toBe(200);
  });
});

// RFC 10008 2.8: “a range request on QUERY applies to the results, as it would to a GET on the equivalent resource.”
describe("a QUERY with Range", () => {
  const ranged = () => Object.assign(new Shelf(), { ranges: "bytes", produces: ["application/json"] });
  const all = JSON.stringify(["Points and crossings", "Points of light"]);

  it.each([
    [{ range: "bytes=0-7" }, 206, all.slice(0, 8)],
    [{ range: "bytes=0-7", "if-range": '"q-Points"' }, 206, all.slice(0, 8)],
    [{ range: "bytes=0-7", "if-range": '"all"' }, 200, all],
  ])("%j is %i", async (headers, status, content) => {
    const response = await query({ headers }, ranged());
    expect([response.status, await response.text()]).toEqual([status, content]);
  });

  it("beyond its results is 416", async () => {
    expect((await query(field("range", "bytes=9999-"), ranged())).status).toBe(416);
  });
});

describe("in a browser (Fetch)", () => {
  // Fetch 4.8: QUERY is no CORS-safelisted method, so that a preflight always comes first.
  it("is allowed by the preflight, with its Content-Type where the policy lists it", async () => {
    const cors = { origins: ["https://app.example"], headers: ["Content-Type"] };
    const shelf = Object.assign(new Shelf(), { cors, isAuthorized: () => "Bearer" });
    const response = await request(serviceOf(shelf), "OPTIONS", "/books", {
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "QUERY",
        "access-control-request-headers": "content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(response.header("access-control-allow-methods")?.split(", ")).toContain("QUERY");
    expect(response.header("access-control-allow-headers")).toBe("Content-Type");
  });
});

describe("as a literal", () => {
  const books = resource("/books", {
    find: () => SHELF,
    GET: { represent: ({ entity }) => entity },
    QUERY: {
      summary: "Search the shelf",
      body: Search,
      response: z.array(z.string()),
      find: ({ entity, body }) => entity.filter((title) => title.includes(body.title)),
      generateEtag: ({ entity, body }) => `${body.title}-${entity.length}`,
      equivalentLocation: ({ body }) => `/books?title=${body.title}`,
      represent: ({ entity, body }) => entity.slice(0, body.limit),
    },
  });
  const service = new Service({ routes: [books], trace: true });

  it("finds by its content what represent and generateEtag see, after what the resource finds", async () => {
    const response = await request(service, "QUERY", "/books", { body: { title: "Points", limit: 1 } });
    expect(await response.json()).toEqual(["Points and crossings"]);
    expect([response.header("etag"), response.header("location")]).toEqual(['"Points-2"', "/books?title=Points"]);
    expect(await (await request(service, "GET", "/books")).json()).toEqual(SHELF);
  });

  it("is the same plan, and listed by Allow and the document", async () => {
    const options = await request(service, "OPTIONS", "/books");
    expect([options.header("allow"), options.header("accept-query")]).toEqual([
      "GET, HEAD, QUERY, OPTIONS",
      "application/json",
    ]);
    const document = generateOpenapi(new Service({ routes: [books] }), { title: "it", version: "1" });
    expect(document.openapi).toBe("3.1.1");
    expect(Object.keys(document.paths["/books"]?.["x-query"]?.responses ?? {})).toEqual([
      "200",
      "304",
      "400",
      "404",
      "406",
      "412",
      "415",
    ]);
  });
});

describe("in the document", () => {
  const described = (traits: object = {}) =>
    Object.assign(new Shelf(), { describe: () => ({ query: { responses: { 200: z.array(z.string()) } } }) }, traits);
  const documentOf = (shelf: Resource, openapi: "3.1" | "3.2" = "3.1") =>
    generateOpenapi(new Service({ routes: [route("/books", shelf, { codecs: CODECS })] }), {
      title: "it",
      version: "1",
      openapi,
    });

  it("Q04 is `x-query` of its path in a document of 3.1, and `query` in one of 3.2 (ruling 55)", () => {
    const [older, newer] = [documentOf(described()), documentOf(described(), "3.2")];
    expect([older.openapi, newer.openapi]).toEqual(["3.1.1", "3.2.0"]);
    const operation = newer.paths["/books"]?.query;
    expect(operation?.requestBody?.required).toBe(true);
    expect(Object.keys(operation?.responses ?? {})).toEqual(["200", "304", "400", "404", "406", "412", "415"]);
    expect([older.paths["/books"]?.query, older.paths["/books"]?.["x-query"]]).toEqual([undefined, operation]);
    expect(() => documentOf(described(), "3.3" as "3.2")).toThrow(/BAD_VALUE: generateOpenapi.*"3\.1" or "3\.2"/s);
  });

  it("is what the contract check draws, to the last status", async () => {
    const shelf = described({
      ranges: "bytes",
      contentLocation: () => "/results/1",
      equivalentLocation: () => "/books?x",
    });
    const service = serviceOf(shelf);
    const report = await checkContract(service, documentOf(shelf), { requests: 600, seed: 1 });
    expect(contractText(report)).toContain("0");
    expect([report.undocumented, report.faults]).toEqual([[], []]);
  });
});

describe("explain", () => {
  it("walks a QUERY with its content to the response", async () => {
    const explained = await explain(serviceOf(new Shelf()), {
      method: "QUERY",
      target: "/books",
      headers: { "content-type": "application/json" },
      body: '{"title":1}',
    });
    expect([explained.status, explained.steps.at(-1)?.id, explained.steps.at(-1)?.gave]).toEqual([
      400,
      "P0",
      expect.stringContaining("/title"),
    ]);
  });
});

describe("the runtimes", () => {
  const asked = { method: "QUERY", headers: { "content-type": "application/json" }, body: '{"title":"Points"}' };

  it("fetch takes it, with its content", async () => {
    const response = await fetchHandler(serviceOf(new Shelf()))(new Request("http://service.test/books", asked));
    expect([response.status, await response.json()]).toEqual([200, ["Points and crossings", "Points of light"]]);
  });

  // The parser of HTTP/1.1 in an early Node 20 does not know QUERY, and refuses it as every method that it does not know.
  it(`Node over HTTP/1.1: ${PARSED.includes("QUERY") ? "200" : "501, because this Node's parser does not know it"}`, async () => {
    const serving = await serve(serviceOf(new Shelf()), { port: 0 });
    try {
      const response = await fetch(`${serving.url}/books`, asked);
      expect(response.status).toBe(PARSED.includes("QUERY") ? 200 : 501);
      await response.text();
    } finally {
      await serving.close();
    }
  });

  it("Node over HTTP/2 takes it, whatever its version", async () => {
    const serving = await serve(serviceOf(new Shelf()), { port: 0, http2: true });
    const session = connect(serving.url);
    try {
      const stream = session.request({ ":method": "QUERY", ":path": "/books", "content-type": "application/json" });
      stream.end(asked.body);
      const status = await new Promise((resolve, reject) => {
        stream.on("response", (fields) => resolve(fields[":status"]));
        stream.on("error", reject);
      });
      stream.resume();
      expect(status).toBe(200);
    } finally {
      session.destroy();
      await serving.close();
    }
  });
});

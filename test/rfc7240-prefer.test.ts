import { type Context, Resource, resource, route, Service } from "signalbox";
import { debug, explain } from "signalbox/debug";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, request, type TestRequest, type TestResponse } from "signalbox/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string(), place: z.object({ shelf: z.number() }).optional() });
type Book = z.infer<typeof Book>;
type Held = Context<{ state: { book: Book } }>;

/** One book, whose tag counts its changes. It honours every preference. */
class Shelved extends Resource<Held> {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "PUT", "PATCH", "POST", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly body = Book;
  override readonly preferences: Resource["preferences"] = ["return", "respond-async", "wait", "handling"];
  book: Book | undefined = { title: "Signals" };
  version = 1;
  readonly queued: (number | undefined)[] = [];

  override resourceExists(ctx: Held): boolean {
    ctx.state.book = this.book;
    return this.book !== undefined;
  }
  override generateEtag(): string {
    return `v${this.version}`;
  }
  override contentLocation(): string {
    return "/book";
  }
  override apply(ctx: Held, book: Book): unknown {
    if (ctx.preferences.respondAsync) {
      this.queued.push(ctx.preferences.wait);
      return undefined;
    }
    this.book = book;
    this.version += 1;
    return undefined;
  }
  override processPost(_ctx: Held, _body: Book): unknown {
    return { lent: true };
  }
  override accepted(): string | false {
    return this.queued.length > 0 ? `/jobs/${this.queued.length}` : false;
  }
  override deleteResource(): unknown {
    return { deleted: true };
  }
  override represent(ctx: Held): unknown {
    return ctx.require("book");
  }
}

const serviceOf = (book: Resource<Held> | Resource) =>
  new Service({ routes: [route("/book", book)], trace: true, onError: () => {} });

async function write(
  method: string,
  prefer: string | undefined,
  book: Resource<Held> | Resource = new Shelved(),
  { headers, ...asked }: TestRequest = {},
): Promise<TestResponse> {
  const preferring = prefer === undefined ? {} : { prefer };
  return request(serviceOf(book), method, "/book", {
    body: { title: "Points" },
    headers: { ...headers, ...preferring },
    ...asked,
  });
}

async function seen(response: TestResponse): Promise<readonly unknown[]> {
  return [response.status, response.header("preference-applied"), response.header("vary"), await response.text()];
}

const WRITTEN = '{"title":"Points"}';

describe("Prefer: return (RFC 7240 4.2)", () => {
  // “The "return=minimal" preference indicates that the client wishes the server to return only a minimal response.”
  it.each([
    ["PUT", 204],
    ["PATCH", 204],
    ["POST", 204],
  ])("Q05 return=minimal on %s is %i without content", async (method, status) => {
    expect(await seen(await write(method, "return=minimal", new Shelved()))).toEqual([
      status,
      "return=minimal",
      "Prefer",
      "",
    ]);
  });

  it("Q05 return=minimal on a PUT or POST that creates is 201 without content, with Location of the POST", async () => {
    const missing = Object.assign(new Shelved(), { book: undefined });
    expect(await seen(await write("PUT", "return=minimal", missing))).toEqual([201, "return=minimal", "Prefer", ""]);
    const creating = { postIsCreate: () => true, apply: () => ({ id: 7 }), createPath: () => "/books/7" };
    const response = await write("POST", "return=minimal", Object.assign(new Shelved(), creating));
    expect([...(await seen(response)), response.header("location")]).toEqual([
      201,
      "return=minimal",
      "Prefer",
      "",
      "/books/7",
    ]);
  });

  // “… an entity representing the current state of the resource in the response to a successful request”; with its tag and
  // Content-Location, so that the client needs no GET.
  it.each(["PUT", "PATCH"])(
    "return=representation on %s is 200 with what is there now, its tag and Content-Location",
    async (method) => {
      const response = await write(method, "return=representation", new Shelved(), { headers: { "if-match": '"v1"' } });
      expect(await seen(response)).toEqual([200, "return=representation", "Prefer", WRITTEN]);
      expect([response.header("etag"), response.header("content-location")]).toEqual(['"v2"', "/book"]);
    },
  );

  it("return=representation on a PUT that creates is 201 with it", async () => {
    const response = await write("PUT", "return=representation", Object.assign(new Shelved(), { book: undefined }));
    expect([...(await seen(response)), response.header("etag")]).toEqual([
      201,
      "return=representation",
      "Prefer",
      WRITTEN,
      '"v2"',
    ]);
  });

  it("return=representation on POST keeps what the POST gives, and claims nothing (ruling 47)", async () => {
    expect(await seen(await write("POST", "return=representation", new Shelved()))).toEqual([
      200,
      undefined,
      "Prefer",
      '{"lent":true}',
    ]);
    const mute = Object.assign(new Shelved(), { processPost: () => undefined });
    expect(await seen(await write("POST", "return=representation", mute))).toEqual([204, undefined, "Prefer", ""]);
  });

  it("claims nothing where what was written is gone again", async () => {
    const lost = new Shelved();
    const gone = Object.assign(lost, { apply: () => void (lost.book = undefined) });
    expect(await seen(await write("PUT", "return=representation", gone))).toEqual([204, undefined, "Prefer", ""]);
  });

  // “Vary: Prefer” is due even where the request had no preference (RFC 7240 2).
  it.each([undefined, "foo", "return=maximal", "return=minimal, return=representation"])(
    "%s leaves the response as it is, with Vary",
    async (prefer) => {
      expect(await seen(await write("PUT", prefer, new Shelved()))).toEqual([204, undefined, "Prefer", ""]);
    },
  );

  it("means nothing to GET, HEAD or DELETE, nor to a resource that does not declare it", async () => {
    const deleted = await request(serviceOf(new Shelved()), "DELETE", "/book", {
      headers: { prefer: "return=minimal" },
    });
    expect([deleted.status, deleted.header("vary")]).toEqual([200, undefined]);
    const got = await request(serviceOf(new Shelved()), "GET", "/book", { headers: { prefer: "return=minimal" } });
    expect([got.status, got.header("vary")]).toEqual([200, undefined]);
    const plain = Object.assign(new Shelved(), { preferences: [] });
    expect(await seen(await write("POST", "return=minimal", plain))).toEqual([
      200,
      undefined,
      undefined,
      '{"lent":true}',
    ]);
  });
});

// RFC 8144 3.2: “… to convey the current state of the resource in a 412 response.”
describe("a conditional write that fails (RFC 8144 3.2)", () => {
  it.each([
    ["if-match", '"v0"'],
    ["if-none-match", '"v1"'],
    ["if-none-match", "*"],
  ])(
    "with %s: %s and return=representation is a 412 with the current representation and its tag",
    async (name, value) => {
      const book = new Shelved();
      const response = await write("PUT", "return=representation", book, { headers: { [name]: value } });
      expect(await seen(response)).toEqual([412, "return=representation", "Prefer", '{"title":"Signals"}']);
      expect([response.header("etag"), response.header("content-location"), response.header("content-type")]).toEqual([
        '"v1"',
        "/book",
        "application/json",
      ]);
      expect(book.version).toBe(1);
    },
  );

  it("lets the client merge and try again at once", async () => {
    const book = new Shelved();
    const refused = await write("PUT", "return=representation", book, { headers: { "if-match": '"v0"' } });
    const again = await write("PUT", undefined, book, { headers: { "if-match": refused.header("etag") ?? "" } });
    expect(again.status).toBe(204);
  });

  it.each([undefined, "return=minimal"])("with %s is a problem as ever", async (prefer) => {
    const response = await write("PUT", prefer, new Shelved(), { headers: { "if-match": '"v0"' } });
    expect([response.status, response.header("content-type"), response.trace.split(",").at(-1)]).toEqual([
      412,
      "application/problem+json",
      "G11",
    ]);
  });

  it("to what is missing has no representation to carry", async () => {
    const missing = Object.assign(new Shelved(), { book: undefined });
    const response = await write("PUT", "return=representation", missing, { headers: { "if-match": "*" } });
    expect([response.status, response.header("content-type")]).toEqual([412, "application/problem+json"]);
  });
});

describe("Prefer: respond-async (RFC 7240 4.1)", () => {
  it("Q06 is 202 with Location through accepted, and wait is the author's to read", async () => {
    const book = new Shelved();
    const response = await write("PUT", "respond-async, wait=10", book);
    expect([...(await seen(response)), response.header("location")]).toEqual([
      202,
      "respond-async",
      "Prefer",
      "",
      "/jobs/1",
    ]);
    expect([book.queued, book.version]).toEqual([[10], 1]);
  });

  it("is not asked of a client that does not prefer it: accepted has no say", async () => {
    const book = Object.assign(new Shelved(), { accepted: () => "/jobs/0" });
    expect((await write("PUT", undefined, book)).status).toBe(204);
    expect((await write("POST", undefined, book)).status).toBe(200);
    expect((await write("POST", "respond-async", book)).status).toBe(202);
  });

  it("is 204 where it was done at once all the same, and nothing is claimed", async () => {
    const book = Object.assign(new Shelved(), { accepted: () => false });
    expect(await seen(await write("PUT", "respond-async", book))).toEqual([204, undefined, "Prefer", ""]);
  });

  it("changes nothing where it is not declared: accepted decides for everyone", async () => {
    const book = Object.assign(new Shelved(), { preferences: ["return"], accepted: () => "/jobs/0" });
    expect((await write("PUT", undefined, book)).status).toBe(202);
  });
});

describe("Prefer: handling (RFC 7240 4.4)", () => {
  const odd = { body: { title: "Points", isbn: "1", place: { shelf: 1, row: 2, "a/b": 3 } } };

  it("strict refuses the members that the model drops, and lists them", async () => {
    const book = new Shelved();
    const response = await write("PUT", "handling=strict", book, odd);
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/isbn", "/place/row", "/place/a~1b"]);
    expect(book.version).toBe(1);
  });

  it("strict is 422 where invalidBody is", async () => {
    expect(
      (await write("PUT", "handling=strict", Object.assign(new Shelved(), { invalidBody: 422 }), odd)).status,
    ).toBe(422);
  });

  it.each([
    ["handling=lenient", odd, "handling=lenient"],
    [undefined, odd, undefined],
    ["handling=strict", {}, "handling=strict"],
    ["handling=strict, return=minimal", {}, "handling=strict, return=minimal"],
  ])("%s with %j is done, and applied is %s", async (prefer, asked, applied) => {
    expect(await seen(await write("PUT", prefer, new Shelved(), asked))).toEqual([204, applied, "Prefer", ""]);
  });
});

it("handling means nothing to a QUERY, which stores nothing", async () => {
  const book = resource("/book", {
    preferences: ["handling"],
    body: Book,
    PUT: { apply: () => undefined },
    QUERY: { represent: ({ body }) => body },
  });
  const asked = { body: { title: "Points", isbn: "1" }, headers: { prefer: "handling=strict" } };
  const response = await request(new Service({ routes: [book] }), "QUERY", "/book", asked);
  expect([response.status, response.header("preference-applied")]).toEqual([200, undefined]);
});

describe("as a literal", () => {
  const before = { title: "Signals", version: 1 };
  let held = before;
  beforeEach(() => {
    held = before;
  });
  const book = resource("/book", {
    putCreates: false,
    preferences: ["return"],
    find: () => ({ ...held }),
    generateEtag: ({ entity }) => `v${entity.version}`,
    GET: { represent: ({ entity }) => entity.title },
    PUT: {
      body: Book,
      apply: ({ entity, body }) => {
        held = { title: body.title, version: entity.version + 1 };
      },
    },
  });

  it("represents what is found after the write, not what was found before", async () => {
    const response = await request(new Service({ routes: [book] }), "PUT", "/book", {
      headers: { prefer: "return=representation", "if-match": '"v1"' },
      body: { title: "Points" },
    });
    expect([response.status, await response.json(), response.header("etag")]).toEqual([200, "Points", '"v2"']);
  });
});

describe("the document", () => {
  const described = (traits: object = {}) =>
    Object.assign(new Shelved(), { describe: () => ({ put: { responses: { 204: null } } }) }, traits);
  const documentOf = (book: Resource<Held>) =>
    generateOpenapi(new Service({ routes: [route("/book", book)] }), { title: "it", version: "1" });
  const statuses = (preferences: readonly string[]) =>
    Object.keys(documentOf(described({ preferences })).paths["/book"]?.put?.responses ?? {}).filter(
      (status) => status < "300",
    );

  it("lists 200 and 204 where the client may choose, and 202 as ever", () => {
    expect(statuses([])).toEqual(["201", "202", "204"]);
    expect(statuses(["return"])).toEqual(["200", "201", "202", "204"]);
    expect(statuses(["respond-async"])).toEqual(["201", "202", "204"]);
  });

  it("lists the current representation beside the problem of the 412", () => {
    const { paths, components } = documentOf(described());
    const refused = paths["/book"]?.put?.responses["412"];
    if (refused === undefined) return expect.fail("412 is not listed");
    const whole = "$ref" in refused ? components.responses?.[refused.$ref.split("/").at(-1) ?? ""] : refused;
    expect(Object.keys(whole?.content ?? {}).sort()).toEqual(["application/json", "application/problem+json"]);
  });

  it("is what the contract check draws", async () => {
    const given = { responses: { 200: {}, 202: {} } };
    const description = {
      put: { responses: { 204: null } },
      patch: {},
      post: given,
      delete: { responses: { 200: {} } },
    };
    const book = described({ describe: () => description });
    const report = await checkContract(serviceOf(book), documentOf(book), { requests: 800, seed: 3 });
    expect([report.undocumented, report.faults]).toEqual([[], []]);
  });
});

describe("explain and the debugger", () => {
  const headers = { "content-type": "application/json", prefer: "return=representation", "if-match": '"v0"' };

  it("explain says which preference was given, and that the 412 carries the representation", async () => {
    const explained = await explain(serviceOf(new Shelved()), {
      method: "PUT",
      target: "/book",
      headers,
      body: WRITTEN,
    });
    expect(explained.status).toBe(412);
    expect(explained.carries).toContain("the representation");
    expect(explained.steps.find(({ id }) => id === "G11a")?.gave).toContain("representation");
  });

  it("the debugger shows the field among the conditions, with what came of it", async () => {
    const service = serviceOf(new Shelved());
    debug(service, "/debug");
    await request(service, "PUT", "/book", { headers: { prefer: "return=minimal" }, body: { title: "Points" } });
    const [{ id }] = await (await request(service, "GET", "/debug/requests")).json();
    const trace = await (await request(service, "GET", `/debug/requests/${id}`)).json();
    const shown = trace.conditions.find(({ field }: { field: string }) => field === "Prefer");
    expect(shown.given).toBe("return=minimal");
    expect(shown.steps.at(-1)).toMatchObject({ id: "P11f", decision: "yes", gave: "return=minimal applied" });
  });
});

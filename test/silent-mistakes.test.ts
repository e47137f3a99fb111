import { HttpResponse, MountError, part, Resource, removed, resource, route, Service, stored } from "signalbox";
import { jsonCodec } from "signalbox/codecs";
import { apiKey, basic, bearer, cookieSession } from "signalbox/guards";
import { limitBy, limitByDraft10, TokenBucket } from "signalbox/limit";
import { multipartCodec, uploads } from "signalbox/multipart";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";

/** Mistakes of a reader who had only the docs: each compiled, and did something else than was meant. */

function refusal(make: () => unknown): string | undefined {
  try {
    make();
  } catch (error) {
    const isMeant = error instanceof MountError || error instanceof TypeError || error instanceof RangeError;
    return isMeant ? error.message.replace(/ \([^)]*:\d+\)/, "") : "";
  }
  return undefined;
}

const posting = (more: object) => () =>
  new Service({ resources: { it: Reflect.apply(resource, undefined, ["/it", { processPost: () => 1, ...more }]) } });

describe("ruling 13: isAuthorized that returns a text", () => {
  it("is a 500 that says what to return where the text is no challenge (RFC 9110 11.6.1)", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const it = resource("/it", { isAuthorized: () => "ann", represent: () => "secret" });
    const response = await request(new Service({ resources: { it }, onError }), "GET", "/it");
    expect([response.status, response.header("www-authenticate")]).toEqual([500, undefined]);
    expect(String(onError.mock.calls[0]?.[0])).toBe(
      'TypeError: isAuthorized gave "ann". Return true, false or a challenge.',
    );
  });
});

/** The status of a request to a resource with a mistake, and the first line that its author reads. */
async function told(
  method: string,
  path: string,
  pattern: string,
  literal: object,
  headers: Record<string, string> = {},
) {
  const onError = vi.fn<(error: unknown) => void>();
  const it = Reflect.apply(resource, undefined, [pattern, literal]);
  const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
  const response = await request(new Service({ resources: { it }, onError }), method, path, { headers, ...body });
  return [response.status, String(onError.mock.calls[0]?.[0]).split("\n")[0]];
}

describe("a guard that finds nobody, and says so in an object (ruling 13)", () => {
  const users = new Map<string, string>();
  const headers = { authorization: "Bearer wrong" };
  const passing = "which lets everybody pass. Return";

  it("lets nobody pass", async () => {
    // @ts-expect-error: the compiler says what to return
    const guard = bearer({ verify: (token) => ({ user: users.get(token) }) });
    const own = part({ isAuthorized: () => ({ user: users.get("wrong") ?? null }) });
    const represent = () => "secret";
    expect(await told("GET", "/it", "/it", { with: [guard], represent }, headers)).toEqual([
      500,
      `TypeError: verify gave { user: undefined }, ${passing} undefined.`,
    ]);
    expect(await told("GET", "/it", "/it", { with: [own], represent }, headers)).toEqual([
      500,
      `TypeError: isAuthorized gave { user: null }, ${passing} a challenge.`,
    ]);
  });

  it("may lack some members, or have none", async () => {
    const represent = () => 1;
    for (const found of [{ user: "ann", team: undefined }, {}])
      expect(await told("GET", "/it", "/it", { with: [part({ isAuthorized: () => found })], represent })).toEqual([
        200,
        "undefined",
      ]);
  });
});

describe("the text of what is missing", () => {
  const late = Promise.resolve("7");
  const texts = ["undefined", "null", "NaN", "[object Object]", String(late)];

  it("is no tag (RFC 9110 8.8.3): each state would have it", async () => {
    for (const text of texts)
      expect(await told("GET", "/it", "/it", { generateEtag: () => text, represent: () => 1 })).toEqual([
        500,
        `TypeError: generateEtag gave "${text}". Return text, such as String(version).`,
      ]);
    expect(await told("GET", "/it", "/it", { generateEtag: () => "nullable", represent: () => 1 })).toEqual([
      200,
      "undefined",
    ]);
  });

  it("is no address of what was created, in development", async () => {
    const creating = (place: string) => ({ POST: { apply: () => 1, createPath: () => place } });
    for (const place of ["/it/undefined", "/it/undefined/parts", "/it/NaN", `/it/${String(late)}`])
      expect(await told("POST", "/it", "/it", creating(place))).toEqual([
        500,
        `TypeError: createPath gave "${place}". Return an address.`,
      ]);
    for (const place of ["/it/undefined-behaviour", "/it/nullable"])
      expect(await told("POST", "/it", "/it", creating(place))).toEqual([201, "undefined"]);
    const resources = { it: resource("/it", { ...creating("/it/undefined") }) };
    expect((await request(new Service({ resources, trace: false }), "POST", "/it", { body: {} })).status).toBe(201);
  });
});

describe("what an act returns by mistake", () => {
  const put = (given: unknown, more = {}) =>
    told("PUT", "/it", "/it", {
      GET: { represent: () => 1 },
      PUT: { body: z.object({}), apply: () => given, ...more },
    });

  it("a count of rows, unless its model is a number", async () => {
    const said = "Return nothing: a count of rows is no content.";
    expect(await put(1)).toEqual([500, `TypeError: apply gave 1. ${said}`]);
    expect(await put(1, { response: z.number() })).toEqual([200, "undefined"]);
  });

  it("a function that was not called, and what another act returns", async () => {
    expect(await put(stored)).toEqual([500, "TypeError: apply gave a function. Call it, and return its value."]);
    expect(await put(removed)).toEqual([
      500,
      "TypeError: apply gave a function. stored(entity) is for a change, removed for deleteResource.",
    ]);
    const creating = { POST: { apply: () => stored({}), createPath: () => "/it/7" } };
    expect(await told("POST", "/it", "/it", creating)).toEqual([
      500,
      "TypeError: apply gave an object. stored(entity) is for a change, removed for deleteResource.",
    ]);
    expect(await told("DELETE", "/it", "/it", { deleteResource: () => stored({}) })).toEqual([
      500,
      "TypeError: deleteResource gave an object. stored(entity) is for a change, removed for deleteResource.",
    ]);
  });

  it("its context", async () => {
    const said = "gave its context. Write ({ entity }) => entity.";
    const find = () => 1;
    const inView = part({ provide: () => ({ now: 1 }) });
    for (const more of [{}, { with: [inView] }]) {
      expect(await told("GET", "/it", "/it", { ...more, find, GET: (entity: unknown) => entity })).toEqual([
        500,
        `TypeError: represent ${said}`,
      ]);
      expect(await told("POST", "/it", "/it", { ...more, processPost: (entity: unknown) => entity })).toEqual([
        500,
        `TypeError: processPost ${said}`,
      ]);
    }
  });

  it("a promise of what was stored", async () => {
    // @ts-expect-error: the compiler says that it is not awaited
    expect(await put(undefined, { apply: () => stored(Promise.resolve(1)) })).toEqual([
      500,
      "TypeError: stored was given a promise. Write stored(await …).",
    ]);
  });
});

describe("ruling 16: an errorBody that makes a response", () => {
  it("is reported, and the problem is sent", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const service = new Service({ resources: {}, onError, errorBody: () => HttpResponse.json({}) });
    const { status, fields } = await request(service, "GET", "/nowhere").then(async (response) => ({
      status: response.status,
      fields: Object.keys(Object(await response.json())),
    }));
    expect([status, fields]).toEqual([404, ["type", "title", "status", "detail", "instance"]]);
    expect(String(onError.mock.calls[0]?.[0])).toContain("errorBody gave an HttpResponse");
  });
});

describe("a find that gives any, as the rows of a driver are", () => {
  it("compiles, and the entity is any", async () => {
    // oxlint-disable-next-line typescript/no-explicit-any
    const query = async (id: string): Promise<{ rows: any[] }> => ({ rows: id === "1" ? [{ version: 3 }] : [] });
    const it = resource("/it/{id}", {
      find: async ({ params }) => (await query(params.id)).rows[0],
      generateEtag: ({ entity }) => String(entity.version),
      GET: { represent: ({ entity }) => entity },
    });
    const service = new Service({ resources: { it } });
    expect((await request(service, "GET", "/it/1")).header("etag")).toBe('"3"');
    expect((await request(service, "GET", "/it/2")).status).toBe(404);
  });
});

describe("a verify that throws", () => {
  it("lets nobody pass, and the first line of the log names it and the guard", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      const malformed = new Error("jwt malformed");
      const guard = bearer({
        verify: (): { user: string } => {
          throw malformed;
        },
      });
      const it = resource("/it", { with: [guard], represent: () => "secret" });
      const headers = { authorization: "Bearer x" };
      expect((await request(new Service({ resources: { it } }), "GET", "/it", { headers })).status).toBe(500);
      expect(log.mock.calls).toEqual([
        ["GET /it failed in verify of the guard bearer (for credentials that are wrong, return undefined):", malformed],
      ]);
    } finally {
      log.mockRestore();
    }
  });
});

describe("an upload that is required", () => {
  it("is missed in a form without files, although nothing reads them: 400 (RFC 7578)", async () => {
    const body = uploads(z.object({ title: z.string() }), { cover: { required: true } });
    const codecs = { "multipart/form-data": multipartCodec, "application/json": jsonCodec };
    const consumes = ["multipart/form-data"];
    const it = resource("/it", {
      consumes,
      codecs,
      body,
      processPost: ({ body: { fields } }) => fields,
    });
    const sent = new FormData();
    sent.set("title", "Emma");
    const refused = await request(new Service({ resources: { it } }), "POST", "/it", { body: sent });
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toBe('The file "cover" is missing.');
    sent.set("cover", new File(["x"], "a.png"));
    expect((await request(new Service({ resources: { it } }), "POST", "/it", { body: sent })).status).toBe(200);
  });
});

describe("a first line that names the cause", () => {
  const limiter = new TokenBucket({ name: "it", capacity: 1, refillPerSec: 1 });
  const guard = bearer({ verify: () => ({ user: "ann" }) });

  it.each([
    ["limitBy without a key", () => Reflect.apply(limitBy, undefined, [limiter]), "limitBy needs a function"],
    [
      "limitByDraft10, too",
      () => Reflect.apply(limitByDraft10, undefined, [limiter]),
      "limitByDraft10 needs a function",
    ],
    ["with that is no list", posting({ with: guard }), "NOT_A_PART: it: `with` is no list of parts."],
    ["with that has bearer itself", posting({ with: [bearer] }), "with: [part({ … }), bearer({ verify })]"],
    [
      "two guards, of which either was meant",
      posting({ with: [guard, basic({ verify: () => ({ user: "ann" }) })] }),
      "PARTS_COLLIDE: it: the guard bearer and the guard basic both have isAuthorized, and nothing says how they combine. Write instead: with: [anyOf(a, b)]",
    ],
    [
      "a guard without the name of its field",
      () => Reflect.apply(apiKey, undefined, [{ verify: () => undefined }]),
      'apiKey needs header: "X-API-Key", and header is undefined.',
    ],
    [
      "a guard without the name of its cookie",
      () => cookieSession({ name: "a b", verify: () => undefined }),
      'cookieSession needs name: "__Host-session", and name is "a b".',
    ],
    ["a key of parts in a resource", posting({ setHeaders: {} }), "a part: with: [part({ setHeaders: … })]"],
    [
      "a Date in the query",
      posting({ query: z.object({ since: z.date() }) }),
      "query takes a date at since, and no text. Write instead: since: z.coerce.date()",
    ],
    ["a BigInt in the query", posting({ query: z.object({ n: z.bigint().optional() }) }), "n: z.coerce.bigint()"],
    [
      "readiness that is no path",
      () => Reflect.construct(Service, [{ readiness: true }]),
      'readiness is true. Write instead: readiness: a path: "/ready"',
    ],
    [
      "a document without a version",
      () => Reflect.apply(generateOpenapi, undefined, [new Service({ resources: {} }), { title: "Books" }]),
      'version is undefined. Write instead: version: "…"',
    ],
  ])("%s", (_mistake, make, said) => {
    expect(refusal(make)).toContain(said);
  });
});

describe("models of the query that take texts", () => {
  it.each([
    z.object({ since: z.coerce.date() }),
    z.object({ any: z.any() }),
    z.object({ since: z.union([z.date(), z.literal("now")]) }),
    z.object({ n: z.coerce.bigint() }),
  ])("are let pass", (query) => {
    expect(refusal(posting({ query }))).toBeUndefined();
  });
});

describe("ruling 66: onlyFor of a class that has a query, under a part with another", () => {
  class Books extends Resource {
    override readonly allowedMethods = ["GET", "DELETE"];
    override readonly query = z.strictObject({ author: z.string() });
    override readonly onlyFor = { query: ["GET"] };
    override readonly with = [part({ query: z.strictObject({ page: z.coerce.number() }) })];
    override represent() {
      return [];
    }
    override deleteResource() {}
    override describe() {
      return { get: {}, delete: {} };
    }
  }
  const service = new Service({ routes: [route("/books", new Books())] });

  it("restricts the model of the class, and the part's is read for every method", async () => {
    const status = async (method: string, query: string) => (await request(service, method, `/books?${query}`)).status;
    expect(await status("GET", "author=a&page=1")).toBe(200);
    expect(await status("GET", "page=1")).toBe(400);
    expect(await status("DELETE", "page=1")).toBe(204);
    expect(await status("DELETE", "page=x")).toBe(400);
    expect(await status("DELETE", "page=1&author=a")).toBe(400);
  });

  it("is in the document as it is read", () => {
    const { get, delete: removal } = generateOpenapi(service, { title: "Books", version: "1" }).paths["/books"] ?? {};
    const names = (operation: typeof get) => JSON.stringify(operation?.parameters ?? []).toLowerCase();
    expect(names(get)).toMatch(/page.*author|author.*page/);
    expect(names(removal)).toContain("page");
    expect(names(removal)).not.toContain("author");
  });
});

import {
  type AnyPart,
  type Context,
  Halt,
  type IdempotencyStore,
  jsonCodec,
  part,
  type RepresentationStore,
  Resource,
  type Route,
  resource,
  route,
  Service,
  stored,
} from "signalbox";
import { textCodec } from "signalbox/codecs";
import { end, node } from "signalbox/nodes";
import { patchCodecs } from "signalbox/patch";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { generateOpenapi } from "../src/openapi/generate.ts";
import { DEFAULTS } from "../src/resource/overrides.ts";

/**
 * Every callback and declaration of the page of callbacks, as a class has it and as a literal has it: at the top, and in the
 * part of one method. The same requests draw the same responses, to the trace.
 */

type Keys = Readonly<Record<string, unknown>>;
type Method = "GET" | "PUT" | "POST" | "PATCH" | "DELETE" | "QUERY";

const DATE = new Date("2024-01-01T12:00:00Z");
const Book = z.object({ title: z.string() });
const CODECS = { "application/json": jsonCodec, "text/plain": textCodec, ...patchCodecs };

/** What each method does, where a case says nothing else. */
const ACTS: Readonly<Record<Method, Keys>> = {
  GET: { represent: () => ({ title: "Signals" }) },
  PUT: { apply: () => ({ stored: true }), consumes: ["application/json"] },
  PATCH: { apply: () => undefined, consumes: ["application/json"] },
  POST: { processPost: () => ({ done: true }) },
  DELETE: { deleteResource: () => undefined },
  QUERY: { represent: () => ({ title: "Points" }), consumes: ["application/json"] },
};

/** Every key is new to it, so that the same request has the same response each time. */
const FORGETFUL: IdempotencyStore = {
  claim: async () => ({ state: "new" }),
  finish: async () => true,
  release: async () => undefined,
  renew: async () => true,
};

/** Everything is in it. */
const FULL: RepresentationStore = {
  get: () => ({ content: "kept", fields: [], link: undefined }),
  set: () => undefined,
};

interface Case {
  readonly method: Method;
  /** What the case is about, and what it takes for it to show. */
  readonly keys: Keys;
}

const missing = { resourceExists: () => false };
const gone = { ...missing, previouslyExisted: () => true };
const creating = {
  processPost: undefined,
  postIsCreate: () => true,
  apply: () => ({ id: 1 }),
  createPath: () => "/new/1",
};

/** By name. What a literal says in other words is below. */
const CASES: Readonly<Record<string, Case>> = {
  // Declarations.
  knownMethods: { method: "GET", keys: { knownMethods: ["GET", "HEAD"] } },
  produces: { method: "GET", keys: { produces: ["text/plain", "application/json"] } },
  consumes: { method: "PUT", keys: { consumes: ["text/plain"] } },
  body: { method: "PUT", keys: { body: Book, consumes: ["application/json"] } },
  invalidBody: { method: "PUT", keys: { body: Book, invalidBody: 422 } },
  pathModel: { method: "GET", keys: { pathModel: z.object({ it: z.coerce.number() }) } },
  query: { method: "GET", keys: { query: z.object({ page: z.coerce.number() }) } },
  putCreates: { method: "PUT", keys: { ...missing, putCreates: false } },
  withheldAsMissing: { method: "GET", keys: { withheld: () => true, withheldAsMissing: true } },
  ignoreUnacceptable: { method: "GET", keys: { ignoreUnacceptable: true } },
  languages: { method: "GET", keys: { languages: ["en", "de"] } },
  encodings: { method: "GET", keys: { encodings: ["gzip"] } },
  storedEncodings: {
    method: "GET",
    keys: { encodings: ["gzip"], storedEncodings: ["gzip"], represent: () => "coded" },
  },
  ranges: { method: "GET", keys: { ranges: "bytes", represent: () => "0123456789" } },
  patches: {
    method: "PATCH",
    keys: {
      patches: ["application/merge-patch+json"],
      body: Book,
      represent: () => ({ title: "x" }),
      consumes: undefined,
    },
  },
  digests: { method: "PUT", keys: { digests: ["sha-256"] } },
  requireDigest: { method: "PUT", keys: { digests: ["sha-256"], requireDigest: true } },
  sendDigest: { method: "GET", keys: { digests: ["sha-256"], sendDigest: "content" } },
  deprecation: { method: "GET", keys: { deprecation: { since: DATE, sunset: DATE, link: "/why", gone: true } } },
  idempotency: { method: "POST", keys: { idempotency: { store: FORGETFUL, required: true } } },
  cache: { method: "GET", keys: { cache: { store: FULL }, generateEtag: () => "v1" } },
  concurrency: {
    method: "PUT",
    keys: { concurrency: "optimistic", generateEtag: () => "v1", apply: () => stored({ title: "x" }) },
  },
  preferences: { method: "PUT", keys: { preferences: ["return"] } },
  deadline: { method: "GET", keys: { deadline: 1, represent: () => new Promise(() => undefined) } },
  maxBodyBytes: { method: "PUT", keys: { maxBodyBytes: 3 } },
  rawBody: {
    method: "PUT",
    keys: { rawBody: true, isAuthorized: (ctx: Context) => ctx.rawBody.byteLength > 11 || 'Signature realm="x"' },
  },
  halts: { method: "GET", keys: { halts: [423], represent: halting } },
  errorProduces: { method: "GET", keys: { ...missing, errorProduces: ["application/json"] } },
  errorModel: { method: "GET", keys: { ...missing, errorBody: () => ({ no: true }), errorModel: Book } },
  cors: { method: "GET", keys: { cors: { origins: "*" } } },
  nodes: {
    method: "GET",
    keys: { nodes: [node("X1", { after: "B8", question: "?", law: "§ 4", ask: () => false, no: end(402) })] },
  },
  // B: may this client ask this at all?
  serviceAvailable: { method: "GET", keys: { serviceAvailable: () => 5 } },
  withinRateLimit: { method: "GET", keys: { withinRateLimit: () => 7 } },
  uriTooLong: { method: "GET", keys: { uriTooLong: () => true } },
  tooEarly: { method: "GET", keys: { tooEarly: () => true } },
  malformedRequest: { method: "GET", keys: { malformedRequest: () => ({ problem: { detail: "No." } }) } },
  isAuthorized: { method: "GET", keys: { isAuthorized: () => 'Basic realm="x"' } },
  forbidden: { method: "GET", keys: { forbidden: () => true } },
  principal: { method: "POST", keys: { idempotency: { store: FORGETFUL }, principal: () => halting() } },
  withinQuota: { method: "GET", keys: { withinQuota: () => ({ retryAfter: 9 }) } },
  isLegallyRestricted: { method: "GET", keys: { isLegallyRestricted: () => "https://example.org/court" } },
  validContentHeaders: { method: "PUT", keys: { validContentHeaders: () => false } },
  // G to L: is it there, and are the conditions met?
  resourceExists: { method: "GET", keys: missing },
  withheld: { method: "GET", keys: { withheld: async () => true } },
  upgrade: { method: "GET", keys: { upgrade: () => undefined } },
  requireConditionalWrite: { method: "PUT", keys: { requireConditionalWrite: () => true, generateEtag: () => "v1" } },
  generateEtag: { method: "GET", keys: { generateEtag: () => "v1" } },
  lastModified: { method: "GET", keys: { lastModified: () => DATE } },
  // The missing branch.
  previouslyExisted: { method: "GET", keys: gone },
  movedPermanently: { method: "GET", keys: { ...gone, movedPermanently: () => "/there" } },
  permanentRedirect: { method: "PUT", keys: { ...missing, permanentRedirect: () => "/there" } },
  movedTemporarily: { method: "GET", keys: { ...gone, movedTemporarily: () => "/there" } },
  allowMissingPost: { method: "POST", keys: { ...missing, allowMissingPost: () => true } },
  // Writes.
  deleteResource: { method: "DELETE", keys: { deleteResource: () => ({ deleted: 1 }) } },
  deleteCompleted: { method: "DELETE", keys: { deleteCompleted: () => false } },
  postIsCreate: { method: "POST", keys: { ...creating, processPost: () => "x", postIsCreate: () => false } },
  isConflict: { method: "PUT", keys: { isConflict: () => true } },
  apply: { method: "PATCH", keys: { apply: async () => ({ patched: true }) } },
  createPath: { method: "POST", keys: creating },
  processPost: { method: "POST", keys: { processPost: () => undefined } },
  seeOther: { method: "POST", keys: { seeOther: () => "/seen" } },
  accepted: { method: "POST", keys: { accepted: () => "/queue/1" } },
  // The representation.
  multipleChoices: { method: "GET", keys: { multipleChoices: () => true } },
  represent: { method: "GET", keys: { represent: () => ({ title: "Other" }) } },
  contentLocation: { method: "GET", keys: { contentLocation: () => "/here" } },
  equivalentLocation: { method: "QUERY", keys: { equivalentLocation: () => "/here?asked" } },
  links: { method: "GET", keys: { links: () => [{ href: "/next", rel: "next" }] } },
  cacheControl: { method: "GET", keys: { cacheControl: () => "max-age=60" } },
  expires: { method: "GET", keys: { expires: () => new Date("2031-01-01T00:00:00Z") } },
  vary: { method: "GET", keys: { vary: () => ["Cookie"] } },
  mapError: { method: "GET", keys: { halts: [423], represent: failing, mapError: () => new Halt(423) } },
  errorBody: { method: "GET", keys: { ...missing, errorBody: () => ({ no: true }) } },
};

/** What a literal says in other words; each has a test of its own. */
const OTHERWISE = ["allowedMethods", "onlyFor", "describe", "lifespan", "params", "with"];

function halting(): never {
  throw new Halt(423);
}

function failing(): never {
  throw new Error("of a database");
}

const REQUESTS: readonly (readonly [method: string, headers: Readonly<Record<string, string>>, body?: string])[] = [
  ["GET", { "Early-Data": "1" }],
  ["GET", {}],
  ["GET", { accept: "application/json", "if-none-match": '"v1"', origin: "https://a.example" }],
  ["GET", { "if-modified-since": DATE.toUTCString(), "accept-language": "de", "accept-encoding": "gzip" }],
  ["GET", { accept: "image/png" }],
  ["GET", { range: "bytes=2-3" }],
  ["GET", { upgrade: "websocket" }],
  ["HEAD", {}],
  ["OPTIONS", {}],
  ["PUT", { "content-type": "application/json" }, '{"title":1}'],
  ["PUT", { "content-type": "application/json", "if-match": '"v1"' }, '{"title":"x"}'],
  ["PUT", { "content-type": "application/json", "content-digest": "md5=:AAAA:" }, '{"title":"x"}'],
  ["PUT", { "content-type": "application/json", prefer: "return=minimal" }, '{"title":"x"}'],
  ["PUT", { "content-type": "text/plain" }, "x"],
  ["PATCH", { "content-type": "application/json" }, "{}"],
  ["PATCH", { "content-type": "application/merge-patch+json" }, '{"title":null}'],
  ["PATCH", { "content-type": "application/merge-patch+json" }, '{"title":"y"}'],
  ["POST", { "content-type": "application/json" }, '{"title":"x"}'],
  ["POST", { "content-type": "application/json", "idempotency-key": '"k"' }, '{"title":"x"}'],
  ["DELETE", {}],
  ["QUERY", { "content-type": "application/json" }, '{"title":"x"}'],
  ["PURGE", {}],
];

class Anything extends Resource {}

function asClass({ method, keys }: Case): Service {
  const allowedMethods = method === "GET" ? ["GET", "HEAD"] : [method];
  const members = { ...ACTS[method], ...keys, allowedMethods };
  const defined = Object.entries(members).filter(([, value]) => value !== undefined);
  return serviceOf(route("/{it}", Object.assign(new Anything(), Object.fromEntries(defined)), { codecs: CODECS }));
}

function asLiteral(literal: Keys): Service {
  return serviceOf(resource("/{it}", { codecs: CODECS, ...literal }));
}

function serviceOf(mounted: NonNullable<ConstructorParameters<typeof Service>[0]["routes"]>[number]): Service {
  return new Service({ routes: [mounted], trace: true, onError: () => undefined });
}

interface Seen {
  readonly method: string;
  readonly status: number;
  readonly fields: readonly string[];
  readonly body: string;
}

/** What stands in a method's block is of that method alone, and GET's of HEAD too. */
const isOf = (method: Method) => (seen: Seen) => seen.method === method || (method === "GET" && seen.method === "HEAD");

async function responses(service: Service): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const [method, headers, body] of REQUESTS) {
    const sent = await request(service, method, "/it?page=x", { headers, ...(body === undefined ? {} : { body }) });
    const { status, headers: fields } = sent.response;
    seen.push({ method, status, fields: [...fields], body: await sent.text() });
  }
  return seen;
}

/** What is defined of a case, so that `undefined` takes away what the method would have. */
function inPart({ method, keys }: Case): Keys {
  return { [method]: { ...ACTS[method], ...keys } };
}

/** Every method tells what PATCH takes (RFC 5789 3.1). */
function withoutPatches(seen: Seen): Seen {
  const at = seen.fields.indexOf("Accept-Patch");
  return at < 0 ? seen : { ...seen, fields: seen.fields.toSpliced(at, 2) };
}

const TOP_ONLY = ["knownMethods", "pathModel"];
const NEEDS_A_PART = new Set<Method>(["PUT", "PATCH", "QUERY"]);

describe("every callback and declaration", () => {
  it("is in the table of this test, or said otherwise", () => {
    const page = [...Object.getOwnPropertyNames(Resource.prototype), ...Object.keys(DEFAULTS)];
    const told = [...Object.keys(CASES), ...OTHERWISE, "constructor"];
    expect(told.sort()).toEqual([...new Set(page)].sort());
  });

  it.each(Object.entries(CASES))("%s, in both forms", async (name, each) => {
    const expected = await responses(asClass(each));
    const plain = await responses(asClass({ method: each.method, keys: {} }));
    if (name !== "errorModel") expect(expected, "the case shows nothing").not.toEqual(plain);
    if (!TOP_ONLY.includes(name)) {
      const inAPart = await responses(asLiteral(inPart(each)));
      expect(inAPart.filter(isOf(each.method)), "in a part").toEqual(expected.filter(isOf(each.method)));
      const others = (seen: Seen) => !isOf(each.method)(seen);
      expect(inAPart.filter(others).map(withoutPatches), "of other methods").toEqual(
        plain.filter(others).map(withoutPatches),
      );
    }
    const { represent, apply, processPost, deleteResource, createPath, ...top } = each.keys;
    const acts = { represent, apply, processPost, deleteResource, createPath };
    const ofMethod = Object.fromEntries(Object.entries(acts).filter(([act]) => act in each.keys));
    const atTop = { ...top, [each.method]: { ...ACTS[each.method], ...only(top, "consumes"), ...ofMethod } };
    expect(await responses(asLiteral(atTop)), "at the top").toEqual(expected);
    if (NEEDS_A_PART.has(each.method)) return;
    expect(await responses(asLiteral({ ...ACTS[each.method], ...each.keys })), "as a whole").toEqual(expected);
  });

  function only(keys: Keys, name: string): Keys {
    return name in keys ? { [name]: keys[name] } : {};
  }
});

describe("what a literal says otherwise", () => {
  it("allowedMethods: the methods are those that have a part, or an act at the top", async () => {
    const seen = await responses(asLiteral({ GET: ACTS.GET, DELETE: ACTS.DELETE }));
    const options = seen.find(({ method }) => method === "OPTIONS");
    expect(options?.fields).toEqual(expect.arrayContaining(["Allow", "GET, HEAD, DELETE, OPTIONS"]));
    const asAct = serviceOf(resource("/it", { deleteResource: () => undefined }));
    expect((await request(asAct, "GET", "/it")).header("allow")).toBe("DELETE, OPTIONS");
  });

  it("onlyFor: what is called for one method stands in its block", async () => {
    const byClass = Object.assign(new Anything(), {
      allowedMethods: ["GET", "HEAD", "DELETE"],
      onlyFor: { forbidden: ["DELETE"] },
      forbidden: () => true,
      ...ACTS.GET,
      ...ACTS.DELETE,
    });
    const literal = asLiteral({ GET: ACTS.GET, DELETE: { ...ACTS.DELETE, forbidden: () => true } });
    expect(await responses(literal)).toEqual(await responses(serviceOf(route("/it", byClass))));
  });

  it("describe: summary, tags, security and response stand in the method's block", () => {
    const described = Object.assign(new Anything(), {
      ...ACTS.GET,
      isAuthorized: () => true,
      describe: () => ({
        get: { summary: "Read", tags: ["books"], security: ["bearer"], responses: { 200: Book }, operationId: "getIt" },
      }),
    });
    const literal = resource("/it", {
      GET: {
        summary: "Read",
        tags: ["books"],
        security: ["bearer"],
        isAuthorized: () => true,
        operationId: "getIt",
        response: Book,
        represent: () => ({ title: "Signals" }),
      },
    });
    const document = (routes: readonly Route[]) =>
      generateOpenapi(new Service({ routes, securitySchemes: { bearer: { type: "http", scheme: "bearer" } } }), {
        title: "It",
        version: "1",
      });
    expect(document([literal])).toEqual(document([route("/it", described)]));
  });

  it("lifespan: a part provides, and releases when the request has ended", async () => {
    const log: string[] = [];
    const byClass = Object.assign(new Anything(), {
      ...ACTS.GET,
      lifespan: () => {
        log.push("set up");
        return ({ status }: { status: number | undefined }) => void log.push(`released ${status}`);
      },
    });
    const held = part({
      provide: () => void log.push("set up"),
      release: (_ctx, { status }) => void log.push(`released ${status}`),
    });
    await request(serviceOf(route("/it", byClass)), "GET", "/it");
    await request(asLiteral({ with: [held], GET: ACTS.GET }), "GET", "/it");
    expect(log).toEqual(["set up", "released 200", "set up", "released 200"]);
  });

  it("params: they are those of the pattern, and a part may name those that it needs", async () => {
    const ofBook = part({ params: ["id"], find: ({ params }) => (params.id === "7" ? { title: "Seven" } : undefined) });
    const book = resource("/books/{id}", {
      with: [ofBook],
      represent: ({ entity, params }) => [params.id, entity.title],
    });
    const service = serviceOf(book);
    expect(await (await request(service, "GET", "/books/7")).json()).toEqual(["7", "Seven"]);
    expect((await request(service, "GET", "/books/8")).status).toBe(404);
    expect(() => serviceOf(resource("/books", { with: [ofBook as AnyPart as never], represent: () => 1 }))).toThrow(
      "PATTERN_LACKS_PARAMETER",
    );
  });

  it("with: parts are named in both forms", async () => {
    const limited = part({ withinRateLimit: () => 3 });
    const byClass = Object.assign(new Anything(), { ...ACTS.GET, with: [limited] });
    expect(await responses(asLiteral({ with: [limited], ...ACTS.GET }))).toEqual(
      await responses(serviceOf(route("/it", byClass))),
    );
  });
});

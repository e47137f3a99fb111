import {
  type Codecs,
  type Context,
  command,
  HttpResponse,
  jsonCodec,
  MountError,
  part,
  Resource,
  type Route,
  resource,
  route,
  Service,
} from "signalbox";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MOUNT_FAULTS, type MountFault } from "../resource/mountError.ts";
import { inLiteralWords } from "./check.ts";

/** Ruling 16: each fault of the author is an error with a code, the class's name, and what to write instead. */

/** A resource that works; each case breaks one thing of it. */
class Books extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET"];
  override represent(): unknown {
    return [];
  }
}

class Writable extends Books {
  override readonly allowedMethods: readonly string[] = ["GET", "PUT"];
  override readonly consumes: readonly string[] = ["application/json"];
  override apply(): unknown {
    return undefined;
  }
}

const but = (change: object, resource: Resource = new Books()): Resource => Object.assign(resource, change);
const yes = () => true;
/** Has the four calls. */
const STORE = { claim: yes, finish: yes, release: yes, renew: yes };

class Patchable extends Writable {
  override readonly allowedMethods: readonly string[] = ["GET", "PATCH"];
}
const CODECS: Codecs = { "application/json": jsonCodec, "text/plain": { encode: String } };

function refusal(routes: readonly Route[]): MountError {
  try {
    return expect.unreachable(`nothing was refused: ${new Service({ routes }).resources.length} resources`);
  } catch (error) {
    if (error instanceof MountError) return error;
    throw error;
  }
}

const refusalOf = (resource: Resource, codecs: Codecs = CODECS) => refusal([route("/", resource, { codecs })]);

type Case = [code: MountFault, resource: Resource, detail: string, remedy: string];

const seconds = "maxAge: a whole number of at least 0, such as 600";

const methods: Case[] = [
  [
    "NO_METHODS",
    but({ allowedMethods: [] }),
    "allowedMethods is empty",
    'override readonly allowedMethods = ["GET", "HEAD"]',
  ],
  ["BAD_METHOD", but({ allowedMethods: ["GET", "Get"] }), '"Get" is not a method', '"GET"'],
  ["BAD_METHOD", but({ allowedMethods: ["GET", "A B"] }), '"A B" is not a method', '"A B"'],
  ["BAD_METHOD", but({ knownMethods: ["GET", "purge"] }), '"purge" is not a method', '"PURGE"'],
  [
    "METHOD_NOT_KNOWN",
    but({ allowedMethods: ["GET", "PURGE"] }),
    "PURGE is in allowedMethods and not in knownMethods, so it would be 501",
    'override readonly knownMethods = [...STANDARD_METHODS, "PURGE"]',
  ],
  [
    "BAD_CORS",
    but({ cors: { origins: "*", credentials: true } }),
    "cors allows every origin to send credentials",
    'the origins that may, or "*" without credentials',
  ],
  [
    "BAD_CORS",
    but({ cors: { origins: ["https://app.example/"] } }),
    '"https://app.example/" is not an origin',
    '"https://app.example"',
  ],
  [
    "BAD_CORS",
    but({ cors: { origins: ["app.example"] } }),
    '"app.example" is not an origin',
    'each origin by its name, "https://app.example"',
  ],
  [
    "BAD_CORS",
    but({ cors: { origins: ["https://*.app.example"] } }),
    '"https://*.app.example" is not an origin',
    'each origin by its name, "https://app.example"',
  ],
  ["BAD_CORS", but({ cors: { origins: ["*"] } }), '"*" is not an origin', 'origins: "*", without a list'],
  [
    "BAD_CORS",
    but({ cors: { origins: ["https://App.example:443"] } }),
    '"https://App.example:443" is not an origin',
    '"https://app.example"',
  ],
  [
    "BAD_CORS",
    but({ cors: { origins: ["https://app.example"], credentials: true, headers: ["*"] } }),
    'cors names the field "*" beside credentials',
    "the name of each field",
  ],
  [
    "BAD_CORS",
    but({ cors: { origins: ["https://app.example"], credentials: true, exposes: ["ETag", "*"] } }),
    'cors names the field "*" beside credentials',
    "the name of each field",
  ],
  [
    "BAD_VALUE",
    but({ cors: { origins: "*", headers: ["If-Match, X-Id"] } }),
    'headers of cors is ["If-Match, X-Id"]',
    'headers: a list of field names: ["If-Match"]',
  ],
  ["BAD_VALUE", but({ cors: {} }), "origins is undefined", 'origins: ["https://app.example"], or "*" for all'],
  ["BAD_VALUE", but({ cors: { origins: "*", maxAge: -1 } }), "maxAge of cors is -1", seconds],
  ["BAD_VALUE", but({ cors: { origins: "*", maxAge: 1.5 } }), "maxAge of cors is 1.5", seconds],
  ["BAD_HALT", but({ halts: ["423"] }), '"423" in halts is not a final status', "a number from 200 to 599"],
  ["BAD_HALT", but({ halts: [199] }), "199 in halts is not a final status", "a number from 200 to 599"],
  ["BAD_HALT", but({ halts: [600] }), "600 in halts is not a final status", "a number from 200 to 599"],
  ["BAD_HALT", but({ halts: [404.5] }), "404.5 in halts is not a final status", "a number from 200 to 599"],
  ["BAD_HALT", but({ halts: { GET: [404, 99] } }), "99 in halts is not a final status", "a number from 200 to 599"],
  ["BAD_HALT", but({ halts: { PUT: [404] } }), 'halts names "PUT", which is not allowed', "one of GET, OPTIONS"],
  [
    "BAD_ONLY_FOR",
    but({ onlyFor: { apply: ["PUT"] } }, new Writable()),
    "onlyFor has apply, which no node of the graph calls",
    "a callback that decides yes or no, or query",
  ],
  [
    "BAD_ONLY_FOR",
    but({ onlyFor: { represent: ["GET"] } }),
    "onlyFor has represent, which no node of the graph calls",
    "a callback that decides yes or no, or query",
  ],
  [
    "BAD_ONLY_FOR",
    but({ onlyFor: { forbidden: ["GET", "put"] } }),
    'onlyFor.forbidden has "put", which is not known',
    '"PUT", "DELETE"',
  ],
];

const codecs = (name: string, codec = "csvCodec", from = ", with csvCodec of signalbox/codecs") =>
  `route(pattern, resource, { codecs: { "application/json": …, "text/plain": …, "${name}": ${codec} } })${from}`;

/** The codecs that the package has are named, with the import that has them. */
const codecsNamed = (
  [
    ["text/csv; charset=utf-8", "csvCodec", ", with csvCodec of signalbox/codecs"],
    ["Text/HTML", "htmlCodec()", ", with htmlCodec of signalbox/codecs"],
    ["application/x-ndjson", "ndjsonCodec", ", with ndjsonCodec of signalbox/codecs"],
    ["application/x-www-form-urlencoded", "formCodec", ", with formCodec of signalbox/codecs"],
    ["text/event-stream", "eventsCodec", ", with eventsCodec of signalbox/events"],
    ["multipart/form-data", "multipartCodec", ", with multipartCodec of signalbox/multipart"],
    ["image/png", "bytesCodec", ", with bytesCodec of signalbox/codecs"],
    ["font/woff2", "bytesCodec", ", with bytesCodec of signalbox/codecs"],
    ["application/pdf", "bytesCodec", ", with bytesCodec of signalbox/codecs"],
    ["application/pdf+x", "yourCodec", ""],
    ["application/vnd.books", "yourCodec", ""],
  ] as const
).map(
  ([name, codec, from]): Case => [
    "NO_CODEC",
    but({ produces: [name] }),
    `produces has ${name}, and the route has no codec for it`,
    codecs(name, codec, from),
  ],
);

const offers: Case[] = [
  ...codecsNamed,
  ["NO_PRODUCES", but({ produces: [] }), "produces is empty", 'override readonly produces = ["application/json"]'],
  ["BAD_MEDIA_TYPE", but({ produces: ["json"] }), '"json" is not a media type', '"type/subtype", such as "text/csv"'],
  [
    "BAD_MEDIA_TYPE",
    but({ produces: ["text/*"] }),
    '"text/*" is not a media type',
    '"type/subtype", such as "text/csv"',
  ],
  ["BAD_MEDIA_TYPE", but({ errorProduces: ["x"] }), '"x" is not a media type', '"type/subtype", such as "text/csv"'],
  [
    "NO_CODEC",
    but({ produces: ["text/csv"] }),
    "produces has text/csv, and the route has no codec for it",
    codecs("text/csv"),
  ],
  [
    "NO_CODEC",
    but({ errorProduces: ["text/csv"] }),
    "errorProduces has text/csv, and there is no codec for it",
    codecs("text/csv"),
  ],
  ["BAD_LANGUAGE", but({ languages: ["en", "e"] }), '"e" is not a language tag', '"en", "de-CH"'],
  ["BAD_LANGUAGE", but({ languages: ["de_CH"] }), '"de_CH" is not a language tag', '"en", "de-CH"'],
  ["BAD_LANGUAGE", but({ languages: ["x de"] }), '"x de" is not a language tag', '"en", "de-CH"'],
  ["BAD_LANGUAGE", but({ languages: ["en-verylongtag"] }), '"en-verylongtag" is not a language tag', '"en", "de-CH"'],
  [
    "UNKNOWN_CODING",
    but({ encodings: ["zip"] }),
    '"zip" is not a known coding',
    "one of gzip, br, deflate, zstd, identity",
  ],
  [
    "STORED_NOT_OFFERED",
    but({ encodings: ["br"], storedEncodings: ["br", "gzip"] }),
    "storedEncodings has gzip, and encodings does not",
    'override readonly encodings = ["br", "gzip"]',
  ],
  [
    "BAD_PATCHES",
    but({ patches: ["application/merge-patch+json"] }),
    "patches is declared, and PATCH is not allowed",
    "PATCH in allowedMethods",
  ],
  [
    "BAD_PATCHES",
    but({ patches: ["text/x-diff"] }, new Patchable()),
    '"text/x-diff" is no known patch format',
    "one of application/merge-patch+json, application/json-patch+json",
  ],
  [
    "BAD_PATCHES",
    but({ consumes: { PATCH: ["application/json"] }, patches: ["application/merge-patch+json"] }, new Patchable()),
    "PATCH is in consumes, and patches is declared",
    "patches alone: it is what PATCH takes",
  ],
  [
    "UNGUARDED_WRITE",
    but(
      {
        allowedMethods: ["GET", "PUT", "DELETE"],
        isAuthorized: yes,
        deleteResource: yes,
        onlyFor: { isAuthorized: ["DELETE"] },
      },
      new Writable(),
    ),
    "PUT is open to everyone, while DELETE asks who the client is",
    "the same guard for PUT, or security: [] to say that it is public",
  ],
  [
    "BAD_DEPRECATION",
    but({ deprecation: { PUT: { since: new Date("2026-01-01") } } }),
    "deprecation names PUT, which is not allowed",
    "one of GET, OPTIONS",
  ],
  [
    "BAD_DEPRECATION",
    but({ deprecation: { since: new Date("2026-06-01"), sunset: new Date("2026-01-01") } }),
    "the sunset is before the deprecation",
    'override readonly deprecation = { since: new Date("2026-01-01"), sunset: new Date("2027-01-01") }',
  ],
  [
    "BAD_DEPRECATION",
    but({ deprecation: { since: new Date("2026-01-01"), sunsetLink: "\u0000" } }),
    "deprecation has a link that is no address",
    'override readonly deprecation = { since: new Date("2026-01-01"), sunset: new Date("2027-01-01") }',
  ],
  [
    "BAD_DEPRECATION",
    but({ deprecation: { GET: null } }),
    "deprecation is null",
    'override readonly deprecation = { since: new Date("2026-01-01"), sunset: new Date("2027-01-01") }',
  ],
  [
    "BAD_DEPRECATION",
    but({ deprecation: null }),
    "deprecation is null",
    'override readonly deprecation = { since: new Date("2026-01-01"), sunset: new Date("2027-01-01") }',
  ],
  ["BAD_DIGEST", but({ digests: ["md5"] }), '"md5" is no known algorithm', "one of sha-256, sha-512"],
  [
    "BAD_DIGEST",
    but({ requireDigest: true }),
    "requireDigest is declared, and digests is empty",
    'override readonly digests = ["sha-256"]',
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: {} }, new Patchable()),
    "the store of idempotency has no claim",
    "override readonly idempotency = { store: new MemoryStore() }",
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE, methods: ["GET"] } }, new Patchable()),
    '"GET" takes no Idempotency-Key',
    "methods: some of POST, PUT, PATCH, DELETE",
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE, methods: ["CONNECT"] } }, new Patchable()),
    '"CONNECT" takes no Idempotency-Key',
    "methods: some of POST, PUT, PATCH, DELETE",
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE }, allowedMethods: ["GET", "HEAD"] }),
    "idempotency is declared, and no allowed method takes a key: without `methods` it is POST and PATCH",
    'override readonly idempotency = { store, methods: ["POST"] }',
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE }, allowedMethods: ["PUT"] }, new Patchable()),
    "idempotency is declared, and no allowed method takes a key: without `methods` it is POST and PATCH",
    'override readonly idempotency = { store, methods: ["PUT"] }',
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE, keepSeconds: 0 } }, new Patchable()),
    "keepSeconds of idempotency is 0",
    "keepSeconds: a number above 0",
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE, keepSeconds: Number.POSITIVE_INFINITY } }, new Patchable()),
    "keepSeconds of idempotency is Infinity",
    "keepSeconds: a number above 0",
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE, leaseSeconds: 1 } }, new Patchable()),
    "leaseSeconds of idempotency is 1, and the store has 1000 ms for a call",
    "leaseSeconds: above the time of a call, and 86400 at most",
  ],
  [
    "BAD_IDEMPOTENCY",
    but({ idempotency: { store: STORE, leaseSeconds: 86401 } }, new Patchable()),
    "leaseSeconds of idempotency is 86401, and the store has 1000 ms for a call",
    "leaseSeconds: above the time of a call, and 86400 at most",
  ],
  [
    "NO_PRINCIPAL",
    but({ idempotency: { store: STORE }, isAuthorized: () => true }, new Patchable()),
    "PATCH takes an Idempotency-Key, isAuthorized is overridden, and principal is not",
    'override principal(ctx) { return ctx.require("user").id; }',
  ],
  [
    "BAD_CACHE",
    but({ cache: {}, generateEtag: () => "1" }),
    "the store of cache has no get, or no set",
    "override readonly cache = { store: new MemoryCache() }",
  ],
  [
    "BAD_CACHE",
    but({ cache: { store: { get: yes } }, generateEtag: () => "1" }),
    "the store of cache has no get, or no set",
    "override readonly cache = { store: new MemoryCache() }",
  ],
  [
    "BAD_CACHE",
    but({ cache: { store: new Map() } }),
    "cache is declared, and generateEtag is not overridden for GET: nothing says which state is kept",
    "override generateEtag(ctx) { return version; }",
  ],
  [
    "BAD_CACHE",
    but({ cache: { store: new Map() }, generateEtag: () => "1", allowedMethods: ["DELETE"], deleteResource: yes }),
    "cache is declared, and GET is not allowed",
    "GET in allowedMethods",
  ],
  [
    "UNSHARED_CACHE",
    but({ cache: { store: new Map() }, generateEtag: () => "1", isAuthorized: () => true }),
    "cache is declared, and isAuthorized is overridden: what one client gets would be kept for another",
    "override readonly cache = { store, shared: true } where all that may read it get the same, or no cache",
  ],
  ["BAD_RANGES", but({ ranges: "items" }), 'ranges is "items"', 'override readonly ranges = "bytes"'],
  [
    "BAD_RANGES",
    but({ ranges: "bytes", allowedMethods: ["DELETE"], deleteResource: () => true }),
    "ranges is declared, and GET is not allowed",
    "GET or QUERY in allowedMethods",
  ],
  ["SAME_OFFER", but({ produces: ["text/plain", "Text/Plain"] }), "produces has Text/Plain twice", "each offer once"],
  [
    "SAME_OFFER",
    but({ errorProduces: ["text/html", "text/html"] }),
    "errorProduces has text/html twice",
    "each offer once",
  ],
  ["SAME_OFFER", but({ languages: ["de", "en", "DE"] }), "languages has DE twice", "each offer once"],
  ["SAME_OFFER", but({ encodings: ["gzip", "br", "gzip"] }), "encodings has gzip twice", "each offer once"],
];

const model = "a Standard Schema (zod, valibot, arktype) or { modelJsonSchema() }";
const time = "deadline: milliseconds, such as 60_000, or by method { POST: 60_000 }";
const bytes = "maxBodyBytes: a whole number of at least 0, such as 64 * 1024";

const bodies: Case[] = [
  [
    "BAD_MEDIA_TYPE",
    but({ consumes: ["json"] }, new Writable()),
    '"json" is not a media type',
    '"type/subtype", such as "application/json"',
  ],
  [
    "NO_CODEC",
    but({ consumes: ["text/csv"] }, new Writable()),
    "consumes has text/csv, and the route has no codec for it",
    codecs("text/csv"),
  ],
  [
    "NO_CODEC",
    but({ consumes: ["application/merge-patch+json"] }, new Writable()),
    "consumes has application/merge-patch+json, and the route has no codec for it",
    'codecs: { ...patchCodecs } of "signalbox/patch"',
  ],
  [
    "CANNOT_DECODE",
    but({ consumes: ["text/plain"] }, new Writable()),
    "consumes has text/plain, and its codec has no decode",
    "a codec with encode and decode",
  ],
  ["BAD_MODEL", but({ body: { type: "object" } }, new Writable()), "body is not a model", model],
  ["BAD_MODEL", but({ query: "page" }), "query is not a model", model],
  [
    "BODY_WITHOUT_CONSUMES",
    but({ consumes: [], body: z.string() }, new Writable()),
    "body is declared, and PUT consumes nothing, so no body is decoded",
    'override readonly consumes = ["application/json"]',
  ],
  [
    "QUERY_WITHOUT_CONSUMES",
    but({ allowedMethods: ["GET", "QUERY"] }),
    "QUERY is allowed and consumes nothing, so that nothing could be asked",
    'override readonly consumes = ["application/json"]',
  ],
  [
    "CONSUMES_WITHOUT_METHOD",
    but({ consumes: ["application/json"] }),
    "consumes or body is declared and no method carries a body",
    "POST, PUT, PATCH or QUERY in allowedMethods",
  ],
  [
    "CONSUMES_WITHOUT_METHOD",
    but({ consumes: { PATCH: ["application/json"] } }, new Writable()),
    "consumes or body names PATCH, which carries no body here",
    "one of PUT",
  ],
  [
    "CONSUMES_WITHOUT_METHOD",
    but({ body: { GET: z.string() } }, new Writable()),
    "consumes or body names GET, which carries no body here",
    "one of PUT",
  ],
  [
    "CONSUMES_WITHOUT_METHOD",
    but({ consumes: { DELETE: ["application/json"] }, allowedMethods: ["PUT", "PATCH"] }, new Writable()),
    "consumes or body names DELETE, which carries no body here",
    "one of PUT, PATCH",
  ],
  [
    "CONSUMES_WITHOUT_METHOD",
    but({ body: z.string() }),
    "consumes or body is declared and no method carries a body",
    "POST, PUT, PATCH or QUERY in allowedMethods",
  ],
  [
    "CONSUMES_WITHOUT_METHOD",
    but({ consumes: {} }),
    "consumes or body is declared and no method carries a body",
    "POST, PUT, PATCH or QUERY in allowedMethods",
  ],
  ["BAD_MODEL", but({ body: { PUT: "string" } }, new Writable()), "body is not a model", model],
  ["BAD_MODEL", but({ body: { PUT: z.string(), title: "string" } }, new Writable()), "body is not a model", model],
  [
    "BAD_PREFERENCE",
    but({ preferences: ["odata.maxpagesize"] }, new Writable()),
    '"odata.maxpagesize" is no preference that is known',
    "one of return, respond-async, wait, handling",
  ],
  [
    "BAD_PREFERENCE",
    but({ preferences: ["return"] }),
    "preferences is declared, and no method is allowed that honours any",
    "POST, PUT or PATCH in allowedMethods",
  ],
  [
    "BAD_PREFERENCE",
    but({ preferences: ["respond-async"] }, new Writable()),
    "preferences has respond-async, and accepted is not overridden",
    "override accepted(ctx) { return `/jobs/${id}`; }",
  ],
  [
    "BAD_PREFERENCE",
    but({ preferences: ["handling"] }, new Writable()),
    "preferences has handling, and there is no body model",
    "override readonly body = NewBook",
  ],
  [
    "NO_TAG",
    but({ concurrency: "optimistic" }, new Writable()),
    "concurrency is declared, and nothing tells one state from the next that PUT may change",
    "override generateEtag(ctx) { return String(version); }",
  ],
  [
    "NO_TAG",
    but({ requireConditionalWrite: yes }, new Writable()),
    "requireConditionalWrite is declared, and nothing tells one state from the next that PUT may change",
    "override generateEtag(ctx) { return String(version); }",
  ],
  [
    "NEVER_CALLED",
    but({ allowedMethods: ["DELETE"], deleteResource: yes, upgrade: yes }),
    "upgrade is never called for DELETE, OPTIONS",
    "upgrade with GET in allowedMethods",
  ],
  [
    "NEVER_CALLED",
    but({ movedPermanently: yes as never }),
    "movedPermanently is never called without resourceExists and previouslyExisted",
    "override resourceExists(ctx) { … }, override previouslyExisted(ctx) { … }",
  ],
  [
    "RAW_BODY_UNREAD",
    but({ rawBody: true }),
    "rawBody is declared and no method carries a body",
    "POST, PUT, PATCH or QUERY in allowedMethods",
  ],
  ["BAD_VALUE", but({ deadline: -1 }), "deadline is -1", time],
  ["BAD_VALUE", but({ deadline: { GET: "1" } as never }), "deadline is an object", time],
  ["BAD_VALUE", but({ maxBodyBytes: -1 }), "maxBodyBytes is -1", bytes],
  ["BAD_VALUE", but({ maxBodyBytes: 1.5 }), "maxBodyBytes is 1.5", bytes],
];

const without = (...allowed: string[]) =>
  Object.assign(new (class Books extends Resource {})(), { allowedMethods: allowed });

const acts: Case[] = [
  [
    "MISSPELT_CALLBACK",
    but({ isAutorized: () => false }),
    "it has a method isAutorized, which no node calls; its name is almost isAuthorized",
    "override isAuthorized(ctx) { … }, or #isAutorized for a method of your own",
  ],
  [
    "NO_REPRESENT",
    without("GET"),
    "GET is allowed and represent is not overridden",
    "override represent(ctx) { return value; }",
  ],
  [
    "NO_REPRESENT",
    without("HEAD"),
    "HEAD is allowed and represent is not overridden",
    "override represent(ctx) { return value; }",
  ],
  ["NO_APPLY", without("PUT"), "PUT is allowed and apply is not overridden", "override apply(ctx, body) { … }"],
  ["NO_APPLY", without("PATCH"), "PATCH is allowed and apply is not overridden", "override apply(ctx, body) { … }"],
  [
    "NO_PROCESS_POST",
    without("POST"),
    "POST is allowed, and neither processPost nor postIsCreate is overridden",
    "override processPost(ctx, body) { … }, or postIsCreate, apply and createPath for a POST that creates",
  ],
  [
    "NO_APPLY",
    but({ postIsCreate: yes }, without("POST")),
    "POST creates and apply is not overridden",
    "override apply(ctx, body) { … }",
  ],
  [
    "NO_CREATE_PATH",
    but({ postIsCreate: yes, apply: yes }, without("POST")),
    "POST creates and createPath is not overridden",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the author is told to write.
    "override createPath(ctx) { return `/books/${id}`; }",
  ],
  [
    "NO_DELETE",
    without("DELETE"),
    "DELETE is allowed and deleteResource is not overridden",
    "override deleteResource(ctx) { … }",
  ],
];

const described = (description: object, resource?: Resource) => but({ describe: () => description }, resource);

const descriptions: Case[] = [
  [
    "ASYNC_DESCRIPTION",
    but({ describe: () => Promise.reject(new Error("unseen")) }),
    "describe gives a promise",
    "override describe() { return { get: { … } }; }, without async",
  ],
  [
    "DESCRIBED_METHOD_NOT_ALLOWED",
    described({ put: {} }),
    "describe has put, and PUT is not allowed",
    '"PUT" in allowedMethods',
  ],
  [
    "UNKNOWN_KEY",
    described({ get: { documentedHeader: { Via: "The way." } } as object }),
    "get of describe has documentedHeader, which nothing reads",
    "documentedHeaders",
  ],
  [
    "DESCRIBED_STATUS_NOT_SUCCESS",
    described({ get: { responses: { 404: null } } }),
    "describe names 404 for get",
    "success statuses only; leave it out",
  ],
  [
    "DESCRIBED_STATUS_NOT_SUCCESS",
    described({ get: { responses: { 199: null } } }),
    "describe names 199 for get",
    "success statuses only; leave it out",
  ],
  [
    "DESCRIBED_STATUS_UNREACHABLE",
    described({ get: { responses: { 201: null } } }),
    "describe names 201 for get, which the graph cannot reach",
    "one of 200, or declare it in halts",
  ],
  [
    "DESCRIBED_STATUS_UNREACHABLE",
    described({ put: { responses: { 201: null } } }, new Writable()),
    "describe names 201 for put, which the graph cannot reach",
    "one of 200, 204, or declare it in halts",
  ],
  [
    "DESCRIBED_STATUS_UNREACHABLE",
    described({ get: { responses: { 202: null } } }, but({ multipleChoices: yes })),
    "describe names 202 for get, which the graph cannot reach",
    "one of 200, or declare it in halts",
  ],
  ["BAD_MODEL", described({ put: { request: "book" } }, new Writable()), "request of put is not a model", model],
  [
    "DESCRIBED_REQUEST_UNREAD",
    described({ get: { request: z.string() } }, new Writable()),
    "describe has a request for get, whose content is not read",
    'POST, PUT, PATCH or QUERY, and consumes = ["application/json"]; leave it out otherwise',
  ],
  [
    "DESCRIBED_REQUEST_UNREAD",
    described({ put: { request: z.string() } }, but({ consumes: [] }, new Writable())),
    "describe has a request for put, whose content is not read",
    'POST, PUT, PATCH or QUERY, and consumes = ["application/json"]; leave it out otherwise',
  ],
  [
    "DESCRIBED_REQUEST_DIFFERS",
    described({ put: { request: z.string() } }, but({ body: z.string() }, new Writable())),
    "the request of put in describe is not the model that body declares",
    "leave request out, and body is documented",
  ],
  [
    "DESCRIBED_REQUEST_DIFFERS",
    described({ put: { request: z.string() } }, new Writable()),
    "the request of put in describe is a model that body does not declare, so any content would be accepted",
    "override readonly body = the model, and it is documented",
  ],
];

describe.each([
  ["methods", methods],
  ["offers", offers],
  ["bodies", bodies],
  ["acts", acts],
  ["descriptions", descriptions],
])("%s", (_module, cases) => {
  it.each(cases)("%s %#: %s", (code, resource, detail, remedy) => {
    const error = refusalOf(resource);
    const subject = resource.constructor.name;
    expect(error).toMatchObject({ name: "MountError", code, subject, remedy });
    expect(error.message).toBe(`${code}: ${subject}: ${detail}. Write instead: ${remedy}`);
  });
});

describe("patches", () => {
  const MERGE = "application/merge-patch+json";
  const withPatch: Codecs = { ...CODECS, [MERGE]: { encode: String, decode: () => ({}), isPatch: true } };
  const patched = (change: object) => but({ patches: [MERGE], body: z.object({}), ...change }, new Patchable());

  it.each<[what: string, resource: Resource, codecs: Codecs, detail: string, remedy: string]>([
    [
      "a codec that decodes no patch",
      patched({}),
      { ...CODECS, [MERGE]: jsonCodec },
      `patches has ${MERGE}, and its codec decodes no patch`,
      'codecs: { ...patchCodecs } of "signalbox/patch"',
    ],
    [
      "a patch that nothing applies",
      but({ consumes: [MERGE] }, new Patchable()),
      withPatch,
      `PATCH consumes ${MERGE}, whose codec decodes a patch that nothing applies`,
      `override readonly patches = ["${MERGE}"]`,
    ],
    [
      "no model",
      patched({ body: undefined }),
      withPatch,
      "patches is declared without a body, so that a patch could make anything of it",
      "override readonly body = the model of the whole",
    ],
    [
      "no representation",
      Object.assign(without("PATCH"), { apply: yes, patches: [MERGE], body: z.object({}) }),
      withPatch,
      "patches is declared, and represent is not overridden",
      "override represent(ctx) { return value; }",
    ],
    [
      "bytes that are stored coded",
      patched({ encodings: ["gzip"], storedEncodings: ["gzip"] }),
      withPatch,
      "patches and storedEncodings are declared, and coded bytes cannot be patched",
      "patches for what represent gives as a value",
    ],
  ])("%s", (_what, resource, given, detail, remedy) => {
    const error = refusalOf(resource, given);
    expect(error.message).toBe(`BAD_PATCHES: ${resource.constructor.name}: ${detail}. Write instead: ${remedy}`);
  });

  it("may stand beside what other methods consume", () => {
    const change = { allowedMethods: ["GET", "PUT", "PATCH"], consumes: { PUT: ["application/json"] } };
    const routes = [route("/", patched(change), { codecs: withPatch })];
    expect(new Service({ routes }).resources).toHaveLength(1);
  });

  it("need represent, which no other method has to have", () => {
    const change = { allowedMethods: ["PATCH"] };
    expect(new Service({ routes: [route("/", patched(change), { codecs: withPatch })] }).resources).toHaveLength(1);
  });
});

const ok = () => HttpResponse.empty();
class NeedsId extends Books {
  override readonly params = ["id"];
}

/** `route` itself would not compile. */
const mount = (pattern: string, resource: unknown): Route => ({
  kind: "resource",
  pattern,
  resource: resource as Resource,
  options: {},
});

const routes: [code: MountFault, subject: string, routes: readonly Route[], detail: string, remedy: string][] = [
  ["BAD_PATTERN", "books", [mount("books", new Books())], "it does not start with a slash", '"/books"'],
  [
    "BAD_PATTERN",
    "/{id}/{id}",
    [mount("/{id}/{id}", new Books())],
    "{id} is in it twice",
    "a name of its own for each parameter",
  ],
  [
    "BAD_PATTERN",
    "/books/{id}.json",
    [mount("/books/{id}.json", new Books())],
    "“{id}.json” is not a parameter",
    'a parameter that fills its segment, such as "/books/{id}"',
  ],
  [
    "BAD_PATTERN",
    "/books/:id",
    [mount("/books/:id", new Books())],
    "“:id” is a parameter of another framework",
    '"/books/{id}"',
  ],
  [
    "BAD_PATTERN",
    "/a?b",
    [command("GET", "/a?b", ok)],
    "“a?b” has a character that a path segment cannot have, or that patterns do not support",
    '"/books/{id}"',
  ],
  [
    "SAME_PATTERN",
    "/a/{y}",
    [mount("/a/{x}", new Books()), mount("/a/{y}", new Books())],
    "/a/{x} already leads to Books",
    "both methods in one literal or class, or another path",
  ],
  [
    "SAME_PATTERN",
    "/a",
    [command("GET", "/a", ok), mount("/a", new Books())],
    "/a already leads to a command",
    "both methods in one literal or class, or another path",
  ],
  [
    "SAME_PATTERN",
    "GET /a",
    [mount("/a", new Books()), command("GET", "/a", ok)],
    "/a already leads to Books",
    "both methods in one literal or class, or another path",
  ],
  [
    "SAME_PATTERN",
    "GET /a",
    [command("GET", "/a", ok), command("GET", "/a", ok)],
    "/a already leads to a command",
    "both methods in one literal or class, or another path",
  ],
  ["BAD_METHOD", "/a", [command("get", "/a", ok)], '"get" is not a method', 'command("GET", …)'],
  ["BAD_METHOD", "/a", [command(42 as never, "/a", ok)], "42 is not a method", 'command("GET", …)'],
  ["BAD_METHOD", "/a", [command("A B", "/a", ok)], '"A B" is not a method', 'command("A B", …)'],
  [
    "PATTERN_LACKS_PARAMETER",
    "NeedsId",
    [mount("/books/{isbn}", new NeedsId())],
    "it needs {id}, and /books/{isbn} has no such parameter",
    'the pattern "/books/{isbn}/{id}"',
  ],
  [
    "PATTERN_LACKS_PARAMETER",
    "NeedsId",
    [mount("/", new NeedsId())],
    "it needs {id}, and / has no such parameter",
    'the pattern "/{id}"',
  ],
  ["NOT_A_RESOURCE", "object", [mount("/", {})], "it does not extend Resource", "class Books extends Resource { … }"],
  [
    "NOT_A_RESOURCE",
    "string",
    [mount("/", "books")],
    "it does not extend Resource",
    "class Books extends Resource { … }",
  ],
];

describe("routes", () => {
  it.each(routes)("%s %#: %s", (code, subject, given, detail, remedy) => {
    const error = refusal(given);
    expect(error).toMatchObject({ code, subject, remedy });
    expect(error.message).toBe(`${code}: ${subject}: ${detail}. Write instead: ${remedy}`);
  });
});

describe("what is no fault", () => {
  const title = z.string();
  class Query extends Resource<Context<{ query: { page: string } }>> {
    override readonly query = z.object({ page: z.string() });
    override represent() {
      return null;
    }
  }
  it.each<[string, Resource]>([
    ["the least there is", new Books()],
    ["a body without a limit of its own", new Writable()],
    ["raw content of one of its methods", but({ rawBody: true }, new Writable())],
    ["a limit of nothing at all", but({ maxBodyBytes: 0 }, new Writable())],
    ["every coding", but({ encodings: ["gzip", "br", "deflate", "zstd", "identity"] })],
    ["languages with subtags", but({ languages: ["en", "de-CH-1996", "zh-Hant-TW"] })],
    [
      "errors in a type that needs no codec",
      but({ errorProduces: ["text/html", "text/plain", "application/problem+json"] }),
    ],
    ["the edges of what may be halted with", but({ halts: [200, 599] })],
    ["halts by method", but({ halts: { GET: [404], OPTIONS: [418] } })],
    ["a callback for some methods", but({ onlyFor: { forbidden: ["PUT", "DELETE"] } })],
    [
      "those that a request row asks, and the query",
      but({ onlyFor: { malformedRequest: ["PUT"], requireConditionalWrite: ["PUT"], query: ["GET"] } }),
    ],
    ["origins, with credentials", but({ cors: { origins: ["https://app.example", "null"], credentials: true } })],
    ["every field, without credentials", but({ cors: { origins: "*", headers: ["*"], exposes: ["*"] } })],
    ["every origin, for no time at all", but({ cors: { origins: "*", maxAge: 0 } })],
    ["bodies by method", but({ consumes: { PUT: ["application/json"] }, body: { PUT: title } }, new Writable())],
    ["a described status that the graph reaches", described({ get: { responses: { 200: null } } })],
    ["one that is declared in halts", described({ get: { responses: { 299: null } } }, but({ halts: [299] }))],
    [
      "a described request that is the body's model",
      described({ put: { request: title } }, but({ body: title }, new Writable())),
    ],
    ["a description of OPTIONS", described({ options: {} })],
    ["a POST that only creates", but({ postIsCreate: yes, apply: yes, createPath: () => "/1" }, without("POST"))],
    ["a POST that only acts", but({ processPost: yes }, without("POST"))],
    ["the longest lease", but({ idempotency: { store: STORE, leaseSeconds: 86400 } }, new Patchable())],
    ["only a deprecation", but({ deprecation: { since: new Date("2026-01-01") } })],
    ["only a sunset", but({ deprecation: { sunset: new Date("2026-01-01") } })],
    ["both in one moment", but({ deprecation: { since: new Date(0), sunset: new Date(0) } })],
    ["links", but({ deprecation: { link: "/why", sunsetLink: "/when" } })],
    ["DELETE", but({ deleteResource: yes }, without("DELETE"))],
    ["no deprecation, whatever the service says", but({ deprecation: false })],
    ["no deprecation of one method", but({ deprecation: { GET: false } })],
    ["ranges of GET beside a method that has none", but({ ranges: "bytes" }, new Writable())],
    ["a tag to compare for concurrency", but({ concurrency: "optimistic", generateEtag: () => "1" }, new Writable())],
    [
      "a cache that all who pass the guard share",
      but({ cache: { store: new Map(), shared: true }, generateEtag: () => "1", isAuthorized: yes }),
    ],
    [
      "keys of clients that are told apart",
      but({ idempotency: { store: STORE }, isAuthorized: yes, principal: () => "ann" }, new Patchable()),
    ],
    [
      "conditional writes by a date",
      but({ requireConditionalWrite: yes, lastModified: () => new Date(0) }, new Writable()),
    ],
    ["concurrency where no method changes a state", but({ concurrency: "optimistic" })],
    [
      "a preference that one of two writes can honour",
      but(
        {
          allowedMethods: ["GET", "PUT", "PATCH"],
          preferences: ["handling"],
          body: { PUT: title },
        },
        new Writable(),
      ),
    ],
    ["a parameter that the pattern has", new NeedsId()],
  ])("%s", (_what, resource) => {
    expect(new Service({ routes: [mount("/{id}", resource)] }).resources).toHaveLength(1);
  });

  it("errors in a type for which only the service has a codec", () => {
    const routes = [mount("/", but({ errorProduces: ["text/csv"] }))];
    expect(new Service({ routes, errorCodecs: { "text/csv": { encode: String } } }).resources).toHaveLength(1);
  });

  it("a query model that fits the context", () => {
    expect(() => new Service({ routes: [route("/", new Query())] })).not.toThrow();
  });
});

describe("what a literal declares for one method (ruling 16)", () => {
  const PUT = { apply: yes };
  const GET = { generateEtag: () => "1", represent: yes };
  const mounted = (keys: object): Route => Reflect.apply(resource, undefined, ["/it", keys]);

  it.each<[what: string, keys: object, detail: string]>([
    [
      "a cache without a store",
      { GET: { ...GET, cache: {} }, PUT },
      "BAD_CACHE: /it: the store of cache has no get, or no set",
    ],
    [
      "a cache without a tag",
      { GET: { represent: yes, cache: { store: new Map() } }, PUT },
      "BAD_CACHE: /it: cache is declared, and generateEtag is not there for GET",
    ],
    [
      "a cache of a method whose response is not kept",
      { GET, PUT: { ...PUT, cache: { store: new Map() } } },
      "BAD_CACHE: /it: cache is declared, and GET is not allowed",
    ],
    [
      "a store of keys that lacks a call",
      { POST: { processPost: yes, idempotency: { store: {} } }, PUT },
      "BAD_IDEMPOTENCY: /it: the store of idempotency has no claim",
    ],
    [
      "keys of clients that are not told apart",
      {
        POST: { processPost: yes, idempotency: { store: STORE }, isAuthorized: yes },
        PUT: { ...PUT, isAuthorized: yes },
      },
      "NO_PRINCIPAL: /it: POST takes an Idempotency-Key",
    ],
    [
      "a preference that it cannot honour",
      { POST: { processPost: yes, preferences: ["respond-async"] }, PUT },
      "BAD_PREFERENCE: /it: preferences has respond-async, and accepted is not there",
    ],
  ])("refuses %s", (_what, keys, detail) => {
    expect(refusal([mounted(keys)]).message.replace(/ \([^)]*:\d+\)/, "")).toContain(detail);
  });

  it.each<[what: string, keys: object]>([
    ["a cache for GET", { GET: { ...GET, cache: { store: new Map() } }, PUT }],
    [
      "what QUERY consumes, beside a POST without content",
      {
        consumes: [],
        POST: { processPost: yes },
        QUERY: { consumes: ["application/json"], body: z.object({}), represent: yes },
      },
    ],
    ["keys for POST", { POST: { processPost: yes, idempotency: { store: STORE } }, PUT }],
    [
      "a preference for all methods that one of them can honour",
      {
        preferences: ["respond-async", "handling"],
        POST: { body: z.object({}), accepted: yes, processPost: yes },
        PUT,
      },
    ],
    ["rawBody of a part, although no method here carries content", { with: [part({ rawBody: true })], GET }],
  ])("takes %s", (_what, keys) => {
    expect(new Service({ routes: [mounted(keys)] }).resources).toHaveLength(1);
  });
});

it("every fault that can be met when a service is built is met here", () => {
  const met = [...methods, ...offers, ...bodies, ...acts, ...descriptions, ...routes].map(([code]) => code);
  const ofTheDocument: MountFault[] = [
    "NO_JSON_SCHEMA",
    "BAD_MODEL_NAME",
    "SAME_MODEL_NAME",
    "SAME_OPERATION_ID",
    "SAME_SECURITY_SCHEME",
    "UNKNOWN_SECURITY_SCHEME",
  ];
  const ofTheDebugger: MountFault[] = ["DEBUG_IN_PRODUCTION"];
  // Met in test/mcp/tools.test.ts.
  const ofTools: MountFault[] = ["BAD_TOOL"];
  // Met in test/documented-credentials.test.ts.
  const ofGuards: MountFault[] = ["SECURITY_DIFFERS"];
  // Met in test/words.test.ts.
  const ofQueries: MountFault[] = ["UNSENDABLE_QUERY"];
  // Met in test/literal-parts.test.ts and test/mistakes.test.ts.
  const ofLiterals: MountFault[] = [
    "UNKNOWN_KEY",
    "NOT_A_LITERAL",
    "NOT_A_FUNCTION",
    "NOT_A_PART",
    "PARTS_COLLIDE",
    "UNREACHED_HANDLER",
    "AMBIGUOUS_POST",
    "UNGUARDED_WRITE",
  ];
  // Met in test/nodes/own-nodes.test.ts.
  const ofNodes: MountFault[] = ["BAD_NODE", "NODES_COLLIDE", "UNREACHED_NODE"];
  // Met in src/service/checkOptions.test.ts.
  const ofTheService: MountFault[] = ["NOT_A_ROUTE"];
  const elsewhere = [
    ...ofGuards,
    ...ofTheDocument,
    ...ofTheDebugger,
    ...ofTools,
    ...ofLiterals,
    ...ofNodes,
    ...ofQueries,
    ...ofTheService,
  ];
  expect(new Set([...met, ...elsewhere])).toEqual(new Set(Object.keys(MOUNT_FAULTS)));
});

/** Mount errors are worded for classes; the author of a literal reads them in the words of literals. */
it.each([
  ['override readonly allowedMethods = ["GET", "HEAD"]', "GET: { … }"],
  ["PATCH in allowedMethods", "a block for PATCH"],
  ['"PUT" in allowedMethods', 'a block for "PUT"'],
  ["POST, PUT, PATCH or QUERY in allowedMethods", "a block for POST, PUT, PATCH or QUERY"],
  ["allowedMethods is empty", "it has a block for no method, and no act at the top"],
  ["override represent(ctx) { return value; }", "represent: (ctx) => value"],
  ["override apply(ctx, body) { … }", "apply: (ctx) => …"],
  [
    "override processPost(ctx, body) { … }, or postIsCreate for a POST that creates",
    "processPost: (ctx) => …, or postIsCreate for a POST that creates",
  ],
  ["override a() { return 1; }, override b() { return 2; }", "a: (ctx) => 1, b: (ctx) => 2"],
  ["override readonly body = the model, and override readonly query = another", "body: the model, and query: another"],
  ["represent is not overridden, and apply is not overridden", "represent is not there, and apply is not there"],
  ["isAuthorized is overridden, and principal is not", "isAuthorized is there, and principal is not"],
  ["describe has put, and PUT is not allowed", "the literal describes put, and PUT is not allowed"],
  ["describe names 404 for get", "the literal describes 404 for get"],
  ["the request of put in describe is not the model", "the request of put in the literal is not the model"],
  ['route(pattern, resource, { codecs: { "application/json": …, "a/b": x } })', 'codecs: { "a/b": x }'],
  ['route(pattern, resource, { codecs: { "a/b": x } }), with x of y', 'codecs: { "a/b": x }, with x of y'],
])("%s", (words, literal) => {
  expect(inLiteralWords(words)).toBe(literal);
});

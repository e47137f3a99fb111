import { type Context, Resource } from "signalbox";
import { request, type TestRequest } from "signalbox/testing";
import { expect, it } from "vitest";
import { z } from "zod";
import { contractFields } from "../src/testing/contract.ts";
import { alone, MODIFIED, OLD } from "./fixtures.ts";

/**
 * What each ending of the table carries, as a client sees it: the response fields, and the members that a problem has
 * beside those of every problem. The resource declares all that can be carried, so that what is not there is not carried.
 */
class Callbacks extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly produces = ["application/json", "text/plain"];
  override readonly languages = ["en", "fr"];
  override readonly encodings = ["gzip"];
  override readonly body = z.object({ year: z.number() });
  override readonly query = z.object({ page: z.coerce.number().optional() });

  override generateEtag(): string {
    return "v1";
  }
  override lastModified(): Date {
    return new Date(MODIFIED);
  }
  override cacheControl(): string {
    return "max-age=60";
  }
  override expires(): Date {
    return new Date(MODIFIED);
  }
  override represent(): unknown {
    return "signals";
  }
  override apply(): unknown {
    return "done";
  }
  override deleteResource(): unknown {
    return "done";
  }
  override processPost(_ctx: Context): unknown {
    return "done";
  }
  override createPath(): string {
    return "/made";
  }
}

/** Its callbacks are those of a base class, which may be of no use to it (ruling 59). */
class Everything extends Callbacks {}

type Case = [
  node: string,
  status: number,
  fields: readonly string[],
  change: object,
  method: string,
  asked?: TestRequest,
  members?: readonly string[],
];

const yes = () => true;
const no = () => false;
const place = () => "/elsewhere";
const body = { year: 1890 };
const field = (name: string, value: string): TestRequest => ({ headers: { [name]: value } });
const gone = { resourceExists: no, previouslyExisted: yes };
const creates = { postIsCreate: yes };

/** Callbacks that give the same, later. */
const LATER = {
  generateEtag: async () => "v1",
  lastModified: async () => new Date(MODIFIED),
  cacheControl: async () => "max-age=60",
  expires: async () => new Date(MODIFIED),
  vary: async () => ["Prefer"],
};

const nothing = () => undefined;
const NO_TAG = { generateEtag: nothing, cacheControl: nothing, expires: nothing };

const STATE = ["cache-control", "etag", "expires", "vary"];
const RESULT = ["content-encoding", "content-language"];
const WHOLE = [...STATE, "content-language", "last-modified"];
const QUERIED = { allowedMethods: ["GET", "PATCH", "QUERY"] };
const LOCATED = { contentLocation: async () => "/here", equivalentLocation: async () => "/here?asked" };
const NOW = ["content-language", "etag", "last-modified", "vary"];
const PREFERRED = { preferences: ["return"] };
const LATE = { preferences: ["respond-async"], accepted: place };
const preferring = (what: string, headers = {}): TestRequest => ({
  body,
  headers: { ...headers, Prefer: `return=${what}` },
});
const prefersLater: TestRequest = { body, headers: { Prefer: "respond-async" } };
const gzip = { "accept-encoding": "gzip" };
const OFFERS = ["offered", "offeredEncodings", "offeredLanguages"];

it.each<Case>([
  // RFC 9110 10.2.3: when to come again; RFC 6585 4: "Responses with the 429 status code MUST NOT be stored by a cache."
  ["B13", 503, ["cache-control", "retry-after"], { serviceAvailable: () => 5 }, "GET", {}, ["retryAfter"]],
  ["B13a", 429, ["cache-control", "retry-after"], { withinRateLimit: () => 5 }, "GET", {}, ["retryAfter"]],
  ["B7b", 429, ["cache-control", "retry-after"], { withinQuota: () => 5 }, "GET", {}, ["retryAfter"]],
  // RFC 6585 3: "Responses with the 428 status code MUST NOT be stored by a cache."
  ["W1", 428, ["cache-control"], { requireConditionalWrite: yes }, "PUT", { body }],

  // RFC 9110 15.5.6: "The origin server MUST generate an Allow header field in a 405 response"; RFC 5789 3.1.
  ["B10", 405, ["accept-patch", "allow"], {}, "TRACE", {}, ["allowed"]],
  ["B3", 200, ["accept-patch", "allow"], {}, "OPTIONS"],
  // RFC 9110 15.5.2: "MUST send a WWW-Authenticate header field"; RFC 7725 4: who blocks it.
  ["B8", 401, ["www-authenticate"], { isAuthorized: no }, "GET"],
  ["B7a", 451, ["link"], { isLegallyRestricted: () => "https://court.example" }, "GET"],
  // RFC 9110 15.5.16: Accept, RFC 5789 2.2: Accept-Patch.
  ["B5", 415, ["accept"], {}, "PUT", { body: "x", ...field("Content-Type", "a/b") }, ["accepted"]],
  ["B5", 415, ["accept", "accept-patch"], {}, "PATCH", { body: "x", ...field("Content-Type", "a/b") }, ["accepted"]],

  // Ruling 14: 400 lists each failure, 406 what is offered.
  ["B9", 400, [], {}, "GET", {}, ["errors"]],
  ["P0", 400, [], {}, "PUT", { body: {} }, ["errors"]],
  ["P0d", 422, [], { invalidBody: 422 }, "PUT", { body: {} }, ["errors"]],
  ["C4a", 406, ["vary"], {}, "GET", field("Accept", "image/png"), OFFERS],
  ["D5a", 406, ["vary"], {}, "GET", field("Accept-Language", "de"), OFFERS],
  ["F7a", 406, ["vary"], {}, "GET", field("Accept-Encoding", "*;q=0"), OFFERS],

  // RFC 9110 15.4.5: Cache-Control, ETag, Expires and Vary of the 200, and no Last-Modified beside a tag.
  ["J18", 304, STATE, {}, "GET", field("If-None-Match", '"v1"')],
  ["J18", 304, STATE, { generateEtag: () => "v1" }, "HEAD", field("If-None-Match", "*")],
  ["L17", 304, STATE, {}, "GET", field("If-Modified-Since", MODIFIED)],
  ["O18", 200, [...STATE, "content-language", "last-modified"].sort(), {}, "GET"],
  ["O18", 200, [...STATE, ...RESULT, "last-modified"].sort(), {}, "GET", { headers: gzip }],
  ["O18", 300, ["vary"], { multipleChoices: yes }, "GET"],

  // RFC 9110 15.5.5, 12.5.5: which representation is missing may depend on what was asked for.
  ["L7", 404, ["vary"], { resourceExists: no }, "GET"],
  ["M7", 404, ["vary"], { resourceExists: no }, "POST", { body }],
  ["M5", 410, ["vary"], gone, "GET"],
  ["N5", 410, ["vary"], gone, "POST", { body }],

  // RFC 9110 10.2.2: where to go on.
  ["I4", 301, ["location"], { resourceExists: no, movedPermanently: place }, "PUT", { body }],
  ["I4a", 308, ["location"], { resourceExists: no, permanentRedirect: place }, "PUT", { body }],
  ["K5", 301, ["location"], { ...gone, movedPermanently: place }, "GET"],
  ["K5a", 308, ["location"], { ...gone, permanentRedirect: place }, "GET"],
  ["L5", 307, ["location"], { ...gone, movedTemporarily: place }, "GET"],
  ["N11a", 303, ["location"], { seeOther: place }, "POST", { body }],

  // What the write gave, in the language and coding that were chosen; RFC 9110 15.3.2: where the new resource is.
  ["M20b", 202, RESULT, { deleteCompleted: no }, "DELETE", { headers: gzip }],
  ["O20a", 202, [...RESULT, "location"], { accepted: place }, "POST", { body, headers: gzip }],
  ["P11a", 202, [...RESULT, "location"], { accepted: place }, "PUT", { body, headers: gzip }],
  ["P11", 201, [...RESULT, "location"], creates, "POST", { body, headers: gzip }],
  ["P11", 201, RESULT, { resourceExists: no }, "PUT", { body, headers: gzip }],
  ["P11", 201, ["location"], { ...creates, apply: () => undefined }, "POST", { body, headers: gzip }],
  ["P11a", 202, [], { accepted: yes, apply: () => undefined }, "PUT", { body, headers: gzip }],
  ["O20", 200, RESULT, {}, "PUT", { body, headers: gzip }],
  ["O20", 204, [], { apply: () => undefined }, "PUT", { body, headers: gzip }],

  // The same where callbacks give what is carried later.
  ["O18", 200, [...STATE, "content-language", "last-modified"], LATER, "GET"],
  ["O18", 200, ["content-language", "last-modified", "vary"], { lastModified: LATER.lastModified, ...NO_TAG }, "GET"],
  ["J18", 304, STATE, LATER, "GET", field("If-None-Match", 'W/"v1"')],
  ["L17", 304, STATE, LATER, "GET", field("If-Modified-Since", MODIFIED)],
  [
    "P11",
    201,
    [...RESULT, "location"],
    { ...LATER, ...creates, createPath: async () => "/made" },
    "POST",
    { body, headers: gzip },
  ],

  // QUERY (RFC 10008): what it can be asked in, where the results are, and where GET asks the same.
  ["B5a", 400, ["accept-query"], QUERIED, "QUERY", {}, ["errors"]],
  ["B5", 415, ["accept", "accept-query"], QUERIED, "QUERY", field("Content-Type", "text/odd"), ["accepted"]],
  ["P0", 400, ["accept-query"], QUERIED, "QUERY", { body: { year: "x" } }, ["errors"]],
  ["O16b", 303, ["location"], { ...QUERIED, seeOther: place }, "QUERY", { body }],
  [
    "O18",
    200,
    [...WHOLE, "content-location", "location", "accept-query"],
    { ...QUERIED, ...LOCATED },
    "QUERY",
    { body },
  ],
  ["O18", 200, [...WHOLE, "content-location", "accept-query"], { ...QUERIED, ...LOCATED }, "GET"],
  ["B3", 200, ["allow", "accept-patch", "accept-query"], QUERIED, "OPTIONS"],

  // RFC 7240 3, RFC 8144 3.2: which preference was honoured, and that the response depends on it.
  ["G11a", 412, [...NOW, "preference-applied"], PREFERRED, "PUT", preferring("representation", { "If-Match": '"x"' })],
  ["P11e", 200, [...NOW, "preference-applied"], PREFERRED, "PUT", preferring("representation")],
  ["P11g", 204, ["preference-applied", "vary"], PREFERRED, "PUT", preferring("minimal")],
  ["P11g", 201, ["preference-applied", "vary"], { ...PREFERRED, resourceExists: no }, "PUT", preferring("minimal")],
  [
    "P11g",
    201,
    ["location", "preference-applied", "vary"],
    { ...PREFERRED, ...creates },
    "POST",
    preferring("minimal"),
  ],
  ["O20b", 204, ["preference-applied", "vary"], PREFERRED, "POST", preferring("minimal")],
  ["O20", 200, ["content-language", "vary"], PREFERRED, "PUT", { body }],
  ["P11a", 202, ["content-language", "location", "preference-applied", "vary"], LATE, "PUT", prefersLater],

  // The rest carries a problem, and nothing beside it.
  ["B12", 501, [], {}, "FOO"],
  ["B11", 414, [], { uriTooLong: yes }, "GET"],
  ["B10a", 417, [], {}, "GET", field("Expect", "tea")],
  ["B9", 400, [], { malformedRequest: yes }, "GET"],
  ["B9a", 400, [], {}, "PUT", { body, ...field("Content-Range", "bytes 0-1/2") }],
  ["B7", 403, [], { forbidden: yes }, "GET"],
  ["B6", 501, [], { validContentHeaders: no }, "GET"],
  ["B4", 413, [], { maxBodyBytes: 1 }, "PUT", { body }],
  ["P0a", 413, [], { maxBodyBytes: 1 }, "PUT", { body, ...field("Transfer-Encoding", "chunked") }],
  ["G11", 412, [], {}, "GET", field("If-Match", '"x"')],
  ["H12", 412, [], {}, "GET", field("If-Unmodified-Since", OLD)],
  ["J18", 412, [], {}, "DELETE", field("If-None-Match", '"v1"'), ["etag"]],
  ["H7", 412, [], { resourceExists: no }, "PUT", { body, ...field("If-Match", "*") }],
  ["P3", 409, [], { resourceExists: no, isConflict: yes }, "PUT", { body }],
  ["O14", 409, [], { isConflict: yes }, "PUT", { body }],
  ["M20", 500, [], { deleteResource: no }, "DELETE"],
])("%s: %i carries %o", async (node, status, fields, change, method, asked = {}, members = []) => {
  const target = node === "B9" && members.length > 0 ? "/?page=x" : "/";
  const response = await request(alone(Object.assign(new Everything(), change)), method, target, asked);
  expect([response.trace.split(",").at(-1), response.status]).toEqual([node, status]);
  expect([...contractFields(response.response)].sort()).toEqual([...fields].sort());
  if (status < 400 || node === "G11a") return;
  const { type: _t, title: _n, status: _s, detail: _d, instance: _i, ...more } = await response.json();
  expect(Object.keys(more).sort()).toEqual([...members]);
});

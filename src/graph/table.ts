import type { CARRIED, CarriedName } from "./carried.ts";
import type { Askable } from "./row.ts";
import { act, ask, choose, end, graph, method, prepare, recall, replay, request } from "./row.ts";

const READ = [
  "freshness",
  "vary",
  "acceptRanges",
  "digest",
  "links",
  "contentLocation",
  "equivalent",
  "acceptQuery",
] as const satisfies readonly CarriedName[];

const refusedForNow = (status: 429 | 503) => end(status, "retryAfter", "unstored");
const notModified = () => end(304, "unchanged", "freshness", "vary", "contentLocation");

/** What several rows ask of an Idempotency-Key, of content and its size, of validators, and of the preferences of a write. */
const KEY = { field: "Idempotency-Key", on: ["idempotency"] } as const;
const CONTENT = { only: "content", once: true } as const;
const CONSUMED = { only: "content", on: ["consumes"] } as const;
const DIGESTS = { ...CONTENT, on: ["digests"] } as const;
const SIZED = { only: "content", documentedOn: ["maxBodyBytes"] } as const;
const BOUNDED = { only: "content", on: ["maxBodyBytes"] } as const;
const TAGGED = { on: ["generateEtag"], otherwise: "no" } as const;
const DATED = { on: ["lastModified"], otherwise: "no" } as const;
const RETURN = { field: "Prefer", preference: "return", only: "preferring", otherwise: "no" } as const;
const LATER = { ...RETURN, on: ["accepted"], preference: "respond-async", otherwise: "yes" } as const;

/**
 * The table: the only place that defines edges and statuses. The walk, the document and the drawing read it.
 * Ids are those of the Webmachine v3 diagram, and coordinates on it: B13 is column B, row 13. An id that ends in a letter,
 * and W1, is newer than the diagram. To add a node, add its row and the edge that leads to it.
 */
export const TABLE = graph({
  // ---- Is the request allowed? -------------------------------------------------------------------------------------
  B13: ask("serviceAvailable", "hint", { yes: "B13a", no: refusedForNow(503) }),
  B13a: ask("withinRateLimit", "hint", { yes: "B13c", no: refusedForNow(429) }),
  B13c: request("pathFits", { on: ["pathModel"], yes: "B13b", no: end(404) }),
  B13b: prepare("lifespan", { next: "B12" }),
  B12: method("known", { yes: "B11", no: end(501) }),
  B11: ask("uriTooLong", "flag", { yes: end(414), no: "B10" }),
  B10: method("allowed", { yes: "B10b", no: end(405, "allow") }),
  B10b: request("pastSunset", { on: ["deprecation"], yes: end(410, "vary"), no: "B10a" }),
  B10a: request("expectationKnown", { field: "Expect", documentedOn: [], yes: "B10c", no: end(417) }),
  B10c: request("tooEarly", { field: "Early-Data", unlisted: true, on: ["tooEarly"], yes: end(425), no: "B9" }),
  B9: request("malformed", { on: ["malformedRequest", "query"], yes: end(400, "failures"), no: "B9a" }),
  B9a: request("partialPut", {
    field: "Content-Range",
    only: "PUT",
    documentedOn: [],
    yes: end(400, "failures"),
    no: "B9b",
  }),
  B9b: request("preflight", {
    field: "Access-Control-Request-Method",
    only: "OPTIONS",
    documentedOn: [],
    yes: end(204, "preflight"),
    no: "B8a",
  }),
  B8a: request("rawBodyWithinSize", { on: ["rawBody"], ...SIZED, yes: "B8", no: end(413) }),
  B8: ask("isAuthorized", "grant", { yes: "B7", no: end(401, "challenge") }),
  B7: ask("forbidden", "claim", { yes: end(403), no: "B7b" }),
  B7b: ask("withinQuota", "hint", { yes: "B7a", no: refusedForNow(429) }),
  B7a: ask("isLegallyRestricted", "claim", { yes: end(451, "blockedBy"), no: "B6" }),
  B6: ask("validContentHeaders", "flag", { yes: "B5a", no: end(501) }),
  B5a: request("contentTypeGiven", { field: "Content-Type", only: "QUERY", yes: "B5", no: end(400, "failures") }),
  B5: request("contentTypeKnown", { field: "Content-Type", ...CONSUMED, yes: "B4", no: end(415, "accepts") }),
  B4: request("lengthWithinSize", { field: "Content-Length", ...BOUNDED, yes: "B4a", no: end(413) }),
  B4a: request("keyUsable", { ...KEY, yes: "B4b", no: end(400) }),
  B4b: request("keyedContentWithinSize", { on: ["idempotency"], ...SIZED, yes: "B4c", no: end(413) }),
  B4c: request("keyClaimed", { ...KEY, yes: "B4g", no: refusedForNow(503) }),
  B4g: request("keysWithinBound", { ...KEY, documentedOn: ["principal"], yes: "B4d", no: refusedForNow(429) }),
  B4d: request("keyReused", { ...KEY, yes: end(422), no: "B4e" }),
  B4e: request("keyRunning", { ...KEY, yes: end(409, "retryAfter"), no: "B4f" }),
  B4f: request("keyDone", { ...KEY, yes: replay(), no: "B3" }),
  B3: method({ method: "OPTIONS" }, { yes: end(200, "allow"), no: "C3" }),

  // ---- Which representation? ---------------------------------------------------------------------------------------
  C3: request("acceptGiven", { field: "Accept", yes: "C4", no: "D4" }),
  C4: choose("mediaType", { yes: "D4", no: "C4a" }),
  C4a: method("anyType", { detour: "yes", yes: "D4", no: end(406, "offers", "vary") }),
  D4: request("acceptLanguageGiven", {
    field: "Accept-Language",
    on: ["languages"],
    otherwise: "no",
    yes: "D5",
    no: "F6",
  }),
  D5: choose("language", { yes: "F6", no: "D5a" }),
  D5a: method("anyLanguage", { detour: "yes", yes: "F6", no: end(406, "offers", "vary") }),
  F6: request("acceptEncodingGiven", { field: "Accept-Encoding", documentedOn: ["encodings"], yes: "F7", no: "G7d" }),
  F7: choose("encoding", { yes: "G7d", no: "F7a" }),
  F7a: method("anyEncoding", { detour: "yes", yes: "G7d", no: end(406, "offers", "vary") }),

  // ---- Does it exist, and do the preconditions hold? ---------------------------------------------------------------
  G7d: method({ method: "QUERY" }, { detour: "yes", yes: "P0a", no: "G7" }),
  G7: ask("resourceExists", "flag", { yes: "G7b", no: "I7" }),
  G7b: method("withheldAsMissing", { yes: "G7c", no: "G7a" }),
  G7a: ask("withheld", "claim", { yes: end(403), no: "W1" }),
  G7c: ask("withheld", "claim", { yes: end(404, "vary"), no: "W1" }),
  W1: request("writeUnguarded", {
    on: ["requireConditionalWrite"],
    only: "replaces",
    yes: end(428, "unstored"),
    no: "G8a",
  }),
  G8a: request("upgradeTaken", {
    field: "Upgrade",
    on: ["upgrade"],
    only: "GET",
    documentedOn: [],
    yes: end(101),
    no: "G8",
  }),
  G8: request("ifMatchGiven", { field: "If-Match", documentedOn: ["generateEtag"], yes: "G9", no: "H10" }),
  G9: request("ifMatchAny", { field: "If-Match", yes: "I12", no: "G11" }),
  G11: request("ifMatchHolds", { field: "If-Match", ...TAGGED, yes: "I12", no: "G11a" }),
  G11a: request("wantsCurrent", {
    ...RETURN,
    on: ["represent"],
    usual: "no",
    detour: "yes",
    yes: "G11b",
    no: end(412, "currentTag"),
  }),
  G11b: prepare("represent", { next: end(412, "entity", "validators", "contentLocation", "vary", "preferred") }),
  H10: request("ifUnmodifiedSinceGiven", { field: "If-Unmodified-Since", ...DATED, yes: "H11", no: "I12" }),
  H11: request("ifUnmodifiedSinceIsDate", { field: "If-Unmodified-Since", yes: "H12", no: "I12" }),
  H12: request("modifiedSinceUnmodified", { field: "If-Unmodified-Since", yes: "G11a", no: "I12" }),
  I12: request("ifNoneMatchGiven", { field: "If-None-Match", documentedOn: ["generateEtag"], yes: "I13", no: "L13" }),
  I13: request("ifNoneMatchAny", { field: "If-None-Match", yes: "J18", no: "K13" }),
  K13: request("ifNoneMatchHits", { field: "If-None-Match", ...TAGGED, yes: "J18", no: "M16" }),
  J18: method({ method: "reads" }, { yes: notModified(), no: "G11a" }),
  L13: request("ifModifiedSinceGiven", { field: "If-Modified-Since", ...DATED, only: "reads", yes: "L14", no: "M16" }),
  L14: request("ifModifiedSinceIsDate", { field: "If-Modified-Since", yes: "L17", no: "M16" }),
  L17: request("modifiedSince", { field: "If-Modified-Since", yes: "M16", no: notModified() }),

  // ---- It does not exist -------------------------------------------------------------------------------------------
  I7: method({ method: "PUT" }, { yes: "I7a", no: "K7" }),
  I7a: method("putCreates", { detour: "no", yes: "I4", no: "K7" }),
  I4: ask("movedPermanently", "address", { yes: end(301, "location"), no: "I4a" }),
  I4a: ask("permanentRedirect", "address", { yes: end(308, "location"), no: "H7" }),
  H7: request("ifMatchGiven", { field: "If-Match", documentedOn: ["generateEtag"], yes: end(412), no: "H7a" }),
  H7a: method({ method: "PUT" }, { yes: "P0a", no: "N11" }),
  K7: ask("previouslyExisted", "flag", { yes: "K5", no: "L7" }),
  K5: ask("movedPermanently", "address", { yes: end(301, "location"), no: "K5a" }),
  K5a: ask("permanentRedirect", "address", { yes: end(308, "location"), no: "L5" }),
  L5: ask("movedTemporarily", "address", { yes: end(307, "location"), no: "M5" }),
  M5: method({ method: "POST" }, { yes: "N5", no: end(410, "vary") }),
  N5: ask("allowMissingPost", "flag", { yes: "H7", no: end(410, "vary") }),
  L7: method({ method: "POST" }, { yes: "M7", no: end(404, "vary") }),
  M7: ask("allowMissingPost", "flag", { yes: "H7", no: end(404, "vary") }),

  // ---- It exists, and the preconditions hold -----------------------------------------------------------------------
  M16: method({ method: "DELETE" }, { yes: "M20", no: "N16" }),
  M20: act("deleteResource", { yes: "M20c", no: end(500) }),
  M20c: request("isStale", { on: ["concurrency"], otherwise: "no", detour: "yes", yes: "G7e", no: "M20b" }),
  M20b: ask("deleteCompleted", "flag", { yes: "O20", no: end(202, "result") }),
  N16: method({ method: "POST" }, { yes: "N11", no: "O16" }),
  N11: ask("postIsCreate", "flag", { yes: "P0a", no: "P0a" }),
  O16: method({ method: "stores" }, { yes: "P0a", no: "O16a" }),
  O16a: method({ method: "QUERY" }, { yes: "O16b", no: "O18" }),
  O16b: ask("seeOther", "address", { yes: end(303, "location"), no: "O18" }),

  // ---- The body, and what is done with it --------------------------------------------------------------------------
  P0a: request("bodyWithinSize", { ...BOUNDED, once: true, yes: "P0e", no: end(413) }),
  P0e: request("contentDigestHolds", {
    field: "Content-Digest",
    ...DIGESTS,
    yes: "P0f",
    no: end(400, "contentDigestFault"),
  }),
  P0f: request("reprDigestHolds", { field: "Repr-Digest", ...DIGESTS, yes: "P0d", no: end(400, "reprDigestFault") }),
  P0d: request("modelRefuses", { on: ["invalidBody"], ...CONTENT, yes: end(422, "failures"), no: "P0" }),
  P0: request("bodyAccepted", { ...CONSUMED, once: true, yes: "P0g", no: end(400, "failures") }),
  P0g: method({ method: "QUERY" }, { yes: "G7", no: "P1a" }),
  P1a: method("patchesTest", { yes: "P1b", no: "P1c" }),
  P1b: request("patchTestsHold", { on: ["patches"], only: "PATCH", yes: "P1c", no: end(409, "failures") }),
  P1c: request("patchApplies", { on: ["patches"], only: "PATCH", yes: "P0b", no: end(422, "failures") }),
  P0b: recall("processes", { yes: "N11b", no: "P0c" }),
  P0c: recall("makesNew", { yes: "P3", no: "O14" }),
  P3: ask("isConflict", "claim", { yes: end(409), no: "O14a" }),
  O14: ask("isConflict", "claim", { yes: end(409), no: "O14a" }),
  O14a: act("apply", { yes: "O14b", no: "O14b" }),
  O14b: request("isStale", { on: ["concurrency"], otherwise: "no", detour: "yes", yes: "G7e", no: "P11h" }),
  N11b: act("processPost", { yes: "N11c", no: end(500) }),
  N11c: request("isStale", { on: ["concurrency"], otherwise: "no", detour: "yes", yes: "G7e", no: "N11d" }),
  N11d: request("isStored", { on: ["concurrency"], otherwise: "no", detour: "yes", yes: "P11j", no: "N11a" }),
  G7e: recall("mayTryAgain", { yes: "G7", no: end(409, "retryAfter") }),
  N11a: ask("seeOther", "address", { yes: end(303, "location"), no: "O20c" }),
  O20c: request("mayBeLater", { ...LATER, yes: "O20a", no: "O20b" }),
  O20a: ask("accepted", "claim", { yes: end(202, "location", "result", "preferredLater"), no: "O20b" }),
  O20b: request("wantsMinimal", { ...RETURN, yes: end(204, "preferred"), no: "O20" }),
  P11h: request("mayBeLater", { ...LATER, yes: "P11a", no: "P11i" }),
  P11a: ask("accepted", "claim", { yes: end(202, "location", "result", "preferredLater"), no: "P11i" }),
  P11i: method("saysState", { yes: "P11j", no: "P11b" }),
  P11j: request("wantsMinimal", { ...RETURN, detour: "yes", yes: "P11m", no: "P11k" }),
  P11k: request("sendsState", {
    on: ["represent"],
    otherwise: "no",
    decidedByDescription: true,
    yes: "P11l",
    no: "P11m",
  }),
  P11l: prepare("represent", { next: "P11n" }),
  P11m: recall("makesNew", { yes: end(201, "stored", "preferred"), no: end(204, "stored", "preferred") }),
  P11n: recall("makesNew", {
    yes: end(201, "entity", "stored", "target", "links", "vary", "preferred"),
    no: end(200, "entity", "stored", "target", "links", "vary", "preferred"),
  }),
  P11b: request("wantsRepresentation", {
    ...RETURN,
    on: ["represent"],
    only: "stores",
    detour: "yes",
    yes: "P11c",
    no: "P11f",
  }),
  P11c: ask("resourceExists", "flag", { yes: "P11d", no: "P11" }),
  P11d: prepare("represent", { next: "P11e" }),
  P11e: recall("makesNew", {
    yes: end(201, "entity", "validators", "contentLocation", "vary", "preferred"),
    no: end(200, "entity", "validators", "contentLocation", "vary", "preferred"),
  }),
  P11f: request("wantsMinimal", { ...RETURN, detour: "yes", yes: "P11g", no: "P11" }),
  P11g: recall("makesNew", { yes: end(201, "created", "preferred"), no: end(204, "preferred") }),
  P11: recall("makesNew", { yes: end(201, "created", "result", "preferred"), no: "O20" }),

  // ---- The response ------------------------------------------------------------------------------------------------
  O20: request("carriesEntity", {
    decidedByValue: true,
    yes: end(200, "result", "preferred"),
    no: end(204, "preferred"),
  }),
  O18: ask("multipleChoices", "claim", { yes: end(300, "choices", "vary"), no: "O18e" }),
  O18e: request("isCached", { on: ["cache"], only: "cacheable", otherwise: "no", yes: "O18b", no: "O18a" }),
  O18a: prepare("represent", { next: "O18b" }),
  O18b: request("rangeUsable", {
    field: "Range",
    on: ["ranges"],
    only: "partial",
    otherwise: "no",
    usual: "no",
    yes: "O18c",
    no: end(200, "entity", "validators", ...READ),
  }),
  O18c: request("ifRangeHolds", {
    field: "If-Range",
    documentedOn: ["generateEtag", "lastModified"],
    yes: "O18d",
    no: end(200, "entity", "validators", ...READ),
  }),
  O18d: request("rangeSatisfiable", {
    field: "Range",
    yes: end(206, "range", ...READ),
    no: end(416, "unsatisfied", "acceptRanges"),
  }),
});

export type NodeId = keyof typeof TABLE;

export const ENTRY: NodeId = "B13";

type RowOf<Kind extends string> = Extract<(typeof TABLE)[NodeId], { readonly kind: Kind }>;
export type RequestTest = RowOf<"request">["test"];
// The compiler keeps class and table in step: a callback that no row calls and no ending carries is an error here.
type Called = RowOf<"ask" | "act" | "prepare">["callback"];
type HingedOn = NonNullable<RowOf<"request">["on"]>[number];
type Carried = Extract<(typeof CARRIED)[CarriedName], { readonly from: unknown }>["from"][number];
type Uncalled = Exclude<Askable, Called | HingedOn | Carried>;
type Nothing<T extends never> = T;
/** @public */
export type EveryCallbackIsCalled = Nothing<Uncalled>;

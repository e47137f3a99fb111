import type { PARTS, PartName } from "./parts.ts";
import {
  type ActRow,
  type Askable,
  type AskRow,
  act,
  ask,
  choose,
  end,
  graph,
  method,
  type PrepareRow,
  perform,
  prepare,
  type RequestRow,
  recall,
  replay,
  request,
} from "./row.ts";

/**
 * The table: the only place that defines edges and statuses. The walk, the document and the drawing read it.
 *
 * Ids are those of the Webmachine v3 diagram, and coordinates on it: B13 is column B, row 13. An id that ends in a letter,
 * and W1, is newer than the diagram. To add a node, add its row and the edge that leads to it.
 */
export const TABLE = graph({
  // ---- Is the request allowed? -------------------------------------------------------------------------------------

  B13: ask("serviceAvailable", "hint", {
    question: "Is the service available?",
    law: "RFC 9110 15.6.4",
    yes: "B13a",
    no: end(503, "retryAfter", "unstored"),
  }),
  B13a: ask("withinRateLimit", "hint", {
    question: "Is this client within its rate limit?",
    law: "RFC 6585 4",
    yes: "B13b",
    no: end(429, "retryAfter", "unstored"),
  }),
  B13b: prepare("lifespan", {
    question: "Set up what the request needs.",
    law: "RFC 6585 7.2",
    next: "B12",
  }),
  B12: method("known", {
    question: "Is the method known?",
    law: "RFC 9110 9.1",
    yes: "B11",
    no: end(501),
  }),
  B11: ask("uriTooLong", "flag", {
    question: "Is the URI too long?",
    law: "RFC 9110 15.5.15",
    yes: end(414),
    no: "B10",
  }),
  B10: method("allowed", {
    question: "Is the method allowed here?",
    law: "RFC 9110 15.5.6",
    yes: "B10a",
    no: end(405, "allow"),
  }),
  B10a: request("expectationKnown", {
    question: "Can the expectation be met?",
    law: "RFC 9110 10.1.1",
    field: "Expect",
    documentedOn: [],
    strays: "no",
    yes: "B9",
    no: end(417),
  }),
  B9: request("malformed", {
    question: "Is the request malformed?",
    law: "RFC 9110 15.5.1",
    on: ["malformedRequest", "query"],
    otherwise: "no",
    yes: end(400, "failures"),
    no: "B9a",
  }),
  B9a: request("partialPut", {
    question: "Is it a PUT of a part only?",
    law: "RFC 9110 14.5",
    field: "Content-Range",
    only: "PUT",
    otherwise: "no",
    documentedOn: [],
    yes: end(400, "failures"),
    no: "B9b",
  }),
  B9b: request("preflight", {
    question: "Is it a CORS preflight?",
    law: "Fetch 3.3",
    field: "Access-Control-Request-Method",
    only: "OPTIONS",
    otherwise: "no",
    documentedOn: [],
    yes: end(204, "preflight"),
    no: "B8",
  }),
  B8: ask("isAuthorized", "grant", {
    question: "Is the client authorized?",
    law: "RFC 9110 15.5.2",
    yes: "B7",
    no: end(401, "challenge"),
  }),
  B7: ask("forbidden", "claim", {
    question: "Is it forbidden to this client?",
    law: "RFC 9110 15.5.4",
    yes: end(403),
    no: "B7b",
  }),
  B7b: ask("withinQuota", "hint", {
    question: "Is the authenticated client within its quota?",
    law: "RFC 6585 4",
    yes: "B7a",
    no: end(429, "retryAfter", "unstored"),
  }),
  B7a: ask("isLegallyRestricted", "claim", {
    question: "Does a legal demand forbid it?",
    law: "RFC 7725 3",
    yes: end(451, "blockedBy"),
    no: "B6",
  }),
  B6: ask("validContentHeaders", "flag", {
    question: "Are the Content-* fields understood?",
    law: "RFC 9110 9.3.4",
    yes: "B5",
    no: end(501),
  }),
  B5: request("contentTypeKnown", {
    question: "Is the Content-Type one that is consumed?",
    law: "RFC 9110 15.5.16",
    field: "Content-Type",
    on: ["consumes"],
    only: "content",
    otherwise: "yes",
    yes: "B4",
    no: end(415, "accepts"),
  }),
  B4: request("lengthWithinSize", {
    question: "Is the declared length within the body's size?",
    law: "RFC 9110 15.5.14",
    field: "Content-Length",
    on: ["maxBodyBytes"],
    only: "content",
    otherwise: "yes",
    yes: "B4a",
    no: end(413),
  }),
  B4a: request("keyUsable", {
    question: "Is the Idempotency-Key well-formed, or not needed?",
    law: "Idempotency-Key draft 2.7",
    field: "Idempotency-Key",
    on: ["idempotency"],
    otherwise: "yes",
    yes: "B4b",
    no: end(400),
  }),
  B4b: request("keyedContentWithinSize", {
    question: "Is content that has a key within its size, as read?",
    law: "RFC 9110 15.5.14",
    on: ["idempotency"],
    only: "content",
    otherwise: "yes",
    documentedOn: ["maxBodyBytes"],
    strays: "no",
    yes: "B4c",
    no: end(413),
  }),
  B4c: request("keyClaimed", {
    question: "Is there no key, or does the store know of it?",
    law: "RFC 9110 15.6.4",
    field: "Idempotency-Key",
    on: ["idempotency"],
    otherwise: "yes",
    yes: "B4d",
    no: end(503, "retryAfter", "unstored"),
  }),
  B4d: request("keyReused", {
    question: "Was the key used for other content?",
    law: "Idempotency-Key draft 2.7",
    field: "Idempotency-Key",
    on: ["idempotency"],
    otherwise: "no",
    yes: end(422),
    no: "B4e",
  }),
  B4e: request("keyRunning", {
    question: "Is the first request with the key still running?",
    law: "Idempotency-Key draft 2.6",
    field: "Idempotency-Key",
    on: ["idempotency"],
    otherwise: "no",
    yes: end(409, "retryAfter"),
    no: "B4f",
  }),
  B4f: request("keyDone", {
    question: "Is the response to the first request kept?",
    law: "Idempotency-Key draft 2.6",
    field: "Idempotency-Key",
    on: ["idempotency"],
    otherwise: "no",
    yes: replay(),
    no: "B3",
  }),
  B3: method(
    { method: "OPTIONS" },
    {
      question: "Is it OPTIONS?",
      law: "RFC 9110 9.3.7",
      yes: end(200, "allow"),
      no: "C3",
    },
  ),

  // ---- Which representation? ---------------------------------------------------------------------------------------

  C3: request("acceptGiven", {
    question: "Is Accept given?",
    law: "RFC 9110 12.5.1",
    field: "Accept",
    yes: "C4",
    no: "D4",
  }),
  C4: choose("mediaType", {
    question: "Is an offered media type acceptable?",
    law: "RFC 9110 12.5.1",
    yes: "D4",
    no: "C4a",
  }),
  C4a: method("serveAnyway", {
    question: "Is the first media type served anyway?",
    law: "RFC 9110 12.4.1",
    detour: "yes",
    yes: "D4",
    no: end(406, "offers", "vary"),
  }),
  D4: request("acceptLanguageGiven", {
    question: "Is Accept-Language given, and are languages offered?",
    law: "RFC 9110 12.5.4",
    field: "Accept-Language",
    on: ["languages"],
    otherwise: "no",
    yes: "D5",
    no: "F6",
  }),
  D5: choose("language", {
    question: "Is an offered language acceptable?",
    law: "RFC 4647 3.4",
    yes: "F6",
    no: "D5a",
  }),
  D5a: method("serveAnyway", {
    question: "Is the first language served anyway?",
    law: "RFC 9110 12.4.1",
    detour: "yes",
    yes: "F6",
    no: end(406, "offers", "vary"),
  }),
  F6: request("acceptEncodingGiven", {
    question: "Is Accept-Encoding given?",
    law: "RFC 9110 12.5.3",
    field: "Accept-Encoding",
    documentedOn: ["encodings"],
    yes: "F7",
    no: "G7",
  }),
  F7: choose("encoding", {
    question: "Is an offered content coding acceptable?",
    law: "RFC 9110 12.5.3",
    yes: "G7",
    no: "F7a",
  }),
  F7a: method("serveAnyway", {
    question: "Is it served without a coding anyway?",
    law: "RFC 9110 12.4.1",
    detour: "yes",
    yes: "G7",
    no: end(406, "offers", "vary"),
  }),

  // ---- Does it exist, and do the preconditions hold? ---------------------------------------------------------------

  G7: ask("resourceExists", "flag", {
    question: "Does the resource exist?",
    law: "RFC 9110 15.5.5",
    yes: "G7b",
    no: "I7",
  }),
  G7b: method("hidesWithheld", {
    question: "Is a withheld resource hidden?",
    law: "RFC 9110 15.5.4",
    yes: "G7c",
    no: "G7a",
  }),
  G7a: ask("withheld", "claim", {
    question: "Is the resource withheld from this client?",
    law: "RFC 9110 15.5.4",
    yes: end(403),
    no: "W1",
  }),
  G7c: ask("withheld", "claim", {
    question: "Is it withheld, as if it were missing?",
    law: "RFC 9110 15.5.4",
    yes: end(404, "vary"),
    no: "W1",
  }),
  W1: request("writeUnguarded", {
    question: "Is it a write that must be conditional and is not?",
    law: "RFC 6585 3",
    on: ["requireConditionalWrite"],
    only: "replaces",
    otherwise: "no",
    yes: end(428, "unstored"),
    no: "G8",
  }),
  G8: request("ifMatchGiven", {
    question: "Is If-Match given?",
    law: "RFC 9110 13.2.2",
    field: "If-Match",
    documentedOn: ["generateEtag"],
    yes: "G9",
    no: "H10",
  }),
  G9: request("ifMatchAny", {
    question: "Is If-Match “*”?",
    law: "RFC 9110 13.1.1",
    field: "If-Match",
    yes: "I12",
    no: "G11",
  }),
  G11: request("ifMatchHolds", {
    question: "Does If-Match match the current tag strongly?",
    law: "RFC 9110 13.1.1",
    field: "If-Match",
    on: ["generateEtag"],
    otherwise: "no",
    yes: "I12",
    no: end(412),
  }),
  H10: request("ifUnmodifiedSinceGiven", {
    question: "Is If-Unmodified-Since given?",
    law: "RFC 9110 13.1.4",
    field: "If-Unmodified-Since",
    on: ["lastModified"],
    otherwise: "no",
    yes: "H11",
    no: "I12",
  }),
  H11: request("ifUnmodifiedSinceIsDate", {
    question: "Is it an HTTP-date?",
    law: "RFC 9110 13.1.4",
    field: "If-Unmodified-Since",
    yes: "H12",
    no: "I12",
  }),
  H12: request("modifiedSinceUnmodified", {
    question: "Was the resource modified after it?",
    law: "RFC 9110 13.1.4",
    field: "If-Unmodified-Since",
    yes: end(412),
    no: "I12",
  }),
  I12: request("ifNoneMatchGiven", {
    question: "Is If-None-Match given?",
    law: "RFC 9110 13.2.2",
    field: "If-None-Match",
    documentedOn: ["generateEtag"],
    yes: "I13",
    no: "L13",
  }),
  I13: request("ifNoneMatchAny", {
    question: "Is If-None-Match “*”?",
    law: "RFC 9110 13.1.2",
    field: "If-None-Match",
    yes: "J18",
    no: "K13",
  }),
  K13: request("ifNoneMatchHits", {
    question: "Does If-None-Match match the current tag weakly?",
    law: "RFC 9110 13.1.2",
    field: "If-None-Match",
    on: ["generateEtag"],
    otherwise: "no",
    yes: "J18",
    no: "M16",
  }),
  J18: method(
    { method: "reads" },
    {
      question: "Is it GET or HEAD?",
      law: "RFC 9110 13.1.2",
      yes: end(304, "unchanged", "freshness", "vary"),
      no: end(412),
    },
  ),
  L13: request("ifModifiedSinceGiven", {
    question: "Is If-Modified-Since given, to a GET or HEAD?",
    law: "RFC 9110 13.1.3",
    field: "If-Modified-Since",
    on: ["lastModified"],
    only: "reads",
    otherwise: "no",
    yes: "L14",
    no: "M16",
  }),
  L14: request("ifModifiedSinceIsDate", {
    question: "Is it an HTTP-date?",
    law: "RFC 9110 13.1.3",
    field: "If-Modified-Since",
    yes: "L17",
    no: "M16",
  }),
  L17: request("modifiedSince", {
    question: "Was the resource modified after it?",
    law: "RFC 9110 13.1.3",
    field: "If-Modified-Since",
    yes: "M16",
    no: end(304, "unchanged", "freshness", "vary"),
  }),

  // ---- It does not exist -------------------------------------------------------------------------------------------

  I7: method(
    { method: "PUT" },
    {
      question: "Is it PUT to a missing resource?",
      law: "RFC 9110 9.3.4",
      yes: "I7a",
      no: "K7",
    },
  ),
  I7a: method("putCreates", {
    question: "Does PUT create a missing resource?",
    law: "RFC 9110 9.3.4",
    detour: "no",
    yes: "I4",
    no: "K7",
  }),
  I4: ask("movedPermanently", "claim", {
    question: "Has it moved permanently?",
    law: "RFC 9110 15.4.2",
    yes: end(301, "location"),
    no: "I4a",
  }),
  I4a: ask("permanentRedirect", "claim", {
    question: "Has it moved permanently, with the method kept?",
    law: "RFC 9110 15.4.9",
    yes: end(308, "location"),
    no: "H7",
  }),
  H7: request("ifMatchGiven", {
    question: "Is If-Match given for a missing resource?",
    law: "RFC 9110 13.1.1",
    field: "If-Match",
    documentedOn: ["generateEtag"],
    yes: end(412),
    no: "H7a",
  }),
  H7a: method(
    { method: "PUT" },
    {
      question: "Is it PUT, not POST?",
      law: "RFC 9110 9.3.4",
      yes: "P0a",
      no: "N11",
    },
  ),
  K7: ask("previouslyExisted", "flag", {
    question: "Did it exist before?",
    law: "RFC 9110 15.5.11",
    yes: "K5",
    no: "L7",
  }),
  K5: ask("movedPermanently", "claim", {
    question: "Has it moved permanently?",
    law: "RFC 9110 15.4.2",
    yes: end(301, "location"),
    no: "K5a",
  }),
  K5a: ask("permanentRedirect", "claim", {
    question: "Has it moved permanently, with the method kept?",
    law: "RFC 9110 15.4.9",
    yes: end(308, "location"),
    no: "L5",
  }),
  L5: ask("movedTemporarily", "claim", {
    question: "Has it moved temporarily?",
    law: "RFC 9110 15.4.8",
    yes: end(307, "location"),
    no: "M5",
  }),
  M5: method(
    { method: "POST" },
    {
      question: "Is it POST to a resource that is gone?",
      law: "RFC 9110 15.5.11",
      yes: "N5",
      no: end(410, "vary"),
    },
  ),
  N5: ask("allowMissingPost", "flag", {
    question: "Is POST to a resource that is gone allowed?",
    law: "RFC 9110 15.5.11",
    yes: "H7",
    no: end(410, "vary"),
  }),
  L7: method(
    { method: "POST" },
    {
      question: "Is it POST to a missing resource?",
      law: "RFC 9110 15.5.5",
      yes: "M7",
      no: end(404, "vary"),
    },
  ),
  M7: ask("allowMissingPost", "flag", {
    question: "Is POST to a missing resource allowed?",
    law: "RFC 9110 15.5.5",
    yes: "H7",
    no: end(404, "vary"),
  }),

  // ---- It exists, and the preconditions hold -----------------------------------------------------------------------

  M16: method(
    { method: "DELETE" },
    {
      question: "Is it DELETE?",
      law: "RFC 9110 9.3.5",
      yes: "M20",
      no: "N16",
    },
  ),
  M20: act("deleteResource", {
    question: "Is the deletion enacted?",
    law: "RFC 9110 9.3.5",
    yes: "M20b",
    no: end(500),
  }),
  M20b: ask("deleteCompleted", "flag", {
    question: "Is the deletion complete?",
    law: "RFC 9110 15.3.3",
    yes: "O20",
    no: end(202, "result"),
  }),
  N16: method(
    { method: "POST" },
    {
      question: "Is it POST?",
      law: "RFC 9110 9.3.3",
      yes: "N11",
      no: "O16",
    },
  ),
  N11: ask("postIsCreate", "flag", {
    question: "Does the POST create a resource?",
    law: "RFC 9110 9.3.3",
    yes: "P0a",
    no: "P0a",
  }),
  O16: method(
    { method: "stores" },
    {
      question: "Is it PUT or PATCH?",
      law: "RFC 9110 9.3.4",
      yes: "P0a",
      no: "O18",
    },
  ),

  // ---- The body, and what is done with it --------------------------------------------------------------------------

  P0a: request("bodyWithinSize", {
    question: "Is the body within its size, as read?",
    law: "RFC 9110 15.5.14",
    on: ["maxBodyBytes"],
    only: "content",
    otherwise: "yes",
    yes: "P0e",
    no: end(413),
  }),
  P0e: request("contentDigestHolds", {
    question: "Does Content-Digest hold, or is none needed?",
    law: "RFC 9530 2",
    field: "Content-Digest",
    on: ["digests"],
    only: "content",
    otherwise: "yes",
    yes: "P0f",
    no: end(400, "contentDigestFault"),
  }),
  P0f: request("reprDigestHolds", {
    question: "Does Repr-Digest hold?",
    law: "RFC 9530 3",
    field: "Repr-Digest",
    on: ["digests"],
    only: "content",
    otherwise: "yes",
    yes: "P0d",
    no: end(400, "reprDigestFault"),
  }),
  P0d: request("modelRefuses", {
    question: "Does its model refuse what was decoded, where that is 422?",
    law: "RFC 9110 15.5.21",
    on: ["invalidBody"],
    only: "content",
    otherwise: "no",
    yes: end(422, "failures"),
    no: "P0",
  }),
  P0: request("bodyAccepted", {
    question: "Does the body decode, and does its model accept it?",
    law: "RFC 9110 15.5.1",
    on: ["consumes"],
    only: "content",
    otherwise: "yes",
    yes: "P0b",
    no: end(400, "failures"),
  }),
  P0b: recall("processes", {
    question: "Is it a POST that does not create?",
    law: "RFC 9110 9.3.3",
    yes: "N11b",
    no: "P0c",
  }),
  P0c: recall("makesNew", {
    question: "Would it make a new resource?",
    law: "RFC 9110 9.3.4",
    yes: "P3",
    no: "O14",
  }),
  P3: ask("isConflict", "claim", {
    question: "Does creating it conflict with the state?",
    law: "RFC 9110 15.5.10",
    yes: end(409),
    no: "O14a",
  }),
  O14: ask("isConflict", "claim", {
    question: "Does the change conflict with the state?",
    law: "RFC 9110 15.5.10",
    yes: end(409),
    no: "O14a",
  }),
  O14a: perform("apply", {
    question: "Store it.",
    law: "RFC 9110 9.3.4",
    next: "P11a",
  }),
  N11b: act("processPost", {
    question: "Act on it. Is there a processPost?",
    law: "RFC 9110 9.3.3",
    yes: "N11a",
    no: end(500),
  }),
  N11a: ask("seeOther", "claim", {
    question: "Is the response at another URL?",
    law: "RFC 9110 15.4.4",
    yes: end(303, "location"),
    no: "O20a",
  }),
  O20a: ask("accepted", "claim", {
    question: "Was the POST accepted for later?",
    law: "RFC 9110 15.3.3",
    yes: end(202, "location", "result"),
    no: "O20",
  }),
  P11a: ask("accepted", "claim", {
    question: "Was the write accepted for later?",
    law: "RFC 9110 15.3.3",
    yes: end(202, "location", "result"),
    no: "P11",
  }),
  P11: recall("makesNew", {
    question: "Is it a new resource?",
    law: "RFC 9110 15.3.2",
    yes: end(201, "created", "result"),
    no: "O20",
  }),

  // ---- The response ------------------------------------------------------------------------------------------------

  O20: request("carriesEntity", {
    question: "Does the response carry an entity?",
    law: "RFC 9110 15.3.5",
    decidedByValue: true,
    yes: end(200, "result"),
    no: end(204),
  }),
  O18: ask("multipleChoices", "claim", {
    question: "Is the client to choose among representations?",
    law: "RFC 9110 15.4.1",
    yes: end(300, "choices", "vary"),
    no: "O18a",
  }),
  O18a: prepare("represent", {
    question: "Represent it.",
    law: "RFC 9110 9.3.1",
    next: "O18b",
  }),
  O18b: request("rangeUsable", {
    question: "Is Range given, and can it be taken?",
    law: "RFC 9110 14.2",
    field: "Range",
    on: ["ranges"],
    only: "partial",
    otherwise: "no",
    usual: "no",
    yes: "O18c",
    no: end(200, "entity", "validators", "freshness", "vary", "acceptRanges", "digest", "links"),
  }),
  O18c: request("ifRangeHolds", {
    question: "Is If-Range absent, or does it hold?",
    law: "RFC 9110 13.1.5",
    field: "If-Range",
    documentedOn: ["generateEtag", "lastModified"],
    strays: "no",
    yes: "O18d",
    no: end(200, "entity", "validators", "freshness", "vary", "acceptRanges", "digest", "links"),
  }),
  O18d: request("rangeSatisfiable", {
    question: "Is one of the ranges satisfiable?",
    law: "RFC 9110 15.5.17",
    field: "Range",
    yes: end(206, "range", "freshness", "vary", "acceptRanges", "digest", "links"),
    no: end(416, "unsatisfied", "acceptRanges"),
  }),
});

export type NodeId = keyof typeof TABLE;

/** Where every request enters. */
export const ENTRY: NodeId = "B13";

/** The questions that request rows ask; the walk decides each. */
export type RequestTest = Extract<(typeof TABLE)[NodeId], RequestRow<string>>["test"];

// The compiler keeps class and table in step: a callback that no row calls and no ending carries is an error here.
type Called = Extract<(typeof TABLE)[NodeId], AskRow<string> | ActRow<string> | PrepareRow<string>>["callback"];
type HingedOn = NonNullable<Extract<(typeof TABLE)[NodeId], RequestRow<string>>["on"]>[number];
type Carried = Extract<(typeof PARTS)[PartName], { readonly from: unknown }>["from"][number];
type Uncalled = Exclude<Askable, Called | HingedOn | Carried>;
type Nothing<T extends never> = T;
/** @public */
export type EveryCallbackIsCalled = Nothing<Uncalled>;

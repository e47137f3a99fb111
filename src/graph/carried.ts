import { isCallback } from "../resource/overrides.ts";
import type { Callback, Declaration } from "../resource/resource.ts";
import { type Cause, isCaused, type ResponseSituation } from "./declared.ts";

/**
 * What endings carry beside their status: what it comes from, the fields that it writes, and the members that it adds to a problem. The
 * walk writes from it, the document lists from it, and the compiler says which reader lacks an entry (CONTRIBUTING.md).
 */
export const CARRIED = {
  // ---- What a refusal tells the client to do --------------------------------------------------------------------------

  /** When to try again: the hint that the callback gave (RFC 9110 10.2.3). The problem repeats the seconds. */
  retryAfter: { fields: { "Retry-After": "given" }, members: { retryAfter: "given" } },
  /** Which methods there are (RFC 9110 10.2.1), and which formats of patches (RFC 5789 3.1) and queries (RFC 10008 3) are accepted. */
  allow: {
    from: ["allowedMethods", "consumes"],
    fields: { Allow: "always", "Accept-Patch": "patchAllowed", "Accept-Query": "queryAllowed" },
    members: { allowed: "always" },
  },
  /** How to authenticate: the challenge that the callback gave, else that of the security scheme (RFC 9110 11.6.1). */
  challenge: { fields: { "WWW-Authenticate": "always" } },
  /** Which content is accepted. A 415 for the coding names the codings, one for the type does not (RFC 9110 12.5.3). */
  accepts: {
    from: ["consumes"],
    fields: {
      "Accept-Encoding": "sometimes",
      Accept: "always",
      "Accept-Patch": "patchSent",
      "Accept-Query": "querySent",
    },
    members: { accepted: "always" },
  },
  /** Which representations there are to choose from. */
  offers: {
    from: ["produces", "languages", "encodings"],
    members: { offered: "always", offeredLanguages: "languages", offeredEncodings: "always" },
  },
  /** One entry for each thing that is wrong with the query or the body. If the method was QUERY, also the formats that are accepted. */
  failures: { from: ["query", "body"], fields: { "Accept-Query": "querySent" }, members: { errors: "checked" } },
  /** Who blocks it, if the callback gave a URL (RFC 7725 4). */
  blockedBy: { fields: { Link: "given" } },
  /** What is wrong with Content-Digest, and which algorithms would do (RFC 9530 4). */
  contentDigestFault: {
    from: ["digests"],
    fields: { "Want-Content-Digest": "given" },
    members: { unsupported_algorithms: "given", invalid_digests: "given", mismatched_digests: "given" },
  },
  /** What is wrong with Repr-Digest, and which algorithms would do (RFC 9530 4). */
  reprDigestFault: {
    from: ["digests"],
    fields: { "Want-Repr-Digest": "given" },
    members: { unsupported_algorithms: "given", invalid_digests: "given", mismatched_digests: "given" },
  },
  /** The length of the representation, where no range is within it (RFC 9110 14.4). */
  unsatisfied: { fields: { "Content-Range": "given" } },
  /** The response must not be stored (RFC 6585 3 and 4). */
  unstored: { fields: { "Cache-Control": "always" } },
  /** The problem that every error carries (RFC 9457), in a media type that is negotiated separately from `produces`. */
  problem: { isContent: true, from: ["errorProduces", "errorBody"], fields: { Vary: "errorTypes" } },

  // ---- Where to go on -------------------------------------------------------------------------------------------------

  /** The URL that the callback gave (RFC 9110 10.2.2). */
  location: { fields: { Location: "given" } },
  /** The URL of the new resource. What a PUT creates is at the target itself (RFC 9110 15.3.2). */
  created: { from: ["createPath"], fields: { Location: "createdElsewhere" } },

  // ---- What is said of a representation -------------------------------------------------------------------------------

  /** Which state it represents (RFC 9110 8.8). */
  validators: {
    from: ["generateEtag", "lastModified"],
    fields: { ETag: "generateEtag", "Last-Modified": "lastModified" },
  },
  /** Which state it still represents: a 304 has a date only where there is no tag (RFC 9110 15.4.5). */
  unchanged: { from: ["generateEtag", "lastModified"], fields: { ETag: "generateEtag", "Last-Modified": "dateAlone" } },
  /** Which state was stored; of a PUT without content only where that was stored as sent (RFC 9110 9.3.4). */
  stored: { from: ["generateEtag", "lastModified"], fields: { ETag: "generateEtag", "Last-Modified": "lastModified" } },
  /** That what is sent is the target's representation (RFC 9110 8.7), where it is. */
  target: { from: ["contentLocation"], fields: { "Content-Location": "sometimes" } },
  /** Which state a write that was refused would have changed. */
  currentTag: { from: ["generateEtag"], members: { etag: "writesTagged" } },
  /** How long it may be used (RFC 9111 5.2 and 5.3). */
  freshness: { from: ["cacheControl", "expires"], fields: { "Cache-Control": "cacheControl", Expires: "expires" } },
  /** Which request fields it depended on: axes with more than one offer, and what the author adds (RFC 9110 12.5.5). */
  vary: { from: ["produces", "languages", "encodings", "vary"], fields: { Vary: "varies" } },

  // ---- Content --------------------------------------------------------------------------------------------------------

  /** The representation of the value that `represent` returns. */
  entity: {
    isContent: true,
    from: ["represent", "produces", "languages", "encodings"],
    fields: { "Content-Language": "languages", "Content-Encoding": "encodes" },
  },
  /** The ranges of it that were asked for (RFC 9110 15.3.7); of several, each says which it is. */
  range: {
    isContent: true,
    from: ["represent", "ranges", "generateEtag", "lastModified", "produces", "languages", "storedEncodings"],
    fields: {
      "Content-Range": "sometimes",
      ETag: "generateEtag",
      "Last-Modified": "lastModified",
      "Content-Language": "languages",
      "Content-Encoding": "stored",
    },
  },
  /** That ranges can be asked for (RFC 9110 14.3). */
  acceptRanges: { from: ["ranges"], fields: { "Accept-Ranges": "ranges" } },
  /** Digests of what is sent and of the whole, where the client or the resource wants them (RFC 9530). */
  digest: {
    from: ["digests", "sendDigest"],
    fields: { "Content-Digest": "digests", "Repr-Digest": "digests" },
    looksAt: ["Want-Content-Digest", "Want-Repr-Digest"],
  },
  /** The formats in which it can be queried (RFC 10008 3). */
  acceptQuery: { from: ["consumes"], fields: { "Accept-Query": "queryAllowed" } },
  /** Where the representation that is sent can be read again (RFC 9110 8.7). */
  contentLocation: { from: ["contentLocation"], fields: { "Content-Location": "contentLocation" } },
  /** Where GET asks the same query again (RFC 10008 2.4). */
  equivalent: { from: ["equivalentLocation"], fields: { Location: "queriedElsewhere" } },
  /** What the representation is related to (RFC 8288). */
  links: { from: ["links"], fields: { Link: "links" } },
  /** The representation of the value that the write returned, if there is one. */
  result: {
    isContent: true,
    from: ["produces", "languages", "encodings"],
    fields: { "Content-Language": "languages", "Content-Encoding": "encodes" },
  },
  /** Which preferences of the client were honoured, and that it depended on them (RFC 7240 3). */
  preferred: {
    from: ["preferences"],
    fields: { "Preference-Applied": "honours", Vary: "prefers" },
    looksAt: ["Prefer"],
  },
  /** The same, where it is done later. */
  preferredLater: {
    from: ["preferences"],
    fields: { "Preference-Applied": "honoursLater", Vary: "prefers" },
    looksAt: ["Prefer"],
  },
  /** The list of representations for the client to choose from (RFC 9110 15.4.1). */
  choices: { isContent: true, from: ["produces"] },

  // ---- What the guards read --------------------------------------------------------------------------------------------

  /** Which request fields say who the client is, where a guard decides who may read it: of what a cache may store (ruling 48). */
  guarded: { fields: { Vary: "guarded" } },

  // ---- What every response says --------------------------------------------------------------------------------------

  /** That it is deprecated (RFC 9745), when it will be gone (RFC 8594), and where to read about it. */
  deprecation: {
    from: ["deprecation"],
    fields: { Deprecation: "deprecatedSince", Sunset: "sunsets", Link: "tellsOfDeprecation" },
  },

  // ---- CORS: the browser's protocol, which no document lists ----------------------------------------------------------

  /** What a preflight asks about (Fetch 3.3). */
  preflight: {
    from: ["cors", "allowedMethods"],
    unlisted: ["Access-Control-Allow-Methods", "Access-Control-Allow-Headers", "Access-Control-Max-Age", "Vary"],
  },
} as const satisfies Readonly<Record<string, CarriedFacts>>;

export interface CarriedFacts {
  readonly isContent?: true;
  /** Callbacks that are called for it, and declarations that it uses, in addition to what the node's callback returned. */
  readonly from?: readonly (Callback | Declaration)[];
  readonly fields?: Readonly<Record<string, Cause>>;
  readonly members?: Readonly<Record<string, Cause>>;
  readonly looksAt?: readonly string[];
  readonly unlisted?: readonly string[];
}

export type CarriedName = keyof typeof CARRIED;

export type UnlistedName = {
  [P in CarriedName]: (typeof CARRIED)[P] extends { readonly unlisted: unknown } ? P : never;
}[CarriedName];

export type FieldOf<P extends CarriedName> = (typeof CARRIED)[P] extends { readonly fields: infer F } ? keyof F : never;

export type MemberOf<P extends CarriedName> = (typeof CARRIED)[P] extends { readonly members: infer M }
  ? keyof M
  : never;

export type FieldName = { [P in CarriedName]: FieldOf<P> }[CarriedName];
export type MemberName = { [P in CarriedName]: MemberOf<P> }[CarriedName];

export const carriedFacts = (name: CarriedName): CarriedFacts => CARRIED[name];
export const calledFor = (name: CarriedName): readonly Callback[] => (carriedFacts(name).from ?? []).filter(isCallback);

export function fieldsOf<P extends CarriedName>(name: P, situation: ResponseSituation): readonly FieldOf<P>[] {
  return caused(carriedFacts(name).fields, situation) as readonly FieldOf<P>[];
}

export function membersOf<P extends CarriedName>(name: P, situation: ResponseSituation): readonly MemberOf<P>[] {
  return caused(carriedFacts(name).members, situation) as readonly MemberOf<P>[];
}

function caused(there: Readonly<Record<string, Cause>> = {}, situation: ResponseSituation): readonly string[] {
  return Object.keys(there).filter((name) => isCaused(there[name] ?? "always", situation));
}

function allCauses(): ReadonlySet<Cause> {
  const all = (Object.keys(CARRIED) as CarriedName[]).map(carriedFacts);
  return new Set(all.flatMap(({ fields, members }) => Object.values({ ...fields, ...members })));
}

const ALL_CAUSES = /* @__PURE__ */ allCauses();

/** All that fields and members depend on, as one text. */
export function situationShape(situation: ResponseSituation): string {
  let shape = "";
  for (const cause of ALL_CAUSES) shape += isCaused(cause, situation) ? "1" : "0";
  return shape;
}

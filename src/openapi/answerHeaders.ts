import type { Carry } from "../graph/row.ts";
import { consumesOf } from "../resource/byMethod.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { HeaderObject } from "./document.ts";
import type { Entry } from "./entry.ts";

/** The fields of an answer that the document speaks of. */
export const ANSWER_HEADERS: Readonly<Record<string, HeaderObject>> = {
  Accept: text("The media types that are taken here (RFC 9110 12.5.1)."),
  "Accept-Encoding": text("The content codings that are taken here, where the coding was at fault (RFC 9110 12.5.3)."),
  "Accept-Patch": text("The media types that PATCH takes here (RFC 5789 3.1)."),
  Allow: text("The methods that the resource answers (RFC 9110 10.2.1)."),
  "Cache-Control": text("How the answer may be stored (RFC 9111 5.2)."),
  ETag: text("The entity tag of the representation (RFC 9110 8.8.3)."),
  Expires: text("When the answer becomes stale (RFC 9111 5.3)."),
  "Last-Modified": text("When the resource last changed (RFC 9110 8.8.2)."),
  Link: text("Who blocks it, as rel=blocked-by (RFC 7725 4)."),
  Location: { description: "Where to go on (RFC 9110 10.2.2).", schema: { type: "string", format: "uri-reference" } },
  RateLimit: text("What is left of the client's quota."),
  "RateLimit-Policy": text("The quotas that the client has."),
  "Retry-After": text("Seconds to wait, or the moment to come again (RFC 9110 10.2.3)."),
  Vary: text("The request fields that the answer depended on (RFC 9110 12.5.5)."),
  "WWW-Authenticate": text("How to authenticate (RFC 9110 11.6.1)."),
};

function text(description: string): HeaderObject {
  return { description, schema: { type: "string" } };
}

type Place = Pick<Entry, "resource" | "method">;

/** The fields that each thing an ending carries is written in. Content has no fields of its own in the document. */
const FIELDS: Readonly<Record<Carry, (place: Place) => readonly string[]>> = {
  retryAfter: () => ["Retry-After"],
  allow: ({ resource }) => ["Allow", ...acceptPatch(resource, resource.allowedMethods)],
  challenge: () => ["WWW-Authenticate"],
  accepts: ({ resource, method }) => ["Accept", "Accept-Encoding", ...acceptPatch(resource, [method])],
  blockedBy: () => ["Link"],
  location: () => ["Location"],
  created: ({ method }) => (method === "POST" ? ["Location"] : []),
  validators: ({ resource }) => [
    ...(overrides(resource, "generateEtag") ? ["ETag"] : []),
    ...(overrides(resource, "lastModified") ? ["Last-Modified"] : []),
  ],
  freshness: ({ resource }) => [
    ...(overrides(resource, "cacheControl") ? ["Cache-Control"] : []),
    ...(overrides(resource, "expires") ? ["Expires"] : []),
  ],
  vary: ({ resource }) => (varies(resource) ? ["Vary"] : []),
  unstored: () => ["Cache-Control"],
  preflight: () => [],
  entity: () => [],
  result: () => [],
  choices: () => [],
};

/** The fields of an answer, by name. */
export function fieldsOf(entry: Entry, status: number, carries: readonly Carry[]): readonly string[] {
  const negotiated = status >= 400 && entry.resource.errorProduces.length > 1 ? ["Vary"] : [];
  const carried = carries.flatMap((carry) => FIELDS[carry](entry));
  return [...new Set([...carried, ...negotiated, ...Object.keys(entry.said.headers ?? {})])].sort();
}

function acceptPatch(resource: AnyResource, methods: readonly string[]): readonly string[] {
  return methods.includes("PATCH") && consumesOf(resource, "PATCH").length > 0 ? ["Accept-Patch"] : [];
}

/** RFC 9110 12.5.5: an axis with more than one offer, or what the author adds. `identity` is always offered. */
function varies(resource: AnyResource): boolean {
  const { produces, languages, encodings } = resource;
  const codes = encodings.some((coding) => coding !== "identity");
  return produces.length > 1 || languages.length > 1 || codes || overrides(resource, "variances");
}

const WRITING = ["generateEtag", "lastModified", "cacheControl", "expires", "variances", "errorBody"] as const;

/** All that the fields and contents of answers depend on, beside the endings and the models, as one text. */
export function answerShape({ resource, said }: Entry): string {
  let shape = `${varies(resource)} ${acceptPatch(resource, resource.allowedMethods).length} `;
  for (const callback of WRITING) shape += overrides(resource, callback) ? "1" : "0";
  return `${shape} ${resource.errorProduces.join()} ${said.headers === undefined ? "" : JSON.stringify(said.headers)}`;
}

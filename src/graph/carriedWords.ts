import type { CarriedName } from "./carried.ts";
import { carriedFacts, fieldsOf, membersOf } from "./carriedFacts.ts";
import type { ResponseSituation } from "./causes.ts";

/** The label of each on the chart. The walk needs none, so that they stand here. */
export const LABELS: Readonly<Record<CarriedName, string>> = {
  retryAfter: "Retry-After",
  allow: "Allow",
  challenge: "WWW-Authenticate",
  accepts: "Accept",
  offers: "the offers",
  failures: "the failures",
  blockedBy: "Link",
  contentDigestFault: "the digests, Want-Content-Digest",
  reprDigestFault: "the digests, Want-Repr-Digest",
  unsatisfied: "Content-Range",
  unstored: "Cache-Control: no-store",
  problem: "a problem",
  location: "Location",
  created: "Location",
  validators: "ETag, Last-Modified",
  unchanged: "ETag or Last-Modified",
  stored: "ETag, Last-Modified",
  target: "Content-Location",
  currentTag: "the current tag",
  freshness: "Cache-Control, Expires",
  vary: "Vary",
  entity: "the representation",
  range: "the ranges, Content-Range, ETag, Last-Modified",
  acceptRanges: "Accept-Ranges",
  digest: "Content-Digest, Repr-Digest",
  acceptQuery: "Accept-Query",
  contentLocation: "Content-Location",
  equivalent: "Location",
  links: "Link",
  result: "the result of the write",
  preferred: "Preference-Applied, Vary",
  preferredLater: "Preference-Applied, Vary",
  choices: "the choices",
  guarded: "Vary",
  deprecation: "Deprecation, Sunset, Link",
  preflight: "Access-Control-*",
};

/** What is carried here, in words: its label, or, where it writes some of its fields alone, their names. */
export function wordsFor(name: CarriedName, situation: ResponseSituation): readonly string[] {
  const { isContent, unlisted, fields = {} } = carriedFacts(name);
  const written = fieldsOf(name, situation);
  const isWhole = written.length > 0 && written.length === Object.keys(fields).length;
  const isThere = isContent === true || unlisted !== undefined || membersOf(name, situation).length > 0;
  return isThere || isWhole ? [LABELS[name]] : written;
}

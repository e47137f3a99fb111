import { type CarriedName, carriedFacts, type FieldOf, fieldsOf, membersOf } from "./carried.ts";
import type { ResponseSituation } from "./declared.ts";
import type { Row } from "./row.ts";
import type { TABLE } from "./table.ts";

/** A row in words. The walk does not read them, so they are not in the table. */
export interface RowWords {
  readonly question: string;
  readonly law: string;
}

const WORDS: Readonly<Record<keyof typeof TABLE, RowWords>> = {
  // ---- Is the request allowed? -------------------------------------------------------------------------------------
  B13: { question: "Is the service available?", law: "RFC 9110 15.6.4" },
  B13a: { question: "Is this client within its rate limit?", law: "RFC 6585 4" },
  B13c: { question: "Do the path's parameters fit their model?", law: "RFC 9110 15.5.5" },
  B13b: { question: "Set up what the request needs.", law: "RFC 6585 7.2" },
  B12: { question: "Is the method known?", law: "RFC 9110 9.1" },
  B11: { question: "Is the URI too long?", law: "RFC 9110 15.5.15" },
  B10: { question: "Is the method allowed here?", law: "RFC 9110 15.5.6" },
  B10b: { question: "Is it past the sunset, and gone?", law: "RFC 8594 3" },
  B10a: { question: "Can the expectation be met?", law: "RFC 9110 10.1.1" },
  B10c: { question: "Is it too early for what may have been replayed?", law: "RFC 8470 5.2" },
  B9: { question: "Is the request malformed?", law: "RFC 9110 15.5.1" },
  B9a: { question: "Is it a PUT of a part only?", law: "RFC 9110 14.5" },
  B9b: { question: "Is it a CORS preflight?", law: "Fetch 3.3" },
  B8a: { question: "Is content that is read first within its size?", law: "RFC 9110 15.5.14" },
  B8: { question: "Is the client authorized?", law: "RFC 9110 15.5.2" },
  B7: { question: "Is it forbidden to this client?", law: "RFC 9110 15.5.4" },
  B7b: { question: "Is the authenticated client within its quota?", law: "RFC 6585 4" },
  B7a: { question: "Does a legal demand forbid it?", law: "RFC 7725 3" },
  B6: { question: "Are the Content-* fields understood?", law: "RFC 9110 9.3.4" },
  B5a: { question: "Does the QUERY say what type its content has?", law: "RFC 10008 2" },
  B5: { question: "Is the Content-Type one that is consumed?", law: "RFC 9110 15.5.16" },
  B4: { question: "Is the declared length within the body's size?", law: "RFC 9110 15.5.14" },
  B4a: { question: "Is the Idempotency-Key well-formed, or not needed?", law: "Idempotency-Key draft 2.7" },
  B4b: { question: "Is content that has a key within its size, as read?", law: "RFC 9110 15.5.14" },
  B4c: { question: "Is there no key, or does the store know of it?", law: "RFC 9110 15.6.4" },
  B4g: { question: "Is the client within its number of keys?", law: "RFC 6585 4" },
  B4d: { question: "Was the key used for other content?", law: "Idempotency-Key draft 2.7" },
  B4e: { question: "Is the first request with the key still running?", law: "Idempotency-Key draft 2.6" },
  B4f: { question: "Is the response to the first request kept?", law: "Idempotency-Key draft 2.6" },
  B3: { question: "Is it OPTIONS?", law: "RFC 9110 9.3.7" },

  // ---- Which representation? ---------------------------------------------------------------------------------------
  C3: { question: "Is Accept given?", law: "RFC 9110 12.5.1" },
  C4: { question: "Is an offered media type acceptable?", law: "RFC 9110 12.5.1" },
  C4a: { question: "Is the first media type served anyway?", law: "RFC 9110 12.4.1" },
  D4: { question: "Is Accept-Language given, and are languages offered?", law: "RFC 9110 12.5.4" },
  D5: { question: "Is an offered language acceptable?", law: "RFC 4647 3.4" },
  D5a: { question: "Is the first language served anyway?", law: "RFC 9110 12.4.1" },
  F6: { question: "Is Accept-Encoding given?", law: "RFC 9110 12.5.3" },
  F7: { question: "Is an offered content coding acceptable?", law: "RFC 9110 12.5.3" },
  F7a: { question: "Is it served without a coding anyway?", law: "RFC 9110 12.4.1" },

  // ---- Does it exist, and do the preconditions hold? ---------------------------------------------------------------
  G7d: { question: "Is it QUERY, whose content says what is asked for?", law: "RFC 10008 2" },
  G7: { question: "Does the resource exist?", law: "RFC 9110 15.5.5" },
  G7b: { question: "Is a withheld resource hidden?", law: "RFC 9110 15.5.4" },
  G7a: { question: "Is the resource withheld from this client?", law: "RFC 9110 15.5.4" },
  G7c: { question: "Is it withheld, as if it were missing?", law: "RFC 9110 15.5.4" },
  W1: { question: "Is it a write that must be conditional and is not?", law: "RFC 6585 3" },
  G8a: { question: "Is it to become a WebSocket, and is that taken over?", law: "RFC 9110 7.8" },
  G8: { question: "Is If-Match given?", law: "RFC 9110 13.2.2" },
  G9: { question: "Is If-Match “*”?", law: "RFC 9110 13.1.1" },
  G11: { question: "Does If-Match match the current tag strongly?", law: "RFC 9110 13.1.1" },
  G11a: { question: "Does the client that was refused want what is there?", law: "RFC 8144 3.2" },
  G11b: { question: "Represent what is there.", law: "RFC 8144 3.2" },
  H10: { question: "Is If-Unmodified-Since given?", law: "RFC 9110 13.1.4" },
  H11: { question: "Is it an HTTP-date?", law: "RFC 9110 13.1.4" },
  H12: { question: "Was the resource modified after it?", law: "RFC 9110 13.1.4" },
  I12: { question: "Is If-None-Match given?", law: "RFC 9110 13.2.2" },
  I13: { question: "Is If-None-Match “*”?", law: "RFC 9110 13.1.2" },
  K13: { question: "Does If-None-Match match the current tag weakly?", law: "RFC 9110 13.1.2" },
  J18: { question: "Is it GET, HEAD or QUERY?", law: "RFC 9110 13.1.2" },
  L13: { question: "Is If-Modified-Since given, to a GET, HEAD or QUERY?", law: "RFC 9110 13.1.3" },
  L14: { question: "Is it an HTTP-date?", law: "RFC 9110 13.1.3" },
  L17: { question: "Was the resource modified after it?", law: "RFC 9110 13.1.3" },

  // ---- It does not exist -------------------------------------------------------------------------------------------
  I7: { question: "Is it PUT to a missing resource?", law: "RFC 9110 9.3.4" },
  I7a: { question: "Does PUT create a missing resource?", law: "RFC 9110 9.3.4" },
  I4: { question: "Has it moved permanently?", law: "RFC 9110 15.4.2" },
  I4a: { question: "Has it moved permanently, with the method kept?", law: "RFC 9110 15.4.9" },
  H7: { question: "Is If-Match given for a missing resource?", law: "RFC 9110 13.1.1" },
  H7a: { question: "Is it PUT, not POST?", law: "RFC 9110 9.3.4" },
  K7: { question: "Did it exist before?", law: "RFC 9110 15.5.11" },
  K5: { question: "Has it moved permanently?", law: "RFC 9110 15.4.2" },
  K5a: { question: "Has it moved permanently, with the method kept?", law: "RFC 9110 15.4.9" },
  L5: { question: "Has it moved temporarily?", law: "RFC 9110 15.4.8" },
  M5: { question: "Is it POST to a resource that is gone?", law: "RFC 9110 15.5.11" },
  N5: { question: "Is POST to a resource that is gone allowed?", law: "RFC 9110 15.5.11" },
  L7: { question: "Is it POST to a missing resource?", law: "RFC 9110 15.5.5" },
  M7: { question: "Is POST to a missing resource allowed?", law: "RFC 9110 15.5.5" },

  // ---- It exists, and the preconditions hold -----------------------------------------------------------------------
  M16: { question: "Is it DELETE?", law: "RFC 9110 9.3.5" },
  M20: { question: "Is the deletion enacted?", law: "RFC 9110 9.3.5" },
  M20c: { question: "Had it changed since it was found, and is it still there?", law: "RFC 9110 13.2" },
  M20b: { question: "Is the deletion complete?", law: "RFC 9110 15.3.3" },
  N16: { question: "Is it POST?", law: "RFC 9110 9.3.3" },
  N11: { question: "Does the POST create a resource?", law: "RFC 9110 9.3.3" },
  O16: { question: "Is it PUT or PATCH?", law: "RFC 9110 9.3.4" },
  O16a: { question: "Is it QUERY, whose results may be elsewhere?", law: "RFC 10008 2.5" },
  O16b: { question: "Are the results at another URL?", law: "RFC 9110 15.4.4" },

  // ---- The body, and what is done with it --------------------------------------------------------------------------
  P0a: { question: "Is the body within its size, as read?", law: "RFC 9110 15.5.14" },
  P0e: { question: "Does Content-Digest hold, or is none needed?", law: "RFC 9530 2" },
  P0f: { question: "Does Repr-Digest hold?", law: "RFC 9530 3" },
  P0d: { question: "Does its model refuse what was decoded, where that is 422?", law: "RFC 9110 15.5.21" },
  P0: { question: "Does the body decode, and does its model accept it?", law: "RFC 9110 15.5.1" },
  P0g: { question: "Is it QUERY, which reads and writes nothing?", law: "RFC 10008 2" },
  P1a: { question: "Can a patch test what it changes?", law: "RFC 6902 4.6" },
  P1b: { question: "Do the tests of the patch hold?", law: "RFC 5789 2.2" },
  P1c: { question: "Does the patch apply, and is the whole accepted?", law: "RFC 5789 2.2" },
  P0b: { question: "Is it a POST that does not create?", law: "RFC 9110 9.3.3" },
  P0c: { question: "Would it make a new resource?", law: "RFC 9110 9.3.4" },
  P3: { question: "Does creating it conflict with the state?", law: "RFC 9110 15.5.10" },
  O14: { question: "Does the change conflict with the state?", law: "RFC 9110 15.5.10" },
  O14a: { question: "Store it.", law: "RFC 9110 9.3.4" },
  O14b: { question: "Had it changed since it was found, and was nothing stored?", law: "RFC 9110 13.2" },
  N11b: { question: "Act on it. Is there a processPost?", law: "RFC 9110 9.3.3" },
  N11c: { question: "Had it changed since it was found, and was nothing done?", law: "RFC 9110 13.2" },
  N11d: { question: "Was it the target that changed?", law: "RFC 9110 9.3.3" },
  G7e: { question: "Has it been tried fewer than three times?", law: "RFC 9110 15.5.10" },
  N11a: { question: "Is the response at another URL?", law: "RFC 9110 15.4.4" },
  O20c: { question: "May the POST be done later, for this client?", law: "RFC 7240 4.1" },
  O20a: { question: "Was the POST accepted for later?", law: "RFC 9110 15.3.3" },
  O20b: { question: "Does the client prefer a response without content?", law: "RFC 7240 4.2" },
  P11h: { question: "May the write be done later, for this client?", law: "RFC 7240 4.1" },
  P11a: { question: "Was the write accepted for later?", law: "RFC 9110 15.3.3" },
  P11i: { question: "Does the write say what is stored now?", law: "RFC 9110 9.3.4" },
  P11j: { question: "Does the client prefer a response without content?", law: "RFC 7240 4.2" },
  P11k: { question: "Is what is stored sent?", law: "RFC 9110 9.3.4" },
  P11l: { question: "Represent it, as it was stored.", law: "RFC 9110 9.3.4" },
  P11m: { question: "Is it a new resource, of which nothing is sent?", law: "RFC 9110 15.3.2" },
  P11n: { question: "Is what was stored a new resource?", law: "RFC 9110 15.3.2" },
  P11b: { question: "Does the client prefer the new representation?", law: "RFC 7240 4.2" },
  P11c: { question: "Is it there, as it is now?", law: "RFC 7240 4.2" },
  P11d: { question: "Represent it.", law: "RFC 7240 4.2" },
  P11e: { question: "Is what is represented a new resource?", law: "RFC 9110 15.3.2" },
  P11f: { question: "Does the client prefer a response without content?", law: "RFC 7240 4.2" },
  P11g: { question: "Is it a new resource, of which nothing is sent?", law: "RFC 9110 15.3.2" },
  P11: { question: "Is it a new resource?", law: "RFC 9110 15.3.2" },

  // ---- The response ------------------------------------------------------------------------------------------------
  O20: { question: "Does the response carry an entity?", law: "RFC 9110 15.3.5" },
  O18: { question: "Is the client to choose among representations?", law: "RFC 9110 15.4.1" },
  O18e: { question: "Is the representation of this state kept?", law: "RFC 9110 8.8.1" },
  O18a: { question: "Represent it.", law: "RFC 9110 9.3.1" },
  O18b: { question: "Is Range given, and can it be taken?", law: "RFC 9110 14.2" },
  O18c: { question: "Is If-Range absent, or does it hold?", law: "RFC 9110 13.1.5" },
  O18d: { question: "Is one of the ranges satisfiable?", law: "RFC 9110 15.5.17" },
};

export function rowWords(id: string, row?: Row): RowWords {
  if (row?.kind !== "own") return WORDS[id as keyof typeof TABLE] ?? { question: "", law: "" };
  const { question, law } = row.node;
  return { question, law };
}

type Unnamed = { [P in CarriedName]: [FieldOf<P>] extends [never] ? P : never }[CarriedName];

/** What the chart says of those of which the names of their fields do not say enough. */
const LABELS: Readonly<Record<Unnamed, string> & Partial<Record<CarriedName, string>>> = {
  allow: "Allow",
  accepts: "Accept",
  offers: "the offers",
  failures: "the failures",
  contentDigestFault: "the digests, Want-Content-Digest",
  reprDigestFault: "the digests, Want-Repr-Digest",
  unstored: "Cache-Control: no-store",
  problem: "a problem",
  unchanged: "ETag or Last-Modified",
  currentTag: "the current tag",
  entity: "the representation",
  range: "the ranges, Content-Range, ETag, Last-Modified",
  result: "the result of the write",
  choices: "the choices",
  preflight: "Access-Control-*",
};

export function labelOf(name: CarriedName): string {
  return LABELS[name] ?? Object.keys(carriedFacts(name).fields ?? {}).join(", ");
}

/** What is carried here, in words: its label, or, where it writes some of its fields alone, their names. */
export function wordsFor(name: CarriedName, situation: ResponseSituation): readonly string[] {
  const { isContent, unlisted, fields = {} } = carriedFacts(name);
  const written = fieldsOf(name, situation);
  const isWhole = written.length > 0 && written.length === Object.keys(fields).length;
  const isThere = isContent === true || unlisted !== undefined || membersOf(name, situation).length > 0;
  return isThere || isWhole ? [labelOf(name)] : written;
}

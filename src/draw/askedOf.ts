import type { Axis, Carry, Ending, Row } from "../graph/row.ts";
import { statusPhrase } from "../http/status.ts";
import type { Declaration } from "../resource/resource.ts";

/** The declaration that makes the offers of each axis. */
const OFFERS: Readonly<Record<Axis, Declaration>> = {
  mediaType: "produces",
  language: "languages",
  encoding: "encodings",
};

/** Who answers a row, in the fewest words: callbacks, declarations, a request field, the method, the way. */
export function askedOf(row: Row): readonly string[] {
  switch (row.kind) {
    case "ask":
    case "act":
      return [row.callback];
    case "choose":
      return [OFFERS[row.axis]];
    case "method":
      return methodRowAsks(row.test);
    case "recall":
      return ["the way here"];
    case "request":
      return [...(row.on ?? []), ...(row.field === undefined ? [] : [row.field])];
  }
}

function methodRowAsks(test: Extract<Row, { kind: "method" }>["test"]): readonly string[] {
  if (test === "known") return ["knownMethods"];
  if (test === "allowed") return ["allowedMethods"];
  return test === "serveAnyway" ? ["ignoreUnacceptable"] : ["method"];
}

/** What an ending carries, in the words of a reader. */
const CARRIED: Readonly<Record<Carry, string>> = {
  retryAfter: "Retry-After",
  allow: "Allow",
  challenge: "WWW-Authenticate",
  accepts: "Accept",
  blockedBy: "Link",
  location: "Location",
  created: "Location",
  validators: "ETag, Last-Modified",
  freshness: "Cache-Control, Expires",
  vary: "Vary",
  unstored: "Cache-Control: no-store",
  entity: "the representation",
  result: "what the write gave",
  choices: "the choices",
};

export function carriedBy({ carries }: Ending): readonly string[] {
  return carries.map((carry) => CARRIED[carry]);
}

/** "429 Too Many Requests" */
export function endingText({ status }: Ending): string {
  return `${status} ${statusPhrase(status)}`;
}

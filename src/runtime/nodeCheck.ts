import type { IncomingMessage } from "node:http";
import type { HttpResponse } from "../http/response.ts";
import type { NodeLimits } from "./nodeLimits.ts";
import { refusal } from "./refusal.ts";

export const TARGET_TOO_LONG: HttpResponse = refusal(414);
export const FIELDS_TOO_LARGE: HttpResponse = refusal(
  431,
  "The header fields are more, or longer, than are taken here.",
);
export const VERSION_UNKNOWN: HttpResponse = refusal(505, "HTTP/1.1, and HTTP/2 where it is offered, are spoken here.");
const NO_VERSION = refusal(400, "The request line names no version of HTTP.");
const BAD_HOST = refusal(400, "A request of HTTP/1.1 names its host, once and validly.");
const BAD_TARGET = refusal(400, "The request target is in no form that the method allows.");
const BAD_FRAMING = refusal(400, "An HTTP/1.0 message has no transfer coding.");
const CODING_UNKNOWN = refusal(501, "No transfer coding but chunked is known here.");

/** RFC 9110 7.2, RFC 3986 3.2.2: a name, an IPv4 address or an IP literal, and a port. Two lines joined never match. */
const HOST = /^(?:\[[0-9A-Fa-f:.vV]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\d*)?$/;

/** Most requests name the same host, so the last good one is remembered. */
let goodHost = "";

/** What node:http lets through and RFC 9112 does not, and what is over a limit. */
export function refusalOf(incoming: IncomingMessage, limits: Required<NodeLimits>): HttpResponse | undefined {
  const { url = "", headers } = incoming;
  if (url.length > limits.targetBytes) return TARGET_TOO_LONG;
  if (incoming.rawHeaders.length > 2 * limits.headerCount) return FIELDS_TOO_LARGE;
  const coding = headers["transfer-encoding"];
  if (incoming.httpVersionMinor !== 1 || incoming.httpVersionMajor !== 1) {
    const refused = otherVersion(incoming, coding);
    if (refused !== undefined) return refused;
  }
  const { host } = headers;
  if (host !== goodHost && !isGoodHost(incoming, host)) return BAD_HOST;
  // RFC 9112 6.1: a coding that is not understood is 501. Where chunked is not the last one, there is no telling the end.
  if (coding !== undefined && coding.toLowerCase() !== "chunked") {
    return /(?:^|,)[\t ]*chunked$/i.test(coding) ? CODING_UNKNOWN : BAD_CODING;
  }
  return isGoodTarget(url, incoming.method) ? undefined : BAD_TARGET;
}

const BAD_CODING = refusal(
  400,
  "Where the content ends cannot be told, because chunked is not its last transfer coding.",
);

function otherVersion({ httpVersionMajor }: IncomingMessage, coding: string | undefined): HttpResponse | undefined {
  if (httpVersionMajor === 0) return NO_VERSION;
  if (httpVersionMajor > 1) return VERSION_UNKNOWN;
  // RFC 9112 6.1: the framing of such a message is faulty, whatever it says.
  return coding === undefined ? undefined : BAD_FRAMING;
}

/** RFC 9112 3.2. */
function isGoodHost({ httpVersionMinor }: IncomingMessage, host: string | undefined): boolean {
  if (host === undefined) return httpVersionMinor === 0;
  if (!HOST.test(host)) return false;
  goodHost = host;
  return true;
}

/** RFC 9112 3.2: origin-form, absolute-form, or the asterisk of OPTIONS; none of them has a fragment. */
function isGoodTarget(target: string, method: string | undefined): boolean {
  if (target.includes("#")) return false;
  return target.startsWith("/") || (target === "*" ? method === "OPTIONS" : URL.canParse(target));
}

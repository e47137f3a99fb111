import type { IncomingMessage } from "node:http";
import type { HttpResponse } from "../../http/response.ts";
import { refusal } from "../refusal.ts";
import type { ConnectionRules } from "./connection.ts";
import { isHost, isTarget } from "./target.ts";

export const TARGET_TOO_LONG: HttpResponse = refusal(414);
export const FIELDS_TOO_LARGE: HttpResponse = refusal(
  431,
  "The header fields are more, or longer, than are taken here.",
);
export const VERSION_UNKNOWN: HttpResponse = refusal(505, "HTTP/1.1, and HTTP/2 where it is offered, are spoken here.");
export const BAD_HOST: HttpResponse = refusal(400, "A request names its host, once and validly.");
export const BAD_TARGET: HttpResponse = refusal(400, "The request target is in no form that the method allows.");
const NO_VERSION = refusal(400, "The request line names no version of HTTP.");
const BAD_FRAMING = refusal(400, "An HTTP/1.0 message has no transfer coding.");
const CODING_UNKNOWN = refusal(501, "No transfer coding but chunked is known here.");
const BAD_CODING = refusal(
  400,
  "Where the content ends cannot be told, because chunked is not its last transfer coding.",
);

/** Most requests name the same host, so the last good one is remembered. */
let goodHost = "";

/** What node:http lets through and RFC 9112 does not, and what is over a limit. */
export function refusalOf(incoming: IncomingMessage, { limits, watch }: ConnectionRules): HttpResponse | undefined {
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
  // A server that is not ours keeps the first of several lines, and says nothing of the others.
  if (watch === undefined && hasTwoHosts(incoming.rawHeaders)) return BAD_HOST;
  // RFC 9112 6.1: a coding that is not understood is 501. Where chunked is not the last one, there is no telling the end.
  if (coding !== undefined && coding.toLowerCase() !== "chunked") {
    return /(?:^|,)[\t ]*chunked$/i.test(coding) ? CODING_UNKNOWN : BAD_CODING;
  }
  return isTarget(url, incoming.method) ? undefined : BAD_TARGET;
}

function otherVersion({ httpVersionMajor }: IncomingMessage, coding: string | undefined): HttpResponse | undefined {
  if (httpVersionMajor === 0) return NO_VERSION;
  if (httpVersionMajor > 1) return VERSION_UNKNOWN;
  // RFC 9112 6.1: the framing of such a message is faulty, whatever it says.
  return coding === undefined ? undefined : BAD_FRAMING;
}

/** RFC 9112 3.2. */
function isGoodHost({ httpVersionMinor }: IncomingMessage, host: string | undefined): boolean {
  if (host === undefined) return httpVersionMinor === 0;
  if (!isHost(host)) return false;
  goodHost = host;
  return true;
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

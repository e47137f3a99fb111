import type { IncomingMessage } from "node:http";
import type { TransportRefusal } from "../../service/errors.ts";
import {
  BAD_CODING,
  BAD_FRAMING,
  BAD_HOST,
  BAD_TARGET,
  CODING_UNKNOWN,
  FIELDS_TOO_LARGE,
  NO_VERSION,
  TARGET_TOO_LONG,
  VERSION_UNKNOWN,
} from "../refusals.ts";
import { isHost, isTarget } from "../target.ts";
import type { ConnectionRules } from "./http1Connection.ts";

/** Most requests name the same host, so the last valid one is cached. */
let goodHost = "";

/** Refuses what node:http accepts and RFC 9112 does not, and what exceeds a limit. */
export function refusalOf(incoming: IncomingMessage, { limits, watch }: ConnectionRules): TransportRefusal | undefined {
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
  // A server that is not ours keeps the first of several lines, and drops the others silently.
  if (watch === undefined && hasTwoHosts(incoming.rawHeaders)) return BAD_HOST;
  // RFC 9112 6.1: a coding that is not understood is 501. Where chunked is not the last one, the end cannot be found.
  if (coding !== undefined && coding.toLowerCase() !== "chunked")
    return /(?:^|,)[\t ]*chunked$/i.test(coding) ? CODING_UNKNOWN : BAD_CODING;
  return isTarget(url, incoming.method) ? undefined : BAD_TARGET;
}

function otherVersion({ httpVersionMajor }: IncomingMessage, coding: string | undefined): TransportRefusal | undefined {
  if (httpVersionMajor === 0) return NO_VERSION;
  if (httpVersionMajor > 1) return VERSION_UNKNOWN;
  // RFC 9112 6.1: the framing of such a message is faulty in any case.
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

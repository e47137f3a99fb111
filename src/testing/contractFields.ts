import { type HttpResponse, NO_SNIFFING } from "../http/response.ts";
import { TRACE_HEADER } from "../walk/trace.ts";

/**
 * Fields that the contract leaves out: Date and framing belong to the transport, the media types cover Content-Type, and
 * the rest is sent with every response, or belongs to CORS.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(
  [
    "Date",
    "Connection",
    "Keep-Alive",
    "Transfer-Encoding",
    "Content-Length",
    "Content-Type",
    "Server-Timing",
    NO_SNIFFING[0],
    TRACE_HEADER,
  ].map((name) => name.toLowerCase()),
);

/** What CORS adds to Vary. */
const OF_CORS = /^(?:origin|access-control-.*)$/i;

/** The fields of a response that a document has to list, in lower case. */
export function contractFields({ headers }: HttpResponse): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]?.toLowerCase() ?? "";
    if (LEFT_OUT.has(name) || OF_CORS.test(name)) continue;
    if (name === "vary" && (headers[at + 1] ?? "").split(",").every((member) => OF_CORS.test(member.trim()))) continue;
    names.add(name);
  }
  return names;
}

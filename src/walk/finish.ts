import { HttpResponse, NO_SNIFFING, type ResponseBody } from "../http/response.ts";
import { letGo } from "../http/responseStream.ts";
import { carriesNothing, checkedBody, lengthField } from "../http/sendable.ts";
import { writeCors } from "../resource/cors.ts";
import type { Visit } from "./visit.ts";

/** The header that carries a request's trace. */
export const TRACE_HEADER = "X-Framework-Trace";

/** The response as it is handed to the runtime. What the codec gave is looked at here. */
export function finish(visit: Visit, status: number, fields: string[], body: ResponseBody): HttpResponse {
  const content = typeof body === "string" ? body : checkedBody(body);
  if (content !== null) fields.push(NO_SNIFFING[0], NO_SNIFFING[1]);
  if (visit.kit.cors !== undefined) writeCors(visit.kit.cors, visit.request, fields);
  const authored = visit.fields;
  const all = authored === undefined ? fields : withAuthored(status, fields, authored);
  if (visit.kit.options.trace) all.push(TRACE_HEADER, visit.traceText);
  return visit.request.method === "HEAD" || visit.announcedLength !== undefined
    ? framed(visit, status, all, content)
    : new HttpResponse(status, all, content);
}

/** What callbacks set stands in place of what the framework would say. */
function withAuthored(status: number, fields: readonly string[], authored: readonly string[]): string[] {
  const sent: string[] = [];
  const names = new Set<string>();
  for (let at = 0; at < authored.length; at += 2) {
    const [name = "", value = ""] = authored.slice(at, at + 2);
    if (status === 304 && REPRESENTATION_METADATA.has(name.toLowerCase())) continue;
    names.add(name.toLowerCase());
    sent.push(name, value);
  }
  const kept = fields.filter((_, at) => !names.has((fields[at - (at % 2)] ?? "").toLowerCase()));
  return [...kept, ...sent];
}

/**
 * RFC 9110 15.4.5: a 304 carries no representation metadata but ETag and Content-Location. These are the others (RFC 9110 8 and
 * 14.4, RFC 6266, RFC 9530). Any other field that an author sets is sent, whatever its name begins with: a cache takes it into
 * what it has stored (RFC 9111 3.2), as it must where a Content-Security-Policy has changed.
 */
const REPRESENTATION_METADATA = new Set([
  "content-type",
  "content-encoding",
  "content-language",
  "content-length",
  "content-range",
  "content-disposition",
  "content-digest",
  "repr-digest",
  "content-md5",
  "last-modified",
]);

/** RFC 9110 9.3.2: to HEAD the fields that GET would have, and no content; and a Content-Length that the author set. */
function framed(visit: Visit, status: number, fields: string[], body: ResponseBody): HttpResponse {
  const { method } = visit.request;
  const length = lengthField(method, status, body, visit.announcedLength);
  if (length !== undefined) fields.push("Content-Length", String(length));
  if (!carriesNothing(method, status)) return new HttpResponse(status, fields, body);
  letGo(body, (error) => visit.report(error));
  return new HttpResponse(status, fields);
}

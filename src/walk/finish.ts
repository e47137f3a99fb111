import { HttpResponse, NO_SNIFFING, type ResponseBody } from "../http/response.ts";
import { writeCors } from "../resource/cors.ts";
import type { Visit } from "./visit.ts";

/** The header that shows the way which a request took. */
export const TRACE_HEADER = "X-Framework-Trace";

/** The answer as it is handed to the runtime. */
export function finish(visit: Visit, status: number, fields: string[], body: ResponseBody): HttpResponse {
  if (body !== null) fields.push(NO_SNIFFING[0], NO_SNIFFING[1]);
  if (visit.kit.cors !== undefined) writeCors(visit.kit.cors, visit.request, fields);
  const authored = visit.fields;
  const all = authored === undefined ? fields : withAuthored(status, fields, authored);
  if (visit.kit.options.trace) all.push(TRACE_HEADER, visit.trail);
  return visit.request.method === "HEAD" ? headless(visit, status, all, body) : new HttpResponse(status, all, body);
}

/** What callbacks set stands in place of what the framework would say. */
function withAuthored(status: number, fields: readonly string[], authored: readonly string[]): string[] {
  const sent: string[] = [];
  const names = new Set<string>();
  for (let at = 0; at < authored.length; at += 2) {
    const [name = "", value = ""] = authored.slice(at, at + 2);
    if (status === 304 && describesContent(name)) continue;
    names.add(name.toLowerCase());
    sent.push(name, value);
  }
  const kept = fields.filter((_, at) => !names.has((fields[at - (at % 2)] ?? "").toLowerCase()));
  return [...kept, ...sent];
}

/** RFC 9110 15.4.5: of these a 304 repeats Content-Location only. */
function describesContent(name: string): boolean {
  return /^(?:content-(?!location$)|last-modified$)/i.test(name);
}

/** RFC 9110 9.3.2: the fields that GET would have, and no content. What a stream's length would be is not known. */
function headless(visit: Visit, status: number, fields: string[], body: ResponseBody): HttpResponse {
  if (typeof body === "string") fields.push("Content-Length", String(new TextEncoder().encode(body).byteLength));
  else if (body instanceof Uint8Array) fields.push("Content-Length", String(body.byteLength));
  else if (body !== null) visit.defer(() => letGo(body));
  return new HttpResponse(status, fields);
}

/** A stream that nobody will read is told so, that it may let go of what it holds. */
async function letGo(body: AsyncIterable<unknown>): Promise<void> {
  await body[Symbol.asyncIterator]().return?.();
}

import { SourceContent } from "./byteSource.ts";
import { fieldName, fieldValue } from "./fieldValue.ts";
import { disown } from "./later.ts";
import type { HttpRequest } from "./request.ts";
import { type FieldList, HttpResponse, isBodiless, type ResponseBody } from "./response.ts";
import { isStream, kindOf, letGo, ResponseStream, type StreamWatcher } from "./responseStream.ts";
import { wrongValue } from "./wrongValue.ts";

/** Ruling 31: makes a command's response one that a runtime can send unchecked. What the graph makes is checked at its source, as in `setHeader`. */
export function sendable(given: unknown, request: HttpRequest, watcher: StreamWatcher): HttpResponse {
  if (!(given instanceof HttpResponse)) throw noResponse("The command", given);
  try {
    return framed(given, request.method, watcher);
  } catch (error) {
    letGo(given.body);
    throw error;
  }
}

export function noResponse(giver: string, given: unknown): TypeError {
  return wrongValue(giver, given, "Return an HttpResponse; HttpResponse.empty() says that all is done.");
}

function framed(given: HttpResponse, method: string, watcher: StreamWatcher): HttpResponse {
  const status = checkedStatus(given.status);
  const body = checkedBody(given.body);
  const { fields, announced } = endToEnd(given.headers);
  const length = lengthField(method, status, body, announced);
  const sent = length === undefined ? fields : [...fields, "Content-Length", String(length)];
  if (typeof body === "string" && method !== "HEAD" && sent === given.headers) return given;
  if (carriesNothing(method, status)) {
    letGo(body, (error) => watcher.report(error));
    return new HttpResponse(status, sent);
  }
  if (isStream(body)) return new HttpResponse(status, sent, new ResponseStream(body, watcher, announced));
  return new HttpResponse(status, sent, body);
}

/** RFC 9110 15: a final status, 200 to 599. The runtime sends 1xx. */
export function checkedStatus(status: unknown): number {
  if (typeof status === "number" && Number.isInteger(status) && status >= 200 && status <= 599) return status;
  throw new TypeError(`A response's status is a whole number from 200 to 599, not ${String(status)}.`);
}

export function checkedBody(body: unknown): ResponseBody {
  if (typeof body === "string" || body === null || body instanceof Uint8Array) return body;
  // Its chunks are checked when they come.
  if (isStream(body)) return body as AsyncIterable<string | Uint8Array>;
  disown(body);
  throw new TypeError(`Content is text, bytes or a stream of them, not ${kindOf(body)}.`);
}

/** RFC 9110 6.4.1, 9.3.2: no content on HEAD, 204, 205 and 304, whatever made the response. */
export const carriesNothing = (method: string, status: number): boolean => method === "HEAD" || isBodiless(status);

/** RFC 9110 7.6.1: these are about one connection, so the runtime writes them. It sends no trailers, which Trailer would announce (6.6.2). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

export const isHopByHop = (lowerName: string): boolean => HOP_BY_HOP.has(lowerName);

/** The end-to-end fields, and the Content-Length among them, which is written only once. */
function endToEnd(headers: FieldList): { fields: FieldList; announced: number | undefined } {
  if (!Array.isArray(headers) || headers.length % 2 !== 0)
    throw new TypeError("A response's headers are a flat list of names and values.");
  let announced: number | undefined;
  let kept: string[] | undefined;
  for (let at = 0; at < headers.length; at += 2) {
    const kind = kindOfField(headers[at]);
    const value = fieldValue(headers[at + 1]);
    if (kind === "end-to-end") {
      kept?.push(headers[at], value);
      continue;
    }
    if (kind === "length") announced = contentLength(value, announced);
    kept ??= headers.slice(0, at);
  }
  return { fields: kept ?? headers, announced };
}

type FieldKind = "end-to-end" | "length" | "hop-by-hop";
/** Commands set few names, again and again: a lookup is a quarter of the work of checking one. */
const KINDS = new Map<unknown, FieldKind>();
const MOST_KINDS = 256;

function kindOfField(given: unknown): FieldKind {
  const known = KINDS.get(given);
  if (known !== undefined) return known;
  const name = fieldName(given);
  const lowerName = name.toLowerCase();
  const kind = lowerName === "content-length" ? "length" : HOP_BY_HOP.has(lowerName) ? "hop-by-hop" : "end-to-end";
  if (KINDS.size < MOST_KINDS) KINDS.set(name, kind);
  return kind;
}

/** RFC 9110 8.6: digits; several values must be the same. */
export function contentLength(value: string, before?: number): number {
  const length = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(length) || (before !== undefined && before !== length))
    throw new TypeError(`This cannot be a Content-Length: ${JSON.stringify(value.slice(0, 80))}.`);
  return length;
}

/** What Content-Length states: of a stream, and of what HEAD leaves out. Else the runtime writes it. */
export function lengthField(
  method: string,
  status: number,
  body: ResponseBody,
  announced: number | undefined,
): number | undefined {
  if (isBodiless(status)) {
    // RFC 9110 8.6: a 304 may state the length of the corresponding 200. It is left out.
    if (announced !== undefined && announced !== 0 && status !== 304) throw wrongLength(announced, 0);
    return undefined;
  }
  if (method === "HEAD") return announced ?? (body === null ? undefined : lengthOf(body));
  if (announced === undefined) return body instanceof SourceContent ? body.length : undefined;
  const length = lengthOf(body);
  if (length !== undefined && length !== announced) throw wrongLength(announced, length);
  return isStream(body) ? announced : undefined;
}

function lengthOf(body: ResponseBody): number | undefined {
  if (body === null) return 0;
  if (typeof body === "string") return new TextEncoder().encode(body).byteLength;
  if (body instanceof SourceContent) return body.length;
  return body instanceof Uint8Array ? body.byteLength : undefined;
}

function wrongLength(announced: number, length: number): TypeError {
  return new TypeError(
    `Content-Length says ${announced}, and the content has ${length} bytes. Leave it out: it is written where it is known.`,
  );
}

import { uriReference } from "./fieldValue.ts";
import { isObject } from "./kinds.ts";
import { disown } from "./later.ts";
import { refuseLostMembers, writeJson } from "./lostMembers.ts";
import { isStream } from "./responseStream.ts";

/** What a response carries: text, bytes, a stream of either, or nothing. */
export type ResponseBody = string | Uint8Array | AsyncIterable<string | Uint8Array> | null;
/** Fields as a flat list of names and values: `["Allow", "GET", "Vary", "Accept"]`. A name may stand more than once. */
export type FieldList = readonly string[];
/** Content is what its Content-Type says; browsers must not guess. */
export const NO_SNIFFING = ["X-Content-Type-Options", "nosniff"] as const;

export interface ResponseOptions {
  readonly status?: number;
  /** By name: a value, or several of a field that may have several, as in `{ "Set-Cookie": ["a=1", "b=2"] }`. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** One response, free of any runtime's types. A web Response, which would halve the throughput on Node, is made only where a runtime needs it. */
export class HttpResponse {
  readonly status: number;
  readonly headers: FieldList;
  readonly body: ResponseBody;

  constructor(status: number, headers: FieldList = [], body: ResponseBody = null) {
    this.status = status;
    this.headers = headers;
    // A stream is kept so that it can be cancelled: it may hold a file, or an upstream response.
    this.body = isBodiless(status) && !isStream(body) ? null : body;
  }

  /** The value of a field, several lines of one name joined; undefined where there is none. */
  header(name: string): string | undefined {
    return fieldIn(this.headers, name.toLowerCase());
  }

  /** A value as JSON. A promise or a Map in it is the author's mistake, which JSON would write as `{}`: it throws. */
  static json(value: unknown, options?: ResponseOptions): HttpResponse {
    const text = writeJson(value);
    if (text !== undefined) refuseLostMembers(value, text);
    return content("application/json", text ?? "null", options);
  }

  static text(text: string, options?: ResponseOptions): HttpResponse {
    return content("text/plain; charset=utf-8", text, options);
  }

  static html(page: string, options?: ResponseOptions): HttpResponse {
    return content("text/html; charset=utf-8", page, options);
  }

  static empty(options?: ResponseOptions): HttpResponse {
    return new HttpResponse(options?.status ?? 204, linesOf(options));
  }

  /** Characters that a URI cannot have are percent-encoded, as in what resources redirect to (RFC 9110 10.2.2). */
  static redirect(location: string, status: 301 | 302 | 303 | 307 | 308 = 303): HttpResponse {
    return new HttpResponse(status, ["Location", uriReference(location, "HttpResponse.redirect")]);
  }
}

function content(type: string, body: string, options: ResponseOptions = {}): HttpResponse {
  const lines = linesOf(options);
  const typed = fieldAt(lines, "content-type") < 0 ? ["Content-Type", type] : [];
  const described = [...typed, ...NO_SNIFFING, ...lines];
  return new HttpResponse(options.status ?? 200, described, body);
}

function linesOf(options: ResponseOptions = {}): string[] {
  if (!isObject(options)) throw new TypeError("Beside its content, a response is given { status, headers }.");
  return entriesOf(options.headers).flatMap(([name, given]) =>
    typeof given === "string" ? [name, given] : [given].flat().flatMap((value) => [name, value]),
  );
}

/** By name, or of a web Headers, which has none of its fields as a property. */
export function entriesOf<T>(headers: Readonly<Record<string, T>> = {}): [name: string, value: T | string][] {
  return headers instanceof Headers ? [...headers] : Object.entries(headers);
}

/**
 * The response, or, if something is awaited, a thenable of it that calls back synchronously. A promise and its microtasks would cost every
 * request whose content is read.
 */
export type EventualResponse = HttpResponse | PromiseLike<HttpResponse>;

/** Refuses what ends a request where a value is expected: a Halt that is returned would be the content of a 200. */
export function refuseEnding(given: unknown, callback: string): void {
  const isError = given instanceof Error;
  if (!isError && !(given instanceof HttpResponse)) return;
  const remedy = isError ? `${given.name}: throw it` : "an HttpResponse: return its value, or throw a Halt";
  disown(given);
  throw new TypeError(`${callback} gave ${remedy}`, { cause: given });
}

/** The value of a field in a list of them, several lines of one name joined. */
export function fieldIn(fields: FieldList, lowerName: string): string | undefined {
  let found: string | undefined;
  for (let at = 0; at < fields.length; at += 2) {
    if (fields[at]?.length !== lowerName.length || fields[at]?.toLowerCase() !== lowerName) continue;
    found = found === undefined ? fields[at + 1] : `${found}, ${fields[at + 1]}`;
  }
  return found;
}

/** The place of the first field of this name, or -1. Names are at even places; a value may be the word, too. */
export const fieldAt = (fields: FieldList, lowerName: string): number =>
  fields.findIndex((text, at) => at % 2 === 0 && text.toLowerCase() === lowerName);
/** The fields whose name, in lower case, passes a test. */
export const fieldsWhere = (fields: FieldList, holds: (lowerName: string) => boolean): string[] =>
  fields.filter((_, at) => holds((fields[at - (at % 2)] ?? "").toLowerCase()));
/** Those of the fields that others have not, by name and value. */
export function fieldsBeside(fields: FieldList, others: FieldList): string[] {
  const isThere = (at: number) =>
    others.some((name, index) => index % 2 === 0 && name === fields[at] && others[index + 1] === fields[at + 1]);
  return fields.filter((_, at) => !isThere(at - (at % 2)));
}

/** RFC 9110 12.5.5: one Vary in the list of fields, each name in it once. */
export function addVary(fields: string[], name: string): void {
  const at = fieldAt(fields, "vary");
  if (at < 0) fields.push("Vary", name);
  else if (!fields[at + 1]?.split(",").some((each) => ["*", name.toLowerCase()].includes(each.trim().toLowerCase())))
    fields[at + 1] = `${fields[at + 1]}, ${name}`;
}

/** Reason phrases of the statuses that this framework or its authors send (RFC 9110 15, RFC 6585, RFC 7725, RFC 8297). */
const PHRASES: Readonly<Record<number, string>> = {
  101: "Switching Protocols",
  200: "OK",
  201: "Created",
  202: "Accepted",
  203: "Non-Authoritative Information",
  204: "No Content",
  205: "Reset Content",
  206: "Partial Content",
  300: "Multiple Choices",
  301: "Moved Permanently",
  302: "Found",
  303: "See Other",
  304: "Not Modified",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  425: "Too Early",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  505: "HTTP Version Not Supported",
  507: "Insufficient Storage",
  508: "Loop Detected",
};

/** The phrase of a status, or that of its class for one that is not listed (RFC 9110 15: treat as x00). */
export function statusPhrase(status: number): string {
  return PHRASES[status] ?? PHRASES[Math.floor(status / 100) * 100] ?? "Unknown";
}

/** RFC 9110 6.4.1 and 15.3.5: these never carry content. */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304 || status < 200;
}

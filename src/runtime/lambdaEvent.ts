import { bytesOfBase64 } from "../http/base64.ts";
import { RequestBody, WholeBody } from "../http/body.ts";
import { type RawHeaders, RequestHeaders } from "../http/headers.ts";
import { isObject, isText } from "../http/kinds.ts";
import { HttpRequest } from "../http/request.ts";

/** The part of an event of API Gateway's HTTP APIs (payload version 2.0) or of a function URL that is read. */
export interface LambdaEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly requestContext: {
    readonly stage?: string;
    readonly http: { readonly method: string; readonly sourceIp?: string };
  };
}

/** The part of the invocation's context that is used. */
export interface LambdaContext {
  getRemainingTimeInMillis?(): number;
}

/** Time that is left to send the response before the invocation times out. */
const MARGIN_MS = 200;

/** Throws where the event has another form, as those of load balancers and of payload version 1.0 have. */
export function toHttpRequest(
  event: LambdaEvent,
  context: LambdaContext | undefined,
  maxBodyBytes: number,
  waitUntil: (work: Promise<unknown>) => void = () => undefined,
): HttpRequest {
  const requestContext = required(event, "requestContext", isObject);
  const http = required(requestContext, "http", isObject);
  const bytes = contentOf(event);
  return new HttpRequest({
    method: required(http, "method", isText),
    target: targetOf(event, optional(requestContext, "stage", isText) ?? DEFAULT_STAGE),
    headers: new RequestHeaders(fieldsOf(event)),
    body: new RequestBody(bytes && new WholeBody(bytes), maxBodyBytes),
    peer: optional(http, "sourceIp", isText),
    signal: () => untilTimeIsUp(context),
    waitUntil,
  });
}

/** A member that may be missing, or null. */
function optional<T>(of: unknown, name: string, isKind: (value: unknown) => value is T): T | undefined {
  const value: unknown = isObject(of) ? Reflect.get(of, name) : undefined;
  if (value === undefined || value === null) return undefined;
  if (!isKind(value)) throw new TypeError(`The event's ${name} is of another type.`);
  return value;
}

function required<T>(of: unknown, name: string, isKind: (value: unknown) => value is T): T {
  const value = optional(of, name, isKind);
  if (value === undefined) throw new TypeError(`The event has no ${name}.`);
  return value;
}

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

function contentOf(event: LambdaEvent): Uint8Array | undefined {
  const body = optional(event, "body", isText) ?? "";
  const isBase64 = optional(event, "isBase64Encoded", isBoolean) ?? false;
  if (body === "") return undefined;
  return isBase64 ? bytesOfBase64(body) : new TextEncoder().encode(body);
}

/** Cookies come separately from the other fields; RFC 6265 5.4 has one field for them. */
function fieldsOf(event: LambdaEvent): RawHeaders {
  const headers = required(event, "headers", isObject);
  const fields: Record<string, string | undefined> = {};
  for (const name of Object.keys(headers)) fields[name.toLowerCase()] = optional(headers, name, isText);
  const cookies = optional(event, "cookies", isTexts) ?? [];
  if (cookies.length > 0) fields["cookie"] = cookies.join("; ");
  return fields;
}

/** A stage other than this one is a prefix of the path that the API's author did not write. */
const DEFAULT_STAGE = "$default";

function targetOf(event: LambdaEvent, stage: string): string {
  const rawPath = required(event, "rawPath", isText);
  const query = optional(event, "rawQueryString", isText) ?? "";
  const prefix = `/${stage}`;
  const isStaged = stage !== DEFAULT_STAGE && (rawPath === prefix || rawPath.startsWith(`${prefix}/`));
  const path = isStaged ? rawPath.slice(prefix.length) || "/" : rawPath;
  return encodePath(path) + (query === "" ? "" : `?${query}`);
}

/** Some gateways decode the path: characters that are not allowed in a path are encoded again, and escapes stay. */
const encodePath = (path: string): string => path.replaceAll(/[^\w.~!$&'()*+,;=:@/%-]+|%(?![0-9A-Fa-f]{2})/gu, encode);

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair: U+FFFD in UTF-8.
    return "%EF%BF%BD";
  }
}

function untilTimeIsUp(context: LambdaContext | undefined): AbortSignal {
  const left = context?.getRemainingTimeInMillis?.();
  return left === undefined ? new AbortController().signal : AbortSignal.timeout(Math.max(0, left - MARGIN_MS));
}

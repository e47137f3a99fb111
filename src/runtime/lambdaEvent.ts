import { bytesOfBase64 } from "../http/base64.ts";
import { RequestBody, WholeBody } from "../http/body.ts";
import { type RawHeaders, RequestHeaders } from "../http/headers.ts";
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

export function toHttpRequest(
  event: LambdaEvent,
  context: LambdaContext | undefined,
  maxBodyBytes: number,
): HttpRequest {
  const bytes = contentOf(event);
  const { http } = event.requestContext;
  return new HttpRequest({
    method: http.method,
    target: targetOf(event),
    headers: new RequestHeaders(fieldsOf(event)),
    body: new RequestBody(bytes && new WholeBody(bytes), maxBodyBytes),
    peer: http.sourceIp,
    signal: () => untilTimeIsUp(context),
  });
}

function contentOf({ body, isBase64Encoded }: LambdaEvent): Uint8Array | undefined {
  if (body === undefined || body === "") return undefined;
  if (isBase64Encoded !== true) return new TextEncoder().encode(body);
  return bytesOfBase64(body);
}

/** Cookies come separately from the other fields; RFC 6265 5.4 has one field for them. */
function fieldsOf({ headers, cookies }: LambdaEvent): RawHeaders {
  const fields: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(headers)) fields[name.toLowerCase()] = value;
  if (cookies !== undefined && cookies.length > 0) fields["cookie"] = cookies.join("; ");
  return fields;
}

/** A stage other than the default is a prefix of the path that the API's author did not write. */
function targetOf({ rawPath, rawQueryString, requestContext }: LambdaEvent): string {
  const { stage = "$default" } = requestContext;
  const prefix = `/${stage}`;
  const isStaged = stage !== "$default" && (rawPath === prefix || rawPath.startsWith(`${prefix}/`));
  const path = isStaged ? rawPath.slice(prefix.length) || "/" : rawPath;
  return encodePath(path) + (rawQueryString === "" ? "" : `?${rawQueryString}`);
}

/** Some gateways decode the path: characters that are not allowed in a path are encoded again, and escapes stay. */
function encodePath(path: string): string {
  return path.replaceAll(/[^\w.~!$&'()*+,;=:@/%-]+|%(?![0-9A-Fa-f]{2})/gu, encode);
}

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

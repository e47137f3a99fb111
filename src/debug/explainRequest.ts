import { RequestBody, WholeBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest, imaginedUpgrade } from "../http/request.ts";

/** A request to explain, as a user types it. It is not sent. */
export interface ExplainRequest {
  readonly method: string;
  /** Path, and query if there is one: `/books?page=2`. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The transport's remote address. Default: 127.0.0.1. */
  readonly peer?: string;
}

/** The request as a runtime's adapter would make it. */
export function imaginedRequest({
  method,
  target,
  headers = {},
  body,
  peer = "127.0.0.1",
}: ExplainRequest): HttpRequest {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) fields[name.toLowerCase()] = value;
  if (bytes !== undefined) fields["content-length"] ??= String(bytes.byteLength);
  return new HttpRequest({
    method,
    target,
    headers: new RequestHeaders(fields),
    body: new RequestBody(bytes && new WholeBody(bytes), Number.MAX_SAFE_INTEGER),
    peer,
    upgrading: imaginedUpgrade(method, fields["upgrade"]),
    signal: () => new AbortController().signal,
  });
}

/** Ten times the field lines that `serve` takes by default. */
const MOST_FIELDS = 1_000;
/** Characters of the target and all fields together: four times what `serve` takes by default. */
const MOST_HEAD = 65_536;
/** Characters of a request as text; bytes of the body that brings it. */
export const MOST_TYPED = 1_048_576;

/** Why a request is too large to be explained; undefined where it is not. The resource bounds the content. */
export function excessOf({ method, target, headers = {} }: ExplainRequest): string | undefined {
  const fields = Object.entries(headers);
  if (fields.length > MOST_FIELDS) {
    return `The request has ${fields.length} fields, and at most ${MOST_FIELDS} are explained.`;
  }
  const head = fields.reduce((sum, [name, value]) => sum + name.length + value.length, method.length + target.length);
  if (head <= MOST_HEAD) return undefined;
  return `The request line and its fields have ${head} characters, and at most ${MOST_HEAD} are explained.`;
}

/** The same for the text that a user types. */
export function excessOfText(text: string): string | undefined {
  if (text.length <= MOST_TYPED) return undefined;
  return `The text has ${text.length} characters, and at most ${MOST_TYPED} are read.`;
}

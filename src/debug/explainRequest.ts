import { RequestBody, WholeBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import { imaginedUpgrade } from "../http/upgrading.ts";

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
export function requestOf({ method, target, headers = {}, body, peer = "127.0.0.1" }: ExplainRequest): HttpRequest {
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

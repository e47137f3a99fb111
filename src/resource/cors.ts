import type { HttpRequest } from "../http/request.ts";
import { addVary } from "../http/response.ts";

/** Which other origins may read responses, and how (the Fetch standard's CORS protocol). */
export interface CorsPolicy {
  /** Origins such as "https://app.example", or "*" for any. */
  readonly origins: "*" | readonly string[];
  /** Whether cookies and credentials may be sent along; never together with "*". */
  readonly credentials?: boolean;
  /** Request fields that a script may set, in addition to those that are always allowed. Default: those that the resource reads. */
  readonly headers?: readonly string[];
  /** Response fields that a script may read, in addition to those that it always may. Default: those that the resource sends. */
  readonly exposes?: readonly string[];
  /** Seconds for which a browser may remember the preflight. */
  readonly maxAge?: number;
}

export interface SettledCors extends Required<Pick<CorsPolicy, "origins" | "credentials">> {
  readonly headers: string;
  readonly exposes: string;
  readonly maxAge: number | undefined;
}

type Names = () => Iterable<string>;

/** With the fields that are read and sent, where the policy does not list them. */
export function settledCors(policy: CorsPolicy, reads: Names, sends: Names): SettledCors {
  const { origins, credentials = false, headers, exposes, maxAge } = policy;
  const list = (names: Iterable<string>) => [...names].join(", ");
  return { origins, credentials, headers: list(headers ?? reads()), exposes: list(exposes ?? sends()), maxAge };
}

/** Whether this is a preflight: OPTIONS from an origin that names the method it is about to use. */
export function isPreflight({ method, headers }: HttpRequest): boolean {
  return (
    method === "OPTIONS" &&
    headers.field("origin") !== undefined &&
    headers.field("access-control-request-method") !== undefined
  );
}

/** Adds the fields that let a script of an allowed origin read the response, and Vary where origins differ in that. */
export function writeCors(policy: SettledCors, { headers }: HttpRequest, fields: string[]): void {
  if (policy.origins !== "*") addVary(fields, "Origin");
  const origin = allowedOrigin(policy, headers.field("origin"));
  if (origin === undefined) return;
  fields.push("Access-Control-Allow-Origin", origin);
  if (policy.credentials) fields.push("Access-Control-Allow-Credentials", "true");
  if (policy.exposes !== "") fields.push("Access-Control-Expose-Headers", policy.exposes);
}

export function writePreflight(policy: SettledCors, { headers }: HttpRequest, allow: string, fields: string[]): void {
  addVary(fields, "Access-Control-Request-Method");
  addVary(fields, "Access-Control-Request-Headers");
  if (allowedOrigin(policy, headers.field("origin")) === undefined) return;
  fields.push("Access-Control-Allow-Methods", allow);
  if (policy.headers !== "") fields.push("Access-Control-Allow-Headers", policy.headers);
  if (policy.maxAge !== undefined) fields.push("Access-Control-Max-Age", String(policy.maxAge));
}

/** Fetch, “CORS protocol and HTTP caches”: “*” is sent to all, so that what a cache keeps of one serves the others. */
function allowedOrigin({ origins }: SettledCors, origin: string | undefined): string | undefined {
  return origins === "*" ? origins : origins.find((each) => each === origin);
}

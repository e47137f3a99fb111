import type { MethodThat } from "../http/method.ts";
import type { AddressParts } from "./address.ts";
import { type Outgoing, outgoing } from "./content.ts";
import type { CallOptions } from "./operation.ts";

export interface AnyGiven extends CallOptions, AddressParts {
  readonly body?: unknown;
  readonly idempotencyKey?: true | string;
  readonly patch?: "merge" | "json";
}

export interface ClientRequest {
  readonly method: string;
  readonly pattern: string;
  /** `GET /articles/{slug}`. */
  readonly operation: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly content: Outgoing;
  /** Whether it has the effect of one if it is sent twice. */
  readonly isSafeToRepeat: boolean;
  readonly hasKey: boolean;
  readonly isUnguarded: boolean;
}

/** The compiler holds these to the table of methods, of which nothing but the type is imported. */
const SAFE: Readonly<Record<MethodThat<"safe">, true>> = {
  GET: true,
  HEAD: true,
  OPTIONS: true,
  TRACE: true,
  QUERY: true,
};
const IDEMPOTENT: Readonly<Record<MethodThat<"idempotent">, true>> = { ...SAFE, PUT: true, DELETE: true };
const REPLACING: Readonly<Record<MethodThat<"replaces">, true>> = { PUT: true, PATCH: true, DELETE: true };

/** Whether it changes what is there, so that a lost update is possible. */
export const isReplacing = (method: string): boolean => method in REPLACING;
/** Whether it changes nothing, so that what is remembered stays true (RFC 9110 9.2.1). */
export const isSafe = (method: string): boolean => method in SAFE;

/** The types are about JSON, where there is a choice. */
const ACCEPT = "application/json, */*;q=0.5";

export function requestOf(
  { method, pattern, url }: Pick<ClientRequest, "method" | "pattern" | "url">,
  { body, patch, idempotencyKey, headers: own, ifMatch, prefer }: AnyGiven,
  shared: Readonly<Record<string, string>> = {},
): ClientRequest {
  const headers = new Headers(shared);
  for (const [name, value] of Object.entries(own ?? {})) headers.set(name, value);
  if (!headers.has("accept")) headers.set("accept", ACCEPT);
  if (typeof ifMatch === "string") headers.set("if-match", ifMatch);
  if (prefer !== undefined) headers.set("prefer", prefer);
  if (patch !== undefined) headers.set("content-type", `application/${patch}-patch+json`);
  if (idempotencyKey !== undefined) {
    // A String of RFC 9651 3.3.3.
    const key = idempotencyKey === true ? drawKey() : idempotencyKey.replaceAll(/["\\]/g, "\\$&");
    headers.set("idempotency-key", `"${key}"`);
  }
  const content = outgoing(body, headers);
  const hasKey = headers.has("idempotency-key");
  const operation = `${method} ${pattern}`;
  const isSafeToRepeat = content.isRepeatable && (hasKey || method in IDEMPOTENT);
  const isUnguarded = ifMatch === null;
  return { method, pattern, operation, url, headers, content, isSafeToRepeat, hasKey, isUnguarded };
}

/** 128 random bits. `crypto.randomUUID` is not there on pages without TLS. */
function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

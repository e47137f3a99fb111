import { joinBytes } from "../http/body.ts";
import { digestOf } from "../http/digest.ts";
import { fieldText } from "../http/headers.ts";
import { isText } from "../http/kinds.ts";
import { isPromise } from "../http/later.ts";
import { methodIs } from "../http/method.ts";
import { LONGEST_KEY, parseIdempotencyKey } from "../http/structuredDictionary.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { type SettledPolicy, StoreFull } from "../resource/idempotency.ts";
import { isWithinLimit } from "./body.ts";
import { Claim } from "./claim.ts";
import type { Visit } from "./visit.ts";

/** The most seconds after which a client is told to try again: most requests take less than their lease. */
const LONGEST_WAIT = 5;

/** B4a, draft 2.7: “If the Idempotency-Key request header is missing […] the resource server SHOULD reply with an HTTP 400”. */
export function keyUsable(visit: Visit): boolean {
  const field = keyField(visit);
  if (field === undefined) {
    if (visit.kit.idempotency?.required !== true) return true;
    return objecting(visit, "This request needs an Idempotency-Key: a text that names it, such as a UUID.");
  }
  if (parseIdempotencyKey(field) !== undefined) return true;
  return objecting(visit, `Idempotency-Key is one text of 1 to ${LONGEST_KEY} characters, in quotes.`);
}

/** B4b: a key belongs to its content, so that this is read before anything is looked up. */
export function keyedContentWithinSize(visit: Visit): boolean | PromiseLike<boolean> {
  if (keyField(visit) === undefined) return true;
  const read = visit.request.body.read();
  return !isPromise(read) || read.then(() => true, isWithinLimit);
}

/** B4c: claims the key, or finds what became of its first request. */
export function keyClaimed(visit: Visit): boolean | PromiseLike<boolean> {
  const field = keyField(visit);
  const key = field === undefined ? undefined : parseIdempotencyKey(field);
  const { idempotency } = visit.kit;
  return key === undefined || idempotency === undefined || claimed(visit, key, idempotency);
}

async function claimed(visit: Visit, key: string, policy: SettledPolicy): Promise<boolean> {
  const { request, resource } = visit;
  const principal: unknown = await resource.principal(visit);
  if (!isText(principal)) throw wrongValue("principal", principal, "Return who the client is, as text.");
  const name = {
    key: await scopedKey(principal, request.method, request.target, key),
    fingerprint: await fingerprintOf(visit),
    principal: principal === "" ? "" : await digestText(principal),
  };
  // A client that leaves from here on is noticed.
  void visit.signal;
  try {
    visit.claim = await Claim.make(key, policy, name, visit.authored?.all);
    return true;
  } catch (error) {
    visit.report(error);
    const fault = error instanceof StoreFull ? "has no space" : "does not respond";
    return objecting(visit, `The store of Idempotency-Keys ${fault}. Nothing was done.`, { retryAfter: 1 });
  }
}

/** B4g, RFC 6585 4: a client that fills the store would take it from all others. */
export function keysWithinBound(visit: Visit): boolean {
  const claimed = visit.claim?.claimed;
  if (claimed?.state !== "tooMany") return true;
  const retryAfter = Math.max(1, Math.ceil(claimed.retryMs / 1000));
  return objecting(visit, "The store has too many Idempotency-Keys of this client. Nothing was done.", { retryAfter });
}

/** B4d, draft 2.7: “If there is an attempt to reuse an idempotency key with a different request payload […] 422”. */
export function keyReused(visit: Visit): boolean {
  if (visit.claim?.claimed.state !== "other") return false;
  objecting(visit, "This Idempotency-Key was used before, for other content. Another request needs another key.");
  return true;
}

/** B4e, draft 2.7: “If the request is retried, while the original request is still being processed […] 409”. */
export function keyRunning(visit: Visit): boolean {
  const claimed = visit.claim?.claimed;
  if (claimed?.state !== "running") return false;
  const retryAfter = Math.min(LONGEST_WAIT, Math.max(1, Math.ceil(claimed.leaseMs / 1000)));
  objecting(visit, "The first request with this Idempotency-Key is still running.", { retryAfter });
  return true;
}

/** B4f, draft 2.6: “the result of the previously completed operation, success or an error”. */
export const keyDone = (visit: Visit): boolean => visit.claim?.kept !== undefined;

/** The name of a key in a store, by principal, method and target. Hosts share it: a retry may use another name. */
export async function scopedKey(principal: string, method: string, target: string, key: string): Promise<string> {
  return digestText(JSON.stringify([principal, method, target, key]));
}

async function digestText(text: string): Promise<string> {
  return hex(await digestOf("sha-256", new TextEncoder().encode(text)));
}

async function fingerprintOf({ request }: Visit): Promise<string> {
  const type = new TextEncoder().encode(`${fieldText(request.headers.raw["content-type"]) ?? ""}\n`);
  const content = methodIs(request.method, "content") ? await request.body.read() : new Uint8Array(0);
  return hex(await digestOf("sha-256", joinBytes([type, content])));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const keyField = ({ request }: Visit): string | undefined => fieldText(request.headers.raw["idempotency-key"]);

function objecting(visit: Visit, detail: string, hint?: { readonly retryAfter: number }): false {
  visit.returned = { ...hint, problem: { detail } };
  return false;
}

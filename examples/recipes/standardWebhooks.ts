import { createHmac, timingSafeEqual } from "node:crypto";
import { type HttpRequest, part } from "signalbox";

/** What was delivered, for callbacks that follow: `id` is the same each time that a delivery is tried again. */
export interface Delivery {
  readonly id: string;
  readonly sentAt: Date;
}

export interface StandardWebhooksOptions {
  /** `whsec_` and Base64, as the sender shows them. While one replaces another, both. */
  readonly secrets: readonly string[];
  /** Seconds that a delivery may be old, or ahead of this clock. Default: 300. */
  readonly tolerance?: number;
}

/**
 * Deliveries that are signed as Standard Webhooks says (https://www.standardwebhooks.com): HMAC-SHA256 over
 * `id.timestamp.content`. Anything else is 401.
 */
export function standardWebhooks({ secrets, tolerance = 300 }: StandardWebhooksOptions) {
  const keys = secrets.map(keyOf);
  return part({
    rawBody: true,
    isAuthorized: ({ request, rawBody }) => {
      const delivery = deliveryOf(request);
      if (delivery === undefined || !isRecent(delivery.sentAt, tolerance)) return CHALLENGE;
      return isSigned(request, rawBody, keys) ? { delivery } : CHALLENGE;
    },
  });
}

/** RFC 9110 11.6.1: a 401 has a challenge. No scheme is registered for webhooks. */
const CHALLENGE = 'Signature realm="webhooks"';

function keyOf(secret: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  if (key.byteLength < 24) throw new TypeError("A secret of Standard Webhooks has 24 to 64 bytes, in Base64.");
  return key;
}

function deliveryOf({ headers }: HttpRequest): Delivery | undefined {
  const id = headers.get("webhook-id");
  const seconds = headers.get("webhook-timestamp");
  if (id === null || seconds === null || !/^\d{1,12}$/.test(seconds)) return undefined;
  return { id, sentAt: new Date(Number(seconds) * 1000) };
}

function isRecent(sentAt: Date, tolerance: number): boolean {
  return Math.abs(Date.now() - sentAt.getTime()) <= tolerance * 1000;
}

/** Several signatures stand in the field while a secret is replaced, and later versions of the scheme may beside them. */
function isSigned({ headers }: HttpRequest, content: Uint8Array, keys: readonly Buffer[]): boolean {
  const given = (headers.get("webhook-signature") ?? "")
    .split(" ")
    .filter((each) => each.startsWith("v1,"))
    .map((each) => Buffer.from(each.slice(3), "base64"));
  const head = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.`;
  const expected = keys.map((key) => createHmac("sha256", key).update(head).update(content).digest());
  return expected.some((digest) => given.some((each) => isSame(digest, each)));
}

/** In a time that does not tell how much of it is right. */
function isSame(expected: Buffer, given: Buffer): boolean {
  return given.byteLength === expected.byteLength && timingSafeEqual(expected, given);
}

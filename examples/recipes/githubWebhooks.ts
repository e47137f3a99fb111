import { createHmac, timingSafeEqual } from "node:crypto";
import { part } from "signalbox";

/**
 * Deliveries of GitHub: `X-Hub-Signature-256` is HMAC-SHA256 over the content, in hexadecimal. Nothing signed says when it was
 * sent, so that a delivery can be sent again by others: `delivery` names it, for you to take each once.
 */
export function githubWebhooks(secrets: readonly string[]) {
  if (secrets.length === 0 || secrets.includes(""))
    throw new TypeError("A webhook without a secret is open to everyone.");
  return part({
    rawBody: true,
    isAuthorized: ({ request: { headers }, rawBody }) => {
      const [, hex = ""] = /^sha256=([0-9a-f]{64})$/.exec(headers.get("x-hub-signature-256") ?? "") ?? [];
      const given = Buffer.from(hex, "hex");
      const isSigned = secrets.some((secret) => {
        const expected = createHmac("sha256", secret).update(rawBody).digest();
        return given.byteLength === expected.byteLength && timingSafeEqual(expected, given);
      });
      if (!isSigned) return 'Signature realm="webhooks"';
      return { event: headers.get("x-github-event") ?? "", delivery: headers.get("x-github-delivery") ?? "" };
    },
  });
}

// Idempotency-Key (draft-ietf-httpapi-idempotency-key-header).

import { createHash } from "node:crypto";
import { problem } from "./problem.mjs";

/** @typedef {import("./message.mjs").Response} Response */
/** @typedef {{ hash: string, response: Response | undefined, ends: number }} Entry */

/**
 * Performs a request once for each key. Keys of different principals, methods and paths do not meet.
 * @param {{ seconds: number, required: boolean }} policy
 */
export function keyed({ seconds, required }) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  return async (
    /** @type {import("./message.mjs").Request} */ request,
    /** @type {string} */ principal,
    /** @type {Buffer} */ content,
    /** @type {() => Promise<Response>} */ perform,
  ) => {
    const field = request.headers["idempotency-key"];
    if (field === undefined) return required ? problem(400, "Idempotency-Key is required.") : perform();
    const key = keyOf(field);
    if (key === undefined) return problem(400, "Idempotency-Key is not a string of RFC 9651.");
    const place = JSON.stringify([principal, request.method, request.path, key]);
    const { "content-type": type } = request.headers;
    const hash = createHash("sha256").update(`${request.query}\n${type}\n`).update(content).digest("hex");
    const entry = entries.get(place);
    if (entry !== undefined && entry.ends > Date.now()) {
      if (entry.hash !== hash) return problem(422, "The key was used with other content.");
      return entry.response ?? problem(409, "The first request with this key is not done yet.", { "Retry-After": "1" });
    }
    const fresh = { hash, response: /** @type {Response | undefined} */ (undefined), ends: Number.POSITIVE_INFINITY };
    entries.set(place, fresh);
    try {
      const response = await perform();
      if (isFinal(response.status)) {
        fresh.response = response;
        fresh.ends = Date.now() + seconds * 1000;
      } else entries.delete(place);
      return response;
    } catch (error) {
      entries.delete(place);
      throw error;
    }
  };
}

/** What may go otherwise at the next try is not kept. @param {number} status */
function isFinal(status) {
  return status < 500 && status !== 429;
}

/** A string of RFC 9651 3.3.3, with parameters. @param {string} field */
function keyOf(field) {
  const [, text] = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])+)"(?:;.*)?$/.exec(field.trim()) ?? [];
  return text?.replace(/\\(.)/g, "$1");
}

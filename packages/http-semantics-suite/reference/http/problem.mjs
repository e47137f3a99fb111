// Errors in the format of RFC 9457.

import { STATUS_CODES } from "node:http";

/**
 * @param {number} status
 * @param {string} [detail]
 * @param {Record<string, string | undefined>} [headers]
 * @returns {import("./message.mjs").Response}
 */
export function problem(status, detail, headers = {}) {
  const content = JSON.stringify({ type: "about:blank", title: STATUS_CODES[status], status, detail });
  return { status, headers: { "Content-Type": "application/problem+json", ...headers }, content };
}

// Preferences (RFC 7240).

import { listOf, withParameters } from "./fields.mjs";

/**
 * The preferences of a request. Of several with one name the first counts (RFC 7240 2).
 * @param {import("./message.mjs").Request} request
 * @returns {Map<string, string>}
 */
export function preferences({ headers }) {
  const found = new Map();
  for (const member of listOf(headers.prefer)) {
    const [, name = "", value = ""] = /^([^=;\s]+)\s*(?:=\s*("(?:[^"\\]|\\.)*"|[^;\s]*))?/.exec(member) ?? [];
    const key = name.toLowerCase();
    if (key !== "" && !found.has(key)) found.set(key, withParameters(`x;v=${value}`).parameters.get("v") ?? "");
  }
  return found;
}

/**
 * The fields of a response that depends on a preference.
 * @param {string | undefined} applied
 * @param {Record<string, string | undefined>} [headers]
 */
export function preferenceFields(applied, headers = {}) {
  const Vary = [headers.Vary, "Prefer"].filter(Boolean).join(", ");
  return { ...headers, "Preference-Applied": applied, Vary };
}

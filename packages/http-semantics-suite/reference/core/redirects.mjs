import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

/** @type {import("../http/message.mjs").Routes} */
export const redirects = {
  "/moved": { GET: () => redirect(301, "/fixed") },
  "/found": { GET: () => redirect(302, "/fixed") },
  "/done": { POST: () => redirect(303, "/fixed") },
  "/temporary": { GET: () => redirect(307, "/echo"), POST: () => redirect(307, "/echo") },
  "/permanent": { GET: () => redirect(308, "/echo"), POST: () => redirect(308, "/echo") },
  "/go": { GET: go },
};

/**
 * To a path of this service only: "//" or a scheme would lead elsewhere, and a control character could end the field.
 * @type {import("../http/message.mjs").Handler}
 */
function go({ query }) {
  const to = parametersOf(query)?.get("to");
  const isPath = to?.startsWith("/") && !/^\/[/\\]/.test(to);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!isPath || /[\x00-\x1f\x7f]/.test(to)) return problem(400, "to has to be a path.");
  return redirect(303, to.replace(/%(?![0-9a-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%]/giu, encodeURIComponent));
}

/**
 * With a short note for clients that do not follow (RFC 9110 15.4).
 * @param {number} status
 * @param {string} location
 * @returns {import("../http/message.mjs").Response}
 */
function redirect(status, location) {
  const href = location.replaceAll("&", "&amp;");
  return {
    status,
    headers: { Location: location, "Content-Type": "text/html; charset=utf-8" },
    content: `<p>See <a href="${href}">the other page</a>.</p>\n`,
  };
}

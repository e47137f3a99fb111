// Reading of request content (RFC 9110 8).

import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { mediaType } from "./fields.mjs";
import { problem } from "./problem.mjs";

/** @typedef {{ type: string, text: string }} Text */

/**
 * The content as text with its media type in lower case, or the response that refuses it.
 * @param {import("./message.mjs").Request} request
 * @param {{ types: readonly string[], limit: number, accepted: string }} rules `accepted` is the field of a 415 that lists the types
 * @returns {Promise<{ got: Text } | { refused: import("./message.mjs").Response }>}
 */
export async function readText(request, { types, limit, accepted }) {
  const unsupported = (/** @type {string} */ detail) => problem(415, detail, { [accepted]: types.join(", ") });
  const media = mediaType(request.headers["content-type"]);
  if (request.headers["content-type"] !== undefined && !(media && types.includes(media.type))) {
    return { refused: unsupported(`The content may be of these types: ${types.join(", ")}.`) };
  }
  const charset = media?.type.startsWith("text/") ? (media.parameters.get("charset") ?? "utf-8") : "utf-8";
  if (!/^utf-?8$/i.test(charset)) return { refused: unsupported("The charset has to be utf-8.") };
  const coding = (request.headers["content-encoding"] ?? "identity").toLowerCase();
  if (!["identity", "gzip", "x-gzip"].includes(coding)) {
    return { refused: problem(415, "The content coding may be gzip.", { "Accept-Encoding": "gzip, identity" }) };
  }
  const content = await request.read(limit);
  if (content === "too large") return { refused: tooLarge(limit) };
  if (media === undefined) {
    return {
      refused: content.length === 0 ? problem(400, "The content is missing.") : unsupported("Content-Type is missing."),
    };
  }
  const decoded = coding === "identity" ? content : await unzipped(content, limit);
  if (decoded === "too large") return { refused: tooLarge(limit) };
  const text = decoded === undefined ? undefined : utf8(decoded);
  return text === undefined
    ? { refused: problem(400, "The content is malformed.") }
    : { got: { type: media.type, text } };
}

/** @param {number} limit */
export function tooLarge(limit) {
  return problem(413, `The content may have ${limit} octets.`);
}

/**
 * @param {Buffer} content
 * @param {number} limit
 * @returns {Promise<Buffer | "too large" | undefined>} undefined if it is not gzip
 */
async function unzipped(content, limit) {
  try {
    return await promisify(gunzip)(content, { maxOutputLength: limit });
  } catch (error) {
    return error instanceof RangeError ? "too large" : undefined;
  }
}

/** @param {Buffer} content */
function utf8(content) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/**
 * The JSON value, or undefined if the text is malformed.
 * @param {string} text
 * @returns {{ value: unknown } | undefined}
 */
export function json(text) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

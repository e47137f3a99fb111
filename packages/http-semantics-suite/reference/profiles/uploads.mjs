import { createHash } from "node:crypto";
import { tooLarge } from "../http/content.mjs";
import { mediaType } from "../http/fields.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { FormError, partsOf } from "../http/multipart.mjs";
import { problem } from "../http/problem.mjs";

const LIMIT = 4_194_304;

/** @type {import("../http/message.mjs").Handler} */
async function form(request) {
  const media = mediaType(request.headers["content-type"]);
  if (media?.type !== "multipart/form-data") return problem(415, undefined, { "Accept-Post": "multipart/form-data" });
  const boundary = media.parameters.get("boundary");
  if (!boundary || boundary.length > 70) return problem(400, "The boundary is missing.");
  const content = await request.read(LIMIT);
  if (content === "too large") return tooLarge(LIMIT);
  try {
    return ok(JSON_TYPE, JSON.stringify(summary(partsOf(content, boundary))));
  } catch (error) {
    if (error instanceof FormError) return problem(error.status, error.message);
    throw error;
  }
}

/** @param {readonly import("../http/multipart.mjs").Part[]} parts */
function summary(parts) {
  const fields = parts
    .filter(({ filename }) => filename === undefined)
    .map(({ name, content }) => [name, utf8(content)]);
  const files = parts
    .filter(({ filename }) => filename !== undefined)
    .map(({ name, filename, type, content }) => ({
      field: name,
      filename,
      type,
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    }));
  return { fields, files };
}

/** @param {Buffer} content */
function utf8(content) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw new FormError(400, "A value is not UTF-8.");
  }
}

/** /u/stream and /stats are not mounted. @type {import("../http/message.mjs").Routes} */
export const uploads = { "/u/form": { POST: form, fields: { "Accept-Post": "multipart/form-data" } } };

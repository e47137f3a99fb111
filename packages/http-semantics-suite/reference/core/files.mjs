import { createHash } from "node:crypto";
import { failedPrecondition } from "../http/conditional.mjs";
import { tooLarge } from "../http/content.mjs";
import { mediaType } from "../http/fields.mjs";
import { ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";

const LIMIT = 100_000;
/** @typedef {{ type: string, content: Buffer, etag: string, modified: string }} File */
/** @type {Map<string, File>} */
const files = new Map();

/** @type {import("../http/message.mjs").Routes} */
export const fileRoutes = { "/files/{id}": { GET: read, PUT: put, DELETE: remove } };

/** @type {import("../http/message.mjs").Handler} */
function read(_, id) {
  const file = files.get(id);
  if (file === undefined) return problem(404);
  return ok(file.type, file.content, { ETag: file.etag, "Last-Modified": file.modified });
}

/**
 * The content is stored as it is, so the response may have its ETag (RFC 9110 9.3.4).
 * @type {import("../http/message.mjs").Handler}
 */
async function put(request, id) {
  const type = request.headers["content-type"] ?? "application/octet-stream";
  if (mediaType(type) === undefined) return problem(400, "Content-Type is malformed.");
  if (request.headers["content-range"] !== undefined) return problem(400, "A part of a file cannot be put.");
  if ((request.headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") {
    return problem(415, "The content may have no coding.", { "Accept-Encoding": "identity" });
  }
  const content = await request.read(LIMIT);
  if (content === "too large") return tooLarge(LIMIT);
  const old = files.get(id);
  const failed = failedPrecondition(request, old);
  if (failed) return failed;
  const etag = `"${createHash("sha256").update(`${type}\n`).update(content).digest("base64url")}"`;
  files.set(id, { type, content, etag, modified: new Date().toUTCString() });
  return { status: old === undefined ? 201 : 204, headers: { ETag: etag } };
}

/** @type {import("../http/message.mjs").Handler} */
function remove(request, id) {
  const old = files.get(id);
  if (old === undefined) return problem(404);
  const failed = failedPrecondition(request, old);
  if (failed) return failed;
  files.delete(id);
  return { status: 204, headers: {} };
}

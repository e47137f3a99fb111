import { createHash, randomUUID } from "node:crypto";
import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";

const LIMIT = 10_000;
const MERGE_PATCH = "application/merge-patch+json";
/** @typedef {{ title: string, text: string, etag: string, modified: string }} Note */
/** @type {Map<string, Note>} */
const notes = new Map();
let changes = 0;

/** @type {import("../http/message.mjs").Routes} */
export const noteRoutes = {
  "/notes": {
    GET: () => ok(JSON_TYPE, JSON.stringify([...notes.keys()].slice(-20))),
    POST: add,
    fields: { "Accept-Post": JSON_TYPE },
  },
  "/notes/{id}": { GET: read, PUT: put, PATCH: patch, DELETE: remove, fields: { "Accept-Patch": MERGE_PATCH } },
};

/** @type {import("../http/message.mjs").Handler} */
async function add(request) {
  const { note, refused } = await noteOf(request, "Accept-Post");
  if (note === undefined) return refused;
  const failed = failedPrecondition(request, {});
  if (failed) return failed;
  const id = randomUUID();
  store(id, note);
  const { headers, content } = representation(id);
  return {
    status: 201,
    headers: { ...headers, Location: `/notes/${id}`, "Content-Location": `/notes/${id}` },
    content,
  };
}

/** @type {import("../http/message.mjs").Handler} */
function read(_, id) {
  return notes.has(id) ? representation(id) : problem(404);
}

/**
 * The response has no ETag: what is stored is not the content as it was sent (RFC 9110 9.3.4).
 * @type {import("../http/message.mjs").Handler}
 */
async function put(request, id) {
  const { note, refused } = await noteOf(request, "Accept");
  if (note === undefined) return refused;
  if (request.headers["content-range"] !== undefined) return problem(400, "A part of a note cannot be put.");
  const failed = failedPrecondition(request, notes.get(id));
  if (failed) return failed;
  const status = notes.has(id) ? 204 : 201;
  store(id, note);
  return { status, headers: {} };
}

/** @type {import("../http/message.mjs").Handler} */
async function patch(request, id) {
  const read = await readText(request, { types: [MERGE_PATCH], limit: LIMIT, accepted: "Accept-Patch" });
  if ("refused" in read) return read.refused;
  const parsed = json(read.got.text);
  if (parsed === undefined) return problem(400, "The content is not JSON.");
  const old = notes.get(id);
  if (old === undefined) return problem(404);
  const note = isObject(parsed.value) ? checked(merged(old, parsed.value)) : undefined;
  if (note === undefined) return problem(422, "The result is not a note.");
  const failed = failedPrecondition(request, old);
  if (failed) return failed;
  return { status: 204, headers: { ETag: store(id, note).etag } };
}

/** @type {import("../http/message.mjs").Handler} */
function remove(request, id) {
  const old = notes.get(id);
  if (old === undefined) return problem(404);
  const failed = failedPrecondition(request, old);
  if (failed) return failed;
  notes.delete(id);
  return { status: 204, headers: {} };
}

/**
 * @param {string} id
 * @param {{ title: string, text: string }} note
 */
function store(id, { title, text }) {
  changes += 1;
  const hash = createHash("sha256")
    .update(JSON.stringify([id, title, text, changes]))
    .digest("base64url");
  const stored = { title, text, etag: `"${hash}"`, modified: new Date().toUTCString() };
  notes.delete(id);
  notes.set(id, stored);
  return stored;
}

/** @param {string} id */
function representation(id) {
  const { title, text, etag, modified } = /** @type {Note} */ (notes.get(id));
  return ok(JSON_TYPE, JSON.stringify({ id, title, text }), { ETag: etag, "Last-Modified": modified });
}

/**
 * @param {import("../http/message.mjs").Request} request
 * @param {string} accepted
 */
async function noteOf(request, accepted) {
  const none = { note: undefined };
  const read = await readText(request, { types: [JSON_TYPE], limit: LIMIT, accepted });
  if ("refused" in read) return { ...none, refused: read.refused };
  const parsed = json(read.got.text);
  if (parsed === undefined) return { ...none, refused: problem(400, "The content is not JSON.") };
  const note = checked(parsed.value);
  return note === undefined
    ? { ...none, refused: problem(422, "The content is not a note.") }
    : { note, refused: undefined };
}

/**
 * RFC 7396: null removes a member.
 * @param {Note} old
 * @param {Record<string, unknown>} change
 */
function merged(old, change) {
  const { title = old.title, text = old.text } = change;
  return { title, text: text ?? "" };
}

/** @param {unknown} value */
function checked(value) {
  if (!isObject(value)) return undefined;
  const { title, text = "" } = value;
  if (typeof title !== "string" || typeof text !== "string") return undefined;
  const length = [...title].length;
  return length >= 1 && length <= 100 ? { title, text } : undefined;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

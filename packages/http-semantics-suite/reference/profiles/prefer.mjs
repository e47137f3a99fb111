import { bearer } from "../http/bearer.mjs";
import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { isObject, MERGE_PATCH, merged } from "../http/patch.mjs";
import { preferenceFields, preferences } from "../http/prefer.mjs";
import { problem } from "../http/problem.mjs";

const LIMIT = 65_536;
/** @typedef {import("../http/message.mjs").Request} Request */
/** @typedef {{ doc: { title: string, n: number }, version: number, modified: string } | undefined} Entry */
/** @type {Map<string, Entry>} */
const docs = new Map();
let made = 0;

/** @type {(request: Request) => undefined} */
const open = () => undefined;

/**
 * @param {{ folder: string, exists?: boolean, content?: boolean, honours?: boolean, guard?: typeof bearer }} how `content`: a write
 * without a preference sends the new state
 */
function documentRoutes({ folder, exists = true, content = false, honours = true, guard = open }) {
  const get = (/** @type {string} */ id) =>
    docs.has(`${folder}/${id}`) ? docs.get(`${folder}/${id}`) : exists ? FIRST() : undefined;
  const written = (/** @type {Request} */ request, /** @type {string} */ id, /** @type {unknown} */ value) => {
    const old = get(id);
    const failed = failedPrecondition(request, validators(old));
    if (failed) return honours ? failedWithState(request, failed, old) : failed;
    const entry = {
      doc: /** @type {any} */ (value),
      version: (old?.version ?? 0) + 1,
      modified: new Date().toUTCString(),
    };
    docs.set(`${folder}/${id}`, entry);
    return outcome(request, entry, { isNew: old === undefined, content, honours, location: undefined });
  };
  return {
    GET: (/** @type {Request} */ request, id = "") => guard(request) ?? shown(get(id)),
    PUT: async (/** @type {Request} */ request, id = "") => {
      const { value, refused } = await documentOf(request, guard);
      return refused ?? written(request, id, value);
    },
    PATCH: async (/** @type {Request} */ request, id = "") => {
      const { value, refused } = await patchOf(request, guard);
      if (refused) return refused;
      const old = get(id);
      if (old === undefined) return problem(404);
      const result = merged(old.doc, value);
      return isDocument(result) ? written(request, id, result) : problem(422);
    },
    DELETE: (/** @type {Request} */ request, id = "") => {
      const refused = guard(request);
      if (refused) return refused;
      const old = get(id);
      if (old === undefined) return problem(404);
      const failed = failedPrecondition(request, validators(old));
      if (failed) return failed;
      docs.set(`${folder}/${id}`, undefined);
      return { status: 204, headers: {} };
    },
    fields: { "Accept-Patch": MERGE_PATCH },
  };
}

const FIRST = () => ({ doc: { title: "draft", n: 1 }, version: 1, modified: "Mon, 01 Jan 2024 12:00:00 GMT" });
/** @param {Entry} entry */
const validators = (entry) => entry && { etag: `"v${entry.version}"`, modified: entry.modified };

/** @param {Entry} entry */
function shown(entry) {
  if (entry === undefined) return problem(404);
  return ok(JSON_TYPE, JSON.stringify(entry.doc), { ETag: `"v${entry.version}"`, "Last-Modified": entry.modified });
}

/**
 * The response to a write (RFC 7240 4.2).
 * @param {Request} request
 * @param {NonNullable<Entry>} entry
 * @param {{ isNew: boolean, content: boolean, honours: boolean, location: string | undefined }} how
 * @returns {import("../http/message.mjs").Response}
 */
function outcome(request, entry, { isNew, content, honours, location }) {
  const wish = honours ? preferences(request).get("return") : undefined;
  const isKnown = wish === "minimal" || wish === "representation";
  const hasContent = isKnown ? wish === "representation" : content;
  const headers = honours ? preferenceFields(isKnown ? `return=${wish}` : undefined) : {};
  const at = location ?? (hasContent ? request.path : undefined);
  const common = { ...headers, Location: location, "Content-Location": hasContent ? at : undefined };
  if (!hasContent) return { status: isNew ? 201 : 204, headers: common };
  const { headers: own, content: text } = shown(entry);
  return { status: isNew ? 201 : 200, headers: { ...own, ...common }, content: text };
}

/**
 * With return=representation a 412 has the current state (RFC 8144 3).
 * @param {Request} request
 * @param {import("../http/message.mjs").Response} failed
 * @param {Entry} entry
 */
function failedWithState(request, failed, entry) {
  const wants = preferences(request).get("return") === "representation" && entry !== undefined;
  if (!wants) return { ...failed, headers: preferenceFields(undefined, /** @type {any} */ (failed.headers)) };
  const { headers, content } = shown(entry);
  const fields = preferenceFields("return=representation", {
    .../** @type {any} */ (headers),
    "Content-Location": request.path,
  });
  return { status: 412, headers: fields, content };
}

/** @param {unknown} value */
function isDocument(value) {
  return isObject(value) && typeof value.title === "string" && Number.isInteger(value.n);
}

/** @param {Request} request @param {string} type @param {typeof bearer} guard */
async function jsonOf(request, type, guard = open) {
  const refused = guard(request);
  if (refused) return { refused };
  const accepted = { PATCH: "Accept-Patch", POST: "Accept-Post" }[request.method] ?? "Accept";
  const read = await readText(request, { types: [type], limit: LIMIT, accepted });
  if ("refused" in read) return { refused: read.refused };
  const parsed = json(read.got.text);
  return parsed === undefined
    ? { refused: problem(400, "The content is not JSON.") }
    : { value: /** @type {any} */ (parsed.value) };
}

/** @param {Request} request @param {typeof bearer} [guard] */
async function documentOf(request, guard) {
  const read = await jsonOf(request, JSON_TYPE, guard);
  return read.refused || isDocument(read.value) ? read : { refused: problem(422) };
}

/** @param {Request} request @param {typeof bearer} [guard] */
const patchOf = (request, guard) => jsonOf(request, MERGE_PATCH, guard);

/** @type {import("../http/message.mjs").Handler} */
async function create(request, box = "") {
  const { value, refused } = await documentOf(request);
  if (refused) return refused;
  made += 1;
  const entry = { doc: value, version: 1, modified: new Date().toUTCString() };
  docs.set(`docs/${box}/${made}`, entry);
  return outcome(request, entry, {
    isNew: true,
    content: true,
    honours: true,
    location: `/p/docs/${encodeURIComponent(box)}/${made}`,
  });
}

/** @type {import("../http/message.mjs").Handler} */
function list(request) {
  const wish = preferences(request).get("max-items") ?? "";
  const isKnown = /^\d{1,9}$/.test(wish);
  const items = [1, 2, 3, 4, 5].slice(0, isKnown ? Number(wish) : 5);
  return ok(
    JSON_TYPE,
    JSON.stringify(items),
    preferenceFields(isKnown ? `max-items=${wish}` : undefined, { ETag: `"list-${items.length}"` }),
  );
}

/** @type {import("../http/message.mjs").Handler} */
async function job(request, id = "") {
  const { refused } = await jsonOf(request, JSON_TYPE);
  if (refused) return refused;
  if (!preferences(request).has("respond-async")) return ok(JSON_TYPE, '{"done":true}', preferenceFields(undefined));
  return { status: 202, headers: preferenceFields("respond-async", { Location: `/p/jobs/${encodeURIComponent(id)}` }) };
}

/** @type {import("../http/message.mjs").Handler} */
async function strict(request) {
  const { value, refused } = await jsonOf(request, JSON_TYPE);
  if (refused) return refused;
  const wish = preferences(request).get("handling") ?? "";
  const applied = wish === "strict" || wish === "lenient" ? `handling=${wish}` : undefined;
  const isFit = isObject(value) && typeof value.title === "string";
  const isRefused = !isFit || (wish === "strict" && Object.keys(value).some((name) => name !== "title"));
  return isRefused
    ? problem(422, undefined, preferenceFields(applied))
    : { status: 204, headers: preferenceFields(applied) };
}

const plain = documentRoutes({ folder: "plain", content: true, honours: false });

/** @type {import("../http/message.mjs").Routes} */
export const prefer = {
  "/p/doc/{id}": documentRoutes({ folder: "doc" }),
  "/p/full/{id}": documentRoutes({ folder: "full", content: true }),
  "/p/make/{id}": documentRoutes({ folder: "make", exists: false }),
  "/p/docs/{box}": { POST: create, fields: { "Accept-Post": JSON_TYPE } },
  "/p/docs/{box}/{n}": { GET: (_, box, n) => shown(docs.get(`docs/${box}/${n}`)) },
  "/p/plain/{id}": { PUT: plain.PUT },
  "/p/secret/{id}": documentRoutes({ folder: "secret", guard: bearer }),
  "/p/list": { GET: list },
  "/p/job/{id}": { POST: job },
  "/p/jobs/{id}": { GET: () => ok(JSON_TYPE, '{"done":true}') },
  "/p/strict": { POST: strict },
};

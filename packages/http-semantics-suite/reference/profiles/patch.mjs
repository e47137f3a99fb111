import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { isObject, JSON_PATCH, MERGE_PATCH, merged, PatchError, patched } from "../http/patch.mjs";
import { problem } from "../http/problem.mjs";

const LIMIT = 65_536;
const MAX_RESULT = 1_048_576;
const TYPES = [MERGE_PATCH, JSON_PATCH];
const fields = { "Accept-Patch": TYPES.join(", ") };

/** @typedef {{ value: any, version: number }} Entry */
/** @type {Map<string, Entry>} */
const values = new Map();
/** @type {Map<string, Entry>} */
const docs = new Map();

/**
 * A resource that holds a JSON value.
 * @param {{ get: (id: string) => Entry | undefined, set: (id: string, entry: Entry) => void, fits: (value: unknown) => boolean }} store
 */
function valueRoutes({ get, set, fits }) {
  const save = (/** @type {string} */ id, /** @type {unknown} */ value) =>
    set(id, { value, version: (get(id)?.version ?? 0) + 1 });
  const tag = (/** @type {Entry | undefined} */ entry) => entry && { etag: `"v${entry.version}"` };
  return {
    GET: (/** @type {unknown} */ _, id = "") => {
      const entry = get(id);
      return entry ? ok(JSON_TYPE, JSON.stringify(entry.value), { ETag: `"v${entry.version}"` }) : problem(404);
    },
    PUT: async (/** @type {import("../http/message.mjs").Request} */ request, id = "") => {
      const read = await readText(request, { types: [JSON_TYPE], limit: LIMIT, accepted: "Accept" });
      if ("refused" in read) return read.refused;
      const parsed = json(read.got.text);
      if (parsed === undefined) return problem(400, "The content is not JSON.");
      if (!fits(parsed.value)) return problem(422);
      const old = get(id);
      const failed = failedPrecondition(request, tag(old));
      if (failed) return failed;
      save(id, parsed.value);
      return { status: old ? 204 : 201, headers: {} };
    },
    PATCH: async (/** @type {import("../http/message.mjs").Request} */ request, id = "") => {
      const read = await readText(request, { types: TYPES, limit: LIMIT, accepted: "Accept-Patch" });
      if ("refused" in read) return read.refused;
      const parsed = json(read.got.text);
      if (parsed === undefined) return problem(400, "The content is not JSON.");
      const old = get(id);
      if (old === undefined) return problem(404);
      const failed = failedPrecondition(request, tag(old));
      if (failed) return failed;
      const result = resultOf(read.got.type, old.value, parsed.value);
      if ("refused" in result) return result.refused;
      const { value } = result;
      if (!fits(value) || JSON.stringify(value).length > MAX_RESULT) return problem(422, "The result is refused.");
      save(id, value);
      return { status: 204, headers: { ETag: `"v${get(id)?.version}"` } };
    },
    fields,
  };
}

/**
 * @param {string} type
 * @param {any} old
 * @param {any} patch
 */
function resultOf(type, old, patch) {
  try {
    return { value: type === MERGE_PATCH ? merged(old, patch) : patched(old, patch) };
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    const status = { malformed: 400, impossible: 422, test: 409 }[error.kind];
    return { refused: problem(status, error.message) };
  }
}

/** @param {any} value */
function isDocument(value) {
  if (!isObject(value)) return false;
  const { title, n, tags = [] } = value;
  const hasTags = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  return typeof title === "string" && Number.isInteger(n) && n >= 0 && hasTags;
}

const FIRST = { value: { title: "one", n: 1, tags: ["a"] }, version: 1 };

/** @type {import("../http/message.mjs").Routes} */
export const patch = {
  "/patch/any/{id}": valueRoutes({
    get: (id) => values.get(id),
    set: (id, entry) => values.set(id, entry),
    fits: () => true,
  }),
  "/patch/doc/{id}": valueRoutes({
    get: (id) => docs.get(id) ?? FIRST,
    set: (id, entry) => docs.set(id, entry),
    fits: isDocument,
  }),
  "/patch/missing": { PATCH: valueRoutes({ get: () => undefined, set: () => {}, fits: () => true }).PATCH, fields },
  "/patch/pollution": {
    GET: () => ok(JSON_TYPE, JSON.stringify({ polluted: /** @type {any} */ ({}).polluted !== undefined })),
  },
};

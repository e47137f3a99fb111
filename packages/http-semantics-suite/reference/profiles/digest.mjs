import { conditional, failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { digestOf, wantedDigest, withContentDigest, wrongDigest } from "../http/digest.mjs";
import { ok } from "../http/message.mjs";
import { isObject, MERGE_PATCH, merged } from "../http/patch.mjs";
import { problem } from "../http/problem.mjs";
import { ranged } from "../http/ranges.mjs";
import { negotiated, packedBig } from "./ranges.mjs";

/** @typedef {import("../http/message.mjs").Request} Request */
/** @type {Map<string, { text: string, version: number }>} */
const docs = new Map();
/** @type {Map<string, unknown>} */
const patches = new Map();

/**
 * The request, whose content is compared with its digests before it is read. The digests are of the content as it was sent.
 * @param {Request} request
 * @param {{ required?: boolean }} [how]
 */
async function checked(request, how) {
  const content = await request.read(65_536);
  if (content === "too large") return { refused: problem(413) };
  const refused = wrongDigest(request, content, how);
  return refused ? { refused } : { request: { ...request, read: async () => content } };
}

/** @param {{ required?: boolean }} [how] @returns {import("../http/message.mjs").Handler} */
const put =
  (how) =>
  async (original, id = "") => {
    const unsupported =
      original.headers["content-type"] !== undefined &&
      !/^text\/plain\s*(?:;|$)/i.test(original.headers["content-type"]);
    if (unsupported) return problem(415, undefined, { Accept: "text/plain" });
    const { request, refused } = await checked(original, how);
    if (request === undefined) return refused;
    const read = await readText(request, { types: ["text/plain"], limit: 65_536, accepted: "Accept" });
    if ("refused" in read) return read.refused;
    const old = docs.get(id);
    const failed = failedPrecondition(request, old && { etag: `"v${old.version}"` });
    if (failed) return failed;
    docs.set(id, { text: read.got.text, version: (old?.version ?? 0) + 1 });
    return { status: old ? 204 : 201, headers: {} };
  };

/** @type {import("../http/message.mjs").Handler} */
async function patch(original, id = "") {
  const { request, refused } = await checked(original);
  if (request === undefined) return refused;
  const read = await readText(request, { types: [MERGE_PATCH], limit: 65_536, accepted: "Accept-Patch" });
  if ("refused" in read) return read.refused;
  const parsed = json(read.got.text);
  if (parsed === undefined) return problem(400, "The content is not JSON.");
  const result = merged(patches.get(id) ?? { n: 1 }, parsed.value);
  if (!isObject(result)) return problem(422);
  patches.set(id, result);
  return { status: 204, headers: {} };
}

/** @type {import("../http/message.mjs").Handler} */
function read(_, id = "") {
  const doc = docs.get(id);
  return doc ? ok("text/plain", doc.text, { ETag: `"v${doc.version}"` }) : problem(404);
}

/**
 * A handler that honours Want-Repr-Digest and Want-Content-Digest.
 * @param {import("../http/message.mjs").Handler} handler
 * @returns {import("../http/message.mjs").Handler}
 */
const honouring = (handler) => async (request) => {
  const response = await handler(request);
  if (response.status !== 200) return response;
  const algorithm = wantedDigest(request.headers["want-repr-digest"]);
  const digest = algorithm && digestOf(algorithm, Buffer.from(/** @type {Buffer | string} */ (response.content)));
  const whole = { ...response, headers: { ...response.headers, "Repr-Digest": digest } };
  return withContentDigest(request, ranged(request, conditional(request, whole)));
};

const hello = () => ({ ...ok("text/plain", "hello, world", { ETag: '"t1"' }), ranges: true });

/** @type {import("../http/message.mjs").Routes} */
export const digest = {
  "/d/doc/{id}": { GET: read, PUT: put() },
  "/d/patch/{id}": { PATCH: patch, fields: { "Accept-Patch": MERGE_PATCH } },
  "/d/required/{id}": { PUT: put({ required: true }) },
  "/d/text": { GET: honouring(hello) },
  "/d/packed": { GET: honouring(packedBig) },
  "/d/neg": { GET: honouring(negotiated) },
  "/d/always": {
    GET: () => ok("text/plain", "hello, world", { "Repr-Digest": digestOf("sha-256", Buffer.from("hello, world")) }),
  },
  "/d/missing": { GET: () => problem(404) },
};

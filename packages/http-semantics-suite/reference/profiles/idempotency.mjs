import { setTimeout as sleep } from "node:timers/promises";
import { tokenOf } from "../http/bearer.mjs";
import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText, tooLarge } from "../http/content.mjs";
import { keyed } from "../http/idempotency.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { isObject, MERGE_PATCH, merged } from "../http/patch.mjs";
import { problem } from "../http/problem.mjs";

const LIMIT = 8_192;
const HOUR = 3_600;
/** @typedef {import("../http/message.mjs").Request} Request */
/** @type {Map<string, { count: number, attempts: number }>} */
const boxes = new Map();
/** @type {Map<string, { doc: Record<string, unknown>, version: number }>} */
const docs = new Map();
let orders = 0;

/** @param {string} name */
function boxOf(name) {
  const box = boxes.get(name) ?? { count: 0, attempts: 0 };
  boxes.set(name, box);
  return box;
}

const ONCE = new Map([
  ["boom-once", 500],
  ["down-once", 503],
  ["busy-once", 429],
]);

/**
 * The code that makes orders.
 * @param {string} place
 * @param {string} path
 * @param {string} item
 */
function order(place, path, item) {
  const box = boxOf(place);
  box.attempts += 1;
  const refusal = { invalid: 422, conflict: 409 }[item] ?? (box.attempts === 1 ? ONCE.get(item) : undefined);
  if (refusal !== undefined) return problem(refusal, `Attempt ${box.attempts}.`);
  box.count += 1;
  orders += 1;
  const cookie = item === "cookie" ? { "Set-Cookie": `order=${orders}` } : {};
  return {
    status: 201,
    headers: { "Content-Type": JSON_TYPE, Location: `${path}/${orders}`, "X-Order": String(orders), ...cookie },
    content: JSON.stringify({ order: orders, item }),
  };
}

/**
 * The content, whole, with the request that reads it again.
 * @param {Request} request
 */
async function whole(request) {
  const content = await request.read(LIMIT);
  return content === "too large" ? undefined : { content, again: { ...request, read: async () => content } };
}

/**
 * @param {string} folder
 * @param {{ seconds?: number, required?: boolean, slow?: number, keys?: boolean, guard?: (request: Request) => ReturnType<typeof problem> | undefined }} how
 * @returns {import("../http/message.mjs").Handler}
 */
function ordering(folder, { seconds = HOUR, required = true, slow = 0, keys = true, guard = () => undefined }) {
  const once = keyed({ seconds, required });
  return async (request, box = "") => {
    const refused = guard(request);
    if (refused) return refused;
    const read = await whole(request);
    if (read === undefined) return tooLarge(LIMIT);
    const text = await readText(read.again, { types: [JSON_TYPE], limit: LIMIT, accepted: "Accept-Post" });
    if ("refused" in text) return text.refused;
    const parsed = json(text.got.text);
    if (parsed === undefined) return problem(400, "The content is not JSON.");
    const value = /** @type {any} */ (parsed.value);
    if (!isObject(value) || typeof value.item !== "string" || !Number.isInteger(value.qty))
      return problem(422, "It is not an order.");
    const perform = async () => {
      if (slow > 0) await sleep(slow);
      return order(`${folder}/${box}`, request.path, value.item);
    };
    return keys ? once(request, tokenOf(request) ?? "", read.content, perform) : perform();
  };
}

/** @param {Request} request */
function guard(request) {
  if (tokenOf(request) === undefined) return problem(401, undefined, { "WWW-Authenticate": 'Bearer realm="test"' });
  return tokenOf(request) === "mallory" ? problem(403) : undefined;
}

/** @param {string} folder @returns {import("../http/message.mjs").Handler} */
const counting =
  (folder) =>
  (_, box = "") =>
    ok(JSON_TYPE, JSON.stringify(boxOf(`${folder}/${box}`)));

/** @param {string} id */
const docOf = (id) => docs.get(id) ?? { doc: { title: "draft", n: 1 }, version: 1 };
const onceOnDocs = keyed({ seconds: HOUR, required: false });

/**
 * The key comes before the preconditions: a repeated PATCH would fail on the tag that its first try has changed.
 * @param {string} type
 * @param {(request: Request, id: string, value: unknown) => import("../http/message.mjs").Response} act
 * @returns {import("../http/message.mjs").Handler}
 */
const writing =
  (type, act) =>
  async (request, id = "") => {
    const read = await whole(request);
    if (read === undefined) return tooLarge(LIMIT);
    const accepted = request.method === "PATCH" ? "Accept-Patch" : "Accept-Post";
    const text = await readText(read.again, { types: [type], limit: LIMIT, accepted });
    if ("refused" in text) return text.refused;
    const parsed = json(text.got.text);
    if (parsed === undefined) return problem(400, "The content is not JSON.");
    return onceOnDocs(request, tokenOf(request) ?? "", read.content, async () => act(request, id, parsed.value));
  };

const patch = writing(MERGE_PATCH, (request, id, value) => {
  const { doc, version } = docOf(id);
  const failed = failedPrecondition(request, { etag: `"v${version}"` });
  if (failed) return failed;
  const result = merged(doc, value);
  if (!isObject(result)) return problem(422);
  docs.set(id, { doc: result, version: version + 1 });
  return { status: 204, headers: { ETag: `"v${version + 1}"` } };
});
const post = writing(JSON_TYPE, (request, id) => {
  return failedPrecondition(request, { etag: `"v${docOf(id).version}"` }) ?? { status: 204, headers: {} };
});

const fields = { "Accept-Post": JSON_TYPE };

/** @type {import("../http/message.mjs").Routes} */
export const idempotency = {
  "/i/orders/{box}": { GET: counting("orders"), POST: ordering("orders", {}), fields },
  "/i/slow/{box}": { GET: counting("slow"), POST: ordering("slow", { slow: 800 }), fields },
  "/i/short/{box}": { GET: counting("short"), POST: ordering("short", { seconds: 1 }), fields },
  "/i/optional/{box}": { GET: counting("optional"), POST: ordering("optional", { required: false }), fields },
  "/i/none/{box}": { GET: counting("none"), POST: ordering("none", { keys: false }), fields },
  "/i/private/{box}": { POST: ordering("private", { guard }), fields },
  "/i/docs/{id}": {
    GET: (_, id = "") => ok(JSON_TYPE, JSON.stringify(docOf(id).doc), { ETag: `"v${docOf(id).version}"` }),
    PATCH: patch,
    POST: post,
    fields: { "Accept-Patch": MERGE_PATCH, ...fields },
  },
};

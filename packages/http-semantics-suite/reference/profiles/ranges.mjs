import { gzipSync } from "node:zlib";
import { chooseCoding, chooseType } from "../http/accept.mjs";
import { bearer } from "../http/bearer.mjs";
import { failedPrecondition } from "../http/conditional.mjs";
import { readText } from "../http/content.mjs";
import { ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";

export const HELLO = "hello, world";
export const MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT";
export const BIG = Buffer.from(
  Array.from({ length: 2_000 }, (_, index) => `${String(index * 5).padStart(4, "0")}\n`).join(""),
);
const BIG_GZIP = gzipSync(BIG);
const HUGE = 5_000_000_000;
const DIGITS = Buffer.from("0123456789".repeat(6_554));
/** @type {Map<string, { text: string, version: number } | undefined>} */
const texts = new Map();

/** @type {typeof ok} */
const part = (type, content, headers) => ({ ...ok(type, content, headers), ranges: true });

/** @type {import("../http/message.mjs").Routes} */
export const ranges = {
  "/r/text": { GET: text },
  "/r/big": { GET: () => part("application/octet-stream", BIG, { ETag: '"big1"' }) },
  "/r/empty": { GET: () => part("text/plain", "", { ETag: '"e0"' }) },
  "/r/weak": { GET: () => part("text/plain", HELLO, { ETag: 'W/"w1"', "Last-Modified": MODIFIED }) },
  "/r/dated": { GET: () => part("text/plain", HELLO, { "Last-Modified": MODIFIED }) },
  "/r/bare": { GET: () => part("text/plain", HELLO) },
  "/r/off": { GET: () => ok("text/plain", HELLO, { ETag: '"o1"', "Accept-Ranges": "none" }) },
  "/r/gzip": { GET: packedBig },
  "/r/neg": { GET: negotiated },
  "/r/utf8": { GET: () => part("text/plain; charset=utf-8", "é€🚂", { ETag: '"u1"' }) },
  "/r/huge": {
    GET: () => ({
      status: 200,
      headers: { "Content-Type": "application/octet-stream", ETag: '"h1"' },
      content: { size: HUGE, slice: digits },
      ranges: true,
    }),
  },
  "/r/put/{id}": { GET: readText_, PUT: putText, DELETE: removeText },
  "/r/missing": { GET: () => problem(404) },
  "/r/private": { GET: (request) => bearer(request) ?? part("text/plain", HELLO) },
  "/r/moved": { GET: () => ({ status: 308, headers: { Location: "/r/text" } }) },
};

/** @type {import("../http/message.mjs").Handler} */
function text({ headers }) {
  if (chooseType(headers.accept, ["text/plain"]) === undefined) return problem(406, undefined, { Vary: "Accept" });
  return part("text/plain", HELLO, {
    ETag: '"r1"',
    "Last-Modified": MODIFIED,
    "Content-Language": "en",
    "Cache-Control": "max-age=60",
    Expires: "Thu, 01 Jan 2099 00:00:00 GMT",
    "Content-Location": "/r/text",
  });
}

/** @type {import("../http/message.mjs").Handler} */
export function packedBig({ headers }) {
  const Vary = "Accept-Encoding";
  const coding = chooseCoding(headers["accept-encoding"]);
  if (coding === undefined) return problem(406, undefined, { Vary });
  if (coding === "identity") return part("text/plain", BIG, { ETag: '"gz1"', Vary });
  return part("text/plain", BIG_GZIP, { ETag: '"gz1-gzip"', "Content-Encoding": "gzip", Vary });
}

/** @type {import("../http/message.mjs").Handler} */
export function negotiated({ headers }) {
  const Vary = "Accept";
  const type = chooseType(headers.accept, ["application/json", "text/csv"]);
  if (type === undefined) return problem(406, undefined, { Vary });
  if (type === "text/csv") return part("text/csv", "a,b\r\n1,2\r\n", { ETag: '"n1-csv"', Vary });
  return part("application/json", '{"a":1,"b":2}', { ETag: '"n1-json"', Vary });
}

/**
 * @param {number} from
 * @param {number} to
 */
async function* digits(from, to) {
  for (let at = from; at < to; ) {
    const end = Math.min(to, at + 65_000);
    yield DIGITS.subarray(at % 10, (at % 10) + end - at);
    at = end;
  }
}

/** @param {string} id */
const textOf = (id) => (texts.has(id) ? texts.get(id) : { text: "old text", version: 1 });
/** @param {{ version: number } | undefined} entry */
const validators = (entry) => entry && { etag: `"v${entry.version}"` };

/** @type {import("../http/message.mjs").Handler} */
function readText_(_, id = "") {
  const entry = textOf(id);
  return entry ? part("text/plain", entry.text, { ETag: `"v${entry.version}"` }) : problem(404);
}

/** @type {import("../http/message.mjs").Handler} */
async function putText(request, id = "") {
  if (request.headers["content-range"] !== undefined) return problem(400, "A part cannot be put.");
  const read = await readText(request, { types: ["text/plain"], limit: 65_536, accepted: "Accept" });
  if ("refused" in read) return read.refused;
  const old = textOf(id);
  const failed = failedPrecondition(request, validators(old));
  if (failed) return failed;
  texts.set(id, { text: read.got.text, version: (old?.version ?? 0) + 1 });
  return { status: old ? 204 : 201, headers: {} };
}

/** @type {import("../http/message.mjs").Handler} */
function removeText(request, id = "") {
  const old = textOf(id);
  if (old === undefined) return problem(404);
  const failed = failedPrecondition(request, validators(old));
  if (failed) return failed;
  texts.set(id, undefined);
  return { status: 204, headers: {} };
}

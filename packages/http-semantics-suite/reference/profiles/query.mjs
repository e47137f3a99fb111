import { createHash, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { chooseCoding, chooseType } from "../http/accept.mjs";
import { bearer } from "../http/bearer.mjs";
import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { mediaType } from "../http/fields.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { isObject } from "../http/patch.mjs";
import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

/** @typedef {import("../http/message.mjs").Request} Request */
/** @typedef {import("../http/message.mjs").Response} Response */

const FORM = "application/x-www-form-urlencoded";
const MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT";
const BOOKS = [
  { id: 1, title: "Solaris", author: "Lem" },
  { id: 2, title: "Ubik", author: "Dick" },
  { id: 3, title: "Fiasco", author: "Lem" },
  { id: 4, title: "Valis", author: "Dick" },
  { id: 5, title: "Kindred", author: "Butler" },
];
/** What QUERY on /q/stored has found and was asked. @type {Map<string, { asked: Record<string, unknown>, found: typeof BOOKS }>} */
const stored = new Map();

/**
 * The content of a QUERY, or the response that refuses it. It has to say its type (RFC 10008 2).
 * @param {Request} request
 * @param {readonly string[]} types
 */
async function queryOf(request, types) {
  const accepted = { "Accept-Query": types.join(", ") };
  if (request.headers["content-type"] === undefined)
    return { refused: problem(400, "Content-Type is missing.", accepted) };
  const read = await readText(request, { types, limit: 4_096, accepted: "Accept-Query" });
  if ("refused" in read) return { refused: read.refused };
  const { type, text } = read.got;
  const value = type === JSON_TYPE ? json(text)?.value : Object.fromEntries(parametersOf(text) ?? []);
  if (value === undefined) return { refused: problem(400, "The content is malformed.") };
  const asked = isObject(value) ? normal(type, { ...value }, request.query) : undefined;
  return asked === undefined ? { refused: problem(422, "The query cannot be processed.") } : { asked };
}

/**
 * The query with a limit that is a number, undefined if it cannot be processed.
 * @param {string} type
 * @param {Record<string, any>} value
 * @param {string | undefined} target
 */
function normal(type, value, target) {
  const given = type === FORM && /^\d{1,9}$/.test(value.limit ?? "") ? Number(value.limit) : value.limit;
  const inTarget = parametersOf(target)?.get("limit") ?? undefined;
  const limits = [given, inTarget === undefined || !/^\d{1,9}$/.test(inTarget) ? inTarget : Number(inTarget)].filter(
    (limit) => limit !== undefined,
  );
  const isFit =
    limits.every((limit) => Number.isInteger(limit) && limit >= 0) &&
    (value.author === undefined || typeof value.author === "string") &&
    (value.from === undefined || value.from === "books");
  return isFit ? { author: value.author, limit: Math.min(BOOKS.length, ...limits) } : undefined;
}

/** @param {{ author?: string, limit?: number }} asked */
function booksOf({ author, limit = BOOKS.length }) {
  return BOOKS.filter((book) => author === undefined || book.author === author).slice(0, limit);
}

/**
 * @param {Request} request
 * @param {typeof BOOKS} found
 * @param {{ csv?: boolean, headers?: Record<string, string> }} [how]
 * @returns {Response}
 */
function result({ headers }, found, { csv = true, headers: more = {} } = {}) {
  const type = chooseType(headers.accept, csv ? [JSON_TYPE, "text/csv"] : [JSON_TYPE]);
  if (type === undefined) return problem(406, undefined, { Vary: "Accept", ...more });
  const lines = ["id,title,author", ...found.map(({ id, title, author }) => `${id},${title},${author}`)];
  const content = type === "text/csv" ? `${lines.join("\r\n")}\r\n` : JSON.stringify(found);
  const ETag = `"${createHash("sha256").update(`${type}\n${content}`).digest("base64url")}"`;
  return ok(type, content, { ETag, "Last-Modified": MODIFIED, Vary: "Accept", ...more });
}

const BOTH = [JSON_TYPE, FORM];
const acceptQuery = (/** @type {readonly string[]} */ types) => ({ "Accept-Query": types.join(", ") });

/**
 * A handler of QUERY.
 * @param {(request: Request, asked: { author?: string, limit?: number }) => Response} respond
 * @param {readonly string[]} [types]
 * @returns {import("../http/message.mjs").Handler}
 */
const querying =
  (respond, types = [JSON_TYPE]) =>
  async (request) => {
    const { asked, refused } = await queryOf(request, types);
    return refused ?? respond(request, asked);
  };

/**
 * GET and QUERY of the books.
 * @param {readonly string[]} types
 */
const bookRoutes = (types) => ({
  GET: (/** @type {Request} */ request) => result(request, BOOKS, { headers: acceptQuery(types) }),
  QUERY: querying((request, asked) => result(request, booksOf(asked), { headers: acceptQuery(types) }), types),
  fields: acceptQuery(types),
});

/** @type {import("../http/message.mjs").Handler} */
async function typed(request) {
  const TYPES = 'application/vnd.query+json;version="1", "2d/query"';
  const media = mediaType(request.headers["content-type"]);
  if (request.headers["content-type"] === undefined)
    return problem(400, "Content-Type is missing.", { "Accept-Query": TYPES });
  const isVersioned = media?.type === "application/vnd.query+json" && media.parameters.get("version") === "1";
  if (!isVersioned && media?.type !== "2d/query") return problem(415, undefined, { "Accept-Query": TYPES });
  const content = await request.read(4_096);
  return content === "too large" ? problem(413) : result(request, BOOKS, { headers: { "Accept-Query": TYPES } });
}

/** @type {import("../http/message.mjs").Handler} */
async function putGuarded(request) {
  const read = await readText(request, { types: [JSON_TYPE], limit: 65_536, accepted: "Accept" });
  if ("refused" in read) return read.refused;
  if (json(read.got.text) === undefined) return problem(400, "The content is not JSON.");
  const isConditional = ["if-match", "if-none-match", "if-unmodified-since"].some(
    (name) => request.headers[name] !== undefined,
  );
  if (!isConditional) return problem(428);
  const { headers } = result({ ...request, headers: {} }, BOOKS);
  return (
    failedPrecondition(request, { etag: String(headers.ETag), modified: MODIFIED }) ?? { status: 204, headers: {} }
  );
}

const packed = querying(({ headers }, asked) => {
  const coding = chooseCoding(headers["accept-encoding"]);
  if (coding === undefined) return problem(406, undefined, { Vary: "Accept-Encoding" });
  const content = Buffer.from(JSON.stringify(booksOf(asked)));
  const hash = createHash("sha256").update(content).digest("base64url");
  const Vary = "Accept-Encoding";
  if (coding === "identity") return ok(JSON_TYPE, content, { ETag: `"${hash}"`, Vary });
  return ok(JSON_TYPE, gzipSync(content), { ETag: `"${hash}-gzip"`, "Content-Encoding": "gzip", Vary });
});

/** @param {{ author?: string, limit?: number }} asked */
function store(asked) {
  const id = randomUUID();
  stored.set(id, { asked, found: booksOf(asked) });
  return id;
}

const keeping = querying((request, asked) => {
  const id = store(asked);
  return result(request, booksOf(asked), {
    headers: { "Content-Location": `/q/results/${id}`, Location: `/q/queries/${id}` },
  });
});

/** @type {import("../http/message.mjs").Handler} */
function readResult(request, id = "") {
  const entry = stored.get(id);
  return entry ? result(request, entry.found) : problem(404);
}

/** @type {import("../http/message.mjs").Handler} */
function runAgain(request, id = "") {
  const entry = stored.get(id);
  return entry ? result(request, booksOf(entry.asked)) : problem(404);
}

/** @type {import("../http/message.mjs").Handler} */
async function postXml(request) {
  const read = await readText(request, { types: ["application/xml"], limit: 65_536, accepted: "Accept-Post" });
  return "refused" in read ? read.refused : { status: 204, headers: {} };
}

const inJson = { fields: acceptQuery([JSON_TYPE]) };
const books = querying((request, asked) => result(request, booksOf(asked)));

/** @type {import("../http/message.mjs").Routes} */
export const query = {
  "/q/books": bookRoutes(BOTH),
  "/q/both": {
    GET: (request) => result(request, BOOKS, { csv: false, headers: acceptQuery([JSON_TYPE]) }),
    POST: postXml,
    QUERY: books,
    fields: { "Accept-Post": "application/xml", ...acceptQuery([JSON_TYPE]) },
  },
  "/q/typed": { QUERY: typed, fields: { "Accept-Query": 'application/vnd.query+json;version="1", "2d/query"' } },
  "/q/getonly": { GET: (request) => result(request, BOOKS, { csv: false }) },
  "/q/queryonly": { QUERY: books, ...inJson },
  "/q/missing": { GET: () => problem(404), QUERY: querying(() => problem(404)), ...inJson },
  "/q/guarded": { ...bookRoutes([JSON_TYPE]), PUT: putGuarded },
  "/q/packed": { QUERY: packed, ...inJson },
  "/q/stored": { QUERY: keeping, ...inJson },
  "/q/results/{id}": { GET: readResult },
  "/q/queries/{id}": { GET: runAgain },
  "/q/see": {
    QUERY: querying((_, asked) => ({ status: 303, headers: { Location: `/q/results/${store(asked)}` } })),
    ...inJson,
  },
  "/q/temp": { QUERY: () => ({ status: 307, headers: { Location: "/q/books" } }), ...inJson },
  "/q/perm": { QUERY: () => ({ status: 308, headers: { Location: "/q/books" } }), ...inJson },
  "/q/private": { QUERY: (request, ...params) => bearer(request) ?? books(request, ...params), ...inJson },
  "/q/cors": { ...bookRoutes([JSON_TYPE]), exposed: "Accept-Query" },
  "/q/ranged": {
    QUERY: querying((request, asked) => ({ ...result(request, booksOf(asked), { csv: false }), ranges: true })),
    ...inJson,
  },
};

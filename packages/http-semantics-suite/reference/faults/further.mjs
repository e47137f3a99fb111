// Faults of the further profiles.

import { digestOf } from "../http/digest.mjs";
import { JSON_PATCH, MERGE_PATCH } from "../http/patch.mjs";
import { problem } from "../http/problem.mjs";
import { changes, ignores, is, misreads, sends, withFields } from "./change.mjs";

const typeOf = (/** @type {import("./change.mjs").Request} */ { headers }) =>
  (headers["content-type"] ?? "").split(";")[0]?.trim();
const isEvents = (/** @type {import("./change.mjs").Response} */ { headers }) =>
  headers["Content-Type"] === "text/event-stream";

/** @param {string} name @param {(value: string) => string | string[]} change */
const rewrites = (name, change) =>
  changes(
    ({ headers }) => headers[name] !== undefined,
    ({ headers }) => ({ headers: { ...headers, [name]: change([headers[name]].flat().join(", ")) } }),
  );

/**
 * The request with other content.
 * @param {import("./change.mjs").Request} request
 * @param {unknown} value
 */
const withJson = (request, value) => ({ ...request, read: async () => Buffer.from(JSON.stringify(value)) });

/** @param {import("./change.mjs").Request} request */
async function jsonOf(request) {
  const content = await request.read(65_536);
  const again = { ...request, read: async () => content };
  try {
    return { again, value: JSON.parse(String(content)) };
  } catch {
    return { again, value: undefined };
  }
}

/** @param {AsyncIterable<string>} source */
async function* withOneDataField(source) {
  for await (const event of source) yield event.replace(/(\ndata: .*|^data: .*)\ndata: /g, "$1\n");
}

/** @param {(content: string) => string} change @returns {import("./change.mjs").Fault} */
function misreadsForm(change) {
  return (request, next) =>
    next({
      ...request,
      read: async (limit) => {
        const content = await request.read(limit);
        return content === "too large" || request.path !== "/u/form"
          ? content
          : Buffer.from(change(content.toString("latin1")), "latin1");
      },
    });
}

/** @type {Record<number, import("./change.mjs").Fault>} */
export const further = {
  87: (request, next) => {
    const isWrite =
      request.method === "PUT" && request.path === "/q/guarded" && request.headers["if-match"] === undefined;
    return next(isWrite ? withFields(request, { "if-match": "*" }) : request);
  },
  88: sends(is(206), { "Content-Range": undefined }),
  89: misreads("range", (value) =>
    value.replace(/^bytes=(\d+)-(\d+)$/, (_, from, to) => `bytes=${from}-${Math.max(from, to - 1)}`),
  ),
  90: misreads("range", (value) => value.replace(/^bytes=-(\d+)$/, "bytes=0-$1")),
  91: changes(is(416), ({ headers }) => ({
    status: 206,
    headers: { "Content-Range": headers["Content-Range"] },
    content: "",
  })),
  92: ignores("if-range"),
  93: changes(
    (_, { headers, method }) => method === "GET" && headers.range !== undefined && !/^bytes=/i.test(headers.range),
    () => problem(400),
  ),
  111: sends(({ status }) => status === 415, { "Accept-Patch": undefined }),
  112: async (request, next) => {
    if (request.method !== "PATCH" || typeOf(request) !== MERGE_PATCH) return next(request);
    const { again, value } = await jsonOf(request);
    const hasNull = typeof value === "object" && value !== null && Object.values(value).includes(null);
    if (!hasNull) return next(again);
    const operations = Object.entries(value).map(([name, member]) => ({ op: "add", path: `/${name}`, value: member }));
    return next(withJson(withFields(request, { "content-type": JSON_PATCH }), operations));
  },
  113: async (request, next) => {
    if (typeOf(request) !== JSON_PATCH) return next(request);
    const { again, value } = await jsonOf(request);
    const response = await next(again);
    if (!Array.isArray(value) || ![409, 422].includes(response.status)) return response;
    for (const operation of value) if ((await next(withJson(request, [operation]))).status !== 204) break;
    return response;
  },
  114: sends(({ headers }) => headers["Preference-Applied"] === "return=minimal", {
    "Preference-Applied": "return=representation",
  }),
  115: (request, next) => next(withFields(request, { "content-digest": undefined, "repr-digest": undefined })),
  116: sends(({ headers }, { method }) => method === "HEAD" && headers["Repr-Digest"] !== undefined, {
    "Repr-Digest": digestOf("sha-256", Buffer.alloc(0)),
  }),
  117: rewrites("Link", (value) => value.replace(/rel="([^" ]+ [^"]+)"/g, "rel=$1")),
  118: misreadsForm((content) =>
    content.replace(/(Content-Disposition: form-data)(?!; *name)/gi, '$1; name="undefined"'),
  ),
  119: changes(isEvents, ({ content }) => ({
    content: withOneDataField(/** @type {AsyncIterable<string>} */ (content)),
  })),
  120: async (request, next) => {
    const response = await next(request);
    const isReused = response.status === 422 && /other content/.test(String(response.content));
    if (!isReused) {
      if (request.headers["idempotency-key"] !== undefined && response.status === 201)
        firsts.set(keyOf(request), response);
      return response;
    }
    return firsts.get(keyOf(request)) ?? response;
  },
  122: async (request, next) => {
    if (typeOf(request) !== JSON_PATCH) return next(request);
    const { again, value } = await jsonOf(request);
    return next(
      Array.isArray(value)
        ? withJson(
            request,
            value.filter((operation) => operation?.op !== "test"),
          )
        : again,
    );
  },
  123: ignores("if-match", ({ method }) => method === "PATCH"),
  124: changes(
    (_, { headers }) =>
      headers.prefer !== undefined && !/^(?:return|respond-async|handling|max-items|wait)\b/i.test(headers.prefer),
    () => problem(400),
  ),
  125: sends(is(202), { Location: undefined }),
  126: changes(
    (_, { headers }) =>
      headers["want-content-digest"] !== undefined && !/sha-(?:256|512)/.test(headers["want-content-digest"]),
    () => problem(400),
  ),
  127: rewrites("Content-Digest", (value) => value.replaceAll(":", "")),
  128: changes(
    ({ headers, status }, { path }) =>
      path === "/l/items" && status === 200 && !String(headers.Link).includes('rel="next"'),
    ({ headers }) => ({
      headers: { ...headers, Link: `${String(headers.Link)}, </l/items?cursor=ZnJvbSAxMA>; rel="next"` },
    }),
  ),
  129: changes(
    (_, { headers }) => /boundary="/i.test(headers["content-type"] ?? ""),
    () => problem(400),
  ),
  130: changes(
    (_, { path }) => path === "/u/form",
    ({ content, status }) => {
      if (status !== 200) return {};
      const { fields, files } = JSON.parse(String(content));
      return { content: JSON.stringify({ fields: [...new Map(fields)], files }) };
    },
  ),
  131: changes(
    ({ headers }) => Array.isArray(headers["Set-Cookie"]) && headers["Set-Cookie"].length > 1,
    ({ headers }) => ({ headers: { ...headers, "Set-Cookie": [headers["Set-Cookie"]].flat().join(", ") } }),
  ),
  132: rewrites("Set-Cookie", (value) =>
    value.startsWith("__Host-") ? `${value}; Domain=127.0.0.1` : value.split(/, (?=\w+=)/),
  ),
  133: rewrites("Set-Cookie", (value) => (value.startsWith("sid=;") ? "sid=; Path=/c" : value.split(/, (?=\w+=)/))),
  134: ignores("last-event-id"),
  135: sends(isEvents, { "Content-Type": "text/plain" }),
  136: (request, next) => {
    const isOpen =
      request.path.startsWith("/i/") && request.method === "POST" && request.headers["idempotency-key"] === undefined;
    return next(isOpen ? withFields(request, { "idempotency-key": `"made-${Math.random()}"` }) : request);
  },
  137: misreads("idempotency-key", (value) => value.replace(/"$/, `${Math.random()}"`)),
  138: changes(is(429), () => problem(503)),
  140: (request, next) => {
    const isBare = request.method === "QUERY" && request.headers["content-type"] === undefined;
    return next(isBare ? withFields(request, { "content-type": "application/json" }) : request);
  },
  141: sends(({ status }, { method }) => status === 415 && method === "QUERY", { "Accept-Query": undefined }),
};

/** @type {Map<string, import("./change.mjs").Response>} */
const firsts = new Map();
const keyOf = (/** @type {import("./change.mjs").Request} */ { path, headers }) =>
  `${path} ${headers.authorization} ${headers["idempotency-key"]}`;

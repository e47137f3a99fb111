// Areas messages, methods, head and options.

import { changes, ignores, is, of, sends } from "../faults/change.mjs";
import { all, asGet, asks, at, field, parsed, peek, withContent } from "./helpers.mjs";

const EVERY = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const KNOWN = ["GET", "HEAD", "QUERY", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** @type {Map<string, import("./helpers.mjs").Response>} */
const cache = new Map();

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const messages = {
  "messages-01": changes(
    () => true,
    ({ headers }) => ({ headers: { ...headers, Date: new Date(Date.now() + 3_600_000).toUTCString() } }),
  ),
  "messages-02": asks((request) => ({ ...request, path: decoded(request.path) })),
  "messages-03": asks((request) => ({ ...request, path: request.path.replace(/%2f/gi, "/") })),
  "messages-04": asks((request) => ({ ...request, path: request.path.replace(/^\/[^/]+/, (s) => s.toLowerCase()) })),
  "messages-05": changes(
    ({ content }) => typeof content === "string",
    ({ headers, content }) => ({ headers: { ...headers, "Content-Length": String(String(content).length) } }),
  ),
  "messages-06": sends(() => true, { Connection: "keep-alive" }),
  "messages-07": sends(({ content }) => typeof content === "object" && !Buffer.isBuffer(content), {
    "Transfer-Encoding": "chunked",
  }),

  "methods-01": changes(all(of("POST"), is(201)), (response) => ({
    headers: { ...response.headers, Location: field(response, "Location").replace(/^.*\//, "") },
  })),
  "methods-02": async (request, next) => {
    if (request.method !== "PUT" || !request.path.startsWith("/notes/")) return next(request);
    const { content, again } = await peek(request);
    const old = await next(asGet(request));
    const [before, after] = [parsed(String(old.content ?? "")), parsed(content)];
    const isObject = typeof after === "object" && after !== null && !Array.isArray(after);
    if (old.status !== 200 || !isObject) return next(again);
    return next(withContent(request, JSON.stringify({ ...before, ...after })));
  },
  "methods-03": async (request, next) => {
    if (request.method !== "PATCH" || !request.path.startsWith("/notes/")) return next(request);
    const { again } = await peek(request);
    const response = await next(again);
    if (response.status !== 404) return response;
    const headers = { ...request.headers, "content-type": "application/json" };
    return next({ ...again, method: "PUT", headers });
  },
  "methods-04": (request, next) => {
    const method = new URLSearchParams(request.query).get("_method")?.toUpperCase();
    return next(method === undefined ? request : { ...request, method });
  },
  "methods-05": async (request, next) => {
    const { method, path } = request;
    if (!/^\/notes\/./.test(path)) return next(request);
    if (method === "PUT" || method === "PATCH") cache.delete(path);
    const known = method === "GET" && cache.get(path);
    if (known) return known;
    const response = await next(request);
    if (method === "GET" && response.status === 200) cache.set(path, response);
    return response;
  },
  "methods-06": changes(is(405), (response) => ({
    headers: { ...response.headers, Allow: field(response, "Allow").replace("HEAD, ", "") },
  })),
  "methods-07": asks((request) => (KNOWN.includes(request.method) ? request : { ...request, method: "GET" })),

  "head-01": sends(of("HEAD"), { ETag: undefined, "Last-Modified": undefined }),
  "head-02": sends(all(of("HEAD"), is(200)), { "Content-Length": "0" }),
  "head-03": ignores("accept", ({ method }) => method === "HEAD"),
  "head-04": changes(all(of("HEAD"), is(200)), () => ({ status: 204, content: undefined })),

  "options-01": changes(all(of("OPTIONS"), is(404)), () => ({
    status: 204,
    headers: { Allow: EVERY },
    content: undefined,
  })),
  "options-02": sends(of("OPTIONS"), { Allow: EVERY }),
  "options-03": async (request, next) =>
    request.method === "OPTIONS" && at("/private")({ status: 0, headers: {} }, request)
      ? next({ ...request, method: "GET" })
      : next(request),
};

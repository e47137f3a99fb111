import { problem } from "../http/problem.mjs";
import { changes, is, sends, withFields } from "./change.mjs";

/** @param {Partial<Record<string, unknown>>} members */
const withMembers = (members) =>
  changes(
    ({ headers }) => headers["Content-Type"] === "application/problem+json",
    ({ content }) => ({ content: JSON.stringify({ ...JSON.parse(String(content)), ...members }) }),
  );

/** @type {Record<number, import("./change.mjs").Fault>} */
export const errors = {
  28: changes(
    ({ status, content }) => status === 400 && /not JSON|malformed/.test(String(content)),
    () => problem(500),
  ),
  29: async (request, next) => {
    const response = await next(request);
    if (response.status !== 422) return response;
    return next({ ...request, read: async () => Buffer.from('{"title":"x"}') });
  },
  30: changes(is(404), () => ({
    status: 200,
    headers: { "Content-Type": "application/json" },
    content: '{"error":"not found"}',
  })),
  31: (request, next) => (request.path === "/broken" ? new Promise(() => {}) : next(request)),
  32: changes(is(500), () => ({
    content: JSON.stringify({ title: "Error", status: 500, detail: new Error("SECRET-DETAIL").stack }),
  })),
  33: changes(
    ({ status }, { path }) => status === 400 && /%(?![0-9a-f]{2})/i.test(path),
    () => problem(500),
  ),
  34: changes(is(410), () => ({ status: 200 })),
  37: sends(is(503), { "Retry-After": "1.5" }),
  38: sends(({ headers }) => headers["Content-Type"] === "application/problem+json", {
    "Content-Type": "application/json",
  }),
  39: withMembers({ status: 200 }),
  40: changes(
    ({ headers }) => headers["Content-Type"] === "application/problem+json",
    ({ status, content }) => ({ content: JSON.stringify({ ...JSON.parse(String(content)), status: String(status) }) }),
  ),
  41: withMembers({ type: "not found error" }),
  42: changes(is(404), () => ({ headers: { "Content-Type": "text/html" }, content: "<h1>Not found</h1>" })),
  94: sends(({ status }) => status >= 301 && status <= 308 && status !== 304, { Location: undefined }),
  95: changes(
    ({ status }) => status === 307 || status === 308,
    () => ({ status: 302 }),
  ),
  96: changes(is(303), () => ({ status: 307 })),
  97: changes(
    (_, { path }) => path === "/go",
    ({ headers }) => ({ headers: { ...headers, Location: headers.Location && octets(decodeURI(headers.Location)) } }),
  ),
  106: sends(() => true, { Date: undefined }),
  107: sends(({ status }) => status >= 400, { "Cache-Control": "public, max-age=600" }),
  108: sends(is(401), { "WWW-Authenticate": undefined }),
  109: (request, next) =>
    next(
      request.headers.authorization?.startsWith("Bearer ")
        ? request
        : withFields(request, { authorization: undefined }),
    ),
  110: changes(is(403), () => problem(401, undefined, { "WWW-Authenticate": "Bearer" })),
  121: changes(
    ({ status }, { headers }) => status === 401 && headers.authorization === undefined,
    () => problem(403),
  ),
};

/** @param {string} text */
function octets(text) {
  return Buffer.from(text).toString("latin1");
}

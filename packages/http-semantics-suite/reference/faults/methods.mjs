import { problem } from "../http/problem.mjs";
import { changes, ignores, is, of, sends } from "./change.mjs";

const ALL = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const EMPTY_NOTE = Buffer.from('{"title":"x"}');

/** @param {import("./change.mjs").Request} request */
const asPost = (request) => ({
  ...request,
  method: "POST",
  path: "/notes",
  headers: { "content-type": "application/json" },
  read: async () => EMPTY_NOTE,
});

/** @type {Record<number, import("./change.mjs").Fault>} */
export const methods = {
  1: changes(is(405), () => problem(404)),
  2: sends(is(405), { Allow: undefined }),
  3: sends(is(405), { Allow: ALL }),
  6: async (request, next) => {
    if (request.method === "HEAD" && request.path === "/notes") await next(asPost(request));
    return next(request);
  },
  7: async (request, next) => {
    const response = await next(request);
    return request.method === "PUT" && response.status === 204 ? next(asPost(request)) : response;
  },
  8: changes(
    (response, request) => request.method === "DELETE" && response.status === 404,
    () => problem(500),
  ),
  9: changes(
    (response, request) => request.method === "PUT" && response.status === 201,
    () => ({ status: 200 }),
  ),
  10: changes(
    (response, request) => request.method === "PUT" && response.status === 204,
    () => ({ status: 201 }),
  ),
  11: sends((response, request) => request.method === "POST" && response.status === 201, { Location: undefined }),
  12: sends((response, request) => request.method === "POST" && response.status === 201, { Location: "/note/1" }),
  13: ignores("content-range"),
  14: async (request, next) => {
    if (request.method !== "DELETE") return next(request);
    const { status } = await next({ ...request, method: "GET", headers: {} });
    return status === 200 ? { status: 204, headers: {} } : problem(404);
  },
  15: (request, next) => next(request.method === "TRACE" ? { ...request, method: "GET" } : request),
  16: changes(
    (response, request) => request.method === "HEAD" && response.status === 200,
    () => problem(405, "", { Allow: "GET" }),
  ),
  17: changes(
    (response, request) => request.method === "HEAD" && response.status === 200,
    () => ({ status: 204, content: undefined }),
  ),
  18: sends(of("HEAD"), { "Content-Type": undefined }),
  19: sends((response, request) => request.method === "HEAD" && response.status === 200, { "Content-Length": "0" }),
  20: sends(of("HEAD"), { ETag: undefined }),
  21: changes(
    (response, request) => request.method === "HEAD" && response.status === 404,
    () => ({ status: 200 }),
  ),
  23: changes(of("OPTIONS"), () => problem(404)),
  24: sends(of("OPTIONS"), { Allow: undefined }),
  25: changes(
    (_, request) => request.path === "*",
    () => problem(404),
  ),
  26: sends((response, request) => request.method === "OPTIONS" && response.status === 204, { Allow: ALL }),
  27: changes(
    (response, request) => request.method === "OPTIONS" && response.status === 404,
    () => ({ status: 204, headers: { Allow: ALL }, content: undefined }),
  ),
};

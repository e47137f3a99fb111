// Areas status, problem and auth.

import { changes, is, misreads, sends, withFields } from "../faults/change.mjs";
import { all, asks, at, parsed } from "./helpers.mjs";

/** A problem with other members. @param {(members: any, response: import("./helpers.mjs").Response, request: import("./helpers.mjs").Request) => object} change */
const members = (change) =>
  changes(
    ({ headers }) => headers["Content-Type"] === "application/problem+json",
    (response, request) => {
      const known = parsed(String(response.content));
      return { content: JSON.stringify({ ...known, ...change(known, response, request) }) };
    },
  );

const FAILED = { status: 500, headers: { "Content-Type": "application/problem+json" } };
const failed = () => ({ ...FAILED, content: '{"title":"Internal Server Error","status":500}' });

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const errors = {
  "status-01": changes(({ status, content }) => status === 400 && /path is malformed/.test(String(content)), failed),
  "status-02": sends(is(503), { "Retry-After": "120s" }),
  "status-03": asks((request) => {
    if (request.path !== "/search") return request;
    const parameters = new URLSearchParams(request.query);
    const limit = Number.parseInt(parameters.get("limit") ?? "", 10);
    if (!Number.isNaN(limit)) parameters.set("limit", String(limit));
    return { ...request, query: String(parameters) };
  }),
  "status-04": changes((_, { path }) => /^\/(?:notes|files)\/[^/]{65}/.test(path), failed),
  "status-05": changes(all(is(422), at("/notes")), () => ({
    status: 200,
    headers: { "Content-Type": "application/json" },
    content: '{"success":false,"error":"The note is invalid."}',
  })),

  "problem-01": members(({ status }) => ({ status: String(status) })),
  "problem-02": changes(is(405), ({ headers }) => ({
    headers: { ...headers, "Content-Type": "text/plain" },
    content: "Method Not Allowed",
  })),
  "problem-03": members(({ title }) => ({ type: title })),
  "problem-04": members(({ title }, _, { method, path }) => ({ title: `${title}: ${method} ${path}` })),

  "auth-01": misreads("authorization", (value) => (value.startsWith("Bearer ") ? value : undefined)),
  "auth-02": misreads("authorization", (value) => value.replace(/\S+$/, (token) => token.toLowerCase())),
  "auth-03": misreads("authorization", (value) => value.replace(/^\S+/, "Bearer")),
  "auth-04": asks((request) =>
    request.method === "HEAD" ? withFields(request, { authorization: "Bearer good" }) : request,
  ),
  "auth-05": sends(is(401), { "WWW-Authenticate": "Bearer realm=the test service" }),
  "auth-06": changes(
    (response, { headers }) => response.status === 401 && headers["if-match"] !== undefined,
    () => ({
      status: 412,
      headers: { "Content-Type": "application/problem+json" },
      content: '{"title":"Precondition Failed","status":412}',
    }),
  ),
};

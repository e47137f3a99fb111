// Routing, HEAD, OPTIONS, 404, 405 and errors: the same for every resource.

import { access } from "./core/access.mjs";
import { documents } from "./core/documents.mjs";
import { echo } from "./core/echo.mjs";
import { fileRoutes } from "./core/files.mjs";
import { negotiated } from "./core/negotiated.mjs";
import { noteRoutes } from "./core/notes.mjs";
import { redirects } from "./core/redirects.mjs";
import { conditional } from "./http/conditional.mjs";
import { withCors } from "./http/cors.mjs";
import { JSON_TYPE, ok } from "./http/message.mjs";
import { problem } from "./http/problem.mjs";
import { ranged } from "./http/ranges.mjs";
import { routerOf } from "./http/router.mjs";
import { segmentsOf } from "./http/target.mjs";
import { further, without } from "./profiles/index.mjs";

const PROFILES = { core: "all", ...Object.fromEntries(Object.keys(further).map((name) => [name, "all"])) };

/** @type {import("./http/message.mjs").Routes} */
const routes = {
  "/.well-known/http-semantics": {
    GET: () => ok(JSON_TYPE, JSON.stringify({ suite: 1, name: "reference", profiles: PROFILES, without })),
  },
  ...documents,
  ...noteRoutes,
  ...fileRoutes,
  ...negotiated,
  ...redirects,
  ...access,
  ...echo,
  ...Object.assign({}, ...Object.values(further)),
};

const find = routerOf(routes);

/**
 * @param {import("./http/message.mjs").Request} request
 * @returns {Promise<import("./http/message.mjs").Response>}
 */
export async function handle(request) {
  const { method, path } = request;
  if (path === "*") return { status: 204, headers: { Allow: "GET, HEAD, QUERY, POST, PUT, PATCH, DELETE, OPTIONS" } };
  const segments = segmentsOf(path);
  if (segments === undefined) return problem(400, "The path is malformed.");
  const found = find(segments);
  if (found === undefined) return problem(404);
  const { route, params } = found;
  const methods = Object.keys(route).filter((name) => name === name.toUpperCase());
  const Allow = [...methods.flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name])), "OPTIONS"].join(", ");
  if (method === "OPTIONS") return withCors(request, route, { status: 204, headers: { Allow, ...route.fields } });
  const handler = route[method === "HEAD" ? "GET" : method];
  if (handler === undefined) return withCors(request, route, problem(405, undefined, { Allow }));
  const response = await handled(handler, request, params);
  return withCors(request, route, isSafe(method) ? ranged(request, conditional(request, response)) : response);
}

/** @param {string} method */
function isSafe(method) {
  return method === "GET" || method === "HEAD" || method === "QUERY";
}

/**
 * @param {import("./http/message.mjs").Handler} handler
 * @param {import("./http/message.mjs").Request} request
 * @param {readonly string[]} params
 */
async function handled(handler, request, params) {
  try {
    return await handler(request, ...params);
  } catch (error) {
    if (process.env.VERBOSE) console.error(error);
    return problem(500);
  }
}

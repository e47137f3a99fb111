// Areas prefer and query.

import { changes, is, misreads } from "../faults/change.mjs";
import { problem } from "../http/problem.mjs";
import { all, at, field, members, peek } from "./helpers.mjs";

/** @type {Map<string, import("./helpers.mjs").Response>} */
const results = new Map();
const KNOWN = ["return", "respond-async", "handling", "max-items", "wait"];

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const prefer = {
  "prefer-01": changes(
    (response, { path, headers }) =>
      response.status < 300 && path.startsWith("/p/") && /^(?:return|handling)=\w+$/.test(headers.prefer ?? ""),
    ({ headers }, request) => ({ headers: { ...headers, "Preference-Applied": request.headers.prefer } }),
  ),
  "prefer-02": misreads(
    "prefer",
    members((member) => (member.includes('"') ? "none" : member)),
  ),
  "prefer-03": misreads("prefer", (value) => value.split(",").reverse().join(",")),
  "prefer-04": (request, next) => {
    const isUnknown = request.headers.prefer
      ?.split(",")
      .some((member) => !KNOWN.includes(member.split(/[=;]/)[0]?.trim().toLowerCase() ?? ""));
    return isUnknown ? problem(400, "The preference is not known.") : next(request);
  },
  "prefer-05": misreads(
    "prefer",
    members((member) => (/[A-Z].*=/.test(member) ? "none" : member)),
  ),

  "query-01": changes(
    (_, { method }) => method === "QUERY",
    ({ headers }) => ({ headers: { ...headers, ETag: headers.ETag && '"books"' } }),
  ),
  "query-02": async (request, next) => {
    if (request.method !== "QUERY") return next(request);
    const key = `${request.path}?${request.query} ${request.headers.accept} ${request.headers["accept-encoding"]}`;
    const { again } = await peek(request);
    const response = await next(again);
    if (response.status !== 200) return response;
    const known = results.get(key);
    if (known === undefined) results.set(key, response);
    return known ?? response;
  },
  "query-03": changes(all(is(200), at("/q/stored")), ({ headers }) => ({
    headers: { ...headers, "Content-Location": "/q/stored" },
  })),
  "query-04": changes(
    (response) => field(response, "Access-Control-Allow-Methods").includes("QUERY"),
    (response) => ({
      headers: {
        ...response.headers,
        "Access-Control-Allow-Methods": field(response, "Access-Control-Allow-Methods").replace("QUERY, ", ""),
      },
    }),
  ),
};

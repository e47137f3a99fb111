// Areas cookies, deprecation and link.

import { changes, is, misreads, sends } from "../faults/change.mjs";
import { problem } from "../http/problem.mjs";
import { all, at, field } from "./helpers.mjs";

/** @param {(line: string) => string} change */
const setting = (change) =>
  changes(
    ({ headers }) => headers["Set-Cookie"] !== undefined,
    ({ headers }) => ({
      headers: { ...headers, "Set-Cookie": [headers["Set-Cookie"]].flat().map((line) => change(String(line))) },
    }),
  );

/** @param {RegExp} pattern @param {string} text @param {string} [name] */
const replaces = (pattern, text, name = "Link") =>
  changes(
    (response) => pattern.test(field(response, name)),
    (response) => ({ headers: { ...response.headers, [name]: field(response, name).replace(pattern, text) } }),
  );

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const cookies = {
  "cookies-01": sends(({ status }) => status >= 400, { "Set-Cookie": undefined }),
  "cookies-02": changes(
    ({ status, headers }) => status === 303 && Array.isArray(headers["Set-Cookie"]),
    ({ headers }) => ({ headers: { ...headers, "Set-Cookie": [String(headers["Set-Cookie"]?.at(-1))] } }),
  ),
  "cookies-03": setting((line) => line.replace("SameSite=None; Secure", "SameSite=None")),
  "cookies-04": misreads("cookie", (value) =>
    value
      .split(";")
      .map((pair) => pair.split("=").slice(0, 2).join("="))
      .join(";"),
  ),
  "cookies-05": async (request, next) => {
    const isBad = request.headers.cookie?.split(";").some((pair) => /%(?![\da-f]{2})/i.test(pair));
    return isBad ? problem(500) : next(request);
  },
  "cookies-06": changes(all(is(200), at("/c/set")), ({ headers }, { query }) => {
    const value = new URLSearchParams(query).get("v") ?? "";
    // biome-ignore lint/suspicious/noControlCharactersInRegex: node:http refuses them
    if (/[\x00-\x1f\x7f]|[^\x00-\xff]/.test(value)) return {};
    const cookie = `${String(headers["Set-Cookie"]).split("=")[0]}=${value}`;
    return { headers: { ...headers, "Set-Cookie": `${cookie}; Path=/` }, content: JSON.stringify({ cookie }) };
  }),
  "cookies-07": setting((line) => line.replace("; Path=/c; Max-Age=0", "; Max-Age=0")),

  "deprecation-01": replaces(/^@1688169599$/, "@1688169599.75", "Deprecation"),
  "deprecation-02": changes(
    ({ headers }) => headers.Sunset !== undefined,
    (response) => ({
      headers: { ...response.headers, Sunset: new Date(field(response, "Sunset")).toISOString() },
    }),
  ),
  "deprecation-03": replaces(/, <\/l\/items>; rel="next"/, ""),
  "deprecation-04": sends(({ status }) => status >= 400, {
    Deprecation: undefined,
    Sunset: undefined,
    Link: undefined,
  }),
  "deprecation-05": sends(at("/dep/cors"), { "Access-Control-Expose-Headers": undefined }),

  "link-01": replaces(/\\"three\\"/, '"three"'),
  "link-02": changes(at("/l/items"), (response) => ({
    headers: {
      ...response.headers,
      Link: field(response, "Link").replace(/\?[^>]*(cursor=[^&>]*)[^>]*(>; rel="next")/, "?$1$2"),
    },
  })),
  "link-03": changes(at("/l/input"), (response, { query }) => ({
    headers: {
      ...response.headers,
      Link:
        response.headers.Link &&
        `<${new URLSearchParams(query).get("to")?.replace(/[^\x20-\x7e]/g, encodeURIComponent)}>; rel="related"`,
    },
  })),
  "link-04": changes(at("/l/items"), ({ headers }) => ({ headers: { ...headers, ETag: headers.ETag && '"items"' } })),
  "link-05": changes(
    (response, { headers }) => headers.origin === undefined && /Origin/.test(field(response, "Vary")),
    (response) => ({
      headers: { ...response.headers, Vary: field(response, "Vary").replace(/(?:, )?Origin/, "") || undefined },
    }),
  ),
  "link-06": (request, next) => {
    const isOther = request.headers.origin?.startsWith("https://app.example") ?? false;
    const { origin = "" } = request.headers;
    const response = misreads("origin", () => (isOther ? "https://app.example" : origin))(request, next);
    return changes(
      ({ headers }) => headers["Access-Control-Allow-Origin"] !== undefined,
      ({ headers }) => ({ headers: { ...headers, "Access-Control-Allow-Origin": origin } }),
    )(request, async () => response);
  },
};

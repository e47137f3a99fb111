// Areas redirects and content.

import { changes, is, misreads, withFields } from "../faults/change.mjs";
import { problem } from "../http/problem.mjs";
import { all, at, field, peek, withContent } from "./helpers.mjs";

/** The target of /go as it was asked for, changed. @param {(to: string) => string} encode */
const goes = (encode) =>
  changes(all(is(303), at("/go")), ({ headers }, { query }) => ({
    headers: { ...headers, Location: encode(new URLSearchParams(query).get("to") ?? "") },
  }));

/** @param {import("./helpers.mjs").Request} request */
const typeOf = ({ headers }) => headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

/** JSON content, changed before it is read. @param {(content: Buffer) => Buffer | string | undefined} change undefined refuses it @returns {import("./helpers.mjs").Fault} */
const reads =
  (change, type = "application/json") =>
  async (request, next) => {
    if (typeOf(request) !== type || request.headers["content-encoding"] !== undefined) return next(request);
    const { content, again } = await peek(request);
    if (content.length === 0) {
      const other = change(content);
      return next(other === undefined ? again : withContent(request, other));
    }
    const other = change(content);
    return other === undefined ? problem(400, "The content is malformed.") : next(withContent(again, other));
  };

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const content = {
  "redirects-01": goes((to) => encodeURI(to)),
  "redirects-02": goes((to) => Buffer.from(to.replaceAll(" ", "%20")).toString("latin1")),
  "redirects-03": goes((to) => to.split("/").map(encodeURIComponent).join("/")),
  "redirects-04": changes(
    (response) => response.status > 300 && response.status < 309 && field(response, "Location").startsWith("/"),
    (response, request) => ({
      headers: {
        ...response.headers,
        Location: `http://${(request.headers.host ?? "").replace(/:\d+$/, "")}${field(response, "Location")}`,
      },
    }),
  ),

  "content-01": (request, next) =>
    /charset="/i.test(request.headers["content-type"] ?? "")
      ? problem(415, "The charset is not known.", { "Accept-Post": "application/json" })
      : next(request),
  "content-02": async (request, next) => {
    if (request.headers["transfer-encoding"] === undefined) return next(request);
    return next({ ...request, read: () => request.read(50_000_000) });
  },
  "content-03": reads((bytes) => bytes.toString("utf8")),
  "content-04": (request, next) =>
    /charset/i.test(request.headers["content-type"] ?? "")
      ? next(request)
      : reads((bytes) => bytes.toString("latin1"), "text/plain")(request, next),
  "content-05": reads((bytes) => (bytes.length === 0 ? "{}" : bytes)),
  "content-06": reads((bytes) => (bytes.length === 0 || /^\s*[[{]/.test(bytes.toString("latin1")) ? bytes : undefined)),
  "content-07": misreads("content-type", (value) =>
    value.replace(/^application\/(?:[\w.]+\+)?json[\w-]*/i, "application/json"),
  ),
  "content-08": changes(
    (response, { path }) => path.startsWith("/files/") && /^text\/[\w-]+$/.test(field(response, "Content-Type")),
    (response) => ({
      headers: { ...response.headers, "Content-Type": `${field(response, "Content-Type")}; charset=utf-8` },
    }),
  ),
  "content-09": (request, next) =>
    next(
      request.headers["content-encoding"] === "gzip" ? request : withFields(request, { "content-encoding": undefined }),
    ),
};

// Area ranges.

import { changes, is, isRead, misreads, sends, withFields } from "../faults/change.mjs";
import { httpDate } from "../http/fields.mjs";
import { problem } from "../http/problem.mjs";
import { field, textOf } from "./helpers.mjs";

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const ranges = {
  "ranges-01": async (request, next) => {
    const [, last] = /^bytes=\d+-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const response = await next(request);
    const size = Number(/\/(\d+)$/.exec(field(response, "Content-Range"))?.[1]);
    const isBeyond = response.status === 206 && last !== undefined && Number(last) >= size;
    return isBeyond ? problem(416, undefined, { "Content-Range": `bytes */${size}` }) : response;
  },
  "ranges-02": misreads("range", (value) => (/^bytes=0-0$/.test(value) ? "bytes=0-" : value)),
  "ranges-03": async (request, next) => {
    const since = httpDate(request.headers["if-range"] ?? "");
    if (since === undefined) return next(request);
    const whole = await next(withFields(request, { range: undefined }));
    const modified = httpDate(field(whole, "Last-Modified"));
    return modified !== undefined && modified <= since ? next(withFields(request, { "if-range": undefined })) : whole;
  },
  "ranges-04": async (request, next) => {
    if (request.method !== "HEAD" || request.headers.range === undefined) return next(request);
    return next({ ...request, method: "GET" });
  },
  "ranges-05": sends(is(206), {
    "Cache-Control": undefined,
    Expires: undefined,
    "Content-Location": undefined,
    Vary: undefined,
  }),
  "ranges-06": (request, next) =>
    next(
      isRead(request) && request.headers.range !== undefined && request.path.startsWith("/r/")
        ? withFields(request, { "if-none-match": undefined, "if-modified-since": undefined })
        : request,
    ),
  "ranges-07": changes(
    (response, { headers }) => response.status === 404 && headers.range !== undefined,
    () => problem(416, undefined, { "Content-Range": "bytes */0" }),
  ),
  "ranges-08": async (request, next) => {
    const response = await next(request);
    const type = field(response, "Content-Type");
    if (response.status !== 206 || !type.startsWith("multipart/")) return response;
    const text = await textOf(response);
    const head = /Content-Range: bytes \d+-\d+\/\d+\r\n/gi;
    return { ...response, content: text.replace(head, "") };
  },
};

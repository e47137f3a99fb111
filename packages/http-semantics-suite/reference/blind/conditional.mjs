// Areas conditional and preconditions.

import { ignores, isRead, misreads, withFields } from "../faults/change.mjs";
import { httpDate } from "../http/fields.mjs";
import { problem } from "../http/problem.mjs";
import { asGet, field, isWrite, peek } from "./helpers.mjs";

/** Unless the ETag of the response is one of these, 200. @param {import("./helpers.mjs").Fault} fault @returns {import("./helpers.mjs").Fault} */
const onReads = (fault) => (request, next) => (isRead(request) ? fault(request, next) : next(request));
/** @param {import("./helpers.mjs").Fault} fault @returns {import("./helpers.mjs").Fault} */
const onWrites = (fault) => (request, next) => (isWrite(request) ? fault(request, next) : next(request));
const first = (/** @type {string} */ value) => value.split(",")[0];
const isDate = (/** @type {string | undefined} */ value) => value !== undefined && httpDate(value) !== undefined;
const PRECONDITIONS = { "if-match": undefined, "if-none-match": undefined, "if-unmodified-since": undefined };
const NOT_MODIFIED = { "if-none-match": undefined, "if-modified-since": undefined };

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const conditional = {
  "conditional-01": onReads(async (request, next) => {
    const tags = request.headers["if-none-match"];
    if (tags === undefined || tags.trim() === "*") return next(request);
    const whole = await next(withFields(request, { "if-none-match": undefined }));
    const known = field(whole, "ETag");
    return known.startsWith("W/") || tags.includes("W/") ? whole : next(request);
  }),
  "conditional-02": onReads(misreads("if-none-match", first)),
  "conditional-03": onReads((request, next) => {
    const { "if-none-match": tags, "if-modified-since": since } = request.headers;
    if (tags === undefined || since === undefined) return next(request);
    return next(withFields(request, { "if-none-match": undefined }));
  }),
  "conditional-04": misreads("if-modified-since", (value) => (/^\w{3}, /.test(value) ? value : undefined)),
  "conditional-05": onReads(async (request, next) => {
    const tags = request.headers["if-none-match"];
    if (tags === undefined) return next(request);
    const whole = await next(withFields(request, { "if-none-match": undefined }));
    const known = field(whole, "ETag").replace(/^W\/|"/g, "");
    return known !== "" && tags.includes(known) ? next(withFields(request, { "if-none-match": "*" })) : next(request);
  }),
  "conditional-06": onReads((request, next) => {
    const since = request.headers["if-modified-since"];
    const isBad = since !== undefined && !isDate(since) && request.headers["if-none-match"] === undefined;
    return next(isBad ? withFields(request, { "if-modified-since": new Date().toUTCString() }) : request);
  }),
  "conditional-07": (request, next) => next(request.method === "HEAD" ? withFields(request, NOT_MODIFIED) : request),

  "preconditions-01": onWrites(misreads("if-match", (value) => value.replaceAll("W/", ""))),
  "preconditions-02": onWrites(misreads("if-none-match", (value) => (value.trim() === "*" ? value : undefined))),
  "preconditions-03": ignores("if-unmodified-since", ({ method }) => method === "DELETE"),
  "preconditions-04": onWrites(async (request, next) => {
    const { "if-match": tags } = request.headers;
    if (tags === undefined || tags.trim() === "*") return next(request);
    const { again } = await peek(request);
    const isFailed = !tags.includes(field(await next(asGet(request)), "ETag") || "none");
    const response = await next(isFailed ? withFields(again, { "if-match": undefined }) : again);
    return isFailed && response.status < 300 ? problem(412) : response;
  }),
  "preconditions-05": onWrites(async (request, next) => {
    const since = httpDate(request.headers["if-unmodified-since"] ?? "");
    if (request.headers["if-match"] === undefined || since === undefined) return next(request);
    const modified = httpDate(field(await next(asGet(request)), "Last-Modified"));
    return modified !== undefined && modified > since ? problem(412) : next(request);
  }),
  "preconditions-06": onWrites(async (request, next) => {
    const { "if-match": tags } = request.headers;
    const current = await next(asGet(request));
    if (tags === undefined || tags.trim() === "*" || current.status !== 200) return next(request);
    return tags.includes(field(current, "ETag")) ? next(request) : problem(412);
  }),
  "preconditions-07": (request, next) => {
    const since = request.headers["if-unmodified-since"];
    const isBad = since !== undefined && !isDate(since) && request.headers["if-match"] === undefined;
    if (!isBad) return next(request);
    return next(withFields(request, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }));
  },
  "preconditions-08": (request, next) => next(request.method === "HEAD" ? withFields(request, PRECONDITIONS) : request),
};

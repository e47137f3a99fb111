import { httpDate, listOf } from "../http/fields.mjs";
import { problem } from "../http/problem.mjs";
import { changes, ignores, is, isRead, misreads, sends, withFields } from "./change.mjs";

const OBSOLETE = /^\w+day, |^\w{3} \w{3} /;

/** @param {string} name @param {(value: string) => string} change */
const validator = (name, change) =>
  changes(
    ({ headers }) => headers[name] !== undefined,
    ({ headers }) => ({ headers: { ...headers, [name]: change(headers[name] ?? "") } }),
  );

/** @type {Record<number, import("./change.mjs").Fault>} */
export const conditional = {
  65: ignores("if-none-match", (request) => isRead(request) && request.headers["if-none-match"] !== "*"),
  66: ignores("if-none-match", (request) => isRead(request) && request.headers["if-none-match"] === "*"),
  67: misreads("if-none-match", (value) => listOf(value)[0] ?? value),
  68: async (request, next) => {
    const response = await next(request);
    const tag = response.headers.ETag;
    const field = request.headers["if-none-match"] ?? "*";
    const isSame = field === "*" || (tag !== undefined && !tag.startsWith("W/") && listOf(field).includes(tag));
    return response.status === 304 && !isSame ? next(withFields(request, { "if-none-match": undefined })) : response;
  },
  69: ignores("if-none-match", ({ method }) => method === "PUT"),
  70: ignores("if-match", ({ method }) => method === "PUT"),
  71: misreads("if-match", (value) => value.replaceAll("W/", "")),
  72: async (request, next) => {
    const response = await next(request);
    const isStar = request.headers["if-match"] === "*" && request.method === "PUT";
    return isStar && response.status === 412 ? next(withFields(request, { "if-match": undefined })) : response;
  },
  73: ignores("if-match", ({ method }) => method === "DELETE"),
  74: async (request, next) => {
    const since = httpDate(request.headers["if-modified-since"] ?? "");
    const without = withFields(request, { "if-modified-since": undefined });
    const { headers } = await next({ ...without, method: "HEAD" });
    return next(isRead(request) && since === httpDate(headers["Last-Modified"] ?? "") ? without : request);
  },
  75: ignores("if-none-match", (request) => isRead(request) && request.headers["if-modified-since"] !== undefined),
  76: ignores("if-unmodified-since", ({ method }) => method === "PUT"),
  77: changes(
    (_, { headers }) =>
      headers["if-modified-since"] !== undefined && httpDate(headers["if-modified-since"]) === undefined,
    () => problem(400),
  ),
  78: (request, next) => {
    const names = ["if-modified-since", "if-unmodified-since"].filter((name) =>
      OBSOLETE.test(request.headers[name] ?? ""),
    );
    return next(withFields(request, Object.fromEntries(names.map((name) => [name, undefined]))));
  },
  79: sends(is(304), { ETag: undefined }),
  81: validator("ETag", (tag) => tag.replaceAll('"', "")),
  82: async (request, next) => {
    const known = Object.fromEntries(
      ["if-match", "if-none-match"].map((name) => [name, request.headers[name]?.replace('"constant"', "*")]),
    );
    const response = await next(withFields(request, known));
    const isNote = request.path.startsWith("/notes/") && response.headers.ETag !== undefined;
    return isNote ? { ...response, headers: { ...response.headers, ETag: '"constant"' } } : response;
  },
  83: async (request, next) => {
    const field = request.headers["if-none-match"];
    const both = field === '"packed"' ? '"packed", "packed-gzip"' : field;
    const response = await next(withFields(request, { "if-none-match": both }));
    return response.headers.ETag === '"packed-gzip"'
      ? { ...response, headers: { ...response.headers, ETag: '"packed"' } }
      : response;
  },
  84: validator("Last-Modified", (date) => new Date(date).toISOString()),
  85: validator("Last-Modified", () => new Date(Date.now() + 3_600_000).toUTCString()),
  86: changes(
    ({ status }, request) => isRead(request) && status === 404 && request.headers["if-none-match"] === "*",
    () => ({ status: 304, headers: {}, content: undefined }),
  ),
};

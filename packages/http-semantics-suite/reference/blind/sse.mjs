// Areas sse, static, uploads and wildcard.

import { changes, is, misreads } from "../faults/change.mjs";
import { ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";
import { all, asks, at, parsed, peek, withContent } from "./helpers.mjs";

/** @param {(text: string) => string} change */
const streams = (change) =>
  changes(
    ({ headers, content }) => headers["Content-Type"] === "text/event-stream" && content !== undefined,
    ({ content }) => ({ content: mapped(content, change) }),
  );

/** @param {any} content @param {(text: string) => string} change */
async function* mapped(content, change) {
  for await (const chunk of content) yield change(String(chunk));
}

/** @param {any} content */
async function* lateByOne(content) {
  /** @type {string | undefined} */
  let held;
  let count = 0;
  for await (const chunk of content) {
    count += 1;
    held = `${held ?? ""}${chunk}`;
    if (count % 8 > 0) continue;
    yield held;
    held = undefined;
  }
  if (held !== undefined) yield held;
}

/** The iterator is never told that nobody listens. @param {any} content */
async function* deaf(content) {
  const iterator = content[Symbol.asyncIterator]();
  for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value;
}

/** The multipart content as latin1, changed. @param {(text: string, boundary: string) => string} change @returns {import("./helpers.mjs").Fault} */
const forms = (change) => async (request, next) => {
  const [, quoted, token] = /boundary=(?:"([^"]*)"|([^;]*))/i.exec(request.headers["content-type"] ?? "") ?? [];
  if (request.path !== "/u/form" || request.method !== "POST") return next(request);
  const { content, again } = await peek(request);
  if (content.length === 0) return next(again);
  return next(withContent(again, Buffer.from(change(content.toString("latin1"), quoted ?? token ?? ""), "latin1")));
};

/** @param {(summary: any) => any} change */
const summaries = (change) =>
  changes(all(is(200), at("/u/form")), ({ content }) => ({ content: JSON.stringify(change(parsed(String(content)))) }));

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const sse = {
  "sse-01": streams((text) => text.replace(/^(data|id|event): /gm, "$1:")),
  "sse-02": streams((text) => text.replace(/^data: $\n/gm, "")),
  "sse-03": changes(at("/s/slow"), ({ content }) => ({ content: content && lateByOne(content) })),
  "sse-04": changes(at("/s/slow"), ({ content }) => ({ content: content && deaf(content) })),
  "sse-05": streams((text) => text.replace(/^retry: (\d+)$/gm, "retry: $1ms")),
  "sse-06": misreads("last-event-id", (value) =>
    ["1", "2", "3"].includes(value) || /[^\d]/.test(value) ? value : "3",
  ),

  "static-01": async (request, next) => {
    const response = await next(request);
    const isDot = request.method === "GET" && request.path === "/f/.env";
    return isDot ? ok("application/octet-stream", "TOP-SECRET") : response;
  },
  "static-02": changes(
    (response, { path }) => path.startsWith("/f/app.js") && response.headers.ETag !== undefined,
    ({ headers }) => ({ headers: { ...headers, ETag: '"app-2024-01-01"' } }),
  ),
  "static-03": changes(at("/f/app.js.gz"), ({ headers, status }) => ({
    headers: { ...headers, "Content-Encoding": status === 200 ? "gzip" : undefined },
  })),
  "static-04": changes(
    (response, { path }) => path.startsWith("/f/") && response.status === 200 && response.content?.length === 0,
    () => problem(404),
  ),
  "static-05": asks((request) =>
    request.path.startsWith("/f/") ? { ...request, path: request.path.replaceAll("+", "%20") } : request,
  ),
  "static-06": asks((request) =>
    request.method === "POST" && request.path.startsWith("/f/") ? { ...request, method: "GET" } : request,
  ),

  "uploads-01": misreads("content-type", (value) => value.replace(/boundary="([^" ]*)"/i, "boundary=%22$1%22")),
  "uploads-02": forms((text, boundary) => (text.includes(`--${boundary}--`) ? text : `${text}\r\n--${boundary}--\r\n`)),
  "uploads-03": summaries(({ fields, files }) => ({ fields: [...new Map(fields)], files })),
  "uploads-04": forms((text) => text.replace(/^content-disposition:/gm, "x-disposition:")),
  "uploads-05": summaries(({ fields, files }) => ({
    fields,
    files: files.filter((/** @type {any} */ { size }) => size > 0),
  })),
  "uploads-06": summaries(({ fields, files }) => ({
    fields: fields.map(([name, value]) => [name, value.trim()]),
    files,
  })),

  "wildcard-01": async (request, next) => {
    const response = await next(request);
    const isFallen = response.status === 405 && request.method === "DELETE" && request.path === "/w/files/readme";
    return isFallen ? { status: 204, headers: {} } : response;
  },
  "wildcard-02": (request, next) => (/^\/w\/bt\/new\/(?!form$)/.test(request.path) ? problem(404) : next(request)),
  "wildcard-03": changes(all(is(200), at("/w/")), ({ content }, { path }) => {
    const { route, params } = parsed(String(content));
    const name = ["rest", "path"].find((key) => params[key] !== undefined);
    if (name === undefined) return {};
    return { content: JSON.stringify({ route, params: { [name]: path.split("/").slice(3).join("/") } }) };
  }),
  "wildcard-04": asks((request) =>
    request.path.startsWith("/w/") ? { ...request, path: request.path.replace(/\/{2,}/g, "/") } : request,
  ),
};

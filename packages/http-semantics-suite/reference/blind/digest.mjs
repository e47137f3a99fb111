// Areas digest and idempotency.

import { misreads, withFields } from "../faults/change.mjs";
import { peek } from "./helpers.mjs";

/** @type {Set<string>} keys whose first request is being performed */
const busy = new Set();
/** @type {Map<string, import("./helpers.mjs").Response>} */
const kept = new Map();
/** @type {Map<string, string>} */
const authors = new Map();
let copies = 0;

/** @param {import("./helpers.mjs").Request} request */
const keyOf = ({ path, headers }) => `${path} ${headers["idempotency-key"]}`;
/** @param {import("./helpers.mjs").Request} request */
const isKeyed = ({ method, path, headers }) =>
  method === "POST" && path.startsWith("/i/") && headers["idempotency-key"] !== undefined;

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const digest = {
  "digest-01": misreads("content-digest", (value) => value.replaceAll("sha-512=", "other=")),
  "digest-02": async (request, next) => {
    const value = request.headers["content-digest"];
    const isUnknown = value !== undefined && !/sha-(?:256|512)=/.test(value);
    return next(isUnknown ? withFields(request, { "content-digest": "malformed" }) : request);
  },
  "digest-03": async (request, next) => {
    const response = await next(request);
    if (response.status !== 206 || response.headers["Content-Digest"] === undefined) return response;
    const whole = await next(withFields(request, { range: undefined }));
    return { ...response, headers: { ...response.headers, "Content-Digest": whole.headers["Content-Digest"] } };
  },
  "digest-04": async (request, next) => {
    const response = await next(request);
    if (response.headers["Repr-Digest"] === undefined) return response;
    const identity = await next(withFields(request, { "accept-encoding": undefined, range: undefined }));
    return { ...response, headers: { ...response.headers, "Repr-Digest": identity.headers["Repr-Digest"] } };
  },
  "digest-05": async (request, next) => {
    if (request.method !== "PUT" || !request.path.startsWith("/d/doc/")) return next(request);
    const { again } = await peek(request);
    const response = await next(again);
    if (response.status !== 400) return response;
    await next(withFields(again, { "content-digest": undefined, "repr-digest": undefined }));
    return response;
  },
  "digest-06": misreads("want-repr-digest", (value) => value.replace(/=0(?!\d)/g, "=1")),

  "idempotency-01": (request, next) => {
    if (!isKeyed(request)) return next(request);
    const author = authors.get(keyOf(request)) ?? request.headers.authorization;
    if (author !== undefined) authors.set(keyOf(request), author);
    return next(withFields(request, { authorization: author }));
  },
  "idempotency-02": async (request, next) => {
    if (!isKeyed(request)) return next(request);
    const key = keyOf(request);
    copies += 1;
    if (busy.has(key)) return next(withFields(request, { "idempotency-key": `"copy-${copies}"` }));
    busy.add(key);
    try {
      return await next(request);
    } finally {
      busy.delete(key);
    }
  },
  "idempotency-03": async (request, next) => {
    if (!isKeyed(request)) return next(request);
    const { content, again } = await peek(request);
    const key = `${keyOf(request)} ${request.headers.authorization} ${String(content)}`;
    const known = kept.get(key);
    if (known) return known;
    const response = await next(again);
    if (response.status >= 500) kept.set(key, response);
    return response;
  },
  "idempotency-04": async (request, next) => {
    if (!isKeyed(request)) return next(request);
    const { content, again } = await peek(request);
    const key = `replay ${keyOf(request)} ${request.headers.authorization} ${String(content)}`;
    const response = await next(again);
    if (response.status !== 201) return response;
    if (!kept.has(key)) {
      kept.set(key, response);
      return response;
    }
    return { ...response, headers: { "Content-Type": response.headers["Content-Type"] } };
  },
  "idempotency-05": misreads("idempotency-key", (value) => (/^[\w-]+$/.test(value) ? `"${value}"` : value)),
};

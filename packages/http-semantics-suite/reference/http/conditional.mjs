// Preconditions (RFC 9110 13).

import { entityTags, httpDate } from "./fields.mjs";
import { problem } from "./problem.mjs";

/**
 * @typedef {{ etag?: string, modified?: string }} Validators
 */

/**
 * For writes: 412, or undefined if the method may be performed. Call it last, when everything else about the request is in order.
 * @param {import("./message.mjs").Request} request
 * @param {Validators | undefined} current undefined if there is no representation now
 */
export function failedPrecondition(request, current) {
  const { headers } = request;
  const ifMatch = headers["if-match"];
  const ifNoneMatch = headers["if-none-match"];
  const failed =
    (ifMatch === undefined
      ? changedSince(headers["if-unmodified-since"], current)
      : !matches(ifMatch, current, strongly)) ||
    (ifNoneMatch !== undefined && matches(ifNoneMatch, current, weakly));
  return failed ? problem(412) : undefined;
}

/**
 * For GET and HEAD: the response itself, or the 304 or 412 in its place. Preconditions do not count if the response is not a success.
 * @param {import("./message.mjs").Request} request
 * @param {import("./message.mjs").Response} response
 */
export function conditional(request, response) {
  if (response.status !== 200) return response;
  const { headers } = request;
  const current = { etag: response.headers.ETag, modified: response.headers["Last-Modified"] };
  const ifMatch = headers["if-match"];
  if (ifMatch !== undefined && !matches(ifMatch, current, strongly)) return problem(412);
  if (ifMatch === undefined && changedSince(headers["if-unmodified-since"], current)) return problem(412);
  const ifNoneMatch = headers["if-none-match"];
  const same =
    ifNoneMatch === undefined ? !isNewer(headers["if-modified-since"], current) : matches(ifNoneMatch, current, weakly);
  return same ? notModified(response) : response;
}

/** @param {import("./message.mjs").Response} response */
function notModified({ headers }) {
  const kept = ["Cache-Control", "Content-Location", "Deprecation", "ETag", "Expires", "Link", "Sunset", "Vary"];
  if (headers.ETag === undefined) kept.push("Last-Modified");
  return { status: 304, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name))) };
}

/**
 * @param {string} field
 * @param {Validators | undefined} current
 * @param {(one: string, other: string) => boolean} equal
 */
function matches(field, current, equal) {
  if (current === undefined) return false;
  const tags = entityTags(field);
  return tags === "*" || tags.some((tag) => current.etag !== undefined && equal(tag, current.etag));
}

/** @type {(one: string, other: string) => boolean} */
const strongly = (one, other) => one === other && !one.startsWith("W/");
/** @type {(one: string, other: string) => boolean} */
const weakly = (one, other) => one.replace(/^W\//, "") === other.replace(/^W\//, "");

/**
 * If-Unmodified-Since is false. Without a date of either side it does not count.
 * @param {string | undefined} field
 * @param {Validators | undefined} current
 */
function changedSince(field, current) {
  const since = field === undefined ? undefined : httpDate(field);
  const modified = current?.modified === undefined ? undefined : httpDate(current.modified);
  return since !== undefined && modified !== undefined && modified > since;
}

/**
 * If-Modified-Since is true, or does not count.
 * @param {string | undefined} field
 * @param {Validators} current
 */
function isNewer(field, current) {
  const since = field === undefined ? undefined : httpDate(field);
  const modified = current.modified === undefined ? undefined : httpDate(current.modified);
  return since === undefined || modified === undefined || modified > since;
}

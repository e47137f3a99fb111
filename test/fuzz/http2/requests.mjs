// @ts-check
// What can be asked over HTTP/2 that is right, and what the response to it is.
import { LARGE, MOST } from "../marked-content.mjs";

/** @typedef {import("../random.mjs").Dice} Dice */

/**
 * @typedef {object} Request
 * @property {string} kind
 * @property {string} method
 * @property {string} path
 * @property {string} mark
 * @property {readonly (readonly [string, string])[]} fields
 * @property {string | undefined} content undefined where it has none
 * @property {string | undefined} text what a callback that reads the content acts on; undefined where none may
 * @property {boolean} reads whether the response waits for the content
 * @property {readonly number[]} statuses
 * @property {number | undefined} size of the response's content, where it is known
 * @property {boolean} isMarked whether the response's content contains the mark
 * @property {"whole" | "silent" | "cut"} ends how the response's content ends, if nobody cancels it
 * @property {string | undefined} file
 */

/** @type {Omit<Request, "kind" | "method" | "path" | "mark">} */
export const PLAIN = {
  fields: [],
  content: undefined,
  text: undefined,
  reads: false,
  statuses: [200],
  size: undefined,
  isMarked: false,
  ends: "whole",
  file: undefined,
};

/** @type {readonly (readonly [string, string, Partial<Request>])[]} */
const READS = [
  ["GET", "/things", { isMarked: true }],
  ["HEAD", "/things", { size: 0 }],
  ["GET", "/slow", { isMarked: true }],
  ["GET", "/turns", { isMarked: true }],
  ["HEAD", "/turns", { size: 0 }],
  ["GET", "/streams", { isMarked: true }],
  ["GET", "/pour", { isMarked: true }],
  ["HEAD", "/q", { size: 0 }],
  ["HEAD", "/pour", { size: 0 }],
  ["GET", "/nowhere", { statuses: [404] }],
  ["HEAD", "/guarded", { statuses: [401], size: 0 }],
  ["DELETE", "/things", { statuses: [204], size: 0 }],
  ["GET", "/large", { size: LARGE }],
  ["HEAD", "/large", { size: 0 }],
  ["GET", "/generated", { size: LARGE }],
  ["HEAD", "/generated", { size: 0 }],
  ["GET", "/blob", { size: LARGE }],
  ["GET", "/coded", { fields: [["accept-encoding", "gzip"]] }],
  ["GET", "/breaking", { ends: "cut" }],
  ["GET", "/events", { ends: "silent", isMarked: true }],
  ["HEAD", "/events", { size: 0 }],
];

const JSON_TYPE = "application/json";
const jsonOf = (/** @type {string} */ text) => JSON.stringify({ text });
const asIs = (/** @type {string} */ text) => text;
const BOUNDARY = "b0undary";

/** @param {string} text the first half is a field, the second a file */
function multipart(text) {
  const half = text.length >> 1;
  const part = (/** @type {string} */ about, /** @type {string} */ content) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`;
  return `${part('name="text"', text.slice(0, half))}${part('name="file"; filename="f"', text.slice(half))}--${BOUNDARY}--\r\n`;
}

/** A line for every 20 characters, so that there are many places to break off where what came looks whole. @param {string} text */
function lines(text) {
  return (text.match(/.{1,20}/g) ?? [""]).map((part) => `${jsonOf(part)}\n`).join("");
}

/** @type {readonly (readonly [string, string, string, (text: string) => string, readonly number[]])[]} method, path, type, what text becomes, statuses */
const READERS = [
  ["POST", "/bytes", "text/plain", asIs, [200]],
  ["POST", "/text", "text/plain", asIs, [200]],
  ["POST", "/echo", "text/plain", asIs, [200]],
  ["POST", "/iterated", "text/plain", asIs, [200]],
  ["POST", "/parsed", JSON_TYPE, jsonOf, [200]],
  ["POST", "/json", JSON_TYPE, jsonOf, [200, 204]],
  ["PUT", "/put", JSON_TYPE, jsonOf, [200, 204]],
  ["POST", "/keyed", JSON_TYPE, jsonOf, [200, 204]],
  ["POST", "/raw", "text/plain", asIs, [200, 204]],
  ["POST", "/form", "application/x-www-form-urlencoded", (text) => `a=b&text=${text}`, [200, 204]],
  ["POST", "/lines", "application/x-ndjson", lines, [200, 204]],
  ["POST", "/upload", `multipart/form-data; boundary=${BOUNDARY}`, multipart, [200, 204]],
];

/** @type {readonly (readonly [string, string, Partial<Request>])[]} whose responses do not wait for the content */
const IGNORANT = [
  ["POST", "/unread", { isMarked: true }],
  ["POST", "/late", { isMarked: true }],
  ["POST", "/nowhere", { statuses: [404] }],
  ["PUT", "/guarded", { statuses: [401] }],
  ["POST", "/part", { isMarked: true, reads: true, content: "xy".repeat(60) }],
  ["POST", "/none", { statuses: [204], size: 0 }],
  ["POST", "/reset", { statuses: [205], size: 0 }],
];

/** @param {Dice} dice @param {string} mark @returns {Request} */
export function requestOf(dice, mark) {
  const of = (/** @type {string} */ method, /** @type {string} */ path, /** @type {Partial<Request>} */ more) => ({
    ...PLAIN,
    ...more,
    kind: `${method} ${path}`,
    method,
    path: `${path}/${mark}`,
    mark,
  });
  if (dice.often(0.08)) {
    const file = `${mark}.bin`;
    const method = dice.pick(["GET", "GET", "GET", "HEAD"]);
    return { ...of(method, "/files", { size: method === "HEAD" ? 0 : LARGE, file }), path: `/files/${file}` };
  }
  if (dice.often(0.4)) return of(...dice.pick(READS));
  if (dice.often(0.15)) {
    const [method, path, more] = dice.pick(IGNORANT);
    return of(method, path, { content: "x".repeat(dice.below(300)), ...more });
  }
  const [method, path, type, make, statuses] = dice.pick(READERS);
  const isTooLarge = dice.often(0.04);
  const text = mark + "x".repeat(isTooLarge ? MOST + dice.below(1_000) : dice.below(400));
  const content = make(text);
  /** @type {[string, string][]} */
  const fields = [["content-type", type]];
  if (path === "/keyed") fields.push(["idempotency-key", `"${mark}"`]);
  if (dice.often(0.3)) fields.push(["content-length", String(content.length)]);
  return of(method, path, {
    fields,
    content,
    reads: true,
    text: isTooLarge ? undefined : text,
    statuses: isTooLarge ? [413] : statuses,
  });
}

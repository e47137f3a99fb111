// Byte ranges (RFC 9110 14).

import { randomUUID } from "node:crypto";
import { httpDate } from "./fields.mjs";
import { problem } from "./problem.mjs";

/** More parts than these are sent as the whole (RFC 9110 17.15). */
const MAX_PARTS = 20;

/**
 * The 200 itself, or the 206 or 416 in its place.
 * @param {import("./message.mjs").Request} request
 * @param {import("./message.mjs").Response} response
 * @returns {import("./message.mjs").Response}
 */
export function ranged(request, response) {
  if (!response.ranges || response.status !== 200) return response;
  const whole = { ...response, headers: { ...response.headers, "Accept-Ranges": "bytes" } };
  const content = sliceable(response.content ?? "");
  const field = request.headers.range;
  if (field === undefined || request.method === "HEAD" || !isCurrent(request.headers["if-range"], response.headers))
    return whole;
  const specs = specsOf(field);
  if (specs === undefined) return whole;
  const ranges = specs.flatMap((spec) => rangeOf(spec, content.size));
  if (ranges.length === 0) {
    // A suffix of nothing is the whole, which is empty (RFC 9110 14.1.2).
    if (content.size === 0 && specs.some(({ from, to }) => from === undefined && to !== 0)) return whole;
    return problem(416, undefined, { "Content-Range": `bytes */${content.size}`, "Accept-Ranges": "bytes" });
  }
  const total = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  if (ranges.length > MAX_PARTS || total > content.size) return whole;
  const [range] = ranges;
  return ranges.length === 1 && range !== undefined ? single(whole, content, range) : multiple(whole, content, ranges);
}

/** @typedef {{ from: number, to: number }} Range `to` is not included */
/** @typedef {{ from: number | undefined, to: number | undefined }} Spec */

/**
 * @param {string} field
 * @returns {Spec[] | undefined} undefined if the field does not count
 */
function specsOf(field) {
  const [, list] = /^bytes=(.*)$/i.exec(field) ?? [];
  const members = list
    ?.split(",")
    .map((member) => member.trim())
    .filter((member) => member !== "");
  if (!members?.length || !members.every((member) => /^(?:\d+-\d*|-\d+)$/.test(member))) return undefined;
  const specs = members.map((member) => {
    const [from = "", to = ""] = member.split("-");
    return { from: from === "" ? undefined : Number(from), to: to === "" ? undefined : Number(to) };
  });
  return specs.some(({ from, to }) => from !== undefined && to !== undefined && to < from) ? undefined : specs;
}

/**
 * @param {Spec} spec
 * @param {number} size
 * @returns {Range[]} empty if it cannot be satisfied
 */
function rangeOf({ from, to }, size) {
  if (from === undefined) return to === 0 || size === 0 ? [] : [{ from: Math.max(0, size - (to ?? 0)), to: size }];
  return from >= size ? [] : [{ from, to: Math.min(size, (to ?? size) + 1) }];
}

/**
 * If-Range is compared strongly, and a date has to be the very same (RFC 9110 13.1.5).
 * @param {string | undefined} field
 * @param {import("./message.mjs").Response["headers"]} headers
 */
function isCurrent(field, headers) {
  if (field === undefined) return true;
  if (/^(?:W\/)?"/.test(field)) return field === headers.ETag && !field.startsWith("W/");
  const date = httpDate(field);
  return date !== undefined && date === httpDate(String(headers["Last-Modified"]));
}

/**
 * @param {import("./message.mjs").Response} whole
 * @param {import("./message.mjs").Sliceable} content
 * @param {Range} range
 */
function single(whole, content, { from, to }) {
  const headers = {
    ...whole.headers,
    "Content-Range": `bytes ${from}-${to - 1}/${content.size}`,
    "Content-Length": String(to - from),
  };
  return { status: 206, headers, content: content.slice(from, to) };
}

/**
 * @param {import("./message.mjs").Response} whole
 * @param {import("./message.mjs").Sliceable} content
 * @param {readonly Range[]} ranges
 */
function multiple(whole, content, ranges) {
  const boundary = randomUUID();
  const type = whole.headers["Content-Type"];
  async function* parts() {
    for (const { from, to } of ranges) {
      yield `\r\n--${boundary}\r\nContent-Type: ${String(type)}\r\nContent-Range: bytes ${from}-${to - 1}/${content.size}\r\n\r\n`;
      yield* content.slice(from, to);
    }
    yield `\r\n--${boundary}--\r\n`;
  }
  return {
    status: 206,
    headers: { ...whole.headers, "Content-Type": `multipart/byteranges; boundary=${boundary}` },
    content: parts(),
  };
}

/**
 * @param {import("./message.mjs").Content} content
 * @returns {import("./message.mjs").Sliceable}
 */
function sliceable(content) {
  if (typeof content === "object" && "slice" in content && "size" in content) return content;
  const bytes = Buffer.from(/** @type {string | Buffer} */ (content));
  return {
    size: bytes.length,
    async *slice(from, to) {
      yield bytes.subarray(from, to);
    },
  };
}

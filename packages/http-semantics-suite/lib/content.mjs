// @ts-check
import zlib from "node:zlib";
import { same, show, within } from "./compare.mjs";
import { valueOf } from "./readers.mjs";
import { fill } from "./request.mjs";

/** @param {any} reply @param {{ finishFlush?: number }} [options] @returns {Buffer} */
export function decoded(reply, options) {
  const coding = valueOf(reply, "content-encoding")?.toLowerCase();
  if (coding === undefined || coding === "identity") return reply.body;
  if (coding === "gzip" || coding === "x-gzip") return zlib.gunzipSync(reply.body, options);
  if (coding === "deflate") return zlib.inflateSync(reply.body, options);
  if (coding === "br") return zlib.brotliDecompressSync(reply.body);
  throw new Error(`coding ${coding}`);
}

/** Each check returns what is wrong, or undefined. @type {Record<string, (want: any, at: any) => string | undefined>} */
const CHECKS = {
  body: (want, { text, fillIn }) =>
    text === fillIn(want) ? undefined : `content ${show(text)}, expected ${show(fillIn(want))}`,
  body_empty: (_, { reply, text }) => (reply.body.length ? `content ${show(text)}, expected none` : undefined),
  body_not_empty: (_, { reply }) => (reply.body.length ? undefined : "no content"),
  body_bytes: (want, { reply }) =>
    reply.body.length === want ? undefined : `${reply.body.length} octets, expected ${want}`,
  max_body_bytes: (want, { reply }) =>
    reply.body.length > want ? `${reply.body.length} octets, at most ${want} expected` : undefined,
  body_base64: (want, { reply, text }) =>
    reply.body.toString("base64") === want ? undefined : `content ${show(text)}, expected the octets ${want} (base64)`,
  body_re: (want, { text }) =>
    new RegExp(want, "is").test(text) ? undefined : `content ${show(text)}, expected to match ${want}`,
  body_lacks: (want, { text, fillIn }) => (text.includes(fillIn(want)) ? `content has ${show(want)}` : undefined),
  body_same_as: (want, { reply, replies, text }) =>
    reply.body.equals(replies[want]?.body ?? Buffer.alloc(0))
      ? undefined
      : `content differs from that of response ${want}: ${show(text)}`,
  body_not_same_as: (want, { reply, replies }) =>
    reply.body.equals(replies[want].body) ? `content as in response ${want}` : undefined,
  body_slice: ({ of, from, to }, { reply, replies }) => {
    const whole = typeof of === "number" ? replies[of].body : Buffer.from(of);
    const slice = whole.subarray(from, to === undefined ? undefined : to + 1);
    return reply.body.equals(slice)
      ? undefined
      : `content is not octets ${from}-${to ?? ""} (${reply.body.length} octets)`;
  },
  body_decoded: (want, { reply }) => {
    const coding = valueOf(reply, "content-encoding") ?? "identity";
    try {
      const text = decoded(reply).toString("utf8");
      return text === want ? undefined : `decoded content (${coding}) ${show(text)}, expected ${show(want)}`;
    } catch (error) {
      return `content does not decode as ${coding}: ${/** @type {Error} */ (error).message}`;
    }
  },
  body_json: (want, { json, fillIn }) => {
    const wanted = JSON.parse(fillIn(JSON.stringify(want)));
    return same(wanted, json()) ? undefined : `content ${show(json())}, expected ${show(wanted)}`;
  },
  body_has: (want, { json, fillIn }) => {
    const wanted = JSON.parse(fillIn(JSON.stringify(want)));
    return within(wanted, json()) ? undefined : `content ${show(json())}, expected in it ${show(wanted)}`;
  },
  json_max: (want, { json, replies }) => {
    for (const [key, [n, plus]] of Object.entries(want)) {
      const before = typeof n === "string" ? JSON.parse(replies[Number(n)].body)[key] : n;
      if (!(json()[key] <= before + plus)) return `${key} ${json()[key]}, at most ${before + plus} expected`;
    }
  },
};

/** @param {any} want @param {any} reply @param {any[]} replies @param {any} target @returns {string[]} */
export function judgeContent(want, reply, replies, target) {
  const text = reply.body.toString("utf8");
  const at = {
    reply,
    replies,
    text,
    json: () => JSON.parse(text),
    fillIn: (/** @type {string} */ t) => fill(t, replies, target),
  };
  return Object.entries(CHECKS).flatMap(([key, check]) => {
    if (want[key] === undefined || want[key] === false) return [];
    try {
      const message = check(want[key], at);
      return message === undefined ? [] : [message];
    } catch (error) {
      return [error instanceof SyntaxError ? `content is no JSON: ${show(text)}` : String(error)];
    }
  });
}

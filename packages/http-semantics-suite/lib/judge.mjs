// @ts-check
import { judgeContent } from "./content.mjs";
import { judgeField } from "./fields.mjs";
import { judgeForms } from "./forms.mjs";

/** @param {number | string | (number | string)[]} want @param {number} status */
function judgeStatus(want, status) {
  const list = [want].flat();
  const fits = list.some((s) => (typeof s === "string" ? String(status)[0] === s[0] : s === status));
  return fits ? [] : [`status ${status}, expected ${list.join(" or ")}`];
}

/** @param {any} want @param {any} reply */
function judgeTimes(want, reply) {
  const bad = [];
  if (want.max_ms !== undefined && reply.ms > want.max_ms)
    bad.push(`took ${reply.ms} ms, at most ${want.max_ms} expected`);
  if (want.complete !== undefined && reply.complete !== want.complete)
    bad.push(want.complete ? "the response did not end" : "the response ended");
  if (want.no_interim && reply.interim.length)
    bad.push(`interim ${reply.interim.map((/** @type {any} */ x) => x.status)}`);
  if (want.first_content_ms !== undefined) {
    const first = reply.times?.[0]?.[0];
    const after = first === undefined ? "never" : `after ${first - reply.begun} ms`;
    if (first === undefined || first - reply.begun > want.first_content_ms) bad.push(`first content ${after}`);
  }
  return bad;
}

/** @param {any} want @param {any} reply @param {any[]} replies @param {any} target @returns {string[]} */
function judgeOneOf(want, reply, replies, target) {
  const { one_of: choices, ...rest } = want;
  const tries = choices.map((/** @type {any} */ w) => judge(w, reply, replies, target));
  const first = judge(rest, reply, replies, target);
  if (tries.some((/** @type {string[]} */ t) => t.length === 0)) return reply.broken ? [] : first;
  const reasons = tries.map((/** @type {string[]} */ t) => t[0]).join(" | ");
  return [...first, `none of ${tries.length} allowed responses (status ${reply.status ?? reply.broken}): ${reasons}`];
}

/**
 * What is wrong with a response; nothing if it is as expected.
 * @param {any} want @param {any} reply @param {any[]} replies @param {any} target
 * @returns {string[]}
 */
export function judge(want, reply, replies, target) {
  if (!want) return [];
  if (!reply) return ["the request was not sent"];
  if (want.one_of) return judgeOneOf(want, reply, replies, target);
  if (reply.broken) return want.broken_ok ? [] : [reply.broken];
  const bad = want.status === undefined ? [] : judgeStatus(want.status, reply.status);
  for (const [name, w] of Object.entries(want.headers ?? {}))
    bad.push(...judgeField(name.toLowerCase(), w, reply, replies, target));
  bad.push(...judgeContent(want, reply, replies, target), ...judgeForms(want, reply, replies, target));
  return [...bad, ...judgeTimes(want, reply)];
}

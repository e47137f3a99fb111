// @ts-check
// What one client sends on one connection, from a number: the same number, the same bytes in the same packets.
import { Dice } from "../random.mjs";
import { BROKEN } from "./broken.mjs";
import { VALID } from "./valid.mjs";

/**
 * How the client ends:
 * - patient: it closes its side when it has all that it can expect
 * - eager: it closes its side behind its last byte
 * - stalling: it sends no more and waits for the server to close
 * - rude: it resets the connection at some point
 * @typedef {"patient" | "eager" | "stalling" | "rude"} Ending
 */

/**
 * @typedef {object} Packet
 * @property {string} text latin1
 * @property {"none" | "turn" | "time" | "continue"} before what is waited for before it is sent
 */

/**
 * @typedef {object} Scenario
 * @property {number} seed
 * @property {readonly import("./requests.mjs").Part[]} parts
 * @property {readonly Packet[]} packets
 * @property {Ending} ending
 */

/** @param {number} seed @returns {Scenario} */
export function scenarioOf(seed) {
  const dice = new Dice(seed);
  /** @type {import("./requests.mjs").Part[]} */
  const parts = [];
  const count = 1 + dice.below(dice.often(0.1) ? 12 : 4);
  const brokenAt = dice.often(0.6) ? dice.below(count) : -1;
  for (let at = 0; at < count; at += 1) {
    // Behind what is broken anything may follow, and nothing of it may get a response.
    parts.push(at === brokenAt ? dice.pick(BROKEN)(dice) : dice.pick(VALID)(dice, `m${seed % 100_000}x${at}`));
  }
  /** @type {Ending} */
  let ending = dice.often(0.6) ? "patient" : dice.often(0.9) ? "eager" : "rude";
  if (dice.often(0.08)) {
    truncate(parts, dice);
    if (ending === "patient") ending = dice.often(0.05) ? "stalling" : "eager";
  }
  return { seed, parts, packets: packetsOf(parts, dice), ending };
}

/** The last request breaks off. @param {import("./requests.mjs").Part[]} parts @param {Dice} dice */
function truncate(parts, dice) {
  const last = parts.pop();
  if (last === undefined) return;
  const text = last.text.slice(0, 1 + dice.below(last.text.length - 1));
  // It breaks off when the response has come, or at once.
  const head = text.indexOf("\r\n\r\n") + 4;
  const wait = head > 3 && head < text.length && dice.often(0.4) ? { alone: head } : {};
  const { mark: _mark, content: _content, statuses: _statuses, alone: _alone, mustRefuse: _must, ...rest } = last;
  // Of what came of a head only the whole tells the server what was asked.
  const method = text.includes("\r\n\r\n") ? last.method : "";
  parts.push({
    ...rest,
    kind: `truncated ${last.kind}`,
    method,
    text,
    verdict: "partial",
    mayClose: true,
    ...wait,
  });
}

/** @param {readonly import("./requests.mjs").Part[]} parts @param {Dice} dice @returns {Packet[]} */
function packetsOf(parts, dice) {
  const text = parts.map((part) => part.text).join("");
  const cuts = new Set();
  /** @type {Set<number>} */
  const waits = new Set();
  let start = 0;
  for (const { text: own, alone } of parts) {
    if (alone !== undefined) waits.add(start + alone);
    start += own.length;
    if (dice.often(0.2)) cuts.add(start);
  }
  if (dice.often(0.5)) for (let times = dice.below(5); times > 0; times -= 1) cuts.add(1 + dice.below(text.length));
  if (dice.often(0.01)) for (let at = 1; at < Math.min(text.length, 300); at += 1) cuts.add(at);
  /** @type {Packet[]} */
  const packets = [];
  let from = 0;
  for (const at of [...new Set([...cuts, ...waits, text.length])].sort((a, b) => a - b)) {
    if (at <= from || at > text.length) continue;
    const before =
      from === 0 ? "none" : waits.has(from) ? "continue" : dice.often(0.6) ? "turn" : dice.often(0.5) ? "none" : "time";
    packets.push({ text: text.slice(from, at), before });
    from = at;
  }
  return packets;
}

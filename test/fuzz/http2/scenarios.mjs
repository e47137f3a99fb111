// @ts-check
// What one client sends on one connection of HTTP/2, from a number: the same number, the same frames.
import { Dice } from "../random.mjs";
import { FLAG, fieldBlock, frame, PREFACE, TYPE, uint32 } from "./frames.mjs";
import { PLAIN, requestOf } from "./requests.mjs";
import { headers, headOf, POISONS, WRONG } from "./wrong.mjs";

/** @typedef {import("./requests.mjs").Request} Request */

/**
 * What is sent at once: one or more whole frames, and what they mean to the model.
 * @typedef {object} Step
 * @property {number} stream 0 for the connection
 * @property {string} label
 * @property {Buffer} bytes
 * @property {"none" | "turn" | "time" | "continue" | "head" | "data"} before what is waited for before it is sent; the last three on its stream
 * @property {Request} [opens]
 * @property {string} [data] content, latin1
 * @property {boolean} [ends] the content
 * @property {number} [resets] with this code
 * @property {boolean} [spoils] its stream: it is malformed
 * @property {string} [poisons] the connection
 * @property {boolean} [mustEnd] whether the connection has to end of it
 * @property {number} [window] that new streams have from here on
 */

/**
 * How the client ends:
 * - patient: it closes its side when it has all that it can expect
 * - goaway: the same, and it says so before
 * - leaving: it resets the connection when it has all that it can expect
 * - stalling: it does nothing more, and waits for the server to close
 * - eager: it closes its side behind its last byte
 * - rude: it resets the connection behind its last byte
 * @typedef {"patient" | "goaway" | "leaving" | "stalling" | "eager" | "rude"} Ending
 */

/**
 * @typedef {object} Scenario
 * @property {readonly Step[]} steps
 * @property {Ending} ending
 * @property {boolean} credits whether the client gives back the windows that content takes
 * @property {boolean} acknowledges whether it acknowledges SETTINGS and PING
 */

const NO_ERROR = 0;
const CODES = [...Array(14).keys(), 0xdead];
const SMALL = [1, 7, 100, 1_000];

/** @param {number} seed @returns {Scenario} */
export function scenarioOf(seed) {
  const dice = new Dice(seed);
  const credits = dice.often(0.8);
  const window = !credits
    ? dice.pick([0, 100, 65_535])
    : dice.often(0.4)
      ? dice.pick(SMALL)
      : dice.pick([65_535, 1_000_000]);
  /** @type {Step[][]} */
  const streams = [];
  for (let count = 1 + dice.below(5); count > 0; count -= 1) {
    const mark = `m${seed}x${streams.length}`;
    const id = 2 * streams.length + 1;
    if (dice.often(0.12)) streams.push(wrongStream(dice, id, mark));
    else {
      const request = requestOf(dice, mark);
      streams.push(streamOf(dice, id, request));
      // A client that does not know what became of it sends it again.
      if (request.path.startsWith("/keyed") && dice.often(0.5)) streams.push(streamOf(dice, id + 2, request));
    }
  }
  const steps = interleaved(streams, dice);
  for (let count = dice.below(4); count > 0; count -= 1) insert(steps, dice, harmless(dice, credits, streams.length));
  const [poison, make, mustEnd] = dice.often(0.15) ? dice.pick(POISONS) : [];
  if (make !== undefined)
    insert(steps, dice, { ...step(0, poison ?? "", make(dice)), poisons: poison ?? "", mustEnd: mustEnd === true });
  /** @type {Ending} */
  let ending = dice.often(0.6) ? "patient" : dice.pick(["goaway", "leaving", "eager", "rude"]);
  if (dice.often(0.003)) ending = "stalling";
  // A malformed WINDOW_UPDATE behind GOAWAY would abort the nghttp2 of Node 20.20: where there is one, GOAWAY is not sent.
  if (poison?.includes("window") && ending === "goaway") ending = "eager";
  const sent = [hello(window), ...steps];
  if (dice.often(0.08))
    return { steps: cutOff(sent, dice), ending: dice.pick(["eager", "rude"]), credits, acknowledges: false };
  return { steps: sent, ending, credits, acknowledges: dice.often(0.85) };
}

/** @param {number} stream @param {string} label @param {Buffer} bytes @param {Step["before"]} [before] @returns {Step} */
const step = (stream, label, bytes, before = "none") => ({ stream, label, bytes, before });

/** @param {number} id @param {number} value */
const setting = (id, value) => frame(TYPE.SETTINGS, 0, 0, Buffer.concat([Buffer.from([0, id]), uint32(value)]));

/** The table of fields is switched off, so that responses can be read without one. @param {number} window */
function hello(window) {
  const bytes = Buffer.concat([PREFACE, setting(1, 0), setting(4, window)]);
  return { ...step(0, `hello, window ${window}`, bytes), window };
}

/** Frames that are no fault. @param {Dice} dice @param {boolean} credits @param {number} streams @returns {Step} */
function harmless(dice, credits, streams) {
  const id = 2 * dice.below(streams) + 1;
  const window = dice.pick([1, 100, 5_000, 65_535, 200_000]);
  return dice.pick([
    () => step(0, "unknown frame", frame(0xbe, 0xff, 0, Buffer.from("unknown"))),
    () => step(0, "PING", frame(TYPE.PING, 0, 0, Buffer.alloc(8))),
    () => step(0, "unknown setting", setting(0x7f, 1)),
    () => step(0, "WINDOW_UPDATE", frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(dice.pick([1, 1_000, 2 ** 28])))),
    () => step(0, "PRIORITY", frame(TYPE.PRIORITY, 0, id, Buffer.concat([uint32(0), Buffer.from([dice.below(256)])]))),
    () =>
      credits
        ? { ...step(0, `SETTINGS, window ${window}`, setting(4, window), "turn"), window }
        : step(0, "SETTINGS", frame(TYPE.SETTINGS, 0, 0)),
  ])();
}

/** @param {Dice} dice @returns {Step["before"]} */
const moment = (dice) => (dice.often(0.8) ? "none" : dice.often(0.7) ? "turn" : "time");

/** The frames of a request: its content whole, or broken off; its stream left alone, or reset at some point. @param {Dice} dice @param {number} id @param {Request} request */
function streamOf(dice, id, request) {
  const { kind, method, path, fields, content, reads } = request;
  const expects = content !== undefined && dice.often(0.12);
  const block = fieldBlock(headOf(method, path, expects ? [...fields, ["expect", "100-continue"]] : fields));
  const opening = step(id, kind, headers(dice, id, block, content === undefined), moment(dice));
  /** @type {Step[]} */
  const steps = [{ ...opening, opens: request, ends: content === undefined }];
  const breaksOff = content !== undefined && dice.often(0.35);
  if (content !== undefined) steps.push(...contentOf(dice, id, content, breaksOff));
  const second = steps[1];
  if (expects && second !== undefined) second.before = "continue";
  const isLong = request.ends === "silent" || (request.size ?? 0) > 0;
  if (dice.often(breaksOff ? 0.6 : isLong ? 0.5 : 0.2)) {
    const code = dice.often(0.35) ? NO_ERROR : dice.pick(CODES);
    const before = breaksOff && reads ? moment(dice) : dice.pick(["none", "turn", "time", "head", "data"]);
    steps.push({
      ...step(id, `RST_STREAM ${code}`, frame(TYPE.RST_STREAM, 0, id, uint32(code)), before),
      resets: code,
    });
  }
  return steps;
}

/** Content in some frames, of which some are padded or empty. @param {Dice} dice @param {number} id @param {string} content @param {boolean} breaksOff */
function contentOf(dice, id, content, breaksOff) {
  /** @type {Step[]} */
  const steps = [];
  const end = !breaksOff || dice.often(0.3) ? content.length : dice.below(content.length + 1);
  const cuts = Array.from({ length: dice.below(3) }, () => dice.below(end + 1)).sort((a, b) => a - b);
  let from = 0;
  for (const to of [...cuts, end]) {
    const isLast = to === end && steps.length === cuts.length && !breaksOff;
    const data = content.slice(from, to);
    from = to;
    const hasTrailers = isLast && dice.often(0.1);
    const flags = isLast && !hasTrailers ? FLAG.END_STREAM : 0;
    const bytes = Buffer.from(data, "latin1");
    const padding = dice.often(0.2) ? dice.below(200) : undefined;
    const payload =
      padding === undefined ? bytes : Buffer.concat([Buffer.from([padding]), bytes, Buffer.alloc(padding)]);
    const sent = frame(TYPE.DATA, padding === undefined ? flags : flags | FLAG.PADDED, id, payload);
    steps.push({
      ...step(id, `DATA ${data.length}${flags ? ", END_STREAM" : ""}`, sent, moment(dice)),
      data,
      ends: flags !== 0,
    });
    if (hasTrailers)
      steps.push({
        ...step(id, "trailers", headers(dice, id, fieldBlock([["x", "y"]]), true), moment(dice)),
        ends: true,
      });
  }
  return steps;
}

/** @param {Dice} dice @param {number} id @param {string} mark @returns {Step[]} */
function wrongStream(dice, id, mark) {
  const [kind, make] = dice.pick(WRONG);
  const steps = make(dice, id, mark).map((bytes) => ({ ...step(id, kind, bytes, moment(dice)), spoils: true }));
  return steps.map((each, at) =>
    at === 0 ? { ...each, opens: { ...PLAIN, kind, method: "", path: "", mark } } : each,
  );
}

/** The frames of each stream in their order, those of different streams mixed; new streams open in the order of their ids. @param {readonly (readonly Step[])[]} streams @param {Dice} dice */
function interleaved(streams, dice) {
  /** @type {Step[]} */
  const steps = [];
  const left = streams.map((each) => [...each]);
  let opened = 0;
  while (left.some((each) => each.length > 0)) {
    const open = left.slice(0, opened).filter((each) => each.length > 0);
    const isNext = opened < left.length && (open.length === 0 || dice.often(0.5));
    const next = (isNext ? left[opened] : open[dice.below(open.length)])?.shift();
    if (isNext) opened += 1;
    if (next !== undefined) steps.push(next);
  }
  return steps;
}

/** @param {Step[]} steps @param {Dice} dice @param {Step} more */
const insert = (steps, dice, more) => steps.splice(dice.below(steps.length + 1), 0, more);

/** The last frame breaks off, and means nothing then, unless it is wrong from its beginning. @param {readonly Step[]} steps @param {Dice} dice */
function cutOff(steps, dice) {
  const at = dice.below(steps.length);
  const last = steps[at];
  if (last === undefined) return steps;
  const { stream, label, bytes, before, poisons } = last;
  const cut = step(stream, `cut: ${label}`, bytes.subarray(0, dice.below(bytes.length)), before);
  return [...steps.slice(0, at), poisons === undefined ? cut : { ...cut, poisons }];
}

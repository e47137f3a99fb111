// @ts-check
// What the attack on connections of HTTP/2 is made of.
import { connect } from "node:net";
import { Dice } from "../random.mjs";
import { FLAG, frame, PREFACE, readFrames, statusOf, TYPE, uint32 } from "./frames.mjs";
import { disturbedStream, POISONS, validStream } from "./streams.mjs";

const PATIENCE = 8_000;

/** @typedef {import("./streams.mjs").Stream} Stream */
/** @typedef {{ label: string, bytes: Buffer, pause: boolean }} Packet */
/**
 * @typedef {object} Scenario
 * @property {readonly Stream[]} streams
 * @property {string | undefined} poison what is wrong with the connection; then no response has to come
 * @property {readonly Packet[]} packets
 * @property {"patient" | "goaway" | "eager" | "rude"} ending
 */
/** @typedef {{ received: Buffer, end: "closed" | "reset" | "held", late: number }} Outcome */

/** @param {number} seed @returns {Scenario} */
export function scenarioOf(seed) {
  const dice = new Dice(seed);
  const streams = Array.from({ length: 1 + dice.below(6) }, (_, at) => {
    const mark = `m${seed % 100_000}x${at}`;
    return dice.often(0.75) ? validStream(dice, 2 * at + 1, mark) : disturbedStream(dice, 2 * at + 1, mark);
  });
  const [poison, make] = dice.often(0.35) ? dice.pick(POISONS) : [];
  const frames = interleaved(streams, dice);
  if (make !== undefined)
    frames.splice(dice.below(frames.length + 1), 0, { label: poison ?? "", bytes: make(dice), pause: dice.often(0.5) });
  else if (dice.often(0.2)) frames.splice(dice.below(frames.length + 1), 0, harmless(dice));
  const hello = {
    label: "hello",
    bytes: Buffer.concat([PREFACE, frame(TYPE.SETTINGS, 0, 0, Buffer.concat([Buffer.from([0, 1]), uint32(0)]))]),
    pause: false,
  };
  let packets = [hello, ...frames];
  /** @type {Scenario["ending"]} */
  let ending = dice.often(0.6) ? "patient" : dice.pick(["goaway", "eager", "rude"]);
  // A malformed WINDOW_UPDATE behind GOAWAY would abort the nghttp2 of Node 20.20: where there is one, GOAWAY is not sent.
  if (poison?.includes("window") && ending === "goaway") ending = "eager";
  let isCut = false;
  if (dice.often(0.07)) {
    packets = cutOff(packets, dice);
    if (ending === "patient" || ending === "goaway") ending = "eager";
    isCut = true;
  }
  return { streams, poison: poison ?? (isCut ? "cut off" : undefined), packets: resplit(packets, dice), ending };
}

/** Frames that mean nothing here and are no fault. @param {Dice} dice @returns {Packet} */
function harmless(dice) {
  const bytes = dice.pick([
    frame(0xbe, 0xff, 0, Buffer.from("unknown")),
    frame(TYPE.PING, 0, 0, Buffer.alloc(8)),
    frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(1_000)),
    frame(TYPE.SETTINGS, 0, 0, Buffer.concat([Buffer.from([0x7f, 0x7f]), uint32(1)])),
  ]);
  return { label: "harmless", bytes, pause: false };
}

/** The frames of each stream in their order, those of different streams mixed; new streams open in the order of their ids. @param {readonly Stream[]} streams @param {Dice} dice */
function interleaved(streams, dice) {
  /** @type {Packet[]} */
  const packets = [];
  const left = streams.map(({ frames, id, kind }) => ({ frames: [...frames], id, kind }));
  let opened = 0;
  while (left.some(({ frames }) => frames.length > 0)) {
    const open = left.slice(0, opened).filter(({ frames }) => frames.length > 0);
    const isNext = opened < left.length && (open.length === 0 || dice.often(0.5));
    const from = isNext ? left[opened] : open[dice.below(open.length)];
    if (isNext) opened += 1;
    const bytes = from?.frames.shift();
    if (from !== undefined && bytes !== undefined)
      packets.push({ label: `${from.id} ${from.kind}`, bytes, pause: dice.often(0.15) });
  }
  return packets;
}

/** @param {readonly Packet[]} packets @param {Dice} dice */
function cutOff(packets, dice) {
  const kept = packets.slice(0, 1 + dice.below(packets.length));
  const last = kept.pop();
  if (last === undefined) return kept;
  return [
    ...kept,
    { ...last, label: `cut ${last.label}`, bytes: last.bytes.subarray(0, dice.below(last.bytes.length)) },
  ];
}

/** Packets end where frames do not. @param {readonly Packet[]} packets @param {Dice} dice */
function resplit(packets, dice) {
  return packets.flatMap((packet) => {
    if (!dice.often(0.15) || packet.bytes.length < 2) return [packet];
    const at = 1 + dice.below(packet.bytes.length - 1);
    return [
      { ...packet, bytes: packet.bytes.subarray(0, at), pause: true },
      { ...packet, bytes: packet.bytes.subarray(at) },
    ];
  });
}

/** @typedef {{ status: number, content: string, ended: boolean, reset: number | undefined, fault: string | undefined }} Seen */

/** What came on each stream. @param {Buffer} received */
function seenIn(received) {
  /** @type {Map<number, Seen>} */
  const seen = new Map();
  for (const { type, flags, stream, payload } of readFrames(received).frames) {
    if (stream === 0) continue;
    const at = seen.get(stream) ?? { status: 0, content: "", ended: false, reset: undefined, fault: undefined };
    seen.set(stream, at);
    if (type === TYPE.RST_STREAM) at.reset = payload.readUInt32BE(0);
    if (type !== TYPE.HEADERS && type !== TYPE.DATA) continue;
    if (at.ended || at.reset !== undefined) at.fault ??= "frames behind the end";
    if (type === TYPE.HEADERS) {
      const status = statusOf(payload);
      if (at.status >= 200) at.fault ??= `a second response, ${status}`;
      at.status = status;
    } else {
      if (at.status < 200) at.fault ??= "content without a response";
      at.content += payload.toString("latin1");
    }
    if ((flags & FLAG.END_STREAM) !== 0) at.ended = true;
  }
  return seen;
}

/** @param {Scenario} scenario @param {Map<number, Seen>} seen */
const isServed = ({ streams }, seen) =>
  streams.every(
    ({ id, statuses }) => statuses === undefined || seen.get(id)?.ended || seen.get(id)?.reset !== undefined,
  );

/** @param {Scenario} scenario @param {number} port @returns {Promise<Outcome>} */
export function play(scenario, port) {
  const { packets, ending, poison } = scenario;
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    let [at, late, isReset, acknowledged, isDone] = [0, 0, false, false, false];
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const settle = (/** @type {Outcome["end"]} */ end) => {
      clearTimeout(held);
      socket.removeAllListeners();
      socket.on("error", () => undefined).destroy();
      resolve({ received, end, late });
    };
    const held = setTimeout(() => settle("held"), PATIENCE);
    const finish = () => {
      if (isDone) return;
      // A poisoned connection may never get a response; it has all that it will get when the server has read it.
      if (ending === "patient" || ending === "goaway") {
        if (poison === undefined && !isServed(scenario, seenIn(received))) return;
        isDone = true;
        if (poison !== undefined) setTimeout(() => socket.end(), 20);
        else if (ending === "goaway") socket.end(frame(TYPE.GOAWAY, 0, 0, Buffer.alloc(8)));
        else socket.end();
        return;
      }
      isDone = true;
      if (ending === "eager") socket.end();
      else socket.resetAndDestroy();
    };
    const send = () => {
      for (;;) {
        const packet = packets[at];
        if (packet === undefined || !socket.writable) return finish();
        at += 1;
        socket.write(packet.bytes);
        if (!packet.pause) continue;
        const began = performance.now();
        setTimeout(() => {
          late = Math.max(late, performance.now() - began);
          send();
        }, 1);
        return;
      }
    };
    socket.once("connect", send);
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (
        !acknowledged &&
        readFrames(received).frames.some(({ type, flags }) => type === TYPE.SETTINGS && flags === 0)
      ) {
        acknowledged = true;
        // In the middle of a block of fields it would be a fault of ours.
        if (at >= packets.length && poison === undefined) socket.write(frame(TYPE.SETTINGS, FLAG.ACK, 0));
      }
      if (at >= packets.length) finish();
    });
    socket.on("error", () => {
      isReset = true;
    });
    socket.once("close", () => settle(isReset ? "reset" : "closed"));
  });
}

/** @param {Scenario} scenario @param {Outcome} outcome */
function judge(scenario, { received, end }) {
  const { streams, poison, ending } = scenario;
  const seen = seenIn(received);
  const isWhole = poison === undefined && (ending === "patient" || ending === "goaway");
  for (const { id, kind, method, statuses, mark } of streams) {
    const got = seen.get(id);
    const fault = (/** @type {string} */ what) => ({ what, kind, detail: `stream ${id}: ${JSON.stringify(got)}` });
    if (got?.fault !== undefined && poison === undefined) return fault(got.fault);
    if (method === "HEAD" && got !== undefined && got.content !== "") return fault("content on HEAD");
    if ([204, 205, 304].includes(got?.status ?? 0) && got?.content !== "") return fault(`content on ${got?.status}`);
    if (!isWhole || statuses === undefined) continue;
    if (got === undefined || got.status < 200) return fault("no response");
    if (!statuses.includes(got.status)) return fault(`${got.status} in place of ${statuses.join()}`);
    if (!got.ended) return fault("a response that does not end");
    if (mark !== undefined && !got.content.includes(mark)) return fault("other content");
    if (got.reset !== undefined && got.reset !== 0) return fault("reset behind its response");
  }
  if (end === "held") return { what: `the connection does not end (${ending})`, kind: poison ?? "", detail: "" };
  return undefined;
}

/** @param {Scenario} scenario @returns {Generator<Scenario>} */
function* simpler(scenario) {
  for (const [at, { label }] of scenario.packets.entries()) {
    if (label === "hello") continue;
    const id = Number.parseInt(label, 10);
    const streams = scenario.streams.filter((stream) => stream.id !== id);
    yield {
      ...scenario,
      streams,
      packets: scenario.packets.filter((packet, other) => other !== at && Number.parseInt(packet.label, 10) !== id),
    };
  }
  for (const [at, packet] of scenario.packets.entries()) {
    if (packet.pause)
      yield {
        ...scenario,
        packets: scenario.packets.map((given, other) => (other === at ? { ...given, pause: false } : given)),
      };
  }
}

/** @type {import("../shrink.mjs").Kit<Scenario>} */
export const HTTP2 = {
  scenarioOf,
  kindsOf: ({ streams, poison }) => [...streams.map(({ kind }) => kind), ...(poison === undefined ? [] : [poison])],
  play,
  judge,
  simpler,
  smallest: (scenario) => Promise.resolve(scenario),
  printed: ({ packets, ending }) =>
    `${ending}:\n${packets.map(({ label, bytes, pause }) => `  ${bytes.length > 400 ? `${bytes.toString("hex", 0, 400)}... (${bytes.length} bytes)` : bytes.toString("hex")} // ${label}${pause ? ", then a pause" : ""}`).join("\n")}`,
  printedOutcome: ({ received, end }) => `(${end}) ${JSON.stringify([...seenIn(received)])}`,
  flags: ["http2"],
};

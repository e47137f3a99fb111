// @ts-check
// Sends what a scenario says on a connection of its own, and gives what came back.
import { connect } from "node:net";
import { FLAG, frame, readFrames, statusOf, TYPE, uint32 } from "./frames.mjs";
import { expectedOf, isPatient, overOf, poisonOf } from "./model.mjs";

/** A connection that has not been closed by then is stuck. */
const PATIENCE = 20_000;
/** What may never come is not waited for: the frame behind it is sent all the same. */
const WAIT_MS = 300;
/** How long what is over may be kept on a connection that stays open. */
const LOOK_MS = 5_000;
/** How much of a response's content is kept, to look for its mark. */
const KEPT = 1_000;

/**
 * @typedef {object} Seen what came on a stream
 * @property {number} status
 * @property {number} interim how many interim responses
 * @property {number} size of the content
 * @property {string} content its beginning
 * @property {boolean} ended
 * @property {number | undefined} reset
 * @property {string | undefined} fault
 */

/**
 * @typedef {object} Outcome
 * @property {ReadonlyMap<number, Seen>} seen
 * @property {number | undefined} goaway the code of it
 * @property {import("../ledger.mjs").Account | undefined} before what the server had of the requests that were over, before the client left
 * @property {"closed" | "reset" | "held"} end
 * @property {number} port of the client
 * @property {number} late the longest that this process itself kept the connection waiting, in milliseconds
 */

/** @typedef {import("../shrink.mjs").Server} Server */

/** @param {import("./scenarios.mjs").Scenario} scenario @param {Server} server @returns {Promise<Outcome>} */
export const play = (scenario, server) => new Player(scenario, server).ended;

class Player {
  /** @type {Map<number, Seen>} */
  #seen = new Map();
  /** @type {number | undefined} */
  #goaway = undefined;
  /** @type {Buffer} */
  #rest = Buffer.alloc(0);
  #at = 0;
  #late = 0;
  #isReset = false;
  #isDone = false;
  #port = 0;
  /** Goes on when what is waited for has come. @type {(() => void) | undefined} */
  #heard = undefined;
  #expected;
  #socket;

  /** @type {import("../ledger.mjs").Account | undefined} */
  #before = undefined;
  /** @type {Promise<void> | undefined} */
  #looking = undefined;

  /** @param {import("./scenarios.mjs").Scenario} scenario @param {Server} server */
  constructor(scenario, server) {
    this.scenario = scenario;
    this.server = server;
    this.#expected = expectedOf(scenario);
    const socket = connect({ port: server.port, host: "127.0.0.1", noDelay: true });
    this.#socket = socket;
    this.ended = new Promise((/** @type {(outcome: Outcome) => void} */ resolve) => {
      const settle = async (/** @type {Outcome["end"]} */ end) => {
        clearTimeout(held);
        socket.removeAllListeners();
        socket.on("error", () => undefined).destroy();
        // The server may have closed the connection before it has told.
        await this.#looking;
        resolve({
          seen: this.#seen,
          goaway: this.#goaway,
          before: this.#before,
          end,
          port: this.#port,
          late: this.#late,
        });
      };
      const held = setTimeout(() => void settle("held"), PATIENCE);
      socket.once("connect", () => {
        this.#port = socket.localPort ?? 0;
        void server.ask({ about: "accepted", port: this.#port }).then(() => this.#send());
      });
      socket.on("data", (chunk) => this.#read(chunk));
      socket.on("error", () => {
        this.#isReset = true;
      });
      socket.once("close", () => void settle(this.#isReset ? "reset" : "closed"));
    });
  }

  #send() {
    const { steps } = this.scenario;
    for (;;) {
      const step = steps[this.#at];
      if (step === undefined || !this.#socket.writable) {
        this.#at = steps.length;
        return this.#finish();
      }
      this.#at += 1;
      this.#socket.write(step.bytes);
      const next = steps[this.#at];
      if (next === undefined || next.before === "none") continue;
      return this.#wait(next);
    }
  }

  /** @param {import("./scenarios.mjs").Step} next */
  #wait({ before, stream }) {
    const began = performance.now();
    const go = () => {
      this.#heard = undefined;
      this.#late = Math.max(this.#late, performance.now() - began);
      this.#send();
    };
    if (before === "turn") setImmediate(go);
    else if (before === "time") setTimeout(go, 2);
    else {
      const has = () => {
        const { status = 0, interim = 0, size = 0, ended = false, reset } = this.#seen.get(stream) ?? {};
        if (ended || reset !== undefined || this.#goaway !== undefined) return true;
        return before === "data" ? size > 0 : status >= 200 || (before === "continue" && interim > 0);
      };
      if (has()) return void setImmediate(go);
      const timer = setTimeout(() => this.#heard === hear && go(), WAIT_MS);
      const hear = () => {
        if (!has()) return;
        clearTimeout(timer);
        go();
      };
      this.#heard = hear;
    }
  }

  /** @param {Buffer} chunk */
  #read(chunk) {
    const { frames, rest } = readFrames(this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]));
    this.#rest = rest;
    for (const each of frames) {
      if (each.type === TYPE.GOAWAY) this.#goaway = each.payload.readUInt32BE(4);
      if (each.stream === 0) this.#acknowledge(each);
      else this.#note(each);
    }
    if (this.#heard !== undefined) this.#heard();
    else if (this.#at >= this.scenario.steps.length) this.#finish();
  }

  /** @param {import("./frames.mjs").Frame} frame */
  #acknowledge({ type, flags, payload }) {
    if (!this.scenario.acknowledges || (flags & FLAG.ACK) !== 0) return;
    if (type === TYPE.SETTINGS || type === TYPE.PING)
      this.#reply(frame(type, FLAG.ACK, 0, type === TYPE.PING ? payload : undefined));
  }

  /** @param {import("./frames.mjs").Frame} frame */
  #note({ type, flags, stream, payload }) {
    const seen = this.#seen.get(stream) ?? {
      status: 0,
      interim: 0,
      size: 0,
      content: "",
      ended: false,
      reset: undefined,
      fault: undefined,
    };
    this.#seen.set(stream, seen);
    if (type === TYPE.RST_STREAM) seen.reset = payload.readUInt32BE(0);
    if (type !== TYPE.HEADERS && type !== TYPE.DATA) return;
    if (seen.ended || seen.reset !== undefined) seen.fault ??= "frames behind the end";
    if (type === TYPE.HEADERS) {
      const status = statusOf(payload);
      if (seen.status >= 200) seen.fault ??= `a second response, ${status}`;
      if (status < 200) seen.interim += 1;
      seen.status = status;
    } else {
      if (seen.status < 200) seen.fault ??= "content without a response";
      seen.size += payload.length;
      if (seen.content.length < KEPT) seen.content += payload.toString("latin1", 0, KEPT);
    }
    if ((flags & FLAG.END_STREAM) !== 0) seen.ended = true;
    if (type === TYPE.DATA && payload.length > 0 && this.scenario.credits) {
      const credit = uint32(payload.length);
      this.#reply(frame(TYPE.WINDOW_UPDATE, 0, 0, credit));
      if (!seen.ended) this.#reply(frame(TYPE.WINDOW_UPDATE, 0, stream, credit));
    }
  }

  /** Between the steps, which are whole frames; behind what is wrong it would only add to it. @param {Buffer} bytes */
  #reply(bytes) {
    if (this.#socket.writable && !this.#isDone && poisonOf(this.scenario) === undefined) this.#socket.write(bytes);
  }

  /** Ends as the scenario says, once the client has all that it can expect. */
  #finish() {
    if (this.#isDone || !this.#hasAll()) return;
    this.#isDone = true;
    const { ending } = this.scenario;
    const poison = poisonOf(this.scenario);
    const leave = () => {
      // A reset that meets the close of the server would never be told of by node:net.
      if (this.#socket.readyState !== "open") this.#socket.destroy();
      else if (ending === "rude" || ending === "leaving") this.#socket.resetAndDestroy();
      else if (ending === "goaway" && this.#goaway === undefined && poison === undefined)
        this.#socket.end(frame(TYPE.GOAWAY, 0, 0, Buffer.alloc(8)));
      else if (ending !== "stalling") this.#socket.end();
    };
    // What does not have to end may take effect a moment later.
    if (!isPatient(this.scenario) || poison?.mustEnd === true) leave();
    else if (poison !== undefined) setTimeout(leave, 20);
    else {
      this.#looking = this.#look();
      void this.#looking.then(leave);
    }
  }

  /** Whether what is over is let go of while the connection is still open. */
  async #look() {
    const { marks, files } = overOf(this.scenario);
    if (marks.length === 0 || this.#goaway !== undefined) return;
    this.#before = await this.server.ask({ about: "requests", port: this.#port, marks, files, patience: LOOK_MS });
  }

  #hasAll() {
    if (!isPatient(this.scenario)) return true;
    if (this.#goaway !== undefined) return true;
    if (poisonOf(this.scenario)?.mustEnd === true) return false;
    return this.#expected.every(({ id, mustEnd }) => {
      const seen = this.#seen.get(id);
      return !mustEnd || seen?.ended === true || seen?.reset !== undefined;
    });
  }
}

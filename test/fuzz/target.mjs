// @ts-check
// A server under attack, in a process of its own: that it ends, or hangs, is seen from outside.
import { fork } from "node:child_process";
import { linkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freshDist } from "../freshDist.mjs";

/** The build that is attacked unless another is named. */
export const DIST = process.env["SIGNALBOX_DIST"] ?? fileURLToPath(new URL("../../dist", import.meta.url));
/** The file that is downloaded, under a name of its own by each request. */
export const FILE = "file.bin";

/** How long a server may take to say how it is; beyond that it hangs. */
const PATIENCE = 20_000;
/** How long it may take to start, on a machine that is busy. */
const START = 60_000;

/**
 * @typedef {object} Health
 * @property {number} heapUsed
 * @property {number} rss
 * @property {number} open connections
 * @property {number} descriptors
 * @property {number} uneven requests of which something is not released, or not closed
 * @property {string} version
 * @property {number} reported errors that the service was told of
 * @property {string[]} uncaught since the last time
 * @property {string} last
 */

/**
 * What became of a connection that its client has left, or of requests that are over on one that is still open.
 * @typedef {{ about: "connection" | "requests", port: number, marks: readonly string[], files: readonly string[], patience: number }} Looking
 */

/**
 * Before a client sends anything its connection is accepted: one that was reset before has no port, and could not be told.
 * @typedef {{ about: "accepted", port: number }} Beginning
 */

/** @typedef {Beginning | Looking | { about: "health" } | { about: "drain" }} Question */

export class Target {
  /** @type {number} */
  port = 0;
  /** Where its files are. */
  #folder = "";
  /** How it ended, or undefined where it has not. @type {string | undefined} */
  ended = undefined;
  #child;
  #errors = "";
  #asked = 0;
  /** @type {Map<number, (heard: any) => void>} */
  #waiting = new Map();

  /** @param {import("node:child_process").ChildProcess} child */
  constructor(child) {
    this.#child = child;
    child.stderr?.on("data", (chunk) => {
      this.#errors = (this.#errors + String(chunk)).slice(-4_000);
    });
    child.on("message", (/** @type {{ id?: number }} */ heard) => this.#waiting.get(heard.id ?? 0)?.(heard));
    this.exited = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        this.ended = `the process ended: ${signal ?? `exit ${code}`}`;
        resolve(this.ended);
        for (const settle of this.#waiting.values()) settle(undefined);
      });
    });
  }

  /** @param {URL} file @param {string[]} args @param {string} [node] the binary that runs it */
  static async start(file, args, node = process.execPath) {
    if (process.env["SIGNALBOX_DIST"] === undefined) freshDist();
    const stdio = /** @type {const} */ (["ignore", "ignore", "pipe", "ipc"]);
    const child = fork(file, args, { execPath: node, execArgv: ["--expose-gc"], stdio: [...stdio] });
    const target = new Target(child);
    const heard = /** @type {{ port: number, folder?: string } | undefined} */ (await target.#heard(0, START));
    if (heard === undefined)
      throw new Error(`The server did not start: ${target.ended ?? "it said nothing"} ${target.errors}`);
    target.port = heard.port;
    target.#folder = heard.folder ?? "";
    return target;
  }

  /** What it wrote when it ended. */
  get errors() {
    return this.#errors.trim();
  }

  /** Undefined where it has ended or hangs. @returns {Promise<Health | undefined>} */
  health() {
    return this.ask({ about: "health" });
  }

  /** @param {Question} question @param {number} [within] milliseconds @returns {Promise<any>} undefined where it has ended or hangs */
  async ask(question, within = PATIENCE) {
    if (this.ended !== undefined) return undefined;
    this.#asked += 1;
    const heard = this.#heard(this.#asked, within);
    this.#child.send({ id: this.#asked, ...question }, () => undefined);
    return heard;
  }

  /** Makes files that nobody else asks for: a descriptor tells the name by which it was opened. @param {readonly string[]} names */
  lend(names) {
    for (const name of names) linkSync(join(this.#folder, FILE), join(this.#folder, name));
  }

  /** @param {readonly string[]} names */
  takeBack(names) {
    for (const name of names) rmSync(join(this.#folder, name), { force: true });
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#child.kill(signal);
  }

  /** It ends by itself when nobody listens any more, unless it hangs. */
  async stop() {
    if (this.ended === undefined && this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), 2_000);
    await this.exited;
    clearTimeout(timer);
  }

  /** @param {number} id @param {number} within milliseconds @returns {Promise<unknown>} */
  #heard(id, within) {
    return new Promise((resolve) => {
      const settle = (/** @type {unknown} */ value) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(value);
      };
      const timer = setTimeout(() => settle(undefined), within);
      this.#waiting.set(id, settle);
    });
  }
}

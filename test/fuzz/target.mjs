// @ts-check
// A server under attack, in a process of its own: that it ends, or hangs, is seen from outside.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freshDist } from "../freshDist.mjs";

/** The build that is attacked unless another is named. */
export const DIST = process.env["SIGNALBOX_DIST"] ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** How long a server may take to say how it is; beyond that it hangs. */
const PATIENCE = 10_000;
/** How long it may take to start, on a machine that is busy. */
const START = 60_000;

/**
 * @typedef {object} Health
 * @property {number} heapUsed
 * @property {number} rss
 * @property {number} open connections
 * @property {number} reported errors that the service was told of
 * @property {string[]} uncaught since the last time
 * @property {string} last
 */

export class Target {
  /** @type {number} */
  port = 0;
  /** How it ended, or undefined where it has not. @type {string | undefined} */
  ended = undefined;
  #child;
  #errors = "";

  /** @param {import("node:child_process").ChildProcess} child */
  constructor(child) {
    this.#child = child;
    child.stderr?.on("data", (chunk) => {
      this.#errors = (this.#errors + String(chunk)).slice(-4_000);
    });
    this.exited = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        this.ended = `the process ended: ${signal ?? `exit ${code}`}`;
        resolve(this.ended);
      });
    });
  }

  /** @param {URL} file @param {string[]} args */
  static async start(file, args) {
    if (process.env["SIGNALBOX_DIST"] === undefined) freshDist();
    const child = fork(file, args, { execArgv: ["--expose-gc"], stdio: ["ignore", "ignore", "pipe", "ipc"] });
    const target = new Target(child);
    const heard = /** @type {{ port: number } | undefined} */ (await target.#heard(START));
    if (heard === undefined)
      throw new Error(`The server did not start: ${target.ended ?? "it said nothing"} ${target.errors}`);
    target.port = heard.port;
    return target;
  }

  /** What it wrote when it ended. */
  get errors() {
    return this.#errors.trim();
  }

  /** Undefined where it has ended or hangs. @returns {Promise<Health | undefined>} */
  async health() {
    if (this.ended !== undefined) return undefined;
    const heard = this.#heard();
    this.#child.send("how are you", () => undefined);
    return /** @type {Promise<Health | undefined>} */ (heard);
  }

  /** @param {NodeJS.Signals} signal */
  signal(signal) {
    this.#child.kill(signal);
  }

  async stop() {
    if (this.ended === undefined) this.#child.kill("SIGKILL");
    await this.exited;
  }

  /** @param {number} [within] milliseconds @returns {Promise<unknown>} */
  #heard(within = PATIENCE) {
    return new Promise((resolve) => {
      const settle = (/** @type {unknown} */ value) => {
        clearTimeout(timer);
        this.#child.off("message", settle);
        resolve(value);
      };
      const timer = setTimeout(() => settle(undefined), within);
      this.#child.once("message", settle);
      void this.exited.then(() => settle(undefined));
    });
  }
}

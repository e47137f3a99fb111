// @ts-check
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process that serves, and that is killed and started again. It sends its address when it serves. */
export class KilledProcess {
  url = "";
  isUp = false;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;
  #script;
  #args;
  #tries;

  /**
   * @param {string} script the name of a file in this folder
   * @param {readonly string[]} args
   * @param {number} tries how often it is started at most: what it needs may not be there yet
   */
  constructor(script, args, tries = 1) {
    this.#script = fileURLToPath(new URL(script, import.meta.url));
    this.#args = args;
    this.#tries = tries;
  }

  /** Until it serves. */
  async start() {
    for (let tries = 0; !this.isUp; tries += 1) {
      if (tries === this.#tries) throw new Error("a process has ended before it served");
      const child = fork(this.#script, [...this.#args], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
      this.#process = child;
      const [first] = await Promise.race([once(child, "message"), once(child, "exit")]);
      if (typeof first !== "string") continue;
      this.url = first;
      this.isUp = true;
    }
  }

  /** kill -9 */
  async kill() {
    const child = this.#process;
    this.isUp = false;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

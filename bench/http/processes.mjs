// Processes with a channel: questions go out with a number, and replies come back with it.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { LOAD_CORE, pinned, programOf, SERVER_CORE } from "./machine.mjs";

const PATIENCE = 60_000;

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** A program on a core, and what it said first. */
class Process {
  #child;
  #waiting = new Map();
  #last = 0;
  #errors = "";
  #ended = false;

  constructor(core, program, args, env = {}) {
    const [command, all] = pinned(core, program, args);
    this.#child = spawn(command, all, {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: { ...process.env, NODE_ENV: "production", ...env },
    });
    this.#child.stderr.on("data", (text) => (this.#errors += text));
    this.#child.on("message", ({ id, reply, fault }) => this.#settle(id, reply, fault));
    this.#child.on("error", (error) => this.#end(error.message));
    this.#child.on("exit", (code, signal) => this.#end(`it ended with ${code ?? signal}`));
  }

  get pid() {
    return this.#child.pid;
  }

  /** The reply to a question; 0 is what the process says unasked when it is ready. */
  reply(id) {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(new Error(`the process has ended\n${this.#errors}`));
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        this.#child.kill("SIGKILL");
        reject(new Error(`no response within ${PATIENCE / 1000} s\n${this.#errors}`));
      }, PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  ask(question) {
    this.#last += 1;
    const reply = this.reply(this.#last);
    if (!this.#ended) this.#child.send({ id: this.#last, ...question }, () => {});
    return reply;
  }

  async stop() {
    if (this.#ended) return;
    const gone = new Promise((resolve) => this.#child.once("exit", resolve));
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), 5_000);
    this.#child.send({ id: -1, ask: "stop" }, () => {});
    await gone;
    clearTimeout(timer);
  }

  #settle(id, reply, fault) {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (fault === undefined) waiting.resolve(reply);
    else waiting.reject(new Error(fault));
  }

  #end(why) {
    this.#ended = true;
    for (const id of this.#waiting.keys()) this.#settle(id, undefined, `${why}\n${this.#errors}`);
  }
}

/** Starts a peer with a workload; ready when it listens. `flags` are for the runtime. */
export async function startServer(peer, workload, flags = []) {
  const [program, ...words] = programOf(peer.runtime) ?? [];
  if (program === undefined) throw new Error(`${peer.runtime} is not installed`);
  const args = [...words, ...flags, here("./server.mjs"), peer.file, workload.name, JSON.stringify(peer.options)];
  const server = new Process(SERVER_CORE, program, args, peer.env);
  const ready = await server.reply(0);
  return Object.assign(server, { peer, ...ready });
}

/** The one process that sends the requests. */
export async function startLoad() {
  const load = new Process(LOAD_CORE, process.execPath, [here("./load.mjs")]);
  await load.reply(0);
  return load;
}

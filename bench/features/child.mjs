// The process of a framework, and what it says when it is asked.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

export class Child {
  port = 0;
  #child;
  #errors = "";
  #waiting = new Map();
  #last = 0;

  constructor(feature, framework) {
    const isBun = framework === "elysia";
    this.#child = fork(here("./server.mjs"), [feature, framework], {
      ...(isBun ? { execPath: here("./node_modules/.bin/bun"), execArgv: [] } : { execArgv: ["--expose-gc"] }),
      env: { ...process.env, NODE_ENV: "production" },
      serialization: "json",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child.stderr.on("data", (text) => (this.#errors += text));
    this.#child.on("message", ({ id, reply }) => this.#waiting.get(id)?.resolve(reply));
    this.#child.on("exit", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(this.#errors.slice(0, 2_000)));
    });
  }

  /** The reply to a question; 0 is what is said unasked, when it listens. */
  reply(id) {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #ask(ask) {
    this.#last += 1;
    const reply = this.reply(this.#last);
    this.#child.send({ id: this.#last, ask });
    return reply;
  }

  state = () => this.#ask("state");
  change = () => this.#ask("change");
  collect = () => this.#ask("collect");
  drain = () => this.#ask("drain");

  stop() {
    this.#child.kill("SIGKILL");
  }
}

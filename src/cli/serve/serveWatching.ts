import { type ChildProcess, fork } from "node:child_process";
import { dirname, relative, resolve } from "node:path";
import { EXIT } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import type { ServeLine } from "./serveLine.ts";
import { AGAIN } from "./startText.ts";
import { watchSources } from "./watchSources.ts";

/** How long what is in flight may take before the app is restarted. */
const GRACE = 2000;

/** Serves in a child, and in another one when a source file changes, until it is stopped. */
export function serveWatching(line: ServeLine, terminal: Terminal): Promise<number> {
  return new Watching(line, terminal).run();
}

class Watching {
  readonly #line: ServeLine;
  readonly #terminal: Terminal;
  /** Kept as a path: a folder that is removed and made again is not this process's working directory any more. */
  readonly #folder = process.cwd();
  #child: ChildProcess | undefined;
  #isStopping = false;
  #isAwaited = false;
  #starts = 0;
  #exit: (code: number) => void = () => undefined;

  constructor(line: ServeLine, terminal: Terminal) {
    this.#line = line;
    this.#terminal = terminal;
  }

  run(): Promise<number> {
    watchSources(dirname(resolve(this.#line.app)), (path) => this.#changed(path));
    process.on("SIGTERM", () => this.#stop("SIGTERM"));
    process.on("SIGINT", () => this.#stop(undefined));
    this.#start();
    return new Promise((resolve) => {
      this.#exit = resolve;
    });
  }

  #start(): void {
    const { app, port, host, workers, asJson } = this.#line;
    const args = ["serve", app, "--port", String(port), "--host", host, "--workers", String(workers)];
    const env = { ...process.env, ...(this.#starts === 0 ? {} : { [AGAIN]: "1" }) };
    this.#starts += 1;
    const child = fork(process.argv[1] ?? "", asJson ? [...args, "--json"] : args, { env, cwd: this.#folder });
    this.#child = child;
    const ended = (code: number | null) => {
      if (this.#child === child) this.#ended(code ?? EXIT.failed);
    };
    child.once("exit", ended);
    // It could not be started: its folder is gone.
    child.on("error", () => {
      if (child.pid === undefined) ended(null);
    });
  }

  #changed(path: string): void {
    if (this.#isStopping || this.#isAwaited) return;
    const { err, errPaint } = this.#terminal;
    err(`${errPaint.dim("changed")} ${relative(this.#folder, path)}\n`);
    if (this.#child === undefined) this.#start();
    else {
      this.#isAwaited = true;
      const child = this.#child;
      if (child.connected) child.send("close");
      const late = setTimeout(() => child.kill("SIGKILL"), GRACE);
      child.once("exit", () => clearTimeout(late));
    }
  }

  #ended(code: number): void {
    this.#child = undefined;
    if (this.#isStopping) this.#exit(EXIT.ok);
    else if (this.#isAwaited) {
      this.#isAwaited = false;
      this.#start();
    } else this.#terminal.err(`${this.#terminal.errPaint.yellow("ended")} with ${code}; waiting for a change\n`);
  }

  /** A terminal signals the child, too. A signal to this process alone is passed on. */
  #stop(signal: NodeJS.Signals | undefined): void {
    if (this.#child === undefined) this.#exit(EXIT.ok);
    else if (this.#isStopping) this.#child.kill("SIGKILL");
    else if (signal !== undefined) this.#child.kill(signal);
    else if (!process.stdin.isTTY) this.#child.kill("SIGINT");
    this.#isStopping = true;
  }
}

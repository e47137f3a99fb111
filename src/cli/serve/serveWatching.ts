import { type ChildProcess, fork } from "node:child_process";
import { dirname, relative, resolve } from "node:path";
import { Later } from "../../http/later.ts";
import { EXIT } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { LISTENS, type ServeLine, type ServeNow, WATCHED } from "./serveLine.ts";
import { watchSources } from "./watchSources.ts";

/** How long what is in flight may take before the app is restarted. */
const GRACE = 2000;

/** Serves in a child, and in another one when a source file changes, until it is stopped. */
export async function serveWatching(line: ServeLine, terminal: Terminal): Promise<number> {
  return new Watching(line, terminal).run();
}

class Watching {
  readonly #line: ServeLine;
  readonly #terminal: Terminal;
  /** Kept as a path: a folder that is removed and made again is not this process's working directory any more. */
  readonly #folder = process.cwd();
  #child: ChildProcess | undefined;
  /** Waits for the next change with everything loaded but the app, so that a restart takes as long as the app takes. */
  #spare: ChildProcess | undefined;
  #isStopping = false;
  #isAwaited = false;
  #listens = false;
  #starts = 0;
  #changedAt = 0;
  readonly #ended = new Later<number>();

  constructor(line: ServeLine, terminal: Terminal) {
    this.#line = line;
    this.#terminal = terminal;
  }

  run(): PromiseLike<number> {
    watchSources(dirname(resolve(this.#line.app)), (path) => this.#changed(path));
    process.on("SIGTERM", () => this.#stop("SIGTERM"));
    process.on("SIGINT", () => this.#stop(undefined));
    this.#start();
    return this.#ended;
  }

  #start(): void {
    const child = this.#takeSpare() ?? this.#fork(this.#starts === 0 ? "first" : "again");
    this.#starts += 1;
    this.#listens = false;
    this.#child = child;
    const ended = (code: number | null) => {
      if (this.#child === child) this.#childEnded(code ?? EXIT.failed);
    };
    child.once("exit", ended);
    // It could not be started: its folder is gone.
    child.on("error", () => {
      if (child.pid === undefined) ended(null);
    });
    // Before it listens, the next one would only slow it down.
    child.on("message", (message) => {
      if (message !== LISTENS) return;
      this.#listens = true;
      this.#makeSpare();
    });
  }

  #fork(as: "first" | "again" | "spare"): ChildProcess {
    const { app, port, host, workers, asJson } = this.#line;
    const args = ["serve", app, "--port", String(port), "--host", host, "--workers", String(workers)];
    const env = { ...process.env, [WATCHED]: as };
    return fork(process.argv[1] ?? "", asJson ? [...args, "--json"] : args, { env, cwd: this.#folder });
  }

  #makeSpare(): void {
    if (this.#spare !== undefined || this.#isStopping || this.#line.workers > 1) return;
    const spare = this.#fork("spare");
    this.#spare = spare;
    const gone = () => {
      if (this.#spare === spare) this.#spare = undefined;
    };
    spare.once("exit", gone);
    spare.on("error", gone);
  }

  #takeSpare(): ChildProcess | undefined {
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare?.connected !== true) return undefined;
    const now: ServeNow = { serveIn: this.#folder, changedAt: this.#changedAt };
    spare.send(now);
    return spare;
  }

  #changed(path: string): void {
    if (this.#isStopping || this.#isAwaited) return;
    this.#changedAt = Date.now();
    const { err, errPaint } = this.#terminal;
    err(`${errPaint.dim("changed")} ${relative(this.#folder, path)}\n`);
    if (this.#child === undefined) this.#start();
    else {
      this.#isAwaited = true;
      const child = this.#child;
      // What does not listen yet has nothing in flight, and reads no message.
      if (!this.#listens && this.#line.workers === 1) child.kill("SIGTERM");
      else if (child.connected) child.send("close");
      const late = setTimeout(() => child.kill("SIGKILL"), GRACE);
      child.once("exit", () => clearTimeout(late));
    }
  }

  #childEnded(code: number): void {
    this.#child = undefined;
    if (this.#isStopping) this.#ended.resolve(EXIT.ok);
    else if (this.#isAwaited) {
      this.#isAwaited = false;
      this.#start();
    } else {
      this.#terminal.err(`${this.#terminal.errPaint.yellow("ended")} with ${code}; waiting for a change\n`);
      this.#makeSpare();
    }
  }

  /** A terminal signals the child, too. A signal to this process alone is passed on. */
  #stop(signal: NodeJS.Signals | undefined): void {
    this.#spare?.kill("SIGKILL");
    if (this.#child === undefined) this.#ended.resolve(EXIT.ok);
    else if (this.#isStopping) this.#child.kill("SIGKILL");
    else if (signal !== undefined) this.#child.kill(signal);
    else if (!process.stdin.isTTY) this.#child.kill("SIGINT");
    this.#isStopping = true;
  }
}

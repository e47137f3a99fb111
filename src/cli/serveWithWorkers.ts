import cluster, { type Worker } from "node:cluster";
import { EXIT } from "./fault.ts";
import type { ServeLine, Started, StopWord } from "./serveLine.ts";
import { startText } from "./startText.ts";
import type { Terminal } from "./terminal.ts";

const SOON = 1000;
const LONGEST_PAUSE = 10_000;

/** Serves in several processes that share the port, until it is stopped. */
export function serveWithWorkers(line: ServeLine, terminal: Terminal): Promise<number> {
  return new Workers(line, terminal).run();
}

/** A worker that dies is replaced: at once, and ever later while those that replace it die at once, too. */
class Workers {
  readonly #line: ServeLine;
  readonly #terminal: Terminal;
  readonly #bornAt = new Map<number, number>();
  #hasStarted = false;
  #isStopping = false;
  #pause = 0;
  #exit: (code: number) => void = () => undefined;

  constructor(line: ServeLine, terminal: Terminal) {
    this.#line = line;
    this.#terminal = terminal;
  }

  run(): Promise<number> {
    cluster.on("message", (_worker: Worker, message: unknown) => this.#started(message as Started));
    cluster.on("exit", (worker: Worker, code: number | null, signal: string | null) =>
      this.#ended(worker, code ?? EXIT.failed, signal),
    );
    process.on("SIGTERM", () => this.#stop("drain"));
    process.on("SIGINT", () => this.#stop("close"));
    process.on("message", (word) => {
      if (word === "close" || word === "drain") this.#stop(word);
    });
    process.on("disconnect", () => this.#stop("close"));
    this.#fork();
    return new Promise((resolve) => {
      this.#exit = resolve;
    });
  }

  /** The first goes ahead: what keeps it from listening would keep all of them, and is said once. */
  #started(started: Started): void {
    if (this.#hasStarted || this.#isStopping) return;
    this.#hasStarted = true;
    this.#terminal.out(startText(started, this.#terminal, this.#line.asJson));
    for (let at = 1; at < this.#line.workers; at += 1) this.#fork();
  }

  #fork(): void {
    if (!this.#isStopping) this.#bornAt.set(cluster.fork().id, performance.now());
  }

  #ended({ id, process: { pid } }: Worker, code: number, signal: string | null): void {
    const age = performance.now() - (this.#bornAt.get(id) ?? 0);
    this.#bornAt.delete(id);
    if (!this.#hasStarted) this.#exit(code);
    else if (this.#isStopping) {
      if (this.#bornAt.size === 0) this.#exit(EXIT.ok);
    } else {
      this.#pause = age > SOON ? 0 : Math.min(Math.max(250, this.#pause * 2), LONGEST_PAUSE);
      const { err, errPaint } = this.#terminal;
      const how = signal === null ? `with ${code}` : `by ${signal}`;
      const when = this.#pause === 0 ? "" : ` in ${this.#pause} ms`;
      err(`${errPaint.yellow("worker")} ${pid} ended ${how}; another takes its place${when}\n`);
      setTimeout(() => this.#fork(), this.#pause);
    }
  }

  #stop(word: StopWord): void {
    const workers = Object.values(cluster.workers ?? {});
    if (this.#isStopping) for (const worker of workers) worker?.process.kill("SIGKILL");
    this.#isStopping = true;
    for (const worker of workers) if (worker?.isConnected() === true) worker.send(word);
    if (workers.length === 0) this.#exit(EXIT.ok);
  }
}

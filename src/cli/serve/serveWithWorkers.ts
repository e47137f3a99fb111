import cluster, { type Worker } from "node:cluster";
import { EXIT } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { onStopWords, type ServeLine, type StopWord } from "./serveLine.ts";
import { type Started, startText } from "./startText.ts";

const SOON = 1000;
const LONGEST_PAUSE = 10_000;

/** Serves in several processes that share the port, until it is stopped. */
export function serveWithWorkers(line: ServeLine, terminal: Terminal): Promise<number> {
  return new Workers(line, terminal).run();
}

/** A worker that dies is replaced: at once, and after ever longer pauses while replacements fail to start or die early. */
class Workers {
  readonly #line: ServeLine;
  readonly #terminal: Terminal;
  /** The workers by id, with the time since which each serves. */
  readonly #serveSince = new Map<number, number | undefined>();
  #hasStarted = false;
  #isStopping = false;
  #pause = 0;
  #exit: (code: number) => void = () => undefined;

  constructor(line: ServeLine, terminal: Terminal) {
    this.#line = line;
    this.#terminal = terminal;
  }

  run(): Promise<number> {
    cluster.on("message", (worker: Worker, message: unknown) => this.#started(worker, message as Started));
    cluster.on("exit", (worker: Worker, code: number | null, signal: string | null) =>
      this.#ended(worker, code ?? EXIT.failed, signal),
    );
    onStopWords((word) => this.#stop(word));
    process.on("disconnect", () => this.#stop("close"));
    this.#fork();
    return new Promise((resolve) => {
      this.#exit = resolve;
    });
  }

  /** The first worker starts alone: what keeps it from listening would keep all of them, and is reported once. */
  #started({ id }: Worker, started: Started): void {
    if (this.#serveSince.has(id)) this.#serveSince.set(id, performance.now());
    if (this.#hasStarted || this.#isStopping) return;
    this.#hasStarted = true;
    this.#terminal.out(startText(started, this.#terminal, this.#line.asJson));
    for (let at = 1; at < this.#line.workers; at += 1) this.#fork();
  }

  #fork(): void {
    if (!this.#isStopping) this.#serveSince.set(cluster.fork().id, undefined);
  }

  #ended({ id, process: { pid } }: Worker, code: number, signal: string | null): void {
    const served = performance.now() - (this.#serveSince.get(id) ?? Number.POSITIVE_INFINITY);
    this.#serveSince.delete(id);
    if (this.#isStopping) {
      if (this.#serveSince.size === 0) this.#exit(EXIT.ok);
    } else if (!this.#hasStarted) {
      this.#exit(code);
    } else {
      this.#pause = served > SOON ? 0 : Math.min(Math.max(250, this.#pause * 2), LONGEST_PAUSE);
      const { err, errPaint } = this.#terminal;
      const how = signal === null ? `with ${code}` : `by ${signal}`;
      const when = this.#pause === 0 ? "" : ` in ${this.#pause} ms`;
      err(`${errPaint.yellow("worker")} ${pid} ended ${how}; it is replaced${when}\n`);
      setTimeout(() => this.#fork(), this.#pause);
    }
  }

  #stop(word: StopWord): void {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers) this.#stopOne(worker, word);
    this.#isStopping = true;
    if (workers.length === 0) this.#exit(EXIT.ok);
  }

  /** The second call kills. A worker that does not serve yet reads no message, so a signal ends it. */
  #stopOne(worker: Worker, word: StopWord): void {
    if (this.#isStopping) worker.process.kill("SIGKILL");
    else if (this.#serveSince.get(worker.id) === undefined) worker.process.kill("SIGTERM");
    // It may be ending by itself.
    else if (worker.isConnected()) worker.send(word, () => undefined);
  }
}

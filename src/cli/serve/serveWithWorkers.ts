import cluster, { type Worker } from "node:cluster";
import { Later } from "../../http/later.ts";
import { EXIT } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { type Started, startText } from "./serveHere.ts";
import { LEAVES, onStopWords, type ServeLine, type StopWord } from "./serveLine.ts";

const SOON = 1000;
const LONGEST_PAUSE = 10_000;

export async function serveWithWorkers(line: ServeLine, terminal: Terminal): Promise<number> {
  return new Workers(line, terminal).run();
}

/** Not SIGHUP: a terminal sends that when it is closed. SIGUSR1 is Node's own. */
const RESTART_SIGNAL = "SIGUSR2";

/** A worker that dies is replaced: at once, and after ever longer pauses while replacements fail to start or die early. */
class Workers {
  readonly #line: ServeLine;
  readonly #terminal: Terminal;
  /** The workers by id, with the time since which each serves. */
  readonly #serveSince = new Map<number, number | undefined>();
  /** Told of a successor, by its id: whether it has come to serve. */
  readonly #successors = new Map<number, (serves: boolean) => void>();
  /** Told of a worker that was replaced, by its id: that it has ended. */
  readonly #leaving = new Map<number, () => void>();
  #hasStarted = false;
  #isStopping = false;
  #isRestarting = false;
  #isToRestart = false;
  #pause = 0;
  readonly #ended = new Later<number>();

  constructor(line: ServeLine, terminal: Terminal) {
    this.#line = line;
    this.#terminal = terminal;
  }

  run(): PromiseLike<number> {
    cluster.on("message", (worker: Worker, message: unknown) => {
      // What was sent to it before has arrived when it reads this.
      if (message === LEAVES) worker.send(LEAVES, () => undefined);
      else this.#started(worker, message as Started);
    });
    cluster.on("exit", (worker: Worker, code: number | null, signal: string | null) =>
      this.#workerEnded(worker, code ?? EXIT.failed, signal),
    );
    onStopWords((word) => this.#stop(word));
    process.on("disconnect", () => this.#stop("close"));
    process.on(RESTART_SIGNAL, () => void this.#restart());
    this.#fork();
    return this.#ended;
  }

  /** The first worker starts alone: what keeps it from listening would keep all of them, and is reported once. */
  #started({ id }: Worker, started: Started): void {
    if (this.#serveSince.has(id)) this.#serveSince.set(id, performance.now());
    this.#successors.get(id)?.(true);
    if (this.#hasStarted || this.#isStopping) return;
    this.#hasStarted = true;
    this.#terminal.out(startText(started, this.#terminal, this.#line.asJson));
    for (let at = 1; at < this.#line.workers; at += 1) this.#fork();
  }

  #fork(): void {
    const active = this.#serveSince.size - this.#leaving.size;
    if (!this.#isStopping && active < this.#line.workers) this.#serveSince.set(cluster.fork().id, undefined);
  }

  /** Replaces the workers one after another. Each goes on until its successor serves, and is drained then: nothing is lost. */
  async #restart(): Promise<void> {
    this.#isToRestart = this.#hasStarted;
    if (this.#isRestarting) return;
    this.#isRestarting = true;
    while (this.#isToRestart && !this.#isStopping) {
      this.#isToRestart = false;
      const begin = performance.now();
      const replaced = await this.#replaceAll([...this.#serveSince.keys()]);
      const { err, errPaint } = this.#terminal;
      if (this.#isStopping) continue;
      if (replaced) err(`${errPaint.green("restarted")} all workers (${Math.round(performance.now() - begin)} ms)\n`);
      else err(`${errPaint.red("not restarted")}: a new worker ended before it served; the others go on\n`);
    }
    this.#isRestarting = false;
  }

  /** False where a successor does not come to serve: then the others stay as they are. */
  async #replaceAll(ids: readonly number[]): Promise<boolean> {
    for (const id of ids) {
      const { id: next } = cluster.fork();
      this.#serveSince.set(next, undefined);
      const serves = await new Promise<boolean>((resolve) => this.#successors.set(next, resolve));
      this.#successors.delete(next);
      if (!serves || this.#isStopping) return false;
      const worker = cluster.workers?.[id];
      // It may have died meanwhile: then it has its successor.
      if (worker === undefined || !this.#serveSince.has(id)) continue;
      const ended = new Promise<void>((resolve) => this.#leaving.set(id, resolve));
      this.#stopOne(worker, "drain");
      await ended;
      if (this.#isStopping) return false;
    }
    return true;
  }

  #workerEnded({ id, process: { pid } }: Worker, code: number, signal: string | null): void {
    const served = performance.now() - (this.#serveSince.get(id) ?? Number.POSITIVE_INFINITY);
    this.#serveSince.delete(id);
    const left = this.#leaving.get(id);
    this.#leaving.delete(id);
    left?.();
    const successor = this.#successors.get(id);
    successor?.(false);
    if (this.#isStopping) {
      if (this.#serveSince.size === 0) this.#ended.resolve(EXIT.ok);
    } else if (!this.#hasStarted) {
      this.#ended.resolve(code);
    } else if (left === undefined && successor === undefined) {
      this.#pause = served > SOON ? 0 : Math.min(Math.max(250, this.#pause * 2), LONGEST_PAUSE);
      const { err, errPaint } = this.#terminal;
      const how = signal === null ? `with ${code}` : `by ${signal}`;
      const when = this.#pause === 0 ? "" : ` in ${this.#pause} ms`;
      err(`${errPaint.yellow("worker")} ${pid} ended ${how}; it is replaced${when}\n`);
      setTimeout(() => this.#fork(), this.#pause);
    } else {
      // The one that it was to succeed may have died, too.
      this.#fork();
    }
  }

  #stop(word: StopWord): void {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    // One that is draining would take a second word for an order to end at once.
    for (const worker of workers) if (this.#isStopping || !this.#leaving.has(worker.id)) this.#stopOne(worker, word);
    this.#isStopping = true;
    if (workers.length === 0) this.#ended.resolve(EXIT.ok);
  }

  /** The second call kills. A worker that does not serve yet reads no message, so a signal ends it. */
  #stopOne(worker: Worker, word: StopWord): void {
    if (this.#isStopping) worker.process.kill("SIGKILL");
    else if (this.#serveSince.get(worker.id) === undefined) worker.process.kill("SIGTERM");
    // It may be ending by itself.
    else if (worker.isConnected()) worker.send(word, () => undefined);
  }
}

import { Session } from "node:inspector";

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { ranges: readonly { count: number }[] }[];
  }[];
}

/**
 * How much work a call does, in blocks of code run, as V8 counts them: it does not depend on the machine or on what else
 * runs. What happens inside a regular expression or another built-in is one step to it.
 */
export class WorkMeter {
  readonly #session = new Session();
  readonly #files: RegExp;

  constructor(files: RegExp) {
    this.#files = files;
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  of(call: () => unknown): number {
    this.#take();
    call();
    return this.#take();
  }

  close(): void {
    this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }

  /** What was run since the last time. */
  #take(): number {
    let total = 0;
    this.#session.post("Profiler.takePreciseCoverage", (error, coverage) => {
      if (error !== null) throw error;
      for (const { url, functions } of (coverage as unknown as Coverage).result) {
        if (!this.#files.test(url)) continue;
        for (const { ranges } of functions) for (const { count } of ranges) total += count;
      }
    });
    return total;
  }
}

/** The least processor time of several calls, in microseconds: for what only the clock can see. */
export function leastTime(call: () => unknown, times = 2): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < times; turn += 1) {
    const before = process.cpuUsage();
    call();
    least = Math.min(least, process.cpuUsage(before).user);
  }
  return least;
}

import type { Terminal } from "./terminal.ts";

const CELLS = 30;

/** A progress bar on one line that is overwritten; nothing where `err` is no terminal. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  #done = 0;
  #shown = -1;

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
  }

  step(): void {
    this.#done += 1;
    if (!this.#terminal.isWatched) return;
    const percent = Math.min(100, Math.floor((this.#done * 100) / this.#total));
    if (percent === this.#shown) return;
    this.#shown = percent;
    const full = Math.round((percent * CELLS) / 100);
    const { cyan, dim } = this.#terminal.errPaint;
    const bar = `${cyan("█".repeat(full))}${dim("░".repeat(CELLS - full))}`;
    this.#terminal.err(`\r${bar} ${percent} % of ${this.#total} requests`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#terminal.isWatched) this.#terminal.err("\r\u001B[K");
  }
}

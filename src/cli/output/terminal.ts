import { COLOURED, type Paint, PLAIN } from "./paint.ts";

/** Where a command writes: what it was asked for on `out`, everything else on `err`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly paint: Paint;
  /** The same for `err`, which may lead elsewhere. */
  readonly errPaint: Paint;
  /** The width of the terminal in columns; Infinity where the output is no terminal. */
  readonly width: number;
  /** Whether `err` is a terminal, so that a line may be overwritten. */
  readonly isWatched: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export function terminalOf(out: Stream, err: Stream, environment: Environment): Terminal {
  const paintOf = (stream: Stream) => (isColourful(stream, environment) ? COLOURED : PLAIN);
  return {
    out: (text) => void out.write(text),
    err: (text) => void err.write(text),
    paint: paintOf(out),
    errPaint: paintOf(err),
    width: out.columns ?? (Number(environment["COLUMNS"]) || Number.POSITIVE_INFINITY),
    isWatched: err.isTTY === true && environment["TERM"] !== "dumb",
  };
}

/** Colours only on a terminal, never where NO_COLOR says so, and elsewhere only where FORCE_COLOR does. */
function isColourful({ isTTY = false }: Stream, environment: Environment): boolean {
  const { NO_COLOR = "", FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTTY && TERM !== "dumb";
}

/** JSON for a terminal or a file: indented, and with its last line ended. */
export function indentedJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

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

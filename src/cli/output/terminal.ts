import { methodIs } from "../../http/method.ts";

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

/** What the layout of a text depends on. */
export type Shown = Pick<Terminal, "paint" | "width">;

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

export const indentedJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const CELLS = 30;

/** A progress bar on one line that is overwritten, with one step more at each call; nothing where `err` is no terminal. */
export function progress({ isWatched, err, errPaint: { cyan, dim } }: Terminal, total: number): () => void {
  let [done, shown] = [0, -1];
  return () => {
    done += 1;
    const percent = Math.min(100, Math.floor((done * 100) / total));
    if (!isWatched || percent === shown) return;
    shown = percent;
    const full = Math.round((percent * CELLS) / 100);
    err(`\r${cyan("█".repeat(full))}${dim("░".repeat(CELLS - full))} ${percent} % of ${total} requests`);
  };
}

export function clearLine({ isWatched, err }: Terminal): void {
  if (isWatched) err("\r\u001B[K");
}

/** The escape sequences that start and end each style (ECMA-48). */
const ANSI = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const satisfies Record<string, readonly [start: number, end: number]>;

export type Paint = Readonly<Record<keyof typeof ANSI, (text: string) => string>>;

const paintBy = (painter: (start: number, end: number) => (text: string) => string): Paint =>
  Object.fromEntries(Object.entries(ANSI).map(([name, [start, end]]) => [name, painter(start, end)])) as Paint;

export const PLAIN: Paint = paintBy(() => (text) => text);

export const COLOURED: Paint = paintBy(
  (start, end) => (text) => (text === "" ? "" : `\u001B[${start}m${text}\u001B[${end}m`),
);

/** A line that counts findings: green where there are none. */
export function countWith(paint: Paint): (found: readonly unknown[], says: string) => string {
  return ({ length }, says) => `  ${(length === 0 ? paint.green : paint.red)(String(length).padStart(3))} ${says}`;
}

export function paintStatus(paint: Paint, status: number, text = String(status)): string {
  if (status < 300) return paint.green(text);
  if (status < 400) return paint.cyan(text);
  return status < 500 ? paint.yellow(text) : paint.red(text);
}

/** A method that changes nothing is green, one that removes red, and every other yellow. */
export function paintMethod(paint: Paint, method: string): string {
  if (methodIs(method, "safe")) return paint.green(method);
  return method === "DELETE" ? paint.red(method) : paint.yellow(method);
}

export interface Column {
  readonly head: string;
  readonly paint?: (text: string) => string;
}

const GAP = "  ";

/** The last column is not made narrower than this: a terminal that is too narrow folds its lines itself. */
const NARROWEST = 20;

/** Rows under their heads. The last column is wrapped at its commas where the terminal is too narrow for it. */
export function columns(
  heads: readonly Column[],
  rows: readonly (readonly string[])[],
  { paint, width }: Shown,
): string {
  const last = heads.length - 1;
  const widths = heads.map(({ head }, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const before = widths.slice(0, last).reduce((sum, each) => sum + each + GAP.length, 0);
  const line = (cells: readonly string[], paints: readonly ((text: string) => string)[]) =>
    cells
      .map((cell, at) => (paints[at] ?? String)(cell) + " ".repeat(at === last ? 0 : (widths[at] ?? 0) - cell.length))
      .join(GAP)
      .trimEnd();
  const painters = heads.map((head) => head.paint ?? String);
  const lines = rows.flatMap((row) => {
    const [first = "", ...others] = wrapList(row[last] ?? "", Math.max(width - before, NARROWEST));
    return [
      line([...row.slice(0, last), first], painters),
      ...others.map((rest) => line([...heads.slice(0, last).map(() => ""), rest], painters)),
    ];
  });
  const headLine = line(
    heads.map(({ head }) => head),
    heads.map(() => paint.bold),
  );
  return [headLine, ...lines].map((each) => `${each}\n`).join("");
}

/** Lines of a list with commas, none longer than the width unless one item alone is. */
export const wrapList = (text: string, width: number): readonly string[] => lines(text.split(/(?<=,) /), width);

/** Lines of prose, none longer than the width unless one word alone is. */
export const wrapWords = (text: string, width: number): readonly string[] => lines(text.split(" "), width);

function lines(items: readonly string[], width: number): readonly string[] {
  const done: string[] = [];
  let line = "";
  for (const item of items) {
    const longer = line === "" ? item : `${line} ${item}`;
    if (line !== "" && longer.length > width) {
      done.push(line);
      line = item;
    } else line = longer;
  }
  return [...done, line];
}

import type { Paint } from "./terminal.ts";

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
  { paint, width }: { readonly paint: Paint; readonly width: number },
): string {
  const last = heads.length - 1;
  const widths = heads.map(({ head }, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const before = widths.slice(0, last).reduce((sum, each) => sum + each + GAP.length, 0);
  const line = (cells: readonly string[], paints: readonly ((text: string) => string)[]) =>
    cells
      .map((cell, at) => (paints[at] ?? String)(cell) + " ".repeat(at === last ? 0 : (widths[at] ?? 0) - cell.length))
      .join(GAP)
      .trimEnd();
  const plain = (text: string) => text;
  const painters = heads.map((head) => head.paint ?? plain);
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

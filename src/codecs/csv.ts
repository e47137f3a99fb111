import type { Codec } from "../resource/codec.ts";
import { checkOptions, type OptionRules, oneOf, TEXTS } from "../resource/options.ts";
import { streamText } from "./stream.ts";
import { plainText } from "./text.ts";

export interface CsvOptions {
  /** The header, and which fields of a row are written in which order. Without it: the keys, as they are first seen. */
  readonly columns?: readonly string[];

  /**
   * Text that a spreadsheet would run as a formula (it begins with = + - @, tab or CR): `keep`, the default, writes it as it is. `disarm`
   * puts an apostrophe before it, which is data to every other reader, as in +49…. Choose `disarm` for exports that people open in a
   * spreadsheet and that hold text from strangers. Numbers are never touched.
   */
  readonly formulas?: "keep" | "disarm";
}

const RULES: OptionRules<CsvOptions> = { columns: TEXTS, formulas: oneOf("keep", "disarm") };
/** `text/csv` with the default options. */
export const csvCodec: Codec = createCsvCodec();

/**
 * `text/csv` (RFC 4180), writing only. An array of objects is a table with a header, an object a table of one row, an array of arrays (or
 * of plain values) rows without a header. To read CSV, add a parser of your choice: `{ ...csvCodec, decode }`.
 */
export function createCsvCodec(options: CsvOptions = {}): Codec {
  checkOptions("createCsvCodec", options, RULES);
  const { columns, formulas = "keep" } = options;
  const line = (cells: readonly unknown[]): string => csvLine(cells, formulas === "disarm");
  return {
    encode(value) {
      if (value === null || value === undefined) return "";
      const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
      const header = columns ?? keysOf(rows);
      const lines = rows.map((row, index) => line(cellsOf(row, header, index)));
      return (header === undefined ? "" : line(header)) + lines.join("");
    },

    encodeStream(values) {
      let header = columns;
      return streamText(values, {
        open: columns === undefined ? "" : line(columns),
        each(row, index) {
          if (columns !== undefined) return line(cellsOf(row, columns, index));
          if (index > 0) refuseNewKeys(row, header, index);
          else header = keysOf([row]);
          const first = index === 0 && header !== undefined ? line(header) : "";
          return first + line(cellsOf(row, header, index));
        },
      });
    },
  };
}

function keysOf(rows: readonly unknown[]): readonly string[] | undefined {
  if (!rows.some(isRecord)) return undefined;
  const keys = new Set<string>();
  for (const row of rows) if (isRecord(row)) for (const key of Object.keys(row)) keys.add(key);
  return [...keys];
}

function cellsOf(row: unknown, header: readonly string[] | undefined, index: number): readonly unknown[] {
  if (Array.isArray(row)) {
    if (header === undefined || header.length === row.length) return row;
  } else if (isRecord(row)) {
    // Own keys only: a column named "constructor" is empty in a row that has none.
    if (header !== undefined) return header.map((key) => (Object.hasOwn(row, key) ? row[key] : undefined));
  } else if (header === undefined || header.length === 1) {
    return [row];
  }
  throw new TypeError(`row ${index + 1} does not fit the others: CSV rows are all objects, or all arrays`);
}

/** The header is already sent, and to drop a field silently would be worse than to fail. */
function refuseNewKeys(row: unknown, header: readonly string[] | undefined, index: number): void {
  if (header === undefined || !isRecord(row)) return;
  const extra = Object.keys(row).find((key) => row[key] !== undefined && !header.includes(key));
  if (extra === undefined) return;
  throw new TypeError(
    `row ${index + 1} has ${JSON.stringify(extra)}, which the first row lacks: name the columns of a streamed CSV ` +
      "with createCsvCodec({ columns })",
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** What must stand in quotes (RFC 4180 2.6), and what readers would trim away if it did not. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const FORMULA = /^[=+\-@\t\r]/;

/** One record with its line break, which is CRLF (RFC 4180 2.1). */
function csvLine(cells: readonly unknown[], disarm: boolean): string {
  const texts = cells.map((cell) => {
    const text = plainText(cell);
    // A number may begin with a minus.
    const isFormula = typeof cell !== "number" && typeof cell !== "bigint" && FORMULA.test(text);
    const safe = disarm && isFormula ? `'${text}` : text;
    return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  // A record of one empty cell would be a blank line, which readers skip.
  return `${texts.length === 1 && texts[0] === "" ? '""' : texts.join(",")}\r\n`;
}

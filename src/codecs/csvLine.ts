import { plainText } from "./plainText.ts";

/** What must stand in quotes (RFC 4180 2.6), and what readers would trim away if it did not. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const FORMULA = /^[=+\-@\t\r]/;

/** One record with its line break, which is CRLF (RFC 4180 2.1). */
export function csvLine(cells: readonly unknown[], disarm: boolean): string {
  const texts = cells.map((cell) => quoted(disarm && !isNumber(cell) ? disarmed(plainText(cell)) : plainText(cell)));
  // A record of one empty cell would be a blank line, which readers skip.
  return `${texts.length === 1 && texts[0] === "" ? '""' : texts.join(",")}\r\n`;
}

/** A number may begin with a minus. */
function isNumber(cell: unknown): boolean {
  return typeof cell === "number" || typeof cell === "bigint";
}

function disarmed(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

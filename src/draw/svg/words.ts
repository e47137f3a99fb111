import { escapeHtml } from "../../codecs/html.ts";

/** The characters that fit on a line of a node, at the chart's font size. */
const LINE = 30;

/** A question in as few lines as possible, of about the same length. One that would fill its only line has two. */
export function wrapQuestion(text: string, most: number = LINE): readonly string[] {
  const words = text.split(" ");
  const count = Math.max(text.length > most - 2 ? 2 : 1, Math.ceil(text.length / most));
  for (let width = Math.ceil(text.length / count); width <= most; width++) {
    const lines = fill(words, width);
    if (lines.length <= count) return lines;
  }
  return fill(words, most);
}

function fill(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text for XML, in content and in attributes. What XML cannot hold at all (most control characters) is left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ""));
}

/**
 * How deep arrays and objects of a JSON text may stand in each other (RFC 8259 9 lets a reader bound it). JSON.parse reads
 * any depth, and JSON.stringify fails somewhere beyond 3,000, depending on the stack that is left: what is read here can be
 * written again.
 */
export const MOST_NESTING = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_ARRAY = 0x5d;
const CLOSE_OBJECT = 0x7d;

/** Of a text that JSON.parse has read. */
export function isNestedTooDeeply(text: string): boolean {
  // Each level has two brackets.
  if (text.length <= 2 * MOST_NESTING) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth++;
      if (depth > MOST_NESTING) return true;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** The place of the quotation mark that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

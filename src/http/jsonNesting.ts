/** How deep JSON may be nested (RFC 8259 9). JSON.stringify fails at about 3,000 levels: within this bound, what was read can be written. */
export const MOST_NESTING = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[`, and `{` without the bit in which they differ; likewise `]` and `}`. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const WITHOUT_KIND = 0x5f;

/** For the UTF-8 of JSON; for other text the result does not matter. Scanning bytes takes an eighth of JSON.parse, a string three times as long. */
export function isNestedTooDeeply(json: Uint8Array): boolean {
  // Each level has two brackets.
  if (json.length <= 2 * MOST_NESTING) return false;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(json, at + 1);
    } else if (byte >= OPEN) {
      const bracket = byte & WITHOUT_KIND;
      if (bracket === CLOSE) depth--;
      else if (bracket === OPEN) depth++;
      if (depth > MOST_NESTING) return true;
    }
  }
  return false;
}

function endOfString(json: Uint8Array, start: number): number {
  let at = start;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

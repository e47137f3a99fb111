/**
 * A JSON value as YAML 1.2, in block style. Texts that could be read as something else stand in double quotes, where
 * YAML takes JSON's escapes, so that nothing here has to know what a reader of YAML 1.1 makes of `no` or `1e3`.
 */
export function toYaml(value: unknown): string {
  return `${block(value, "").trimStart()}\n`;
}

/** What follows a key or a dash: on the same line for a scalar, on lines of its own for what has parts. */
function block(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return " []";
    return value.map((item: unknown) => `\n${indent}-${inline(item, `${indent}  `)}`).join("");
  }
  if (typeof value !== "object" || value === null) return ` ${scalar(value)}`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return " {}";
  return entries.map(([key, item]) => `\n${indent}${keyText(key)}:${block(item, `${indent}  `)}`).join("");
}

/** The first line of an item stands behind its dash. */
function inline(value: unknown, indent: string): string {
  return block(value, indent).replace(/^\n +/, " ");
}

/** Begins with a letter, and neither a colon, a hash nor a space at its end makes it anything but text. */
const PLAIN = /^[A-Za-z][\w ./()-]*[\w./()-]$|^[A-Za-z]$/;

/** What readers of YAML 1.1 or 1.2 take for a boolean, nothing, or a number. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|inf|nan)$/i;

function scalar(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return PLAIN.test(value) && !WORDS.test(value) ? value : JSON.stringify(value).replaceAll(BREAKS, escaped);
}

/** What JSON leaves as it is and YAML 1.1 takes for the end of a line, or for no character of a text. */
const BREAKS = /[\x7f-\x9f\u2028\u2029\ufeff]/g;

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function keyText(key: string): string {
  return scalar(key);
}

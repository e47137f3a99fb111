/** A JSON value as YAML 1.2. Texts that YAML 1.1 could misread, such as `no` or `1e3`, are in double quotes. */
export function toYaml(value: unknown): string {
  return `${block(value, "").trimStart()}\n`;
}

/** What follows a key or a dash: on the same line for a scalar, on lines of its own for a list or a map. */
function block(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return " []";
    return value.map((item) => `\n${indent}-${block(item, `${indent}  `).replace(/^\n +/, " ")}`).join("");
  }
  if (typeof value !== "object" || value === null) return ` ${scalar(value)}`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return " {}";
  return entries.map(([key, item]) => `\n${indent}${scalar(key)}:${block(item, `${indent}  `)}`).join("");
}

/** Text that needs no quotes: it begins with a letter, and has no colon, hash or trailing space. */
const PLAIN = /^[A-Za-z][\w ./()-]*[\w./()-]$|^[A-Za-z]$/;
/** What readers of YAML 1.1 or 1.2 take for a boolean, null or a number. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|inf|nan)$/i;

function scalar(value: unknown): string {
  if (typeof value !== "string") return JSON.stringify(value);
  if (PLAIN.test(value) && !WORDS.test(value)) return value;
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replaceAll(BREAKS, escaped);
}

/** Characters that JSON does not escape, and that YAML 1.1 takes for a line break or does not allow. */
const BREAKS = /[\x7f-\x9f\u2028\u2029\ufeff]/g;

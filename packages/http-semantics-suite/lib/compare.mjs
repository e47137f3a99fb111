// @ts-check
const NAMES = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** What cannot be seen, or turns the direction of a text, as an escape. @param {string} text */
export const printable = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (c) => {
    const hex = (c.codePointAt(0) ?? 0).toString(16).padStart(2, "0");
    return NAMES[/** @type {keyof typeof NAMES} */ (c)] ?? (hex.length === 2 ? `\\x${hex}` : `\\u{${hex}}`);
  });

/** A text of one character for each octet, as in fields. @param {string} text */
export const octets = (text) => text.replace(/[\x80-\xff]/g, (c) => `\\x${c.charCodeAt(0).toString(16)}`);

/** @param {unknown} value */
export function show(value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === undefined) return "nothing";
  return printable(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}

/** Equal as JSON values. @param {any} a @param {any} b @returns {boolean} */
export function same(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && same(a[k], b[k]));
}

/** Whether `got` has everything of `want`; arrays are compared whole. @param {any} want @param {any} got @returns {boolean} */
export function within(want, got) {
  if (want === null || typeof want !== "object") return want === got;
  if (typeof got !== "object" || got === null) return false;
  if (Array.isArray(want))
    return Array.isArray(got) && want.length === got.length && want.every((w, i) => within(w, got[i]));
  return Object.keys(want).every((k) => Object.hasOwn(got, k) && within(want[k], got[k]));
}

// Reading of field values: lists, parameters, dates and entity tags (RFC 9110 5.6 and 8.8.3).

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/**
 * The members of a list, split at commas that are not inside a quoted string. Empty members are left out (RFC 9110 5.6.1).
 * @param {string | undefined} value
 */
export function listOf(value) {
  return splitOutsideQuotes(value ?? "", ",").filter((member) => member !== "");
}

/**
 * `text/html;level=1;q=0.5` as its first part in lower case and its parameters.
 * @param {string} member
 */
export function withParameters(member) {
  const [first = "", ...rest] = splitOutsideQuotes(member, ";");
  const parameters = new Map();
  for (const part of rest.filter((text) => text !== "")) {
    const at = part.indexOf("=");
    parameters.set(part.slice(0, at < 0 ? part.length : at).toLowerCase(), at < 0 ? "" : unquoted(part.slice(at + 1)));
  }
  return { value: first.toLowerCase(), parameters };
}

/**
 * A Content-Type, or undefined if it is not one.
 * @param {string | undefined} field
 */
export function mediaType(field) {
  const { value, parameters } = withParameters(field ?? "");
  const [type = "", subtype = "", ...more] = value.split("/");
  return TOKEN.test(type) && TOKEN.test(subtype) && more.length === 0 ? { type: value, parameters } : undefined;
}

/** @param {string} text */
function unquoted(text) {
  return /^".*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, "$1") : text;
}

/**
 * @param {string} text
 * @param {string} separator
 */
function splitOutsideQuotes(text, separator) {
  const parts = [""];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    if (quoted && character === "\\") parts[parts.length - 1] += text[at++];
    if (character === separator && !quoted) parts.push("");
    else parts[parts.length - 1] += text[at] ?? "";
  }
  return parts.map((part) => part.replace(/^[ \t]+|[ \t]+$/g, ""));
}

/**
 * The entity tags of If-Match or If-None-Match: "*", or a list. Text that is no entity tag is left out.
 * @param {string} field
 */
export function entityTags(field) {
  if (field.trim() === "*") return "*";
  return [...field.matchAll(/(?:^|,)[ \t]*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*(?=,|$)/g)].map(
    ([, tag]) => tag ?? "",
  );
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const IMF_FIXDATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/;
const RFC850 = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (\d\d)-(\w{3})-(\d\d) (\d\d):(\d\d):(\d\d) GMT$/;
const ASCTIME = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3}) ([ \d]\d) (\d\d):(\d\d):(\d\d) (\d{4})$/;

/**
 * An HTTP date in any of its three forms (RFC 9110 5.6.7), in milliseconds, or undefined if it is none.
 * @param {string} text
 */
export function httpDate(text) {
  const asctime = ASCTIME.exec(text);
  if (asctime !== null) {
    const [, month, day, hour, minute, second, year] = asctime;
    return moment(Number(year), month, day, hour, minute, second);
  }
  const [, day, month, year, hour, minute, second] = IMF_FIXDATE.exec(text) ?? RFC850.exec(text) ?? [];
  if (year === undefined) return undefined;
  return moment(year.length === 2 ? nearYear(Number(year)) : Number(year), month, day, hour, minute, second);
}

/**
 * A year of two digits that would be more than 50 years ahead is one of the past.
 * @param {number} digits
 */
function nearYear(digits) {
  const now = new Date().getUTCFullYear();
  const year = now - (now % 100) + digits;
  return year > now + 50 ? year - 100 : year;
}

/**
 * @param {number} year
 * @param {(string | undefined)[]} rest
 */
function moment(year, ...rest) {
  const [month = "", day, hour, minute, second] = rest;
  const index = MONTHS.indexOf(month);
  const fits =
    Number(day) >= 1 && Number(day) <= 31 && Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
  return index < 0 || !fits
    ? undefined
    : Date.UTC(year, index, Number(day), Number(hour), Number(minute), Number(second));
}

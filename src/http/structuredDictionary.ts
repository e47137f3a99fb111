import { base64Of, bytesOfBase64 } from "./base64.ts";
import { Reader } from "./reader.ts";

/** A value of a structured field (RFC 9651 3.3): numbers, bytes; text stands for strings and tokens. */
export type BareItem = number | boolean | string | Uint8Array;

/** RFC 9651 3.1.2: the key of a member or parameter. */
const KEY = /[a-z*][a-z0-9_\-.*]*/y;
/** RFC 9651 4.2.4: a Decimal has at most 12 digits before its point. What remains of a longer one is no separator. */
const NUMBER = /-?(?:\d{1,12}\.\d{1,3}|\d{1,15})/y;
/** The kinds of item, and what each says. Nothing here reads what a Date says. */
const ITEMS: readonly (readonly [pattern: RegExp, read: (text: string) => BareItem | undefined])[] = [
  [NUMBER, Number],
  [/:[A-Za-z0-9+/=]*:/y, (bytes) => unlessBroken(() => bytesOfBase64(bytes.slice(1, -1)))],
  [/\?[01]/y, (truth) => truth === "?1"],
  [/"(?:[ !#-[\]-~]|\\["\\])*"/y, (string) => string.slice(1, -1).replace(/\\(.)/g, "$1")],
  [/%"(?:[ !#$&-~]|%[\da-f]{2})*"/y, (display) => unlessBroken(() => decodeURIComponent(display.slice(2, -1)))],
  [/[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*/y, (token) => token],
  [/@-?\d{1,15}/y, (date) => date],
];
/** What stands behind each member of an Inner List. */
const BETWEEN = / +|(?=\))/y;
const OWS = /[ \t]*/y;
const SPACES = / */y;

/** RFC 9651 4.2.2: a Dictionary's Items without parameters, an Inner List as ""; undefined if it is none (4.2). The last of equal keys counts. */
export function parseDictionary(field: string): ReadonlyMap<string, BareItem> | undefined {
  const reader = new Reader(field);
  const members = new Map<string, BareItem>();
  reader.take(SPACES);
  while (!reader.isAtEnd) {
    const key = reader.take(KEY);
    if (key === undefined) return undefined;
    const value = reader.skip("=") ? (reader.skip("(") ? passList(reader) : itemOf(reader)) : true;
    if (value === undefined || !skipParameters(reader)) return undefined;
    members.set(key, value);
    reader.take(OWS);
    if (reader.isAtEnd) return members;
    if (!reader.skip(",")) return undefined;
    reader.take(OWS);
    if (reader.isAtEnd) return undefined;
  }
  return members;
}

/** RFC 9651 4.2.3: an Item, its parameters left out; undefined where the field is none. */
export function parseItem(field: string): BareItem | undefined {
  const reader = new Reader(field);
  reader.take(SPACES);
  const item = itemOf(reader);
  if (item === undefined || !skipParameters(reader)) return undefined;
  reader.take(SPACES);
  return reader.isAtEnd ? item : undefined;
}

function itemOf(reader: Reader): BareItem | undefined {
  for (const [pattern, read] of ITEMS) {
    const text = reader.take(pattern);
    if (text !== undefined) return read(text);
  }
  return undefined;
}

/** RFC 9651 4.2.1.2. */
function passList(reader: Reader): "" | undefined {
  reader.take(SPACES);
  while (!reader.skip(")")) {
    if (itemOf(reader) === undefined || !skipParameters(reader) || reader.take(BETWEEN) === undefined) return undefined;
  }
  return "";
}

function skipParameters(reader: Reader): boolean {
  while (reader.skip(";")) {
    reader.take(SPACES);
    if (reader.take(KEY) === undefined) return false;
    if (reader.skip("=") && itemOf(reader) === undefined) return false;
  }
  return true;
}

/** RFC 9651 4.2.7, 4.2.10: what is no base64, or no UTF-8, fails. */
function unlessBroken<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

export const formatBytes = (bytes: Uint8Array): string => `:${base64Of(bytes)}:`;

export const LONGEST_KEY = 255;
/** What can be written without quotes: visible characters, but for those that separate, quote or escape. */
const BARE = /^[!#-+\--:<-[\]-~]+$/;

/** A String (RFC 9651 3.3.3), or one without quotes. Undefined if it is neither, empty, too long, or came twice. */
export function parseIdempotencyKey(field: string): string | undefined {
  const text = field.trim();
  const key = text.startsWith('"') ? parseItem(text) : BARE.exec(text)?.[0];
  return typeof key === "string" && key !== "" && key.length <= LONGEST_KEY ? key : undefined;
}

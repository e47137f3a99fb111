import { isToken } from "./field.ts";
import { disown } from "./later.ts";
import { wrongValue } from "./wrongValue.ts";

/** RFC 9110 5.5: visible characters, spaces and tabs, and obs-text; never CR, LF or NUL, which would split the response. */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
export const isFieldValue = (value: unknown): value is string => typeof value === "string" && FIELD_VALUE.test(value);

/** The value, if it can be sent; otherwise it throws, so that user data cannot inject fields. */
export function fieldValue(value: unknown): string {
  if (isFieldValue(value)) return value;
  throw new TypeError(`This cannot be the value of a header field: ${quoted(value)}.`);
}

export function fieldName(name: unknown): string {
  if (typeof name === "string" && isToken(name)) return name;
  throw new TypeError(`This cannot be the name of a header field: ${quoted(name)}.`);
}

function quoted(value: unknown): string {
  disown(value);
  return typeof value === "string" ? JSON.stringify(value.slice(0, 80)) : `a value of type ${typeof value}`;
}

/** A URI reference that needs no encoding. */
const PLAIN_URI = /^[\w!#$%&'()*+,./:;=?@[\]~-]*$/;

/** A URI reference as a field value: non-ASCII characters are percent-encoded; what is encoded stays as it is. */
export function uriReference(place: unknown, giver: string): string {
  if (place instanceof URL) return place.href;
  if (typeof place !== "string") throw wrongValue(giver, place, "Return an address.");
  if (PLAIN_URI.test(place)) return place;
  return fieldValue(place.replaceAll(/[^\x00-\x7f]+|[ "<>\\^`{|}]/g, encodeURIComponent));
}

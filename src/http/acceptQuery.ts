import { parseMediaType } from "./mediaType.ts";

/** RFC 9651 3.3.4 and 3.1.2: what can be written as a token, and as the key of a parameter. */
const TOKEN = /^[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*$/;
const KEY = /^[a-z*][a-z0-9_\-.*]*$/;
const STRING = /^[ -~]*$/;

/**
 * RFC 10008 3: Accept-Query is a Structured Field List of Tokens or Strings, whose parameters are those of the media type. A
 * type that is no Token (`3gpp/query`) is a String. A parameter that a Structured Field cannot hold is left out: parameters do
 * not decide whether content is accepted.
 */
export function formatAcceptQuery(mediaTypes: readonly string[]): string {
  return mediaTypes.map(memberOf).join(", ");
}

function memberOf(name: string): string {
  const { type = "*", subtype = "*", parameters = new Map<string, string>() } = parseMediaType(name) ?? {};
  const told = [...parameters].filter(([key, value]) => KEY.test(key) && STRING.test(value));
  return itemOf(`${type}/${subtype}`) + told.map(([key, value]) => `;${key}=${itemOf(value)}`).join("");
}

function itemOf(text: string): string {
  return TOKEN.test(text) ? text : `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

import { isToken, splitParameters, unquote } from "./field.ts";

export interface MediaType {
  readonly type: string;
  readonly subtype: string;
  /** By lower-cased name; quoted values without their quotes. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** RFC 9110 12.5.1: a media type in which the subtype, or both, may be `*`. */
export type MediaRange = MediaType;

/** RFC 9110 8.3.1: undefined where the text is not a media type, which a range is not either. */
export function parseMediaType(text: string): MediaType | undefined {
  const range = parseMediaRange(text);
  return range?.subtype === "*" ? undefined : range;
}

/** RFC 9110 12.5.1: media-range, with `q` among the parameters. `*` with a named subtype has no meaning: refused. */
export function parseMediaRange(text: string): MediaRange | undefined {
  const [name = "", ...rest] = splitParameters(text);
  const [type = "", subtype = "", more] = name.split("/");
  if (more !== undefined || !isToken(type) || !isToken(subtype) || (type === "*" && subtype !== "*")) return undefined;
  const parameters = new Map<string, string>();
  for (const each of rest) {
    const [key = ""] = each.split("=", 1);
    const given = each.slice(key.length + 1);
    const value = isToken(given) ? given : unquote(given);
    if (!isToken(key) || value === undefined) return undefined;
    const lowerKey = key.toLowerCase();
    if (!parameters.has(lowerKey)) parameters.set(lowerKey, value);
  }
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters };
}

export const essence = (mediaType: MediaType): string => `${mediaType.type}/${mediaType.subtype}`;

/** RFC 9651 3.3.4 and 3.1.2: what can be written as a token, and as the key of a parameter. */
const TOKEN = /^[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*$/;
const KEY = /^[a-z*][a-z0-9_\-.*]*$/;
const STRING = /^[ -~]*$/;

/** RFC 10008 3: Tokens or Strings (`3gpp/query` is no Token). Parameters that a Structured Field cannot hold are left out: they decide nothing. */
export const formatAcceptQuery = (mediaTypes: readonly string[]): string => mediaTypes.map(memberOf).join(", ");

function memberOf(name: string): string {
  const { type = "*", subtype = "*", parameters = new Map<string, string>() } = parseMediaType(name) ?? {};
  const told = [...parameters].filter(([key, value]) => KEY.test(key) && STRING.test(value));
  return itemOf(`${type}/${subtype}`) + told.map(([key, value]) => `;${key}=${itemOf(value)}`).join("");
}

const itemOf = (text: string): string => (TOKEN.test(text) ? text : `"${text.replaceAll(/["\\]/g, "\\$&")}"`);

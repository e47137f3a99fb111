import { readCookies } from "../cookies/cookie.ts";
import type { HttpRequest } from "../http/request.ts";

/** Reads credentials off a request: undefined where it has none of the kind, and null where they cannot be read. */
export type Reader<C> = (request: HttpRequest) => C | null | undefined;

/** A user and a password (RFC 7617). */
export interface UserPassword {
  readonly user: string;
  readonly password: string;
}

/** RFC 6750 2.1. */
const TOKEN = /^bearer +([\w\-.~+/]+=*)$/i;
/** RFC 7617 2. */
const PAIR = /^basic +([\w+/]+=*)$/i;

/** The token of Authorization: Bearer. */
export const bearerToken: Reader<string> = ({ headers }) => ofScheme(headers.field("authorization"), "bearer", TOKEN);

/** What Authorization: Basic has: the text in Base64, of UTF-8, with a colon behind the user (RFC 7617 2). */
export const userPassword: Reader<UserPassword> = ({ headers }) => {
  const coded = ofScheme(headers.field("authorization"), "basic", PAIR);
  return coded === null || coded === undefined ? coded : pairIn(coded);
};

/** The value of a field that holds a key. */
export function fieldKey(field: string): Reader<string> {
  const lowerName = field.toLowerCase();
  return ({ headers }) => headers.field(lowerName)?.trim() || undefined;
}

/** The value of a cookie. */
export function cookieValue(name: string): Reader<string> {
  return (request) => readCookies(request)[name] || undefined;
}

/** The credentials of one scheme; those of another are none (RFC 9110 11.4). */
function ofScheme(field: string | undefined, scheme: string, whole: RegExp): string | null | undefined {
  const given = field?.trim();
  if (given === undefined || given.slice(0, scheme.length).toLowerCase() !== scheme) return undefined;
  if (given.length > scheme.length && given[scheme.length] !== " ") return undefined;
  return whole.exec(given)?.[1] ?? null;
}

function pairIn(coded: string): UserPassword | null {
  try {
    const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const colon = text.indexOf(":");
    // RFC 7617 2: neither has a control character.
    if (colon < 0 || /\p{Cc}/u.test(text)) return null;
    return { user: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return null;
  }
}

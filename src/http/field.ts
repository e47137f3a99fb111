/** The most characters of one field value that are read; the rest is cut off. */
export const FIELD_BYTES = 8192;
export const LIST_MEMBERS = 64;

const TAB = 0x09;
const SPACE = 0x20;
const DQUOTE = 0x22;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;
const BACKSLASH = 0x5c;

/** RFC 9110 5.6.2: token = 1*tchar. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** RFC 9110 5.6.4. The two alternatives share no first character, so there is nothing to backtrack into. */
const QUOTED_STRING = /^"(?:[\t !#-[\]-~\x80-\xff]|\\[\t -~\x80-\xff])*"$/;

export const isToken = (text: string): boolean => TOKEN.test(text);

/** RFC 9110 5.6.3: OWS is space and tab; `trim` would also take U+00A0, which is obs-text and part of the value. */
export function trimOws(text: string): string {
  let start = 0;
  let end = text.length;
  while (isOws(text.charCodeAt(start))) start++;
  while (isOws(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** RFC 9110 5.6.1: the members of a #list. A comma inside a quoted-string belongs to its member. */
export const splitList = (field: string): string[] => readList(field).members;

/** The same, and whether there are more members than are read. */
export function readList(field: string): { readonly members: string[]; readonly isCut: boolean } {
  // One character beyond the bound is read: if it is a comma, the last member is whole. A member that the cut splits is
  // dropped, because half a member may mean the opposite of the whole (`q=0` of `q=0.9`).
  const pieces = split(field.slice(0, FIELD_BYTES + 1), COMMA, true);
  if (field.length > FIELD_BYTES) pieces.pop();
  const members = pieces.filter((piece) => piece !== "");
  const isCut = field.length > FIELD_BYTES || members.length > LIST_MEMBERS;
  return { members: members.slice(0, LIST_MEMBERS), isCut };
}

/** RFC 9110 8.8.3: a backslash escapes nothing. Not cut, because a write must not pass by a tag beyond the cut. */
export const splitEntityTags = (field: string): string[] => split(field, COMMA, false).filter((piece) => piece !== "");

/** RFC 9110 5.6.6: a member's value, then its parameters as written; empty parameters are dropped. */
export function splitParameters(member: string): string[] {
  return split(member, SEMICOLON, true).filter((piece, index) => index === 0 || piece !== "");
}

/** RFC 9110 5.6.4: what a quoted-string says, or undefined where the text is none. */
export function unquote(text: string): string | undefined {
  return QUOTED_STRING.test(text) ? text.slice(1, -1).replace(/\\(.)/g, "$1") : undefined;
}

function split(text: string, separator: number, quotedPairs: boolean): string[] {
  const pieces: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DQUOTE) {
      quoted = !quoted;
    } else if (quoted) {
      if (quotedPairs && code === BACKSLASH) at++;
    } else if (code === separator) {
      pieces.push(trimOws(text.slice(start, at)));
      start = at + 1;
    }
  }
  pieces.push(trimOws(text.slice(start)));
  return pieces;
}

const isOws = (code: number): boolean => code === SPACE || code === TAB;

/** RFC 9110 5.3: response fields that are no list, and must not be sent twice. */
const SINGLE: ReadonlySet<string> = new Set([
  "access-control-allow-credentials",
  "access-control-allow-origin",
  "access-control-max-age",
  "age",
  "content-disposition",
  "content-length",
  "content-location",
  "content-range",
  "content-type",
  "date",
  "deprecation",
  "etag",
  "expires",
  "last-modified",
  "location",
  "retry-after",
  "strict-transport-security",
  "sunset",
  "x-content-type-options",
]);

export const isSingleField = (lowerName: string): boolean => SINGLE.has(lowerName);

const NO_STORE = /(?:^|[,\s])no-store(?![^,;\s])/i;
const PRIVATE = /(?:^|[,\s])private(?![^,;\s])/i;
/** Whether a Cache-Control says that nothing may be stored (RFC 9111 5.2.1.5, 5.2.2.5). */
export const isUnstored = (cacheControl: string | undefined): boolean => NO_STORE.test(cacheControl ?? "");
/** Whether it says that the response is for one client, and not only some of its fields (RFC 9111 5.2.2.7). */
export const isForOne = (cacheControl: string | undefined): boolean => PRIVATE.test(cacheControl ?? "");

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/** RFC 3986 6.2.2, RFC 9110 4.2.3: one spelling of a path. Escapes are written in upper case, and only where they are needed. */
export function withNormalEscapes(path: string): string {
  if (!path.includes("%")) return path;
  return path.replaceAll(/%[0-9A-Fa-f]{2}/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}

/** A text of a pattern as it is in a path. It may be encoded already: the sign of an escape is not encoded again. */
export const encodedText = (text: string): string => withNormalEscapes(encodeURI(text).replaceAll("%25", "%"));

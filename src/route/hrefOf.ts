import { encodedText } from "../http/escapes.ts";
import type { ParamNames } from "./pattern.ts";

/** The values of a pattern that is known to the compiler; of a route with a class, any. */
export type HrefValues<P extends string> = string extends P
  ? [values?: Readonly<Record<string, string | number>>, query?: HrefQuery]
  : [ParamNames<P>] extends [never]
    ? [values?: {}, query?: HrefQuery]
    : [values: Readonly<Record<ParamNames<P>, string | number>>, query?: HrefQuery];
/** The query of a path; what is undefined is left out. */
export type HrefQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** The path of a resource or a command: `hrefOf(book, { id: 7 })`. Values are encoded, those of `{path*}` and `{path**}` segment by segment. */
export function hrefOf<P extends string>(
  { pattern }: { readonly pattern: P },
  ...[values = {}, query = {}]: HrefValues<P>
): string {
  const pieces = pattern.split(/\{([^{}]+)\}/).map((text, at) => {
    if (at % 2 === 0) return encodedText(text);
    const name = text.replaceAll("*", "");
    const value = String((values as Readonly<Record<string, string | number>>)[name] ?? "");
    const segments = text === name ? [value] : value.split("/");
    // RFC 3986 5.2.4: dot segments are taken out of a path, encoded or not, which would be another resource.
    if (value === "" || segments.some((segment) => /^\.\.?$/.test(segment)))
      throw new TypeError(`${pattern} has ${name}, which cannot be ${JSON.stringify(value)} in a path.`);
    return segments.map(encodeURIComponent).join("/");
  });
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pieces.join("") + (given.length === 0 ? "" : `?${new URLSearchParams(given)}`);
}

/** What a client resolves before it sends (RFC 3986 5.2.4): as a name, it would lead out of wherever it is looked up. */
const DOT_SEGMENT = /^\.\.?$/;

/** The values percent-decoded; undefined where an escape is none or no UTF-8, or where the value is NUL's or a dot segment. */
export function decodeParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  let decoded: Record<string, string> | undefined;
  for (const name in params) {
    const value = params[name] ?? "";
    if (value.includes("%")) {
      decoded ??= { ...params };
      try {
        decoded[name] = decodeURIComponent(value);
      } catch {
        return undefined;
      }
      if (decoded[name].includes("\0") || DOT_SEGMENT.test(decoded[name])) return undefined;
    } else if (value.startsWith(".") && DOT_SEGMENT.test(value)) {
      return undefined;
    }
  }
  return decoded ?? params;
}

/** Clients resolve dot segments before they send (RFC 3986 5.2.4). As the name of a file, one would leave its folder. */
const DOT_SEGMENT = /^\.\.?$/;

/** The values percent-decoded; undefined where an escape is malformed or not UTF-8, or a value has NUL or is a dot segment. */
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

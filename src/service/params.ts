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

/**
 * The same where one of them takes the rest of the path: it is decoded segment by segment. A segment that holds an encoded
 * slash is refused, because the value could not be told from that of a path with two segments (RFC 3986 2.2).
 */
export function decodeWithRest(
  params: Readonly<Record<string, string>>,
  rest: string,
): Readonly<Record<string, string>> | undefined {
  const segments = (params[rest] ?? "").split("/");
  const decoded: string[] = [];
  for (const segment of segments) {
    const value = decodeParams({ segment })?.["segment"];
    if (value === undefined || value.includes("/")) return undefined;
    decoded.push(value);
  }
  const { [rest]: _, ...others } = params;
  const before = decodeParams(others);
  return before && Object.defineProperty({ ...before }, rest, { value: decoded.join("/"), enumerable: true });
}

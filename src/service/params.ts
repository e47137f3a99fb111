/** The values percent-decoded; undefined where an escape is none, or is no UTF-8. */
export function decodeParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  let decoded: Record<string, string> | undefined;
  for (const name in params) {
    const value = params[name] ?? "";
    if (!value.includes("%")) continue;
    decoded ??= { ...params };
    try {
      decoded[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return decoded ?? params;
}

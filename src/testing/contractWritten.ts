/** Content as its media type writes it. */
export function written(content: unknown, type: string): string {
  if (typeof content === "string" && !/\bjson\b/.test(type)) return content;
  if (!/^application\/x-www-form-urlencoded/i.test(type)) return JSON.stringify(content) ?? "";
  const entries = Object.entries((content ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ]);
  return new URLSearchParams(Object.fromEntries(entries)).toString();
}

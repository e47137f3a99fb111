/** One step of a JSON pointer, escaped (RFC 6901 3). */
export function pointerStep(name: string | number): string {
  return `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

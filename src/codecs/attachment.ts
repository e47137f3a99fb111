/** RFC 8187 3.2.1: what an extended value has as it is. */
const NOT_ATTR = /[^A-Za-z0-9!#$&+.^_`|~-]/g;

/**
 * A Content-Disposition with which browsers offer content as a file (RFC 6266): `setHeader("Content-Disposition", attachment("Zürich.csv"))`.
 * A name that is not ASCII is sent in both forms. Of a path, only what follows the last slash is sent.
 */
export function attachment(name: string): string {
  // RFC 6266 4.3: a path would be ignored, or worse, followed. Controls are in no name of a file.
  const text = (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/\p{Cc}/gu, "");
  if (text === "") return "attachment";
  const plain = text.replaceAll(/[^ -~]/gu, "?");
  // RFC 6266 appendix D: some clients decode escapes in a quoted name.
  const quoted = `attachment; filename="${plain.replaceAll('"', '\\"').replaceAll("%", "_")}"`;
  if (plain === text && !text.includes("%")) return quoted;
  const bytes = new TextEncoder().encode(text);
  const escaped = Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join("")
    .replaceAll(NOT_ATTR, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
  return `${quoted}; filename*=UTF-8''${escaped}`;
}

/** JSON for a terminal or a file: indented, and with its last line ended. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

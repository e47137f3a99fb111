const MOST = 400;

/** A value in one short line for a reader, such as what a callback returned. Never throws. */
export function inOneLine(value: unknown, most: number = MOST): string {
  try {
    return shortened(textOf(value), most);
  } catch {
    return "(cannot be shown)";
  }
}

export const shortened = (text: string, most: number = MOST): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

function textOf(value: unknown): string {
  if (typeof value === "function") return `function ${value.name}`;
  if (typeof value === "bigint" || typeof value === "symbol" || value === undefined) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return JSON.stringify(value) ?? String(value);
}

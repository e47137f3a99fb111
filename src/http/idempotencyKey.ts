import { parseItem } from "./structuredDictionary.ts";

export const LONGEST_KEY = 255;

/** What can be written without quotes: visible characters, but for those that separate, quote or escape. */
const BARE = /^[!#-+\--:<-[\]-~]+$/;

/**
 * The key of an Idempotency-Key field: a String (RFC 9651 3.3.3), or the same without quotes, as many clients send it. Undefined
 * where the field is neither, is empty or too long, or came twice.
 */
export function parseIdempotencyKey(field: string): string | undefined {
  const text = field.trim();
  const key = text.startsWith('"') ? parseItem(text) : BARE.exec(text)?.[0];
  return typeof key === "string" && key !== "" && key.length <= LONGEST_KEY ? key : undefined;
}

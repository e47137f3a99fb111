import type { Codec } from "../resource/codec.ts";
import { jsonText } from "./json.ts";
import { streamText } from "./stream.ts";
import { readUtf8 } from "./utf8.ts";

/** A value as plain text: nothing for null and undefined, ISO 8601 for a date, JSON for a plain object. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString();
  // oxlint-disable-next-line typescript/unbound-method -- it is compared, not called
  return WORDLESS.has(value.toString) ? jsonText(value) : String(value);
}

// oxlint-disable-next-line typescript/unbound-method -- they are compared, not called
const WORDLESS: ReadonlySet<unknown> = new Set([Object.prototype.toString, Array.prototype.toString, undefined]);

/** `text/plain`: the value's own text. */
export const textCodec: Codec = {
  encode: plainText,
  encodeStream: (values) => streamText(values, { each: plainText }),
  decode: readUtf8,
};

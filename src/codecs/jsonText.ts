import { refuseLostMembers, writeJson } from "../http/lostMembers.ts";

/**
 * A value as JSON. What JSON has no word for (undefined, a function) is the author's fault, not the text "undefined", and so
 * is what it would write as `{}`: a promise, a Map, an Error.
 */
export function jsonText(value: unknown): string {
  const text = writeJson(value);
  if (text === undefined) throw new TypeError(`a value of type ${typeof value} has no JSON`);
  refuseLostMembers(value, text);
  return text;
}

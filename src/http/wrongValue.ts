import { isFunction, isObject } from "./kinds.ts";
import { disown } from "./later.ts";
import { kindOf } from "./responseStream.ts";

/** The author's mistake: what a callback, or something else that an author wrote, gave where it cannot be taken. */
export function wrongValue(giver: string, given: unknown, remedy: string): TypeError {
  const shown = isObject(given) || isFunction(given) ? kindOf(given) : String(given) || "no text";
  return new TypeError(`${giver} gave ${disown(given) ? "a promise" : shown}. ${remedy}`);
}

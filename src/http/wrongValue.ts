import { isFunction, isObject, isText } from "./kinds.ts";
import { disown } from "./later.ts";
import { kindOf } from "./responseStream.ts";

/** The author's mistake: what a callback, or something else that an author wrote, gave where it cannot be taken. */
export function wrongValue(giver: string, given: unknown, remedy: string): TypeError {
  const isOpaque = isObject(given) || isFunction(given);
  const shown = isText(given) ? JSON.stringify(given.slice(0, 80)) : isOpaque ? kindOf(given) : String(given);
  return new TypeError(`${giver} gave ${disown(given) ? "a promise" : shown}. ${remedy}`);
}

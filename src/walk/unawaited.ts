import { pointerStep } from "../codecs/pointer.ts";
import { isPromise } from "../http/later.ts";
import type { ResponseBody } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/**
 * Throws where a value that is sent holds a promise, which JSON makes `{}` of in silence. Only a text that has `{}` is worth
 * the look, and only where responses carry their trace: an author's slip is found while the service is written and tested,
 * and costs nothing in production.
 */
export function refusePromises(visit: Visit, value: unknown, content: ResponseBody): void {
  if (!visit.kit.options.trace || typeof content !== "string" || !content.includes("{}")) return;
  const path = promiseIn(value, []);
  if (path === undefined) return;
  const pointer = JSON.stringify(path.map(pointerStep).join(""));
  throw new TypeError(`there is a promise at ${pointer} of the value, which is sent as {}: await it`);
}

function promiseIn(given: unknown, path: readonly string[]): readonly string[] | undefined {
  const value = written(given, path.at(-1) ?? "");
  if (typeof value !== "object" || value === null) return undefined;
  if (isPromise(value)) return path;
  for (const [key, member] of Object.entries(value)) {
    const found = promiseIn(member, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** As JSON serialises it (ECMA-262 25.5.2.2): an object with toJSON is replaced by its result. */
function written(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !("toJSON" in value)) return value;
  return typeof value.toJSON === "function" ? value.toJSON(key) : value;
}

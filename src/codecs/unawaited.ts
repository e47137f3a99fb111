import { isPromise } from "../http/later.ts";
import { pointerStep } from "./pointer.ts";

/**
 * Throws where a value that was written as JSON holds a promise. JSON makes `{}` of one, so that whoever looks only where
 * the text has `{}` misses none.
 */
export function refusePromises(value: unknown): void {
  const path = promiseIn(value, []);
  if (path === undefined) return;
  throw new TypeError(
    `there is a promise at ${JSON.stringify(path.map(pointerStep).join(""))} of the value, which JSON makes {} of: await it`,
  );
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

/** As JSON takes it (ECMA-262 25.5.2.2): what an object says of itself stands in its place. */
function written(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !("toJSON" in value)) return value;
  return typeof value.toJSON === "function" ? value.toJSON(key) : value;
}

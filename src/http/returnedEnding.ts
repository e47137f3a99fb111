import { disown } from "./later.ts";
import { HttpResponse } from "./response.ts";

/** Refuses what ends a request where a value is expected: a Halt that is returned would be the content of a 200. */
export function refuseEnding(given: unknown, callback: string): void {
  const isError = given instanceof Error;
  if (!isError && !(given instanceof HttpResponse)) return;
  const remedy = isError ? `${given.name}: throw it` : "an HttpResponse: return its value, or throw a Halt";
  disown(given);
  throw new TypeError(`${callback} gave ${remedy}`, { cause: given });
}

import { HttpResponse } from "./response.ts";

/** Refuses what ends a request where a value is expected: a Halt that is returned would be the content of a 200. */
export function refuseEnding(given: unknown, callback: string): void {
  if (given instanceof Error) throw new TypeError(`${callback} gave ${given.name}: throw it`, { cause: given });
  if (given instanceof HttpResponse)
    throw new TypeError(
      `${callback} gave an HttpResponse. Return the value; a Halt is thrown, and a command gives responses`,
    );
}

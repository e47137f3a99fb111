import type { ClientOptions } from "./options.ts";

/** NaN is what the number of a variable is that is not set, and would be no bound at all: a client that never gives up. */
export function checkBounds({ deadline, wait, remember }: ClientOptions): void {
  const bounds = [{ deadline }, wait, remember].flatMap((each) =>
    typeof each === "object" ? Object.entries(each) : [],
  );
  for (const [name, bound] of bounds) {
    if (bound === undefined || bound >= 0) continue;
    throw new RangeError(`${name} of the client is ${String(bound)}: write a number from 0 on`);
  }
}

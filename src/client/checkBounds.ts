/** NaN is what the number of a variable is that is not set, and would be no bound at all: a client that never gives up. */
export function checkBounds(owner: string, ...bounds: readonly unknown[]): void {
  for (const [name, bound] of bounds.flatMap((each) => (typeof each === "object" ? Object.entries(each ?? {}) : []))) {
    if (bound === undefined || bound >= 0) continue;
    throw new RangeError(`${name} of ${owner} is ${String(bound)}: write a number from 0 on`);
  }
}

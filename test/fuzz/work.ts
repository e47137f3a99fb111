import { builtIns } from "./builtIns.ts";

declare global {
  var steps: number;
}
globalThis.steps = 0;

/**
 * How much work a call does: calls and turns of loops in code that `load` has given counters, the characters and items that built-in
 * functions go through, and the steps of regular expressions. It does not depend on the machine or on what else runs.
 */
export async function workOf(call: () => unknown): Promise<number> {
  globalThis.steps = 0;
  builtIns.steps = 0;
  builtIns.fault = undefined;
  builtIns.isWatching = true;
  try {
    const given = call();
    if (given instanceof Promise) await given;
  } finally {
    builtIns.isWatching = false;
  }
  if (builtIns.fault !== undefined) throw builtIns.fault;
  return globalThis.steps + builtIns.steps;
}

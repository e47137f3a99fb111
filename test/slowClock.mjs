// @ts-check
// node --import slowClock.mjs: the clock of the process, its monotonic one and its timers, runs a thousand times slower. What a
// busy machine takes seconds for is over in milliseconds, so that no limit on time is met, and no token comes back.
const SLOWER = 1_000;
const LONGEST = 2 ** 31 - 1;

const now = performance.now.bind(performance);
performance.now = () => now() / SLOWER;

for (const name of /** @type {const} */ (["setTimeout", "setInterval"])) {
  const set = /** @type {(run: () => void, ms: number, ...more: unknown[]) => unknown} */ (globalThis[name]);
  /** @param {() => void} run @param {number} [ms] @param {unknown[]} more */
  const slow = (run, ms = 0, ...more) => set(run, Math.min(ms * SLOWER, LONGEST), ...more);
  Object.assign(globalThis, { [name]: Object.defineProperties(slow, Object.getOwnPropertyDescriptors(set)) });
}

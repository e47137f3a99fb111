// What the fault script and its workers have in common: one busy key, asked more often than it may be.

/** A bucket that a busy key empties at once: what is admitted after that is the rate. */
export const POLICY = { name: "faults", capacity: 50, refillPerSec: 500 };
/** Every this many milliseconds so many checks: about four times the rate. */
const EVERY_MS = 2;
const EACH = 4;

/**
 * Asks for one key until told to stop.
 * @param {{ check(key: string): Promise<number | null> }} limiter
 * @param {{ stopped: boolean }} until
 */
export async function hammer(limiter, until) {
  const result = { asked: 0, admitted: 0, errors: 0, slowestMs: 0, netMs: 0, lagMs: 0, seconds: 0 };
  // How late this process itself was, in all: no decision can be quicker than the event loop that brings it.
  const late = { total: 0, due: performance.now(), now: () => late.total + Math.max(0, performance.now() - late.due) };
  const begin = performance.now();
  const pending = new Set();
  let due = begin;
  while (!until.stopped) {
    due += EVERY_MS;
    const wait = Math.max(0, due - performance.now());
    late.total += Math.max(0, performance.now() - late.due);
    // A timer takes a millisecond at least, and comes within the next one.
    late.due = performance.now() + Math.max(1, wait) + 1;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const lag = Math.max(0, performance.now() - late.due);
    late.total += lag;
    // What it takes to ask, or to be given the processor again meanwhile, is late as well.
    late.due = performance.now();
    result.lagMs = Math.max(result.lagMs, lag);
    if (performance.now() - due > 100) due = performance.now();
    for (let n = 0; n < EACH; n++) {
      const asked = ask(limiter, result, late).finally(() => pending.delete(asked));
      pending.add(asked);
    }
  }
  await Promise.all(pending);
  result.seconds = (performance.now() - begin) / 1000;
  return result;
}

async function ask(limiter, result, late) {
  result.asked++;
  const [begin, lateBefore] = [performance.now(), late.now()];
  try {
    if ((await limiter.check("client")) === null) result.admitted++;
  } catch {
    result.errors++;
  }
  const took = performance.now() - begin;
  result.slowestMs = Math.max(result.slowestMs, took);
  result.netMs = Math.max(result.netMs, took - (late.now() - lateBefore));
}

/** What may be admitted in so many seconds. @param {number} seconds */
export function allowed(seconds) {
  return POLICY.capacity + POLICY.refillPerSec * seconds;
}

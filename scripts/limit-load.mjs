// What the fault script and its workers have in common: one busy key, asked more often than it may be.

/** A bucket that a busy key empties at once: what is admitted after that is the rate. */
export const POLICY = { name: "faults", capacity: 50, refillPerSec: 500 };
/** Every this many milliseconds so many checks: about four times the rate. */
const EVERY_MS = 2;
const EACH = 4;
/** The limiter's deadline, its default. */
export const DEADLINE_MS = 50;

/**
 * Asks for one key until told to stop.
 * @param {{ check(key: string): Promise<number | null> }} limiter
 * @param {{ stopped: boolean }} until
 */
export async function hammer(limiter, until) {
  const times = { slowestMs: 0, netMs: 0, lagMs: 0, timerMs: 0, beyondMs: 0, seconds: 0 };
  const result = { asked: 0, admitted: 0, errors: 0, ...times };
  // How late this process itself was, in all: no decision can be quicker than the event loop that brings it.
  const late = { total: 0, due: 0, now: () => late.total + Math.max(0, performance.now() - late.due) };
  const begin = performance.now();
  const pending = new Set();
  let due = begin;
  while (!until.stopped) {
    due += EVERY_MS;
    const wait = Math.max(0, due - performance.now());
    late.due = performance.now() + wait;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const lag = Math.max(0, performance.now() - late.due);
    late.total += lag;
    late.due = Number.POSITIVE_INFINITY;
    result.lagMs = Math.max(result.lagMs, lag);
    if (performance.now() - due > 100) due = performance.now();
    const timer = bareTimer(result);
    for (let n = 0; n < EACH; n++) {
      const asked = ask(limiter, result, late, timer).finally(() => pending.delete(asked));
      pending.add(asked);
    }
  }
  await Promise.all(pending);
  result.seconds = (performance.now() - begin) / 1000;
  return result;
}

/**
 * What the deadline alone takes on this machine at this moment: a timer that goes the way of the limiter's. Resolves with its
 * milliseconds.
 * @param {{ timerMs: number }} result
 * @returns {Promise<number>}
 */
function bareTimer(result) {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = () => {
      const took = performance.now() - begin;
      result.timerMs = Math.max(result.timerMs, took);
      resolve(took);
    };
    setImmediate(() => setTimeout(() => setImmediate(end), DEADLINE_MS));
  });
}

async function ask(limiter, result, late, timer) {
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
  if (took > DEADLINE_MS) result.beyondMs = Math.max(result.beyondMs, took - (await timer));
}

/** What may be admitted in so many seconds. @param {number} seconds */
export function allowed(seconds) {
  return POLICY.capacity + POLICY.refillPerSec * seconds;
}

import { isObject } from "../http/kinds.ts";
import { LONGEST_TIMER } from "../http/timer.ts";

/** Something whose time runs out. */
export abstract class Timed {
  /** When its time began, as `performance.now()` counts. This and its neighbours are the clock's to write. */
  startedAt = 0;
  isRunning = false;
  earlier: Timed | undefined = undefined;
  later: Timed | undefined = undefined;

  /** Called once, when the time is up and nothing stopped it. Never throws. */
  abstract expire(): void;
}

/**
 * One duration, and all that runs within it. What started first expires first, so one timer serves them all, and it is set
 * while something runs. When nothing does any longer, the timer no longer holds the process, and it ends where it would have
 * fired: to clear it at once and to set another for the next request costs three times as much where requests come one
 * by one.
 */
export class DeadlineClock {
  readonly ms: number;
  #earliest: Timed | undefined = undefined;
  #latest: Timed | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  /** Those of other durations. */
  readonly #others = new Map<number, DeadlineClock>();

  constructor(ms: number) {
    this.ms = ms;
  }

  /** The clock of a duration of its own; this one where there is none. */
  of(ms = this.ms): DeadlineClock {
    if (ms === this.ms) return this;
    const clock = this.#others.get(ms) ?? new DeadlineClock(ms);
    this.#others.set(ms, clock);
    return clock;
  }

  start(timed: Timed): void {
    if (this.ms > LONGEST_TIMER || timed.isRunning) return;
    const isFirst = this.#latest === undefined;
    timed.startedAt = performance.now();
    this.#append(timed);
    if (this.#timer === undefined) this.#setTimer(this.ms);
    else if (isFirst && isHolding(this.#timer)) this.#timer.ref();
  }

  stop(timed: Timed): void {
    if (!timed.isRunning) return;
    this.#remove(timed);
    const timer = this.#timer;
    if (this.#earliest !== undefined || timer === undefined) return;
    if (isHolding(timer)) {
      timer.unref();
    } else {
      clearTimeout(timer);
      this.#timer = undefined;
    }
  }

  #append(timed: Timed): void {
    const latest = this.#latest;
    timed.isRunning = true;
    timed.earlier = latest;
    if (latest === undefined) this.#earliest = timed;
    else latest.later = timed;
    this.#latest = timed;
  }

  #remove(timed: Timed): void {
    const { earlier, later } = timed;
    if (earlier === undefined) this.#earliest = later;
    else earlier.later = later;
    if (later === undefined) this.#latest = earlier;
    else later.earlier = earlier;
    timed.isRunning = false;
    timed.earlier = undefined;
    timed.later = undefined;
  }

  #setTimer(ms: number): void {
    this.#timer = setTimeout(this.#fire, ms);
  }

  readonly #fire = (): void => {
    this.#timer = undefined;
    const expired: Timed[] = [];
    // Timers count whole milliseconds, and may fire within the last one.
    const due = performance.now() - this.ms + 1;
    while (this.#earliest !== undefined && this.#earliest.startedAt < due) {
      expired.push(this.#earliest);
      this.#remove(this.#earliest);
    }
    if (this.#earliest !== undefined) this.#setTimer(Math.ceil(this.#earliest.startedAt - due + 1));
    // Last, because one that is told may start and stop others.
    for (const timed of expired) timed.expire();
  };
}

/** A timer that can let the process end without it, as those of Node and Bun can. */
interface HoldingTimer {
  ref(): unknown;
  unref(): unknown;
}

function isHolding(timer: unknown): timer is HoldingTimer {
  if (!isObject(timer) || !("ref" in timer && "unref" in timer)) return false;
  return typeof timer.ref === "function" && typeof timer.unref === "function";
}

/** The next limit, from the present one and from how many times longer requests take than they do unhindered. */
export type LimitStep = (limit: number, slowdown: number) => number;

export interface LimitOptions {
  /** The limit before anything is measured. Default: 20. */
  readonly initial?: number;
  /** The limit never goes below this. Default: 2. */
  readonly least?: number;
  /** The limit never goes above this. Default: 1,000. */
  readonly most?: number;
  /** The algorithm. Default: the gradient of decision 13. */
  readonly step?: LimitStep;
}

/** Milliseconds for which samples are gathered before the limit is set anew. */
const WINDOW = 100;
/** Fewer samples say nothing of their mean. */
const LEAST_SAMPLES = 32;
/** Of a route's unhindered requests, about so many of the last ones are remembered. */
const REMEMBERED = 256;
/** After so many, their mean is used. As many of those before a probe are remembered: a database may have become slower. */
const KNOWN = 16;
/** Milliseconds between probes, and how many times a request takes that nothing hinders. */
const PROBE_EVERY = 10_000;
const PROBE_EVERY_TIMES = 30;
/** To see how long requests take without a queue, the limit is divided by this for a moment. */
const PROBED = 4;
/** Service times vary by themselves: only above this slowdown they are a sign of a queue. */
const TOLERATED = 1.2;

/** The gradient: the limit is scaled by how much too slow requests are, and may grow by its root (decision 13). */
export const gradientStep: LimitStep = (limit, slowdown) =>
  (limit + limit * Math.min(1, Math.max(0.5, TOLERATED / slowdown)) + Math.sqrt(limit)) / 2;

/** How long the requests of one route take if nothing hinders them: a mean, because the least of varying times is near to nothing. */
class RouteTimes {
  #mean = 0;
  #count = 0;

  add(milliseconds: number): void {
    this.#count = Math.min(REMEMBERED, this.#count + 1);
    this.#mean += (milliseconds - this.#mean) / this.#count;
  }

  get isKnown(): boolean {
    return this.#count >= KNOWN;
  }

  get mean(): number {
    return Math.max(this.#mean, Number.MIN_VALUE);
  }

  /** The samples of a probe count for more than all before them. */
  forgetMost(): void {
    this.#count = Math.min(this.#count, KNOWN);
  }
}

/** How many requests may be in flight. Each route is compared with itself, so that a slow one is no sign of a queue. */
export class AdaptiveLimit {
  readonly #options: Required<LimitOptions>;
  readonly #routes = new Map<string, RouteTimes>();
  #limit: number;
  #windowFrom = 0;
  #probedAt = Number.NEGATIVE_INFINITY;
  /** Of the samples of the window: their time, the time that they would have taken, their number, and the most requests at once. */
  #window = { taken: 0, unhindered: 0, count: 0, mostInFlight: 0 };
  /** Samples that are still to be taken with a part of the limit: those of requests that began before it, and a mean. */
  #probing = 0;
  #meanTime = 0;

  constructor(options: Required<LimitOptions>) {
    this.#options = options;
    this.#limit = options.initial;
  }

  get current(): number {
    return this.#probing > 0 ? this.#part : this.unreduced;
  }

  /** The limit without regard to a reduction in order to measure. */
  get unreduced(): number {
    return Math.floor(this.#limit);
  }

  /** So many requests do not hinder one another. */
  get #part(): number {
    return Math.max(this.#options.least, Math.floor(this.#limit / PROBED));
  }

  /** Milliseconds after which one of the requests in flight may be expected to end. */
  get pace(): number {
    return this.#meanTime / this.#limit;
  }

  /** A request has ended that took so long, and that began as one of so many in flight. */
  add(route: string, milliseconds: number, inFlight: number, now: number): void {
    const times = this.#timesOf(route);
    const window = this.#window;
    if (inFlight <= this.#part || !times.isKnown) times.add(milliseconds);
    if (this.#probing > 0) this.#probing -= 1;
    else if (times.isKnown) {
      window.taken += milliseconds;
      window.unhindered += times.mean;
      window.count += 1;
      window.mostInFlight = Math.max(window.mostInFlight, inFlight);
    }
    if (now - this.#windowFrom >= WINDOW && window.count >= LEAST_SAMPLES) this.#closeWindow(now);
  }

  #timesOf(route: string): RouteTimes {
    const known = this.#routes.get(route) ?? new RouteTimes();
    this.#routes.set(route, known);
    return known;
  }

  #closeWindow(now: number): void {
    const { least, most, step } = this.#options;
    const { taken, unhindered, count, mostInFlight } = this.#window;
    // A limit that was not reached has hindered nothing: what was slow was slow for another reason.
    const isUsed = mostInFlight * 2 >= this.#limit;
    if (isUsed) this.#limit = Math.min(most, Math.max(least, step(this.#limit, taken / unhindered)));
    this.#meanTime = taken / count;
    this.#windowFrom = now;
    this.#window = { taken: 0, unhindered: 0, count: 0, mostInFlight: 0 };
    // While the limit hinders no request, nothing has to be measured anew, and no request is to wait for that.
    const isDue = now - this.#probedAt >= Math.max(PROBE_EVERY, PROBE_EVERY_TIMES * (unhindered / count));
    if (!isDue || mostInFlight < this.unreduced) return;
    this.#probedAt = now;
    for (const times of this.#routes.values()) times.forgetMost();
    this.#probing = mostInFlight + LEAST_SAMPLES;
  }
}

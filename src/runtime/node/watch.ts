/** A connection of either version of HTTP, which is checked regularly: each check is a look. */
export interface Watched {
  look(): void;
}

/** The time between looks, unless a limit is so short that it needs less. Milliseconds. */
const LOOK_EVERY = 1_000;

/** Looks at every connection once a second: 0.3 ms for ten thousand. Node's two timers for each request take a twentieth of a small response. */
export class Watch {
  readonly #every: number;
  readonly #watched = new Set<Watched>();
  #timer: ReturnType<typeof setInterval> | undefined = undefined;
  /** How many looks there have been. */
  now = 0;

  /** `limits` are the times to enforce, in milliseconds; 0 is no limit. */
  constructor(...limits: readonly number[]) {
    const shortest = Math.min(...limits.filter((limit) => limit > 0), LOOK_EVERY * 5);
    this.#every = Math.max(10, Math.min(LOOK_EVERY, Math.ceil(shortest / 5)));
  }

  /** A time as a number of looks, rounded up and without the current one, so that no connection is closed early. */
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

  get connections(): ReadonlySet<Watched> {
    return this.#watched;
  }

  lookAtAll(): void {
    this.now += 1;
    for (const connection of this.#watched) connection.look();
  }
}

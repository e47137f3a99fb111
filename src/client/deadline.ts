import { ClientFault } from "./fault.ts";

/** With a longer time, Infinity included, a timer would fire at once. Milliseconds. */
const LONGEST_TIMER = 2_147_483_647;

/** The signal of one call: the caller's, and the time that it may take. */
export class Deadline {
  readonly signal: AbortSignal;
  readonly #operation: string;
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(operation: string, milliseconds: number | undefined, outer: AbortSignal | undefined) {
    checkBounds(operation, { deadline: milliseconds });
    this.#operation = operation;
    this.signal = this.#controller.signal;
    this.#outer = outer;
    if (outer?.aborted === true) this.leave();
    outer?.addEventListener("abort", this.leave, { once: true });
    if (milliseconds !== undefined) this.#timer = setTimeout(this.#pass, Math.min(milliseconds, LONGEST_TIMER));
  }

  readonly leave = (): void => this.#controller.abort(this.#outer?.reason);

  readonly #pass = (): void =>
    this.#controller.abort(new ClientFault("deadline", this.#operation, "the deadline has passed"));

  /** Stops the clock: what has begun to arrive may take its time. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Lets go of the caller's signal, too. */
  end(): void {
    this.stop();
    this.#outer?.removeEventListener("abort", this.leave);
  }

  /** Waits, and rejects with the signal's reason where it is aborted meanwhile. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const { signal } = this;
      const abort = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(
        () => {
          signal.removeEventListener("abort", abort);
          resolve();
        },
        Math.min(milliseconds, LONGEST_TIMER),
      );
      if (signal.aborted) abort();
      else signal.addEventListener("abort", abort, { once: true });
    });
  }
}

/** NaN is what the number of a variable is that is not set, and would be no bound at all: a client that never gives up. */
export function checkBounds(owner: string, ...bounds: readonly unknown[]): void {
  for (const [name, bound] of bounds.flatMap((each) => Object.entries<number | undefined>(Object(each)))) {
    if (bound === undefined || bound >= 0) continue;
    throw new RangeError(`${name} of ${owner} is ${String(bound)}: give a number from 0 on`);
  }
}

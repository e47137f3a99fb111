/** How many units a request may wait: while the queue is overfull, and otherwise. A state lasts as long as the latter. */
export const BRIEFLY = 2;
const CALMLY = 10;

/** Whether the queue of one class is overfull: even the least wait of an interval was too long (controlled delay: Nichols and Jacobson 2012). */
export class ControlledDelay {
  #isOverfull = false;
  #hasRefused = false;
  #until = 0;
  #least = 0;

  get isOverfull(): boolean {
    return this.#isOverfull;
  }

  /** A request was admitted or refused after it had waited for so long. `unit` is a wait that is no sign of a queue. */
  note(waited: number, isRefused: boolean, unit: number, now: number): void {
    if (now < this.#until) {
      this.#least = Math.min(this.#least, waited);
      this.#hasRefused ||= isRefused;
      return;
    }
    // Once waits are brief, some requests need not wait. The overload is over when none is refused.
    this.#isOverfull = this.#least > unit || (this.#isOverfull && this.#hasRefused);
    this.#until = now + longest(unit);
    this.#least = waited;
    this.#hasRefused = isRefused;
  }
}

/** The longest wait of all, in milliseconds. */
export const longest = (unit: number): number => CALMLY * unit;

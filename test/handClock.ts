import type { GateClock } from "signalbox/admission";

/** A clock that is moved by hand. What is due is called in its order, `soon` first. */
export class HandClock implements GateClock {
  #now = 0;
  /** The next is the last. */
  readonly #due: { readonly at: number; readonly call: () => void }[] = [];
  now = (): number => this.#now;
  soon = (call: () => void): void => this.at(this.#now, call);
  after = (milliseconds: number, call: () => void): void => this.at(this.#now + milliseconds, call);

  at(at: number, call: () => void): void {
    this.#due.splice(this.#due.findLastIndex((other) => other.at > at) + 1, 0, { at, call });
  }

  /** A callback that keeps the only thread busy. */
  work(milliseconds: number): void {
    this.#now += milliseconds;
  }

  move(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#due.at(-1); next !== undefined && next.at <= end; next = this.#due.at(-1)) {
      this.#due.pop();
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = Math.max(this.#now, end);
  }
}

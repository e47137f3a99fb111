/** Pseudo-random numbers, the same for the same seed, so that a finding can be reproduced. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1: mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly [T, ...T[]]): T;
  pick<T>(values: readonly T[]): T | undefined;
  pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.next() * values.length)];
  }

  /** Some of them, this many at most, in a random order. */
  some<T>(values: readonly T[], most: number): readonly T[] {
    const left = [...values];
    const taken: T[] = [];
    while (taken.length < most && left.length > 0) taken.push(...left.splice(this.between(0, left.length - 1), 1));
    return taken;
  }
}

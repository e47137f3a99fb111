// @ts-check

/** A small generator of numbers (mulberry32): the same seed, the same numbers. @param {number} seed */
export function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a generator decides with. */
export class Dice {
  /** @param {number} seed */
  constructor(seed) {
    this.next = numbers(seed);
  }

  /** A whole number from 0 up to, and not including, `end`. @param {number} end */
  below(end) {
    return Math.floor(this.next() * end);
  }

  /** @param {number} share */
  often(share) {
    return this.next() < share;
  }

  /** @template {readonly unknown[]} const L @param {L} list @returns {L[number]} */
  pick(list) {
    return list[this.below(list.length)];
  }
}

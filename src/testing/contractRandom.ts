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

const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CLASSES: Readonly<Record<string, string>> = { d: DIGITS, w: `${DIGITS}${LETTERS}_`, s: " " };
const ANYTHING = `${LETTERS}${DIGITS}`;
const MOST_REPEATS = 4;

/** A text that a simple pattern matches: literals, classes, groups, alternatives and repeats; undefined for any other. */
export function textMatching(pattern: string, random: Random): string | undefined {
  const writer = new PatternWriter(pattern, random);
  const text = writer.alternatives();
  return writer.isDone && new RegExp(pattern, "u").test(text) ? text : undefined;
}

class PatternWriter {
  readonly #pattern: string;
  readonly #random: Random;
  #at = 0;

  constructor(pattern: string, random: Random) {
    this.#pattern = pattern;
    this.#random = random;
  }

  get isDone(): boolean {
    return this.#at >= this.#pattern.length;
  }

  alternatives(): string {
    const texts = [this.#sequence()];
    while (this.#take("|")) texts.push(this.#sequence());
    return this.#random.pick(texts) ?? "";
  }

  #sequence(): string {
    let text = "";
    while (!this.isDone && !"|)".includes(this.#peek())) {
      const start = this.#at;
      const first = this.#atom();
      const end = this.#at;
      const [least, most] = this.#repeats();
      const after = this.#at;
      const times = this.#random.between(least, most);
      if (times > 0) text += first;
      for (let count = 1; count < times; count += 1) {
        this.#at = start;
        text += this.#atom();
        this.#at = Math.max(after, end);
      }
    }
    return text;
  }

  #atom(): string {
    const sign = this.#next();
    if (sign === "^" || sign === "$") return "";
    if (sign === ".") return this.#oneOf(ANYTHING);
    if (sign === "[") return this.#oneOf(this.#class());
    if (sign === "\\") return this.#escaped();
    if (sign !== "(") return sign;
    if (this.#take("?")) while (!this.isDone && /[:=!<\w>]/.test(this.#peek()) && this.#next() !== ":");
    const text = this.alternatives();
    this.#take(")");
    return text;
  }

  #escaped(): string {
    const sign = this.#next();
    const known = CLASSES[sign];
    return known === undefined ? sign : this.#oneOf(known);
  }

  #class(): string {
    if (this.#take("^")) {
      const excluded = this.#members();
      return [...ANYTHING].filter((sign) => !excluded.includes(sign)).join("");
    }
    return this.#members();
  }

  #members(): string {
    let members = "";
    while (!this.isDone && this.#peek() !== "]") {
      const sign = this.#next();
      if (sign === "\\") {
        const escaped = this.#next();
        members += CLASSES[escaped] ?? escaped;
      } else if (this.#peek() === "-" && this.#pattern[this.#at + 1] !== "]") {
        this.#next();
        const last = this.#next().charCodeAt(0);
        for (let code = sign.charCodeAt(0); code <= last; code += 1) members += String.fromCharCode(code);
      } else members += sign;
    }
    this.#next();
    return members;
  }

  #repeats(): readonly [least: number, most: number] {
    const [whole, least = "1", comma, most] = /^\{(\d+)(?:(,)(\d+)?)?\}/.exec(this.#pattern.slice(this.#at)) ?? [];
    if (whole !== undefined) {
      this.#at += whole.length;
      const bound = comma === undefined ? Number(least) : Number(most ?? Number(least) + MOST_REPEATS);
      return [Number(least), Math.min(bound, Number(least) + MOST_REPEATS)];
    }
    if (this.#take("*")) return [0, MOST_REPEATS];
    if (this.#take("+")) return [1, MOST_REPEATS];
    return this.#take("?") ? [0, 1] : [1, 1];
  }

  #oneOf(signs: string): string {
    return this.#random.pick([...signs]) ?? "";
  }

  #peek(): string {
    return this.#pattern[this.#at] ?? "";
  }

  #next(): string {
    const sign = this.#peek();
    this.#at += 1;
    return sign;
  }

  #take(sign: string): boolean {
    if (this.#peek() !== sign) return false;
    this.#at += 1;
    return true;
  }
}

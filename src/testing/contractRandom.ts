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
const REPEATS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "": [1, 1],
  "?": [0, 1],
  "*": [0, MOST_REPEATS],
  "+": [1, MOST_REPEATS],
};

/** What is written for the beginning of a pattern, and the rest of the pattern. */
type Written = readonly [text: string, rest: string];

/** A text that a simple pattern matches: literals, classes, groups, alternatives and repeats; undefined for any other. */
export function textMatching(pattern: string, random: Random): string | undefined {
  const [text, rest] = alternatives(pattern, random);
  return rest === "" && new RegExp(pattern, "u").test(text) ? text : undefined;
}

function alternatives(pattern: string, random: Random): Written {
  const texts: string[] = [];
  let rest = `|${pattern}`;
  while (rest.startsWith("|")) {
    const [text, behind] = sequence(rest.slice(1), random);
    texts.push(text);
    rest = behind;
  }
  return [random.pick(texts) ?? "", rest];
}

function sequence(pattern: string, random: Random): Written {
  let [text, rest] = ["", pattern];
  while (!/^(?:$|[|)])/.test(rest)) {
    const repeated = rest;
    const [first, behind] = atom(repeated, random);
    const [sign = "", least, comma, most] = /^(?:\{(\d+)(?:(,)(\d*))?\}|[*+?])?/.exec(behind) ?? [];
    const times = random.between(...(REPEATS[sign] ?? bounds(Number(least), comma === undefined ? least : most)));
    if (times > 0) text += first;
    for (let count = 1; count < times; count += 1) text += atom(repeated, random)[0];
    rest = behind.slice(sign.length);
  }
  return [text, rest];
}

const bounds = (least: number, most: string | undefined): readonly [least: number, most: number] => [
  least,
  Math.min(Number(most || Number.POSITIVE_INFINITY), least + MOST_REPEATS),
];

const ATOM = /^(?:\\(.)|\[(\^?)((?:\\.|[^\\\]])*)\]|(\()(?:\?(?::|<?[=!]|<\w+>))?|.)/s;

function atom(pattern: string, random: Random): Written {
  const [whole = "", escaped, not, members, group] = ATOM.exec(pattern) ?? [];
  const rest = pattern.slice(whole.length);
  const oneOf = (signs: string): Written => [random.pick([...signs]) ?? "", rest];
  if (group !== undefined) {
    const [text, behind] = alternatives(rest, random);
    return [text, behind.replace(/^\)/, "")];
  }
  if (escaped !== undefined) return oneOf(CLASSES[escaped] ?? escaped);
  if (members !== undefined) return oneOf(not === "" ? membersOf(members) : without(membersOf(members)));
  if (whole === ".") return oneOf(ANYTHING);
  return [whole === "^" || whole === "$" ? "" : whole, rest];
}

const without = (excluded: string): string => [...ANYTHING].filter((sign) => !excluded.includes(sign)).join("");

function membersOf(members: string): string {
  return members.replaceAll(/\\(.)|(.)-(.)/gs, (_, escaped: string | undefined, first = "", last = "") => {
    if (escaped !== undefined) return CLASSES[escaped] ?? escaped;
    const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
    return Array.from({ length: to - from + 1 }, (__, at) => String.fromCharCode(from + at)).join("");
  });
}

import { searchFrom } from "./regexpSteps.ts";

interface Long {
  readonly length: number;
}
type Given = readonly unknown[];
type Called = (this: unknown, ...given: unknown[]) => unknown;
/** The characters, items or bytes that a call may go through. */
type Cost = (self: Long, given: Given, result: unknown) => number;

const lengthOf = (value: unknown): number =>
  typeof value === "object" || typeof value === "string" ? longest(value) : 1;
const longest = (value: unknown): number => (value as Partial<Long> | null)?.length ?? 1;
const numberOr = (value: unknown, other: number): number => (typeof value === "number" ? value : other);

const whole: Cost = (self) => self.length;
const made: Cost = (_self, _given, result) => lengthOf(result);
const argument: Cost = (_self, [first]) => lengthOf(first);
const forwards: Cost = ({ length }, [sought, from], result) => {
  const end = numberOr(result, -1) < 0 ? length : numberOr(result, 0) + longest(sought);
  return Math.max(1, end - numberOr(from, 0));
};
const backwards: Cost = ({ length }, [, from], result) =>
  Math.max(1, Math.min(numberOr(from, length), length) - numberOr(result, 0));
const within: Cost = (self, [sought, from], result) =>
  result === true && typeof self === "string"
    ? forwards(self, [sought, from], self.indexOf(String(sought), numberOr(from, 0)))
    : forwards(self, [sought, from], -1);

/** What is not here takes one step, or calls code that is counted: `map`, `charCodeAt`, `push`. */
const COSTS: readonly (readonly [holder: object, cost: Cost, ...names: readonly string[]])[] = [
  [String.prototype, forwards, "indexOf"],
  [String.prototype, backwards, "lastIndexOf"],
  [String.prototype, within, "includes"],
  [String.prototype, argument, "startsWith", "endsWith"],
  [String.prototype, made, "slice", "substring", "concat", "padEnd", "padStart", "repeat"],
  [String.prototype, whole, "normalize", "replace", "replaceAll", "split", "trim", "trimEnd", "trimStart"],
  [String.prototype, whole, "localeCompare", "toLowerCase", "toUpperCase"],
  [Array.prototype, forwards, "indexOf"],
  [Array.prototype, backwards, "lastIndexOf"],
  [Array.prototype, whole, "concat", "fill", "flat", "includes", "join", "reverse", "shift", "splice", "unshift"],
  [Array.prototype, made, "slice"],
  [Object.getPrototypeOf(Uint8Array.prototype), forwards, "indexOf"],
  [Object.getPrototypeOf(Uint8Array.prototype), whole, "fill", "includes", "join", "lastIndexOf"],
  [Object.getPrototypeOf(Uint8Array.prototype), made, "slice"],
  [Object.getPrototypeOf(Uint8Array.prototype), argument, "set"],
  [Buffer.prototype, forwards, "indexOf"],
  [Buffer.prototype, made, "toString"],
  [Buffer, made, "concat", "from"],
  [Object, made, "entries", "keys", "values"],
  [Object, argument, "fromEntries"],
  [JSON, argument, "parse"],
  [JSON, made, "stringify"],
  [Date, argument, "parse"],
  [TextDecoder.prototype, argument, "decode"],
  [TextEncoder.prototype, argument, "encode"],
  [globalThis, argument, "atob", "btoa", "decodeURI", "decodeURIComponent", "encodeURI", "encodeURIComponent"],
];

/**
 * Counts what built-in functions do while it watches: V8 counts a call as one step, however long its text is. They are replaced once, for
 * as long as the process runs, because an engine drops what it has compiled whenever one of them changes.
 */
class BuiltIns {
  steps = 0;
  isWatching = false;
  /** Why nothing was counted, if so. Kept, because a service makes a 500 of what is thrown. */
  fault: unknown;

  constructor() {
    for (const [holder, cost, ...names] of COSTS) {
      for (const name of names) replace(holder, name, (original) => this.#counting(original, cost));
    }
    // Each method that takes a regular expression calls this one.
    replace(RegExp.prototype, "exec", (original) => this.#matching(original));
  }

  #counting(original: Called, cost: Cost): Called {
    const note = (self: Long, given: readonly unknown[], result: unknown) => {
      if (this.isWatching) this.#count(() => cost(self, given, result));
    };
    return function counted(this: unknown, ...given) {
      const result: unknown = Reflect.apply(original, this, given);
      note(this as Long, given, result);
      return result;
    };
  }

  /** The steps first: an engine may not come to an end. Its result is what holds, and a count of something else is a fault. */
  #matching(original: Called): Called {
    const matched = (expression: RegExp, given: readonly unknown[]) => {
      if (!this.isWatching) return Reflect.apply(original, expression, given);
      const text = String(given[0]);
      const from = expression.global || expression.sticky ? expression.lastIndex : 0;
      let search = { start: 0, end: -1, steps: 1 };
      this.#count(() => {
        if (from <= text.length) search = searchFrom(expression, text, from);
        return search.steps;
      });
      const result = Reflect.apply(original, expression, given) as RegExpExecArray | null;
      const [start, end] = result === null ? [search.start, -1] : [result.index, result.index + result[0].length];
      if (start !== search.start || end !== search.end)
        throw this.#failed(new Error(`${String(expression)} ends at ${end}, and its steps at ${search.end}`));
      return result;
    };
    return function exec(this: unknown, ...given) {
      return matched(this as RegExp, given);
    };
  }

  /** What counts is not counted. */
  #count(call: () => number): void {
    this.isWatching = false;
    try {
      this.steps += call();
    } catch (error) {
      throw this.#failed(error);
    } finally {
      this.isWatching = true;
    }
  }

  #failed(error: unknown): unknown {
    this.fault ??= error;
    return error;
  }
}

function replace(holder: object, name: string, counting: (original: Called) => Called): void {
  const value = counting(Reflect.get(holder, name) as Called);
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}

export const builtIns = new BuiltIns();

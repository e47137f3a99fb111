import { MountError } from "./mountError.ts";

/** What the value of an option has to be, in words and as a test. */
export interface OptionRule {
  readonly remedy: string;
  holds(value: unknown): boolean;
}

/** All options of an object, by name; true where the value is judged elsewhere. The compiler asks for those that are missing. */
export type OptionRules<Options> = { readonly [Name in keyof Required<Options>]: OptionRule | true };

export const BOOLEAN: OptionRule = { remedy: "true or false", holds: (value) => typeof value === "boolean" };
export const FUNCTION: OptionRule = { remedy: "a function", holds: (value) => typeof value === "function" };
export const LIST: OptionRule = { remedy: "a list: [ … ]", holds: Array.isArray };

/** A count, from 0 or more on. */
export const wholeNumber = (example: string, least = 0): OptionRule => ({
  remedy: `a whole number${least > 0 ? ` of at least ${least}` : ""}, such as ${example}`,
  holds: (value) => Number.isSafeInteger(value) && Number(value) >= least,
});

/** A time, of which Infinity is one. */
export const milliseconds = (example: string): OptionRule => ({
  remedy: `milliseconds as a number, such as ${example}`,
  holds: (value) => typeof value === "number" && value >= 0,
});

export const oneOf = (...values: readonly (string | number)[]): OptionRule => ({
  remedy: values.map((value) => JSON.stringify(value)).join(" or "),
  holds: (value) => values.some((each) => each === value),
});

/**
 * Refuses options that nothing reads, such as misspelt ones, and values that they cannot have: NaN, which the number of a variable
 * that is not set is, would switch a limit off. With TypeScript the compiler has refused most of them before.
 */
export function checkOptions(
  subject: string,
  options: object,
  rules: Readonly<Record<string, OptionRule | true>>,
): void {
  for (const [key, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      const remedy = keyRemedy(key, new Set(Object.keys(rules)));
      throw new MountError("UNKNOWN_KEY", subject, `it has ${key}, which nothing reads`, remedy);
    }
    if (value === undefined || rule === true || rule.holds(value)) continue;
    throw new MountError("BAD_OPTION", subject, `${key} is ${shown(value)}`, `${key}: ${rule.remedy}`);
  }
}

function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 80));
  return typeof value === "object" || typeof value === "function" ? kindOf(value) : String(value);
}

/** In a word, for messages. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "function") return "a function";
  return typeof value === "object" ? "an object" : typeof value;
}

/** What to write in place of a name that is not known. */
export function keyRemedy(key: string, known: ReadonlySet<string>): string {
  return nearestOf(key, known) ?? `one of ${[...known].sort().join(", ")}`;
}

/** The name that a misspelt one was probably meant to be. */
export function nearestOf(key: string, known: ReadonlySet<string>): string | undefined {
  const lower = key.toLowerCase();
  return [...known].find((name) => name.toLowerCase() === lower || isSwapped(name.toLowerCase(), lower));
}

/** Whether two names differ in two letters at most, in whatever order: enough to recognize a misspelling. */
function isSwapped(name: string, key: string): boolean {
  if (Math.abs(name.length - key.length) > 2) return false;
  const letters = [...name];
  let strange = 0;
  for (const letter of key) {
    const at = letters.indexOf(letter);
    if (at < 0) strange += 1;
    else letters.splice(at, 1);
  }
  return strange + letters.length <= 2;
}

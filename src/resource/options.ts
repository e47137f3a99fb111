import { isFunction, isObject, isText } from "../http/kinds.ts";
import { type Refuse, refuserOf } from "./mountError.ts";

/** What the value of an option has to be, in words and as a test. */
export interface OptionRule {
  readonly remedy: string;
  holds(value: unknown): boolean;
}

/** All options of an object, by name; true where the value is judged elsewhere. The compiler asks for those that are missing. */
export type OptionRules<Options> = { readonly [Name in keyof Required<Options>]: OptionRule | true };
type Rules = Readonly<Record<string, OptionRule | true>>;
export const BOOLEAN: OptionRule = { remedy: "true or false", holds: (value) => typeof value === "boolean" };
export const FUNCTION: OptionRule = { remedy: "a function", holds: isFunction };

/** Names of security schemes, or schemes as they are. */
export const SECURITY: OptionRule = {
  remedy: 'a list of names, or of schemes: ["bearer"], [{ bearer: { type: "http", scheme: "bearer" } }]',
  holds: (value) => isListOf(value, (each) => isText(each) || isRecordOf(each, isObject)),
};
export const TEXTS: OptionRule = { remedy: 'a list of texts: ["…"]', holds: (value) => isListOf(value, isText) };

export const FUNCTIONS: OptionRule = {
  remedy: "a list of functions: [() => …]",
  holds: (value) => isListOf(value, isFunction),
};

/** An object whose members pass a test. */
export const record = (example: string, isMember: (each: unknown) => boolean = () => true): OptionRule => ({
  remedy: example,
  holds: (value) => isRecordOf(value, isMember),
});

export function isListOf(value: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

export function isRecordOf(value: unknown, isMember: (each: unknown) => boolean): boolean {
  return isObject(value) && !Array.isArray(value) && Object.values(value).every(isMember);
}

/** A count, from 0 or more on. */
export const wholeNumber = (example: string, least = 0): OptionRule => ({
  remedy: `a whole number of at least ${least}, such as ${example}`,
  holds: (value) => Number.isSafeInteger(value) && Number(value) >= least,
});

export const BYTES: OptionRule = /* @__PURE__ */ wholeNumber("64 * 1024");

/** A time, of which Infinity is one. */
export const milliseconds = (example: string): OptionRule => ({
  remedy: `milliseconds, such as ${example}`,
  holds: (value) => typeof value === "number" && value >= 0,
});

export const oneOf = (...values: readonly (string | number)[]): OptionRule => ({
  remedy: values.map((value) => JSON.stringify(value)).join(" or "),
  holds: (value) => values.some((each) => each === value),
});

/** Refuses a value that breaks its rule. `place` says where it is, if not by its name alone. */
export function checkValue(name: string, value: unknown, rule: OptionRule | true, refuse: Refuse, place = name): void {
  if (rule !== true && !rule.holds(value))
    refuse("BAD_VALUE", `${place} is ${shown(value)}`, `${name}: ${rule.remedy}`);
}

/** Refuses a policy, or other options of that name, that have a key which nothing reads, or a value that it cannot have. */
export function checkPolicy(policy: unknown, rules: Rules, refuse: Refuse, name?: string): void {
  const whole = name ?? "it";
  if (!isObject(policy)) return refuse("BAD_VALUE", `${whole} is ${shown(policy)}`, "{ … }");
  for (const [key, value] of Object.entries(policy)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      const remedy = keyRemedy(key, new Set(Object.keys(rules)));
      refuse("UNKNOWN_KEY", `${whole} has ${key}, which nothing reads`, remedy);
    } else if (value !== undefined) checkValue(key, value, rule, refuse, name && `${key} of ${name}`);
  }
}

/** Refuses options that nothing reads and values that cannot be: a NaN of `Number()` would switch a limit off. */
export function checkOptions(subject: string, options: object, rules: Rules): void {
  const refuse = refuserOf(() => subject);
  checkPolicy(options, rules, refuse);
}

/** Options with their defaults. One that is undefined has its default, too: most compilers take it for one that is left out. */
export function settled<Options extends object>(defaults: Required<Options>, given: Options): Required<Options> {
  const all = { ...defaults };
  for (const name in given) all[name] = given[name] ?? defaults[name];
  return all;
}

const MOST_SHOWN = 80;

export function shown(value: unknown): string {
  if (isText(value)) return JSON.stringify(value.slice(0, MOST_SHOWN));
  if (Array.isArray(value)) return `[${value.map(shown).join(", ").slice(0, MOST_SHOWN)}]`;
  if (isFunction(value)) return "a function";
  return isObject(value) ? "an object" : String(value);
}

export function keyRemedy(key: string, known: ReadonlySet<string>): string {
  return nearestOf(key, known) ?? `one of ${[...known].sort().join(", ")}`;
}

export function nearestOf(key: string, known: ReadonlySet<string>): string | undefined {
  const within = (most: number) => [...known].find((name) => isWithin(most, key.toLowerCase(), name.toLowerCase()));
  return within(1) ?? within(2);
}

/** Whether a name differs from another in case only, or by a typing error: one letter, or two in a long name. */
export function isNear(name: string, meant: string): boolean {
  return name.toLowerCase() === meant.toLowerCase() || isWithin(meant.length < 10 ? 1 : 2, name, meant);
}

/** Whether one is made of the other by so many letters that are added, dropped, changed, or swapped with their neighbours. */
export function isWithin(most: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] === other[0]) return isWithin(most, one.slice(1), other.slice(1));
  if (most === 0) return false;
  const isSwapped = one[0] === other[1] && one[1] === other[0];
  return (
    isWithin(most - 1, one.slice(1), other) ||
    isWithin(most - 1, one, other.slice(1)) ||
    isWithin(most - 1, one.slice(1), other.slice(1)) ||
    (isSwapped && isWithin(most - 1, one.slice(2), other.slice(2)))
  );
}

import fc from "fast-check";

/** Whatever a document has where it has a schema. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Random numbers that are the same for the same seed. */
export interface Dice {
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list.slice(below(list.length));
      for (const each of picked) return each;
      throw new Error("There is nothing to pick.");
    },
  };
}

/** Letters of one UTF-16 unit each: JSON Schema counts characters, and most libraries units. */
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz ABCXYZ0123456789-_.,:;/+&=%#?'\"<>éßя中"];
const FORMATS: Readonly<Record<string, (dice: Dice) => string>> = {
  "date-time": (dice) => new Date(dice.below(4e9) * 1000).toISOString(),
  date: (dice) => new Date(dice.below(4e9) * 1000).toISOString().slice(0, 10),
  time: () => "12:30:00Z",
  email: (dice) => `a${dice.below(1000)}@example.org`,
  uri: (dice) => `https://example.org/${dice.below(1000)}`,
  "uri-reference": (dice) => `/a/${dice.below(1000)}`,
  uuid: (dice) => `0b0e7d8c-3f1a-4d3e-9c5b-${String(dice.below(1e12)).padStart(12, "0")}`,
  ipv4: () => "192.0.2.7",
  duration: () => "P1D",
};
const SEVERAL = ["anyOf", "oneOf"] as const;
const DEEP = 5;

/** Values that fit a schema as far as it is read here; what asks for one lets a validator judge it. */
export class Values {
  readonly #dice: Dice;
  readonly #resolve: (schema: Schema) => Schema;
  readonly #texts = new Map<string, readonly string[]>();

  constructor(dice: Dice, resolve: (schema: Schema) => Schema) {
    this.#dice = dice;
    this.#resolve = resolve;
  }

  of(given: unknown, depth = 0): unknown {
    const schema = this.#flat(given);
    if ("const" in schema) return schema["const"];
    if (Array.isArray(schema["enum"])) return this.#dice.pick(schema["enum"] as unknown[]);
    const type = schema["type"];
    switch (Array.isArray(type) ? this.#dice.pick(type as unknown[]) : (type ?? typeIn(schema))) {
      case "string":
        return this.#text(schema);
      case "integer":
      case "number":
        return this.#number(schema);
      case "boolean":
        return this.#dice.chance(0.5);
      case "null":
        return null;
      case "array":
        return this.#list(schema, depth);
      case "object":
        return this.#record(schema, depth);
      default:
        return this.#dice.pick<unknown>(["any", 7, true, null, [], {}]);
    }
  }

  /** References, unions and intersections as one schema. */
  #flat(given: unknown): Schema {
    const schema = this.#resolve(Object(given) as Schema);
    const several = SEVERAL.find((keyword) => Array.isArray(schema[keyword]));
    if (several !== undefined) {
      const { [several]: branches, ...rest } = schema;
      return this.#flat(merged(rest, this.#flat(this.#dice.pick(branches as unknown[]))));
    }
    if (!Array.isArray(schema["allOf"])) return schema;
    const { allOf, ...rest } = schema;
    return (allOf as unknown[]).reduce<Schema>((all, each) => merged(all, this.#flat(each)), rest);
  }

  #text(schema: Schema): string {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema as Record<string, never>;
    const made = FORMATS[String(format)];
    if (made !== undefined) return made(this.#dice);
    if (typeof pattern === "string") return this.#dice.pick(this.#matching(pattern));
    const [least, longest]: [number, number] = [minLength, maxLength];
    const size = this.#dice.below(30);
    const usual = least + 1 + this.#dice.below(12);
    // Now and then as short and as long as it may be, and long where nothing limits it.
    const length = size === 0 ? least : Math.min(longest, size === 1 ? Math.min(longest, least + 60) : usual);
    return Array.from({ length }, () => this.#dice.pick(LETTERS)).join("");
  }

  #matching(pattern: string): readonly string[] {
    const known = this.#texts.get(pattern);
    if (known !== undefined) return known;
    const made = fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { numRuns: 40, seed: 1 });
    const plain = made.filter((text) => /^[\u0020-\u007e]*$/.test(text));
    const texts = plain.length > 0 ? plain : made;
    this.#texts.set(pattern, texts);
    return texts;
  }

  #number(schema: Schema): number {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, type } = schema as Record<string, never>;
    const step = Number(multipleOf ?? (type === "integer" ? 1 : 0.25));
    const lowest = Math.max(
      Number(minimum ?? Number.NEGATIVE_INFINITY),
      Number(exclusiveMinimum ?? Number.NEGATIVE_INFINITY) + step,
    );
    const highest = Math.min(
      Number(maximum ?? Number.POSITIVE_INFINITY),
      Number(exclusiveMaximum ?? Number.POSITIVE_INFINITY) - step,
    );
    const least = Math.max(lowest, Math.min(-1000, highest - 1000));
    const most = Math.min(highest, Math.max(1000, least + 1000));
    const edge = this.#dice.below(10);
    const number = edge === 0 ? least : edge === 1 ? most : least + this.#dice.next() * (most - least);
    return Math.min(most, Math.max(least, Math.ceil(least / step) * step + Math.floor((number - least) / step) * step));
  }

  #list(schema: Schema, depth: number): readonly unknown[] {
    const { minItems = 0, maxItems = 4, items, prefixItems = [], uniqueItems } = schema as Record<string, never>;
    const first = (prefixItems as readonly unknown[]).map((each) => this.of(each, depth + 1));
    if (items === (false as unknown)) return first;
    const [fewest, greatest]: [number, number] = [minItems, maxItems];
    const most = depth > DEEP ? 0 : Math.min(greatest, fewest + 3) - first.length;
    const length = Math.max(fewest - first.length, this.#dice.below(most + 1));
    const list = [...first, ...Array.from({ length: Math.max(0, length) }, () => this.of(items ?? {}, depth + 1))];
    return uniqueItems ? [...new Map(list.map((each) => [JSON.stringify(each), each])).values()] : list;
  }

  #record(schema: Schema, depth: number): Readonly<Record<string, unknown>> {
    const { properties = {}, required = [], additionalProperties, propertyNames } = schema as Record<string, never>;
    const isWanted = (name: string) =>
      (required as readonly string[]).includes(name) || (depth <= DEEP && this.#dice.chance(0.5));
    const own = Object.entries(properties).filter(([name]) => isWanted(name));
    const more = Object(additionalProperties) === additionalProperties && depth <= DEEP ? this.#dice.below(3) : 0;
    const keys = Array.from({ length: more }, () => String(this.of(propertyNames ?? { type: "string", minLength: 1 })));
    return Object.fromEntries([
      ...keys.map((key) => [key, this.of(additionalProperties, depth + 1)]),
      ...own.map(([name, each]) => [name, this.of(each, depth + 1)]),
    ]);
  }

  /** The value with one thing changed: what the schema makes of that is not known. */
  changed(value: unknown): unknown {
    const dice = this.#dice;
    if (Array.isArray(value) && value.length > 0 && dice.chance(0.7)) {
      const at = dice.below(value.length);
      return dice.chance(0.2) ? [...value, ...ODD] : value.map((each, n) => (n === at ? this.changed(each) : each));
    }
    if (typeof value === "object" && value !== null && !Array.isArray(value) && dice.chance(0.85)) {
      const entries = Object.entries(value);
      if (entries.length === 0 || dice.chance(0.15)) return { ...value, unheardOf: dice.pick(ODD) };
      const at = dice.below(entries.length);
      if (dice.chance(0.3)) return Object.fromEntries(entries.filter((_, n) => n !== at));
      return Object.fromEntries(entries.map(([key, each], n) => [key, n === at ? this.changed(each) : each]));
    }
    if (typeof value === "string" && dice.chance(0.5)) return dice.pick([`${value}abc`, value.slice(1), `${value} `]);
    if (typeof value === "number" && dice.chance(0.5)) return value + dice.pick([1, -1, 0.5]);
    return dice.pick(ODD);
  }
}

const ODD: readonly unknown[] = [null, "", "x", "x".repeat(500), 7, -1, 0.5, 1e15, true, [], [1], {}, { a: 1 }];

function typeIn(schema: Schema): string | undefined {
  if ("properties" in schema || "additionalProperties" in schema || "required" in schema) return "object";
  if ("items" in schema || "prefixItems" in schema) return "array";
  if ("pattern" in schema || "minLength" in schema || "format" in schema) return "string";
  return "minimum" in schema || "maximum" in schema ? "number" : undefined;
}

function merged(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    ...(("properties" in one || "properties" in other) && {
      properties: { ...Object(one["properties"]), ...Object(other["properties"]) },
    }),
    ...(("required" in one || "required" in other) && {
      required: [...((one["required"] as string[]) ?? []), ...((other["required"] as string[]) ?? [])],
    }),
  };
}

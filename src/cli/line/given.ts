import { wronglyCalled } from "./fault.ts";

/** What a command was called with. */
export class Given {
  readonly positionals: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(positionals: readonly string[], values: Readonly<Record<string, unknown>>) {
    this.positionals = positionals;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === "string" ? value : undefined;
  }

  list(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  number(name: string, [least, most]: readonly [number, number]): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : readNumber(`--${name}`, text, [least, most]);
  }
}

export function readNumber(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw wronglyCalled(`${name} is ${JSON.stringify(text)}`, `Give a whole number from ${least} to ${most}.`);
}

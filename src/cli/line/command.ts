import type { Terminal } from "../output/terminal.ts";
import { wronglyCalled } from "./fault.ts";

export interface Flag {
  readonly type: "string" | "boolean";
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly says: string;
}

/** One command: what it is called with, what its help says, and what it does. */
export interface Command {
  readonly name: string;
  /** In a line, for the list of commands. */
  readonly summary: string;
  /** Its arguments beside flags, as in `[app] "GET /books/1"`. Default: `[app]`. */
  readonly takes?: string;
  /** How many they are at most. Default: 1. */
  readonly most?: number;
  /** What the command does. The help goes on to explain what an app is. */
  readonly about: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples: readonly string[];
  /** Gives the exit code. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

export const COMMON_FLAGS = {
  json: { type: "boolean", says: "print JSON, for machines" },
  stack: { type: "boolean", says: "also print the stack of an error" },
  help: { type: "boolean", short: "h", says: "print this" },
} as const satisfies Record<string, Flag>;

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

/** A line for a shell that calls this program. What is undefined was not given, and is left out. */
export function lineFor(...words: readonly (string | undefined)[]): string {
  const given = words.filter((word) => word !== undefined);
  return ["signalbox", ...given.map(quoted)].join(" ");
}

function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { nearestOf } from "../../resource/options.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";
import { EXIT, failed, firstLine, wronglyCalled } from "./fault.ts";

export interface Flag {
  readonly type: "string" | "boolean";
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly says: string;
}

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

const quoted = (word: string): string =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Prints a result, or writes it to the file of --out, with the folders that it is in, and says so with a note. */
export function deliver(text: string, file: string | undefined, { out, err, errPaint }: Terminal, note = ""): number {
  if (file === undefined) {
    out(text);
    return EXIT.ok;
  }
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw failed(`${file} is not written: ${firstLine(error)}`, "Give --out another file.", error);
  }
  err(`${errPaint.green("written")} ${file}${note}\n`);
  return EXIT.ok;
}

interface Printed {
  readonly text: string;
  /** The file of --out, or the one that --check looks at by default. */
  readonly file: string | undefined;
  readonly note?: string;
  readonly again: (file: string) => string;
  readonly changes?: (found: string | undefined) => readonly string[];
}

const SHOWN = 10;

/** Prints a result, or writes it to its file; with --check, compares it with the file. */
export function deliverOrCheck(given: Given, printed: Printed, terminal: Terminal): number {
  const { text, file, note = "", again, changes } = printed;
  if (file === undefined || !given.has("check")) return deliver(text, file, terminal, note);
  const { out, err, paint, errPaint } = terminal;
  const found = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const changed = changes?.(found) ?? [];
  const current = changes === undefined ? found === text : changed.length === 0;
  if (given.has("json")) out(indentedJson({ file, current, ...(changes && { changed }) }));
  else if (current) out(`${paint.green("current")} ${file}${note}\n`);
  if (current) return EXIT.ok;
  const what = found === undefined ? "is not there" : "is out of date";
  err(`${errPaint.red("signalbox:")} ${file} ${what}. Write it again: ${again(file)}\n`);
  if (given.has("json")) return EXIT.finding;
  if (found !== undefined) for (const place of changed.slice(0, SHOWN)) err(`  differs at ${place}\n`);
  if (changed.length > SHOWN) err(`  and at ${changed.length - SHOWN} more\n`);
  return EXIT.finding;
}

export function readFlags(command: Command, args: readonly string[]): Given {
  const options: Readonly<Record<string, Flag>> = { ...command.flags, ...COMMON_FLAGS };
  const { positionals, values } = parsed(command, args, options);
  const extra = positionals[command.most ?? 1];
  if (extra !== undefined && values["help"] !== true)
    throw wronglyCalled(`${command.name} does not take ${JSON.stringify(extra)}`, seeHelp(command));
  return new Given(positionals, values);
}

function parsed(command: Command, args: readonly string[], options: Readonly<Record<string, Flag>>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw refusal(command, options, error);
  }
}

function refusal(command: Command, flags: Readonly<Record<string, Flag>>, error: unknown): Error {
  const { code, message } = error as Error & { readonly code?: string };
  const named = /'(-[^'\s,]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const meant = nearest(named.replace(/^-+/, ""), Object.keys(flags));
    const hint = meant === undefined || !named.startsWith("--") ? seeHelp(command) : `Did you mean --${meant}?`;
    return wronglyCalled(`${command.name} has no flag ${named}`, hint);
  }
  const name = /--([\w-]+)/.exec(message)?.[1] ?? "";
  const { type, value = "VALUE" } = flags[name] ?? { type: "boolean" };
  if (type === "boolean") return wronglyCalled(`--${name} takes no value`, `Write --${name} alone.`);
  return wronglyCalled(`--${name} needs a value`, `Write --${name} ${value}.`);
}

const seeHelp = ({ name }: Command): string => `See signalbox ${name} --help.`;

/** The format that all that was given asks for; undefined where none of it asks for one. */
export function agreed<Format>(asks: readonly (readonly [given: string, Format | undefined])[]): Format | undefined {
  const [first, ...others] = asks.filter(([, format]) => format !== undefined);
  const other = others.find(([, format]) => format !== first?.[1]);
  if (first === undefined || other === undefined) return first?.[1];
  throw wronglyCalled(`${first[0]} and ${other[0]} contradict each other`, "Leave one of them out, or change it.");
}

/** The name that was probably meant: one that begins so, or one that is nearly the same. */
export const nearest = (given: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.startsWith(given)) ?? nearestOf(given, new Set(names));

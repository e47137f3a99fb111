import { parseArgs } from "node:util";
import { nearestOf } from "../../resource/options.ts";
import { COMMON_FLAGS, type Command, type Flag, Given } from "./command.ts";
import { wronglyCalled } from "./fault.ts";

export function readFlags(command: Command, args: readonly string[]): Given {
  const options: Readonly<Record<string, Flag>> = { ...command.flags, ...COMMON_FLAGS };
  const { positionals, values } = parsed(command, args, options);
  const extra = positionals[command.most ?? 1];
  if (extra !== undefined && values["help"] !== true)
    throw wronglyCalled(`${command.name} does not take ${JSON.stringify(extra)}`, seeHelp(command));
  return new Given(positionals, values);
}

function parsed(command: Command, args: readonly string[], flags: Readonly<Record<string, Flag>>) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type, short, multiple = false }]) => [
      name,
      { type, multiple, ...(short === undefined ? {} : { short }) },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw refusal(command, flags, error);
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
export function nearest(given: string, names: readonly string[]): string | undefined {
  return names.find((name) => name.startsWith(given)) ?? nearestOf(given, new Set(names));
}

import { readFileSync } from "node:fs";
import { inPackage } from "./app/typescript.ts";
import { COMMANDS } from "./commands.ts";
import { COMMON_FLAGS, type Command, type Flag, nearest, readFlags } from "./line/command.ts";
import { EXIT, report, wronglyCalled } from "./line/fault.ts";
import type { Paint, Terminal } from "./output/terminal.ts";

/** Runs a command line and gives the exit code. Never throws: an error is one line, with what to do about it. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    return report(error, args, terminal);
  }
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "--help", ...rest] = args;
  if (name === "--version" || name === "-v") {
    terminal.out(`${versionOfSignalbox()}\n`);
    return EXIT.ok;
  }
  if (name === "--help" || name === "-h" || (name === "help" && rest.length === 0)) {
    terminal.out(overview(COMMANDS, terminal.paint));
    return EXIT.ok;
  }
  const [wanted = "", flags] = name === "help" ? [rest[0], ["--help"]] : [name, rest];
  const command = commandNamed(wanted);
  const given = readFlags(command, flags);
  if (!given.has("help")) return command.run(given, terminal);
  terminal.out(helpOf(command, terminal.paint));
  return EXIT.ok;
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((each) => each.name);
  const meant = name.startsWith("-") ? undefined : nearest(name, names);
  const hint = meant === undefined ? `There are ${names.join(", ")}.` : `Did you mean signalbox ${meant}?`;
  throw wronglyCalled(`there is no command ${JSON.stringify(name)}`, hint);
}

function versionOfSignalbox(): string {
  const manifest: unknown = JSON.parse(readFileSync(inPackage("package.json"), "utf8"));
  return (manifest as { readonly version: string }).version;
}

const APP_ABOUT =
  "app is the file whose default export, or whose export `service`, is a Service. Without it, the first of app.ts,\n" +
  "app.mts, app.js and app.mjs in this folder or in src is used.";

function overview(commands: readonly Command[], paint: Paint): string {
  const widest = Math.max(...commands.map(({ name }) => name.length));
  return [
    `${paint.bold("signalbox")}: serve, inspect and check a Signalbox service`,
    "",
    `${paint.bold("Usage")}  signalbox COMMAND [app] [flags]`,
    "",
    ...commands.map(({ name, summary }) => `  ${paint.cyan(name.padEnd(widest))}  ${summary}`),
    "",
    "signalbox COMMAND --help describes one command; signalbox --version prints the version.",
    "",
  ].join("\n");
}

function helpOf(command: Command, paint: Paint): string {
  const { name, takes = "[app]", summary, about, flags, examples } = command;
  const lines = Object.entries<Flag>({ ...flags, ...COMMON_FLAGS }).map(([flag, { short, value, says }]) => {
    const sign = `${short === undefined ? "    " : `-${short}, `}--${flag}${value === undefined ? "" : ` ${value}`}`;
    return { sign, says };
  });
  const widest = Math.max(...lines.map(({ sign }) => sign.length));
  return [
    `${paint.bold(`signalbox ${name}`)}: ${summary}`,
    "",
    `${paint.bold("Usage")}  signalbox ${name} ${takes} [flags]`,
    "",
    ...`${about}\n\n${APP_ABOUT}`.split("\n").map((line) => (line === "" ? "" : `  ${line}`)),
    "",
    ...lines.map(({ sign, says }) => `  ${paint.cyan(sign.padEnd(widest))}  ${says}`),
    "",
    paint.bold("Examples"),
    ...examples.map((example) => `  ${example}`),
    "",
  ].join("\n");
}

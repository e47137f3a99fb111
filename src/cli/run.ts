import { readFileSync } from "node:fs";
import { inPackage } from "./app/typescript.ts";
import { COMMANDS } from "./commands.ts";
import type { Command } from "./line/command.ts";
import { EXIT, report, wronglyCalled } from "./line/fault.ts";
import { nearest, readFlags } from "./line/flags.ts";
import { helpOf, overview } from "./line/help.ts";
import type { Terminal } from "./output/terminal.ts";

/** Runs a command line and gives the exit code. Never throws: an error is one line, with what to do about it. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    return report(error, args.includes("--stack"), terminal);
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

import type { Paint } from "../output/paint.ts";
import { COMMON_FLAGS, type Command, type Flag } from "./command.ts";

const APP_ABOUT =
  "app is the file whose default export, or whose export `service`, is a Service. Without it, the first of app.ts,\n" +
  "app.mts, app.js and app.mjs in this folder or in src is used.";

/** `signalbox --help` */
export function overview(commands: readonly Command[], paint: Paint): string {
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

/** `signalbox COMMAND --help` */
export function helpOf(command: Command, paint: Paint): string {
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

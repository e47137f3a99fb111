import type { Terminal } from "../output/terminal.ts";
import { CliFault, EXIT, firstLine } from "./fault.ts";

/** Prints an error in one line, with what to do about it, and gives the exit code. */
export function report(error: unknown, withStack: boolean, { err, errPaint }: Terminal): number {
  const known =
    error instanceof CliFault
      ? error
      : new CliFault(EXIT.failed, firstLine(error), "Run it again with --stack to see where.", error);
  err(`${errPaint.red("signalbox:")} ${known.message}. ${known.remedy}\n`);
  const cause = known.cause ?? known;
  if (withStack) err(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  return known.exitCode;
}

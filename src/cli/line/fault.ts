import type { Terminal } from "../output/terminal.ts";

/** What the process exits with. docs/cli.md lists them. */
export const EXIT = {
  /** Done, and nothing was found. */
  ok: 0,
  /** Done, and the result is no: drift was found, a file is out of date. */
  finding: 1,
  /** Not started: wrong arguments, or no service was found. */
  usage: 2,
  /** Started, and failed: the app does not load, the port is in use. */
  failed: 3,
} as const;

/** Why a command is not carried out, in one line, and what to do about it. */
export class CliFault extends Error {
  override readonly name = "CliFault";
  readonly exitCode: number;
  readonly remedy: string;

  constructor(exitCode: number, message: string, remedy: string, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
    this.remedy = remedy;
  }
}

export function wronglyCalled(message: string, remedy: string): CliFault {
  return new CliFault(EXIT.usage, message, remedy);
}

export function failed(message: string, remedy: string, cause?: unknown): CliFault {
  return new CliFault(EXIT.failed, message, remedy, cause);
}

/** The first line of whatever was thrown, without a full stop. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] ?? "").trim().replace(/\.$/, "");
}

/** A start hook threw: nothing is served, and nothing is checked. */
export function notStarted(error: unknown): CliFault {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return failed(`the service did not start: ${firstLine(cause)}`, "See the app's start hooks.", cause);
}

/** Prints an error in one line, with what to do about it, and gives the exit code. */
export function report(error: unknown, withStack: boolean, { err, errPaint }: Terminal): number {
  const known =
    error instanceof CliFault ? error : failed(firstLine(error), "Run it again with --stack to see where.", error);
  err(`${errPaint.red("signalbox:")} ${known.message}. ${known.remedy}\n`);
  const cause = known.cause ?? known;
  if (withStack) err(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  return known.exitCode;
}

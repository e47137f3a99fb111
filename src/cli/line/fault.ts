import { indentedJson, type Terminal } from "../output/terminal.ts";

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

export const wronglyCalled = (message: string, remedy: string): CliFault => new CliFault(EXIT.usage, message, remedy);

export const failed = (message: string, remedy: string, cause?: unknown): CliFault =>
  new CliFault(EXIT.failed, message, remedy, cause);

export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] ?? "").trim().replace(/\.$/, "");
}

/** A start hook threw: nothing is served, and nothing is checked. */
export function notStarted(error: unknown): CliFault {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return failed(`the service did not start: ${firstLine(cause)}`, "See the app's start hooks.", cause);
}

/** Prints an error in one line, with what to do about it, and gives the exit code. Machines get as JSON, too, why an app does not load or fails. */
export function report(error: unknown, args: readonly string[], { out, err, errPaint }: Terminal): number {
  const known =
    error instanceof CliFault ? error : failed(firstLine(error), "Run it again with --stack to see where.", error);
  err(`${errPaint.red("signalbox:")} ${known.message}. ${known.remedy}\n`);
  const cause = known.cause ?? known;
  // `serve` writes a line where it listens, and nothing else.
  const isForMachines = args.includes("--json") && args[0] !== "serve";
  if (isForMachines && known.exitCode === EXIT.failed) out(indentedJson({ error: errorOf(known) }));
  if (args.includes("--stack")) err(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  return known.exitCode;
}

/** A mount error has its code, what cannot work, and what to write instead. Known by its name: the app may have a copy of the package of its own. */
function errorOf({ message, remedy, exitCode, cause }: CliFault) {
  const { name, code, subject, remedy: write } = Object(cause) as Readonly<Record<string, unknown>>;
  return { message, remedy, exitCode, ...(name === "MountError" ? { code, subject, write } : {}) };
}

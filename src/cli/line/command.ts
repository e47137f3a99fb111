import type { Terminal } from "../output/terminal.ts";
import type { Given } from "./given.ts";

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
  /** Its arguments beside flags, as in `[app] "GET /books/1"`. */
  readonly takes: string;
  /** The most arguments it takes. */
  readonly most: number;
  readonly about: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly examples: readonly string[];
  /** Gives the exit code. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/** The flags of every command. */
export const COMMON_FLAGS = {
  json: { type: "boolean", says: "print JSON, for machines" },
  stack: { type: "boolean", says: "also print the stack of an error" },
  help: { type: "boolean", short: "h", says: "print this" },
} as const satisfies Record<string, Flag>;

export const APP_ABOUT =
  "app is the file whose default export, or whose export `service`, is a Service. Without it, the first of app.ts,\n" +
  "app.mts, app.js and app.mjs in this folder or in src is used.";

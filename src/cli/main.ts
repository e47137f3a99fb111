#!/usr/bin/env node
import { terminalOf } from "./output/terminal.ts";
import { run } from "./run.ts";

const { stdout, stderr } = process;
const args = process.argv.slice(2);
const terminal = terminalOf(stdout, stderr, process.env);

// The standard output is for the result alone, so what the app prints goes elsewhere. `serve` has no result: there it is the app's.
if (args[0] !== "serve") Object.defineProperty(process, "stdout", { value: stderr });

// The reader of the output may stop early, as `head` does.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const code = await run(args, terminal);

// The result stands, whatever the app does while it is written.
process.on("uncaughtException", () => undefined);
// The app may keep the process alive (a database, a timer). The command exits all the same, once its output is written.
await Promise.all([stdout, stderr].map((stream) => new Promise((done) => stream.write("", done))));
process.exit(code);

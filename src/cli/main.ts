#!/usr/bin/env node
import { terminalOf } from "./output/terminal.ts";
import { run } from "./run.ts";

// The reader of the output may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const code = await run(process.argv.slice(2), terminalOf(process.stdout, process.stderr, process.env));

// The app may keep the process alive (a database, a timer). The command exits all the same, once its output is written.
await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write("", done))));
process.exit(code);

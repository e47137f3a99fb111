#!/usr/bin/env node
import { run } from "./run.ts";
import { terminalOf } from "./terminal.ts";

// Whoever reads the output may stop reading, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const code = await run(process.argv.slice(2), terminalOf(process.stdout, process.stderr, process.env));

// The app may hold what keeps a process alive (a database, a timer): the command is done all the same, once it is read.
await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write("", done))));
process.exit(code);

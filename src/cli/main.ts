#!/usr/bin/env node
import * as modules from "node:module";
import { fileURLToPath } from "node:url";

// From Node 22.1 on, V8 keeps the compiled code of the command line and of the app for the next start. The folder is the package's own,
// because a user who can write there can change the package itself. If Node cannot write there, the next start is slower, and nothing else
// changes. Imports before this call are compiled anew each time.
const { enableCompileCache } = modules as { readonly enableCompileCache?: (folder: string) => unknown };
enableCompileCache?.(fileURLToPath(new URL("../../.cache/compiled", import.meta.url)));

const { EXIT, failed, firstLine, report } = await import("./line/fault.ts");
const { terminalOf } = await import("./output/terminal.ts");
const { run } = await import("./run.ts");
const { stdout, stderr } = process;
const args = process.argv.slice(2);
const terminal = terminalOf(stdout, stderr, process.env);

// The standard output is for the result alone, so what the app prints goes elsewhere. `serve` has no result: there it is the app's.
if (args[0] !== "serve") Object.defineProperty(process, "stdout", { value: stderr });

stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of the output may stop early, as `head` does.
  if (error.code === "EPIPE") process.exit(EXIT.ok);
  const fault = failed(`the output is not written: ${firstLine(error)}`, "Write it elsewhere.", error);
  process.exit(report(fault, args, terminal));
});
// Then there is no place to say so, and the exit code still says how it went.
stderr.on("error", () => undefined);

const code = await run(args, terminal);

// The result stands, whatever the app does while it is written.
process.on("uncaughtException", () => undefined);
// The app may keep the process alive (a database, a timer). The command exits all the same, once its output is written.
await Promise.all([stdout, stderr].map((stream) => new Promise((done) => stream.write("", done))));
process.exit(code);

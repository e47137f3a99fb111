// @ts-check
// Prints docs/cli.md. Every command on the page is run, in test/cli/apps, and what it printed is shown; only what differs
// from run to run, times and ports, is masked.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { LONG_HANG } from "../test/bounds.mjs";
import { inRoot, print } from "./printed.mjs";

const COMMANDS = ["serve", "routes", "openapi", "client", "graph", "explain", "check", "diff"];

/**
 * The line as it is typed, and what comes of it.
 * @param {string} line
 */
async function shown(line) {
  const args = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? "");
  return `\`\`\`console\n$ ${line}\n${await outputOf(args.slice(1))}\`\`\``;
}

/**
 * What a command prints to its end; what goes on (`serve`) is stopped once it has told that it listens.
 * @param {readonly string[]} args
 */
async function outputOf(args) {
  const { FORCE_COLOR: _, PORT: __, ...env } = process.env;
  const child = spawn(process.execPath, [inRoot("dist/cli/main.js"), ...args], {
    cwd: inRoot("test/cli/apps"),
    env: { ...env, NO_COLOR: "1", COLUMNS: "100" },
    timeout: LONG_HANG,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (more) => {
    text += more;
    if (text.startsWith("signalbox serves") && text.endsWith("\n\n")) child.kill("SIGINT");
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`signalbox ${args.join(" ")} gave ${code}`);
  return masked(text);
}

/** @param {string} text */
function masked(text) {
  return text
    .replace(/, \d+\.\d s\)/, ", … s)")
    .replace(/127\.0\.0\.1:\d+ \(\d+ ms/, "127.0.0.1:… (… ms")
    .replace(/\n\n$/, "\n");
}

/**
 * The first lines of what is long.
 * @param {string} text
 * @param {number} lines
 */
function beginningOf(text, lines) {
  return text.split("\n").slice(0, lines).concat("…", "```").join("\n");
}

function aboutApps() {
  return `## The app file

Every command needs a file whose default export, or whose export \`service\`, is a \`Service\`. The file must not listen
itself; \`serve\` does that. The examples on this page use the following \`greetings.ts\`; times and ports in their output,
which differ from run to run, are shown as "…":

\`\`\`ts
${readFileSync(inRoot("test/cli/apps/greetings.ts"), "utf8")}\`\`\`

Two more exports are optional:

| Export     | What it is for                                                                                          |
| ---------- | ------------------------------------------------------------------------------------------------------- |
| \`document\` | the OpenAPI document made by \`mountOpenapi\` or \`generateOpenapi\`, if \`openapi\` and \`check\` should not make it themselves   |
| \`contract\` | what \`check\` cannot learn from the document: \`credentials\`, \`parameters\`, \`bodies\`, \`situations\`         |

Without a file, the first of \`app.ts\`, \`app.mts\`, \`app.js\` and \`app.mjs\` in this folder or in \`src\` is used.`;
}

const TYPESCRIPT = `## TypeScript

A TypeScript file runs without a build and without a type check. Node from 22.18 on, Bun and Deno strip types themselves.
On Node 20, \`@swc/wasm-typescript\` strips them: the stripper of later versions of Node, as WebAssembly without native code. It
is an optional peer dependency; install it in the project of the app:

\`\`\`sh
npm install --save-dev @swc/wasm-typescript
\`\`\`

A project then runs the same on every version. Its package.json needs \`"type": "module"\`; import types with \`import type\`, and
files with their own extension (\`./books.ts\`). Syntax that cannot be stripped is an error with its line: enums, parameter
properties, namespaces, \`import x = require()\` and \`<T>x\`. With \`erasableSyntaxOnly\` in tsconfig.json the compiler reports it
as well. Path aliases of tsconfig.json are not resolved; \`imports\` of package.json (\`#lib/…\`) are, by the runtime.

Other programs can import TypeScript in the same way, for example tests with Node's own test runner:

\`\`\`sh
node --import signalbox/typescript --test test/*.test.ts
\`\`\``;

async function page() {
  const [help, ...told] = await Promise.all([shown("signalbox --help"), ...COMMANDS.map(section)]);
  return `<!-- Printed by scripts/print-cli.mjs. Change that, or the help texts in src/cli. -->

# The command line

\`signalbox\` serves a service, shows what is in it, and checks it against its own document. It is part of the package; run it
from npm's scripts, or as \`npx signalbox\`.

${help}

${aboutApps()}

${TYPESCRIPT}

## What all commands have in common

The result is printed on the standard output, everything else on the standard error; what the app prints goes there, too,
unless it is served. \`--json\` prints JSON. Output is coloured on terminals; \`NO_COLOR\` switches that off, \`FORCE_COLOR\`
on. An unknown flag is an error, and so are flags that contradict each other. An error is one line that says what to do;
\`--stack\` also shows where it comes from. With \`--json\` (exit code 3), the output has \`error\`, too: of a mount error its
\`code\`, its \`subject\` and what to \`write\` instead.

| Exit code | Meaning                                                                                |
| --------- | -------------------------------------------------------------------------------------- |
| 0         | success                                                                                |
| 1         | \`check\` found a difference, \`diff\` a breaking change, or \`openapi --check\` or \`client --check\` that the file is out of date |
| 2         | wrong arguments, no such file, or no service in it                                     |
| 3         | failed: the app does not load, it ends the process itself, or the port is in use       |

${told.join("\n\n")}
`;
}

/** @param {string} name */
async function section(name) {
  const [help, examples] = await Promise.all([shown(`signalbox ${name} --help`), EXAMPLES[name]?.()]);
  return `## ${name}\n\n${help}\n\n${examples}`;
}

/** @type {Readonly<Record<string, () => Promise<string>>>} */
const EXAMPLES = {
  serve: async () => `At start it prints what it serves, and where:

${await shown("signalbox serve greetings.ts --port 0")}

With \`--watch\`, it restarts when a file changes that ends in .ts, .js, .mts, .mjs, .cts or .cjs. Other files that an app may
write, such as a database or JSON, do not restart it. If the app does not load, the error is printed, and the next change is
awaited.

With \`--workers\` one process starts before the others: if it cannot listen (the port is in use, the app does not load), the
error is printed once, and nothing is left running. A worker that dies later is replaced immediately. If the replacements die
within a second as well, each starts after twice the delay of the one before, at most ten seconds. Each worker counts rate
limits in its own memory; with several workers use [a shared store](rate-limiting.md).

SIGUSR2 to the process that was started (its \`pid\` is in the line of \`--json\`) replaces the workers one after another, with the app
as it is in its file now. A worker is drained when its successor serves: requests on kept connections and on new ones all get
their responses. If a successor ends before it serves, the workers that are left go on, and the error is printed. It is not
SIGHUP, which a terminal sends when it is closed. Under systemd: \`ExecReload=/bin/kill -USR2 $MAINPID\`.

When it listens, \`--json\` prints one line with \`url\`, \`port\`, \`pid\`, \`workers\` and \`routes\`.`,
  routes: async () => `${await shown("signalbox routes greetings.ts")}

Every resource responds to OPTIONS; it is listed only if \`allowedMethods\` has it. \`--json\` also lists, for each method, every
status that its plan can reach, and its \`effects\`: whether it only reads, may destroy something, and may be repeated
([ruling 68](rulings.md#ruling-68)). Command routes come last.`,
  openapi: async () => `${beginningOf(await shown("signalbox openapi greetings.ts --yaml"), 14)}

In CI, \`signalbox openapi --check --out openapi.json\` fails if the committed file differs from the document of the service,
and prints JSON pointers to the differences. The formatting of JSON does not matter; YAML is compared as text.`,
  client: async () => `${beginningOf(await shown("signalbox client greetings.ts"), 18)}

[The client](client.md#without-literals) says when these types are wanted: a client in the same repository as a service of literals
needs none of it.`,
  graph: async () => `${await shown('signalbox graph greetings.ts "DELETE /greetings/{name}"')}

Each node is one line, with its edges below it; an edge that is not shown leads to the next line. SVG and Mermaid show one
method: the one that you name, or the first of the resource. Without a resource they show the [whole graph](graph.md).`,
  explain: async () => `${await shown('signalbox explain greetings.ts "GET /greetings/eve"')}

${await shown('signalbox explain greetings.ts "DELETE /greetings/ada" -H \'If-Match: "1"\'')}

The callback or declaration that decides a node is in brackets. \`--json\` has everything, \`decided\` for the node that decided, what each callback returned and
how long it took. X-Framework-Trace lists all canonical nodes, those that were settled at mount too, and ids that end in a letter only if
they change the course ([ruling 3](rulings.md#ruling-3)). \`explain\` lists every node that was not settled at mount, and with \`--all\` the others.`,
  check: async () => `${await shown("signalbox check library.ts --requests 2000")}

This is the [reference service](../examples/library). Each finding has the first request that led to it, as a command line for
\`signalbox explain\`. A body of more than 4,000 characters is cut there, and marked so; \`--json\` has it whole. The same seed
sends the same requests, so a finding can be repeated.

\`--races\` looks for [lost writes](contract.md#lost-writes) instead.`,
  diff: async () => `${await shown("signalbox diff greetings.ts greetings.ts")}

[What changed between two versions](diff.md) has the rules.`,
};

print({ "docs/cli.md": await page() }, "scripts/print-cli.mjs");

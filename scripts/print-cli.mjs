// @ts-check
// Prints docs/cli.md. Every command on the page is run, in test/cli/apps, and what it printed is shown; only what differs
// from run to run, times and ports, is masked.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

const COMMANDS = ["serve", "routes", "openapi", "graph", "explain", "check"];

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
    timeout: 120_000,
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

Every command works with a file whose default export, or whose export \`service\`, is a \`Service\`. It must not listen
itself: that is what \`serve\` does. The examples on this page use this one,
\`greetings.ts\`; in what they print, times and ports that differ from run to run are shown as "…":

\`\`\`ts
${readFileSync(inRoot("test/cli/apps/greetings.ts"), "utf8")}\`\`\`

Two more exports are read, where there are any:

| Export     | What it is for                                                                                          |
| ---------- | ------------------------------------------------------------------------------------------------------- |
| \`document\` | the OpenAPI document, as \`generateOpenapi\` made it, in place of the one that \`openapi\` and \`check\` make |
| \`contract\` | what \`check\` cannot read off the document: \`credentials\`, \`parameters\`, \`bodies\`, \`situations\`          |

Without a file, the first of \`app.ts\`, \`app.mts\`, \`app.js\` and \`app.mjs\` is taken, here or in \`src\`.`;
}

const TYPESCRIPT = `## TypeScript

A TypeScript file is run as it is; nothing is built first, and nothing is type-checked. Node from 22.18 on, Bun and Deno
strip types themselves. Node 20 does not: there \`@swc/wasm-typescript\` strips them, the stripper that is built into later
versions of Node, as WebAssembly without native code. It is an optional peer of Signalbox, to be installed in the app's
project; where it is not there, the error says so:

\`\`\`sh
npm install --save-dev @swc/wasm-typescript
\`\`\`

So a project runs the same on every version. Its package.json says \`"type": "module"\`, a type is imported with
\`import type\`, and a file by the ending that it has (\`./books.ts\`). What cannot be stripped is refused with its line:
enums, parameter properties, namespaces, \`import x = require()\` and \`<T>x\`. With \`erasableSyntaxOnly\` in tsconfig.json
the compiler refuses it, too.

What is not run by \`signalbox\` can import TypeScript in the same way, such as tests with Node's own test runner:

\`\`\`sh
node --import signalbox/typescript --test test/*.test.ts
\`\`\``;

async function page() {
  const [help, ...told] = await Promise.all([shown("signalbox --help"), ...COMMANDS.map(section)]);
  return `<!-- Printed by scripts/print-cli.mjs. Change that, or the help texts in src/cli. -->

# The command line

\`signalbox\` serves a service, shows what is in it, and checks it against its own document. It comes with the package;
in a project it is run by npm's scripts, or as \`npx signalbox\`.

${help}

${aboutApps()}

${TYPESCRIPT}

## What all commands have in common

What was asked for is printed on the standard output, all else on the standard error. \`--json\` prints JSON. Colours are
only for terminals, never where \`NO_COLOR\` is set, and elsewhere where \`FORCE_COLOR\` is. A flag that a command does
not know is refused. What goes wrong is told in one line with its remedy; \`--stack\` shows where it came from.

| Exit code | What it says                                                                                         |
| --------- | ---------------------------------------------------------------------------------------------------- |
| 0         | done, and nothing to object to                                                                       |
| 1         | done, and the result is no: \`check\` found something, or \`openapi --check\` found the file out of date |
| 2         | not begun: wrongly called, no such file, or no service in it                                         |
| 3         | it could not be done: the app does not load, the port is in use                                      |

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
  serve: async () => `The start-up says what is served, and where:

${await shown("signalbox serve greetings.ts --port 0")}

With \`--watch\`, sources are the files that end in .ts, .js, or the same with an m or a c before it. What an app writes
itself, such as a database or JSON, does not start it anew. An app that does not load is told of, and the next change is
waited for.

With \`--workers\` the first process goes ahead: what keeps it from listening (a port in use, an app that does not load)
is told once, and nothing is left running. A worker that dies later is replaced at once; while those that replace it die
within a second, too, each waits twice as long as the one before, at most ten seconds. Limits that are kept in memory are
each worker's own: use [a shared store](rate-limiting.md) with several.

\`--json\` prints one line when it listens, with \`url\`, \`port\`, \`pid\`, \`workers\` and \`routes\`.`,
  routes: async () => `${await shown("signalbox routes greetings.ts")}

Every resource responds to OPTIONS, which is listed only where the author allows it. \`--json\` also lists, for each method,
every status that its plan can come to. Command routes stand at the end.`,
  openapi: async () => `${beginningOf(await shown("signalbox openapi greetings.ts --yaml"), 14)}

In CI, \`signalbox openapi --check --out openapi.json\` fails where the committed file is not what the service says, with
JSON pointers to what differs. JSON may be laid out as your formatter likes it; YAML is compared as text.`,
  graph: async () => `${await shown('signalbox graph greetings.ts "DELETE /greetings/{name}"')}

A node is a line with its decisions below it; the decision that is not there goes on with the next line. A drawing has space for
one method: where none is named, it is the resource's first. Without a resource it is the [whole graph](graph.md).`,
  explain: async () => `${await shown('signalbox explain greetings.ts "GET /greetings/eve"')}

${await shown('signalbox explain greetings.ts "DELETE /greetings/ada" -H \'If-Match: "1"\'')}

In brackets stands who was asked: your callback, or what you declare. \`--json\` has all of it, with what each callback gave
and how long it took.`,
  check: async () => `${await shown("signalbox check library.ts --requests 2000")}

That is the [reference service](../examples/library). Each finding comes with the request that drew it first, as a line
for \`signalbox explain\`. The same seed sends the same requests to the same service, so that a finding can be seen again.`,
};

print({ "docs/cli.md": await page() }, "scripts/print-cli.mjs");

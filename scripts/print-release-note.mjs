// @ts-check
// Prints docs/releases/0.1.0.md. Its figures are read off the repository's own tables: the benchmark (docs/data), the comparison
// of features and the comparison of clients. Nothing is measured here.
import { readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

/**
 * @typedef {{ peer: string, label: string, runtime: "node" | "bun", base: string, ratio?: { median: number } }} Row
 * @typedef {{ name: string, title: string, rows: Row[] }} Workload
 */

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), "utf8");

/** @type {{ date: string, versions: Record<string, string>, workloads: Workload[] }} */
const run = JSON.parse(read("docs/data/performance.json"));

const NOT_PEERS = new Set(["raw", "control", "signalbox", "signalbox-trace", "signalbox-debugger"]);

/** @param {string} name */
function workload(name) {
  const found = run.workloads.find((each) => each.name === name);
  const rows = found?.rows.filter(({ runtime, ratio }) => runtime === "node" && ratio !== undefined) ?? [];
  const ours = rows.find(({ peer }) => peer === "signalbox");
  const [best] = rows.filter(({ peer }) => !NOT_PEERS.has(peer)).sort((a, b) => medianOf(b) - medianOf(a));
  if (ours === undefined || best === undefined) throw new Error(`there is no workload ${name}`);
  return { ours: medianOf(ours).toFixed(2), best: medianOf(best).toFixed(2), label: best.label };
}

/** @param {Row} row */
function medianOf({ ratio }) {
  return ratio?.median ?? 0;
}

/** What is not in our favour is said, too. */
function aheadOnBun() {
  const rows =
    run.workloads.find(({ name }) => name === "hello")?.rows.filter(({ runtime }) => runtime === "bun") ?? [];
  const ours = rows.find(({ peer }) => peer === "bun-signalbox");
  const ahead = rows.filter(
    (row) => ours !== undefined && !/by hand/.test(row.label) && medianOf(row) > medianOf(ours) && row !== ours,
  );
  if (ahead.length === 0) return "";
  return `On Bun, ${ahead.map(({ label }) => label).join(" and ")} need less than we do for a small JSON.`;
}

/** The first resource of README.md, which is compiled and run by its test. */
function firstResource() {
  const [block] = /```ts\n[^]*?\n```/.exec(read("README.md")) ?? [];
  if (block === undefined) throw new Error("README.md has no code");
  return block;
}

/** @param {string} title @param {string} name */
function costLine(title, name) {
  const { ours, best, label } = workload(name);
  return `| ${title} | ${ours} | ${best} (${label}) |`;
}

/**
 * The rows of a page's tables that are yes or no, as cells.
 * @param {string} path
 */
function probes(path) {
  return read(path)
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => cells.length > 3 && cells.slice(2, -1).every((cell) => cell === "yes" || cell === "no"));
}

const FEATURES = probes("docs/comparison.md");

/** @param {number} column */
function passed(column) {
  return FEATURES.filter((cells) => cells[column + 2] === "yes").length;
}

/** @param {string} path @param {string} start */
function cellsOf(path, start) {
  const line = read(path)
    .split("\n")
    .find((each) => each.startsWith(`| ${start}`));
  if (line === undefined) throw new Error(`${path} has no line ${start}`);
  return line.split("|").map((cell) => cell.trim());
}

const [, , signalboxLines, hcLines] = cellsOf("docs/client-comparison.md", "lines of the tour");
const [, , signalboxHand, hcHand] = cellsOf("docs/client-comparison.md", "and of what it uses");
const [, , signalboxSize, hcSize] = cellsOf("docs/client-comparison.md", "and with brotli, kB");

const NOTE = `<!-- Printed by scripts/print-release-note.mjs. Change that. -->

# Signalbox 0.1.0

**You write what your resource is. HTTP follows.**

Signalbox is an HTTP framework for TypeScript in which a resource is a handful of small callbacks, and one decision graph (that of
Webmachine, brought up to RFC 9110) calls them in a fixed order. This is a whole resource:

${firstResource()}

It responds with 200, 304, 404, 405, 406, 412, 417 and 501 where each is due, to GET, HEAD and OPTIONS; its errors are problems of
RFC 9457; its OpenAPI document is read off the same plan that handles the requests, so that the two cannot disagree; and outside of
production every response says which questions led to it. \`npx signalbox explain "GET /greetings/eve"\` tells them in words.

## Why one would want that

**It is right where one forgets.** The same small features, written for five frameworks as their documentation says and asked
${FEATURES.length} questions over HTTP: does a stop end open streams whole, is a changed file sent whole where If-Range does not hold, is a
POST to a read-only path a 405 with Allow? We chose the questions, so repeat them: \`bench/features\` has the programs.

| | Signalbox | Hono | Fastify | Elysia | Nest |
| --- | ---: | ---: | ---: | ---: | ---: |
| yes, of ${FEATURES.length} | ${[0, 1, 2, 3, 4].map(passed).join(" | ")} |

**It costs nothing that you do not use.** Callbacks that a resource does not have are folded away when the service is built. CPU time
for a request on Node, beside a handler written by hand on \`node:http\` (1.00 is its cost, more is better):

| | Signalbox | the best other framework |
| --- | ---: | ---: |
${costLine("a small JSON", "hello")}
${costLine("1 KB among 200 routes: three types, validators, half of them 304", "book")}
${costLine("a bearer token is checked", "secured")}
${costLine("a rate limit for each client", "limited")}

Measured on a small shared machine, where the runs are noisy: [performance](../performance.md) has the quartiles, the warnings and the
way to repeat it. ${aheadOnBun()}

**Its client knows what can happen.** \`client<typeof service>(url)\` gives each call a union of exactly the statuses that it can come to.
It revalidates what it has read, guards what it writes, waits for limits and repeats a payment once in effect, by declaration. The same
tour takes ${signalboxLines} lines, and ${signalboxHand} by hand around them; with Hono's hc ${hcLines}, and ${hcHand}. It weighs ${signalboxSize} kB, hc ${hcSize} kB
([comparison](../client-comparison.md)).

## What is in it

- Negotiation of media type, language and coding; conditional requests; ranges; digests; preferences; patches; QUERY; links;
  deprecation; Idempotency-Key; a cache that asks the validator first.
- Rate limits in fixed memory, or shared through Redis. Uploads, server-sent events, WebSockets, static files, signed webhooks.
- Node (HTTP/1.1 and HTTP/2), Bun, Deno, AWS Lambda, and anything that has \`fetch\`.
- \`signalbox serve --watch\`, \`routes\`, \`explain\`, \`graph\`, \`openapi\`, \`client\`; and \`check\`, which sends a service thousands of
  requests made from its own document and compares every response. A debugger page that shows the trace of every request.

## Try it

\`\`\`sh
npm create signalbox@latest my-api
\`\`\`

## What it is not yet

It is 0.1: a minor version may still break, and [stability](../stability.md) says what that means. It needs Node 20.19 or later and is
ESM only. HTTP/2 is off by default on Node 20. WebSockets are for Node. It was built and tested on Linux; macOS and
Windows are in the workflow of the forge, and have not been tried yet.
`;

print({ "docs/releases/0.1.0.md": NOTE }, "scripts/print-release-note.mjs");

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

Signalbox is an HTTP framework for TypeScript. A resource is a handful of small callbacks, and one decision graph (Webmachine's,
brought up to RFC 9110) calls them in a fixed order. This is a whole resource:

${firstResource()}

These are all its lines, and still:

- a client that has the greeting gets a 304, one that asks for HTML a 406 with what there is, a DELETE a 405 with Allow, and
  HEAD and OPTIONS work;
- each error is a problem of RFC 9457 that says what to change;
- the OpenAPI document is read off the plan that handles the requests, so the two cannot disagree;
- outside of production every response says which questions led to it, and \`npx signalbox explain "GET /greetings/eve"\` tells them in
  words.

## Why

**It gets right what is easy to forget.** We wrote the same small features in five frameworks, each as its documentation says, and
asked all of them ${FEATURES.length} questions over HTTP. Do open streams end whole when the service stops? Is a changed file sent whole when
If-Range does not hold? Is a POST to a read-only path a 405 with Allow? The questions are ours, so try them: \`bench/features\` has the
programs, and [the comparison](../comparison.md) every row.

| | Signalbox | Hono | Fastify | Elysia | Nest |
| --- | ---: | ---: | ---: | ---: | ---: |
| yes, of ${FEATURES.length} | ${[0, 1, 2, 3, 4].map(passed).join(" | ")} |

**You do not pay for what you do not use.** A callback that a resource does not have is folded away when the service is built. The CPU
time of a handler written by hand on \`node:http\`, divided by that of the framework, for one request on Node (1.00 is as fast as by
hand, and more is faster):

| | Signalbox | the best other framework |
| --- | ---: | ---: |
${costLine("a small JSON", "hello")}
${costLine("1 KB among 200 routes: three types, validators, half of them 304", "book")}
${costLine("a bearer token is checked", "secured")}
${costLine("a rate limit for each client", "limited")}

The machine was small and shared, and the runs are noisy: [performance](../performance.md) has the quartiles, the warnings and the way to
repeat it. ${aheadOnBun()}

**Its client knows what can happen.** \`client<typeof service>(url)\` gives each call a union of exactly the statuses that it can come
to. It revalidates what it has read, sends writes under the tag that it knows, waits for limits, and repeats a payment without paying
twice. One tour of an API takes ${signalboxLines} lines with it and ${signalboxHand === "0" ? "none" : signalboxHand} by hand; with Hono's hc it takes ${hcLines}, and ${hcHand} more by hand. It weighs
${signalboxSize} kB, hc ${hcSize} kB ([clients compared](../client-comparison.md)).

## What is in it

- Negotiation of media type, language and coding; conditional requests; ranges; digests; preferences; patches; QUERY; links;
  deprecation; Idempotency-Key; a cache that asks the validator first.
- Rate limits in fixed memory, or shared through Redis. Uploads, server-sent events, WebSockets, static files, signed webhooks.
- Node (HTTP/1.1 and HTTP/2), Bun, Deno, AWS Lambda, and anything that has \`fetch\`.
- \`signalbox serve --watch\`, \`routes\`, \`explain\`, \`graph\`, \`openapi\`, \`client\`; and \`check\`, which sends a service thousands of
  requests made from its own document and compares every response.
- A [debugger](../debugger.md) that draws every request on the graph, and an API page of 4.5 kB to try operations in. Neither asks
  anything of another host.

## Try it

\`\`\`sh
npm create signalbox@latest my-api
\`\`\`

## What it is not yet

It is 0.1: a minor version may still break something, and [stability](../stability.md) says what counts as that. It needs Node 20.19 or
later and is ESM only. HTTP/2 is off by default on Node 20, and WebSockets are for Node. It was built and tested on Linux; macOS and
Windows are in the workflow for the forge, and have not been tried yet.
`;

print({ "docs/releases/0.1.0.md": NOTE }, "scripts/print-release-note.mjs");

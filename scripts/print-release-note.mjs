// @ts-check
// Prints docs/releases/0.1.0.md. Its figures are read off the repository's own tables: the benchmark (docs/data), the comparison
// of features and the comparison of clients. Nothing is measured here.
import { existsSync, readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

/**
 * @typedef {{ peer: string, label: string, runtime: string, base: string, ratio?: { median: number } }} Row
 * @typedef {{ name: string, title: string, rows: Row[] }} Workload
 */

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), "utf8");

/** @type {{ workloads: Workload[] }} */
const run = JSON.parse(read("docs/data/performance.json"));
const WEB = "docs/data/performance-bun-deno.json";
/** @type {{ workloads: Workload[] }} */
const onBun = existsSync(inRoot(WEB)) ? JSON.parse(read(WEB)) : run;

/** By hand, or Signalbox in one of its settings. */
const NOT_PEERS = /^(?:net|raw|control|signalbox.*)$/;

/** @param {string} name */
function workload(name) {
  const found = run.workloads.find((each) => each.name === name);
  const rows = found?.rows.filter(({ runtime, ratio }) => runtime === "node" && ratio !== undefined) ?? [];
  const ours = rows.find(({ peer }) => peer === "signalbox");
  const [best] = rows.filter(({ peer }) => !NOT_PEERS.test(peer)).sort((a, b) => medianOf(b) - medianOf(a));
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
    onBun.workloads.find(({ name }) => name === "hello")?.rows.filter(({ runtime }) => runtime === "bun") ?? [];
  const ours = rows.find(({ peer }) => peer === "bun-signalbox");
  const ahead = rows.filter(
    (row) => ours !== undefined && !/by hand|^signalbox/.test(row.label) && medianOf(row) > medianOf(ours),
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

The first release of an HTTP framework for TypeScript. You write small callbacks, and one decision graph (Webmachine's, brought up to RFC
9110) calls them in a fixed order and chooses the status.

\`\`\`sh
npm create signalbox@latest my-api
\`\`\`

This is a whole service:

${firstResource()}

You get the rest without writing it:

- A client that has the greeting gets 304. A request for HTML gets 406 with the offered types. A DELETE gets 405 with Allow. HEAD and OPTIONS
  work.
- Errors are RFC 9457 problem details that say what to change.
- The OpenAPI document is derived from the plan that handles the requests, so the two cannot disagree.
- Outside production, every response lists the decisions that led to it. \`npx signalbox explain "GET /greetings/eve"\` shows them in words.

[Learn](../learn/1-resource.md) takes an hour.

## Why

**It gets right what is easy to forget.** We wrote the same small features in five frameworks, each as its documentation says, and sent all
of them the same requests. Do open streams end whole when the service stops? Is a changed file sent whole when If-Range does not hold? Is a
POST to a read-only path a 405 with Allow? We chose the ${FEATURES.length} questions, so check them: \`bench/features\` has the programs.

| | Signalbox | Hono | Fastify | Elysia | Nest |
| --- | ---: | ---: | ---: | ---: | ---: |
| yes, of ${FEATURES.length} | ${[0, 1, 2, 3, 4].map(passed).join(" | ")} |

\`http-semantics-suite\` is a package that any framework can run: it tests HTTP semantics with MUST and SHOULD cases. [The
comparison](../comparison.md) has its results for ten frameworks.

**You do not pay for what you do not use.** A callback that you do not write is settled when the service is built. The table has the CPU time
of a hand-written \`node:http\` handler divided by that of the framework, on Node. 1.00 is the cost of the handler; higher is better.

| | Signalbox | the best other framework |
| --- | ---: | ---: |
${costLine("a small JSON", "hello")}
${costLine("1 KB among 200 routes: three types, validators, half of them 304", "book")}
${costLine("a bearer token is checked", "secured")}
${costLine("a rate limit for each client", "limited")}

The machine was small and shared, so the runs are noisy. [Performance](../performance.md) has the quartiles, and says how to repeat them.
${aheadOnBun()}

**Its client knows what can happen.** Each call of \`client<typeof service>(url)\` returns a union of exactly the statuses that are possible.
The client revalidates what it has read, sends writes with the tag it knows, waits for limits, and repeats a payment without paying twice. One
tour of an API takes ${signalboxLines} lines with it and ${signalboxHand === "0" ? "none" : signalboxHand} by hand. With Hono's hc it takes ${hcLines}, and ${hcHand} more by hand. It weighs ${signalboxSize} kB, hc
${hcSize} kB ([clients compared](../client-comparison.md)).

## What is in it

| For | There is |
| --- | --- |
| HTTP | negotiation of type, language and coding; conditional requests; ranges; digests; preferences; patches; QUERY; links; deprecation; Idempotency-Key; a cache that compares the validator first |
| your rules | parts, groups, guards, and [decisions of your own](../own-decisions.md) on the graph |
| load | rate limits in fixed memory, or shared through Redis or Durable Objects; [an early 503](../admission.md) under overload |
| content | uploads, server-sent events, WebSockets, static files, signed webhooks |
| work and data | [PostgreSQL](../postgres.md) with transactions and events, [jobs](../jobs.md) after a 202 |
| other programs | the OpenAPI document, a typed client with [TanStack Query](../client-query.md) and mocks, [tools for assistants](../mcp.md) |
| runtimes | Node (HTTP/1.1 and HTTP/2), Bun, Deno, Workers, AWS Lambda, and any that has \`fetch\` |
| the command line | \`serve\`, \`routes\`, \`explain\`, \`graph\`, \`openapi\`, \`client\`, \`diff\`; and \`check\`, which sends a service requests made from its document and compares every response |
| a look inside | [a debugger](../debugger.md) that draws every request on the graph, and a page to try operations; neither loads anything from another host |

## What is missing

It is 0.1: a minor version may still break something ([stability](../stability.md)). It needs Node 20.19 or later and is ESM only. HTTP/2 is
off by default on Node 20, and WebSockets are for Node. It was built and tested on Linux. macOS and Windows are in the workflow for the forge,
and have not been tried yet.
`;

print({ "docs/releases/0.1.0.md": NOTE }, "scripts/print-release-note.mjs");

// @ts-check
// Prints the table of HTTP semantics in docs/comparison.md from the results that the runs of the suite wrote.
import { readFileSync } from "node:fs";
import { readRuns, sumOf } from "../packages/http-semantics-suite/page/results.mjs";
import { cell, inRoot, print } from "./printed.mjs";

const PAGE = "docs/comparison.md";
const [START, END] = ["<!-- semantics -->", "<!-- /semantics -->"];
/** What the table calls a framework, in the order of its columns. The reference is no framework. */
const NAMES = {
  signalbox: "Signalbox",
  node: "node:http",
  express: "Express",
  koa: "Koa",
  fastify: "Fastify",
  hono: "Hono",
  h3: "h3",
  nest: "Nest",
  elysia: "Elysia",
  fastapi: "FastAPI",
};

const { runs, areas } = readRuns(inRoot("packages/http-semantics-suite/results"));

/** @param {string} framework the column with plugins, if there is one */
function runOf(framework) {
  const own = runs.filter((run) => run.framework === framework);
  return own.find((run) => run.column === "plugins") ?? own[0];
}

/** @param {any} run @param {any} area */
function share(run, area) {
  const { ran, passed, of } = sumOf(run, area);
  return ran === 0 ? "–" : `${passed} of ${of}`;
}

/** @param {string} title @param {any[]} rows */
function table(title, rows) {
  const columns = Object.entries(NAMES).map(([id, name]) => ({ name, run: runOf(id) }));
  const offered = columns.filter(({ run }) => run && rows.some((area) => sumOf(run, area).ran > 0));
  // A table of one column compares nothing.
  if (offered.length < 2) return "The other profiles have run on Signalbox only.";
  const lines = rows.map((area) => [area.area, ...offered.map(({ run }) => share(run, area))]);
  const head = [title, ...offered.map(({ name }) => name)];
  const line = (/** @type {string[]} */ cells) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...lines.map(line)].join("\n");
}

const core = table(
  "Area",
  areas.filter((area) => area.profile === "core"),
);
const further = table(
  "Further area",
  areas.filter((area) => area.profile !== "core"),
);
const versions = Object.keys(NAMES).flatMap((id) => runOf(id)?.name.replace(/ with \w+$/, "") ?? []);
const dates = runs.map((run) => run.date.slice(0, 10)).sort();
const text = `${core}\n\n${further}\n\nMeasured on ${dates[0]} with ${versions.join(", ")}.`;

const page = readFileSync(inRoot(PAGE), "utf8");
const [from, to] = [page.indexOf(START), page.indexOf(END)];
if (from < 0 || to < 0) throw new Error(`${PAGE} has no place for the table: write ${START} and ${END}.`);
print(
  { [PAGE]: `${page.slice(0, from + START.length)}\n\n${text}\n\n${page.slice(to)}` },
  "scripts/print-semantics.mjs",
);

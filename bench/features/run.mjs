// node run.mjs [feature …] [--write]: each feature in each framework, as a process of its own, and asked over HTTP;
// --write puts the tables into docs/comparison.md. Needs `npm ci` here and `npm run build` in the project.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Child } from "./child.mjs";
import { FEATURES } from "./probes.mjs";
import { withSummary } from "./summary.mjs";

const FRAMEWORKS = { signalbox: "Signalbox", hono: "Hono", fastify: "Fastify", elysia: "Elysia", nest: "Nest" };
const PAGE = new URL("../../docs/comparison.md", import.meta.url);
const LONGEST = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" }, verbose: { type: "boolean" } },
});
const wanted = positionals.length === 0 ? Object.keys(FEATURES) : positionals;
const tables = {};
for (const feature of wanted) {
  const columns = {};
  for (const framework of Object.keys(FRAMEWORKS)) columns[framework] = await probed(feature, framework);
  tables[feature] = tableOf(feature, columns);
  console.log(`\n${FEATURES[feature].title}\n\n${tables[feature]}`);
}
if (values.write) write();

/** What the probes have found; a framework that cannot be started has no results. */
async function probed(feature, framework) {
  const server = new Child(feature, framework);
  const found = {};
  try {
    server.port = await server.reply(0);
    for (const [name, probe] of Object.entries(FEATURES[feature].probes)) found[name] = await resultOf(probe, server);
  } catch (error) {
    console.error(`${framework}, ${feature}: ${error.message}`);
  }
  server.stop();
  return found;
}

async function resultOf(probe, server) {
  try {
    return await Promise.race([probe(server), sleep(LONGEST, "no result", { ref: false })]);
  } catch (error) {
    if (values.verbose) console.error(error);
    return false;
  }
}

function tableOf(feature, columns) {
  const names = Object.keys(FRAMEWORKS);
  const rows = [
    ["lines", ...names.map((name) => String(linesOf(feature, name)))],
    ...Object.keys(FEATURES[feature].probes).map((probe) => [
      probe,
      ...names.map((name) => said(columns[name][probe])),
    ]),
  ];
  const all = [["", ...names.map((name) => FRAMEWORKS[name])], ...rows];
  const widths = all[0].map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(" | ")} |`;
  const [head, ...body] = all;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join("\n");
}

function said(result) {
  if (result === undefined) return "no result";
  return typeof result === "boolean" ? (result ? "yes" : "no") : String(result);
}

/** Lines that are neither blank nor a comment nor an import. */
function linesOf(feature, framework) {
  const file = new URL(`./${feature}/${framework}.${framework === "nest" ? "ts" : "mjs"}`, import.meta.url);
  const code = readFileSync(file, "utf8").replaceAll(/^import [^;]*;$/gm, "");
  return code.split("\n").filter((line) => line.trim() !== "" && !/^(?:\/\/|\/\*)/.test(line.trim())).length;
}

function write() {
  const require = createRequire(import.meta.url);
  const { dependencies } = require("./package.json");
  const packages = { Hono: "hono", Fastify: "fastify", Elysia: "elysia", Nest: "@nestjs/core" };
  const versions = Object.entries(packages).map(([name, id]) => `${name} ${dependencies[id]}`);
  let page = readFileSync(PAGE, "utf8");
  for (const [feature, table] of Object.entries(tables)) page = between(page, feature, table);
  const day = new Date().toISOString().slice(0, 10);
  page = between(page, "versions", `Measured on ${day} with Node ${process.versions.node}, ${versions.join(", ")}.`);
  writeFileSync(PAGE, withSummary(page));
}

/** Replaces what stands between the two comments that name a place. */
function between(page, name, text) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`docs/comparison.md has no place for ${name}: write ${start} and ${end}.`);
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
}

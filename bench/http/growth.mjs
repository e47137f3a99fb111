// npm run bench -- growth [start memory build callbacks] [--quick] [--json FILE] [--peers a,b]: what grows with what.
// Sections that are named replace those of the file, and say themselves when and where they were measured.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { buildCost } from "./growth/build.mjs";
import { callbackCost } from "./growth/callbacks.mjs";
import { memoryOfServers } from "./growth/memory.mjs";
import { coldStart } from "./growth/start.mjs";
import { describeMachine, versionsOf } from "./machine.mjs";
import { peersNamed } from "./peers/index.mjs";
import { table } from "./report.mjs";

const OURS = ["raw", "signalbox", "signalbox-again", "fastify"];

/** Each section measures its field unless others are named. */
const SECTIONS = {
  start: { measure: coldStart, field: [...OURS, "hono", "h3"] },
  memory: { measure: memoryOfServers, field: OURS },
  build: { measure: buildCost, field: [...OURS, "hono", "h3"] },
  callbacks: { measure: callbackCost, field: [] },
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    peers: { type: "string", default: "" },
  },
});
const unknown = positionals.find((name) => !(name in SECTIONS));
if (unknown !== undefined)
  throw new Error(`no such section: ${unknown}; there are ${Object.keys(SECTIONS).join(", ")}`);

const named = options.peers.split(",").filter((name) => name !== "");
const sectionNames = positionals.length === 0 ? Object.keys(SECTIONS) : positionals;
const peersOf = (name) => {
  const names = named.length === 0 ? SECTIONS[name].field : named;
  return names.length === 0 ? [] : peersNamed(names);
};
const run = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  versions: versionsOf([...new Set(sectionNames.flatMap(peersOf).flatMap(({ packages }) => packages))]),
};
const isWhole = positionals.length === 0;
const result =
  isWhole || options.json === undefined || !existsSync(options.json)
    ? { ...run, sections: [] }
    : JSON.parse(readFileSync(options.json, "utf8"));

for (const name of sectionNames) {
  const { node } = run.versions;
  const apart = isWhole ? {} : { run: { date: run.date, machine: describeMachine(), node } };
  const sections = await SECTIONS[name].measure({ peers: peersOf(name), quick: options.quick });
  for (const section of sections) console.log(`\n${section.title}\n${table(section.head, section.rows)}`);
  put(
    name,
    sections.map((section) => ({ name, ...apart, ...section })),
  );
  if (options.json !== undefined) writeJson(options.json, result);
}
console.log(`\nIn ${(performance.now() / 60_000).toFixed(1)} minutes.`);

/** In the place of those of the same name, or of those that come after them. */
function put(name, sections) {
  const names = Object.keys(SECTIONS);
  const { sections: all } = result;
  const isBefore = (other) => names.indexOf(other.name) < names.indexOf(name);
  const others = all.filter((other) => other.name !== name);
  result.sections = [...others.filter(isBefore), ...sections, ...others.filter((other) => !isBefore(other))];
}

function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

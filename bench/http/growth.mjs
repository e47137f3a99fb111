// npm run bench -- growth [routes build callbacks start memory] [--quick] [--json FILE] [--peers a,b]: what grows with what.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { buildCost } from "./growth/build.mjs";
import { callbackCost } from "./growth/callbacks.mjs";
import { connectionMemory } from "./growth/memory.mjs";
import { routeGrowth } from "./growth/routes.mjs";
import { coldStart } from "./growth/start.mjs";
import { describeMachine, versionsOf } from "./machine.mjs";
import { PEERS, peersNamed } from "./peers/index.mjs";
import { table } from "./report.mjs";

const SECTIONS = {
  routes: routeGrowth,
  build: buildCost,
  callbacks: callbackCost,
  start: coldStart,
  memory: connectionMemory,
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

const named = peersNamed(options.peers.split(",").filter((name) => name !== ""));
// Neither the control nor the trace grows in another way than its twin.
const peers = named.filter(
  ({ name, runtime }) => runtime === "node" && !["control", "signalbox-trace", "signalbox-debugger"].includes(name),
);
const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  versions: versionsOf([...new Set(PEERS.flatMap(({ packages }) => packages))]),
  sections: [],
};

for (const name of positionals.length === 0 ? Object.keys(SECTIONS) : positionals) {
  const sections = await SECTIONS[name]({ peers, quick: options.quick });
  for (const section of sections) {
    console.log(`\n${section.title}\n${table(section.head, section.rows)}`);
    result.sections.push({ name, ...section });
  }
  if (options.json !== undefined) writeJson(options.json, result);
}

function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

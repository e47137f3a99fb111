// @ts-check
// Prints what it takes to check a thousand resources with GET and PUT on zod models: `node run.mjs [runs]`. The frameworks take
// turns, so that what else the machine does hits all of them. Needs `npm run build` at the root, and `npm ci` here.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { generate, ROUTES, SOURCES } from "./generate.mjs";
import { linkPackage } from "./link.mjs";

const HERE = import.meta.dirname;
/**
 * What the goal is measured against. The facts of a literal are read from one record by name, which takes about a quarter more of them than
 * a type parameter for each fact took, and lets a literal be generic.
 */
const MOST_INSTANTIATIONS = 2_000_000;
const runs = Number(process.argv[2] ?? 5);
const folder = join(HERE, "generated");

linkPackage();
const names = Object.keys(SOURCES);
const projects = new Map(names.map((name) => [name, generate(name, folder)]));
/** @type {Map<string, { seconds: number[], instantiations: number, megabytes: number }>} */
const measured = new Map(names.map((name) => [name, { seconds: [], instantiations: 0, megabytes: 0 }]));

for (let run = 0; run < runs; run += 1) {
  for (const name of names) {
    const startedAt = performance.now();
    const said = check(projects.get(name) ?? "");
    const entry = measured.get(name);
    if (entry === undefined) continue;
    entry.seconds.push((performance.now() - startedAt) / 1000);
    entry.instantiations = Number(/Instantiations:\s*(\d+)/.exec(said)?.[1] ?? 0);
    entry.megabytes = Number(/Memory used:\s*(\d+)K/.exec(said)?.[1] ?? 0) / 1024;
  }
}
rmSync(folder, { recursive: true, force: true });

console.log(`${ROUTES} resources, median of ${runs}, TypeScript 7:\n`);
console.log("| | seconds | instantiations | memory, MB |\n| --- | --- | --- | --- |");
for (const [name, { seconds, instantiations, megabytes }] of measured) {
  console.log(
    `| ${name} | ${median(seconds).toFixed(2)} | ${(instantiations / 1e6).toFixed(2)} M | ${megabytes.toFixed(0)} |`,
  );
}
const literal = measured.get("literal");
if ((literal?.instantiations ?? 0) > MOST_INSTANTIATIONS) {
  console.error(`The literals take more than ${MOST_INSTANTIATIONS} instantiations.`);
  process.exitCode = 1;
}

/** @param {string} project */
function check(project) {
  const compiler = join(HERE, "node_modules", "typescript-7", "bin", "tsc");
  const args = [compiler, "-p", project, "--extendedDiagnostics", "--pretty", "false"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 300_000 });
  if (status !== 0) throw new Error(`${project} does not check:\n${stdout.slice(0, 2000)}${stderr.slice(0, 2000)}`);
  return stdout;
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

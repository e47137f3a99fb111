// @ts-check
// node run.mjs [runs] [edits]: what it takes TypeScript 7 to check a thousand calls of a thousand resources, with one checker, and to check
// one that is changed in an editor. The clients take turns, so that what else the machine does hits all of them.
// Needs `npm run build` at the root, and `npm ci` here.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { check, median } from "./types/compiler.mjs";
import { edit } from "./types/editor.mjs";
import { generate, linkPackage, printTypes, RESOURCES } from "./types/generate.mjs";
import { SOURCES } from "./types/sources.mjs";

/** Of what Hono takes. */
const MOST = 0.5;
const MOST_MILLISECONDS = 100;

const [runs = 3, count = 10] = process.argv.slice(2).map(Number);
const folder = join(import.meta.dirname, "generated");
linkPackage();
/** @type {Record<string, string | undefined>} */
const printed = await printTypes(folder);
const projects = new Map(Object.keys(SOURCES).map((name) => [name, generate(name, folder, printed[name])]));
/** @type {Map<string, ReturnType<typeof check>[]>} */
const checks = new Map([...projects.keys()].map((name) => [name, []]));
/** @type {Map<string, Awaited<ReturnType<typeof edit>>[]>} */
const edits = new Map([...projects.keys()].map((name) => [name, []]));
for (let run = 0; run < runs; run += 1) {
  for (const [name, project] of projects) noted(name, checks, check(project));
  for (const [name, project] of projects) noted(name, edits, await edit(project, count));
}
rmSync(folder, { recursive: true, force: true });

/** @template T @param {string} name @param {Map<string, T[]>} all @param {T} measured */
function noted(name, all, measured) {
  all.get(name)?.push(measured);
  console.error(name, JSON.stringify(measured));
}

/** @param {string} name @param {"wall" | "cpu" | "instantiations" | "megabytes"} what */
const checked = (name, what) => median((checks.get(name) ?? []).map((each) => each[what]));
/** @param {string} name */
const editedCpu = (name) => median((edits.get(name) ?? []).map(({ cpu }) => cpu));
/** @param {string} name */
const editedWall = (name) => median((edits.get(name) ?? []).flatMap(({ walls }) => walls));

console.log(`${RESOURCES} resources, ${RESOURCES} calls, TypeScript 7, one checker, median of ${runs}:\n`);
console.log("| | CPU, s | wall, s | memory, MB | instantiations | edit, CPU, ms | edit, wall, ms |");
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const name of projects.keys()) {
  const cells = [
    checked(name, "cpu").toFixed(2),
    checked(name, "wall").toFixed(2),
    checked(name, "megabytes").toFixed(0),
    `${(checked(name, "instantiations") / 1e6).toFixed(2)} M`,
    editedCpu(name).toFixed(0),
    editedWall(name).toFixed(0),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

const share = {
  CPU: checked("Signalbox, literals", "cpu") / checked("Hono hc", "cpu"),
  memory: checked("Signalbox, literals", "megabytes") / checked("Hono hc", "megabytes"),
};
console.log(`\nLiterals, of what Hono takes: CPU ${share.CPU.toFixed(2)}, memory ${share.memory.toFixed(2)}`);
if (share.CPU > MOST || share.memory > MOST || editedCpu("Signalbox, literals") > MOST_MILLISECONDS) {
  console.error(`The aim is ${MOST} of Hono, and ${MOST_MILLISECONDS} ms of CPU for a changed call.`);
  process.exitCode = 1;
}

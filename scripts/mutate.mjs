// @ts-check
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { filesIn, isTest } from "./checks/files.mjs";
import { buildMutated } from "./mutatedPackage.mjs";

/**
 * Mutation testing of every module of src: a sample of the mutants of each, with Stryker's mutators. All mutants are in the code at
 * once. All tests run once without a mutant. Then each test is repeated with the mutants that it reaches, in the process that has loaded
 * it (test/mutation/mutantRunner.ts): first in the NEAREST test files, which reach most of the mutant's file, then in all quick tests,
 * then in slow ones. A mutant survives if all tests pass, if its tests have taken `--budget` seconds, or if no test reaches it.
 *
 *     node scripts/mutate.mjs [--sample 40] [--seed 1] [--least 85] [--budget 10] [module or file or file:line …]
 *     node scripts/mutate.mjs --tests test/a.test.ts src/walk/visit.ts:80    what this test finds
 *     node scripts/mutate.mjs --resume …    the same again, without the mutants that the last run has killed
 *
 * Prints the survivors, and the score by module. Mutants that only run while a module is loaded are left out, as in stryker.config.json.
 */
const { values, positionals } = parseArgs({
  options: {
    sample: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    least: { type: "string", default: "85" },
    budget: { type: "string", default: "10" },
    tests: { type: "string", multiple: true },
    resume: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const LANES = 2;
/** A mutant that computes for ever holds its process. */
const HELD_MS = 20_000;
const FOLDER = join(ROOT, ".cache/mutants");
const NEAREST = 8;
const FINDINGS = join(FOLDER, "findings.jsonl");

/** @typedef {import("@stryker-mutator/api/core").Mutant} Mutant */
/** @typedef {import("../test/mutation/mutantRunner.ts").Finding} Finding */

const silent = () => undefined;
const logger = /** @type {any} */ ({ isDebugEnabled: () => false, debug: silent, info: silent, warn: silent });

/** "src/walk/visit.ts" is of the module walk. @param {string} path */
const moduleOf = (path) => path.split("/")[1]?.replace(/\.ts$/, "") ?? "";

const wanted = positionals.map((text) => text.split(":"));
/** @param {string} path */
const isWantedFile = (path) => wanted.length === 0 || wanted.some(([name]) => name === path || name === moduleOf(path));
/** @param {Mutant} mutant */
const isWanted = ({ fileName, location: { start } }) => {
  const path = relative(ROOT, fileName);
  const here = wanted.filter(([name]) => name === path || name === moduleOf(path));
  return here.length === 0 || here.some(([, line]) => line === undefined || Number(line) === start.line + 1);
};

const sources = filesIn(ROOT, "src", /\.ts$/).filter((path) => !isTest(path) && isWantedFile(path));
const { files, mutants } = await new Instrumenter(logger).instrument(
  sources.map((path) => ({
    name: join(ROOT, path),
    content: readFileSync(join(ROOT, path), "utf8"),
    mutate: true,
  })),
  { plugins: null, excludedMutations: [], ignorers: [] },
);

/** They start processes, or measure what code costs. Of the long ones, those that alone run the code for PostgreSQL and jobs are taken. */
const LEFT_OUT =
  /^test\/fuzz\/|^test\/(hot-path|plan-shape|readme)\.test\.ts$|^src\/graph\/shape\.test\.ts$|^(?!test\/(jobs\/(deliveries|pg-boss)|postgres\/(event-logs|events|part|store))\.).*\.long\./;

/** They need modules of their own (vitest.config.ts). */
const ALONE = /^test\/(deadline|node-lifecycle|rulings-21-30|static-files-swapped|telemetry)\.test\.ts$/;

/** They give lines to a process that has the mutants in its dist. */
const HOSTED = /"\.\/host\.ts"/;

/** They look at the source as text, or start what was built. */
const OF_DIST = /freshDist|\bspawn|execFile|readFileSync|dist\//;

/** Those beside the source first, then the short ones. */
function testFiles() {
  const paths = values.tests ?? ["src", "test", "examples"].flatMap((folder) => filesIn(ROOT, folder, /\.test\.ts$/));
  return paths
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }))
    .filter(({ path, text }) => ALONE.test(path) || HOSTED.test(text) || !OF_DIST.test(text))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({ path }) => join(ROOT, path));
}

/** @param {{ path: string, text: string }} file */
const rankOf = ({ path, text }) => text.length - (path.startsWith("src/") ? 1e6 : 0);

/** So many of each module, drawn by the seed. @param {readonly Mutant[]} all */
function sampled(all) {
  let state = Number(values.seed) >>> 0;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const mixed = all.map((mutant) => ({ mutant, at: draw() })).sort((one, other) => one.at - other.at);
  /** @type {Record<string, number>} */
  const taken = {};
  return mixed
    .map(({ mutant }) => mutant)
    .filter(({ fileName }) => {
      const module = moduleOf(relative(ROOT, fileName));
      return (taken[module] = (taken[module] ?? 0) + 1) <= Number(values.sample);
    });
}

const chosen = sampled(mutants.filter(isWanted));
mkdirSync(FOLDER, { recursive: true });
const instrumented = join(FOLDER, "instrumented.json");
const drawn = join(FOLDER, "drawn.json");
writeFileSync(instrumented, JSON.stringify(files.map(({ name, content }) => [name, content])));
writeFileSync(drawn, JSON.stringify(chosen.map(({ id }) => id)));
/** The numbers of mutants mean nothing for other sources. */
const hash = createHash("sha256").update(readFileSync(instrumented)).digest("hex");
const resumed = join(FOLDER, "resumed");
if (values.resume && !(existsSync(resumed) && readFileSync(resumed, "utf8") === hash))
  throw new Error("--resume needs the files of the last run, unchanged. Leave it out.");
writeFileSync(resumed, hash);
if (!values.resume) writeFileSync(FINDINGS, "");
console.log(`${mutants.length} mutants in ${sources.length} files, ${chosen.length} drawn by the seed ${values.seed}`);

/** @returns {Finding[]} */
const findings = () =>
  readFileSync(FINDINGS, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/**
 * How many milliseconds a test takes that mutants meet now.
 *
 * @typedef {{ readonly least: number, readonly most: number }} Pace
 */

/**
 * Runs the tests in a process of their own, each with the mutants that it is to meet. If a mutant holds or ends the process, the files
 * that are left run in another.
 *
 * @param {number} number
 * @param {Pace} pace
 * @param {ReadonlyMap<string, readonly string[]>} tests
 */
async function lane(number, pace, tests) {
  const given = join(FOLDER, `lane-${number}.json`);
  let left = [...tests.keys()];
  while (left.length > 0) {
    const own = join(FOLDER, `findings-${number}.jsonl`);
    writeFileSync(own, "");
    const meeting = join(FOLDER, `meeting-${number}.json`);
    writeFileSync(meeting, JSON.stringify(Object.fromEntries(tests)));
    const provided = { drawn, meeting, findings: FINDINGS, own, ...pace, budget: Number(values.budget) * 1_000 };
    writeFileSync(given, JSON.stringify({ instrumented, provided, tests: left }));
    const child = spawn(process.execPath, [join(ROOT, "scripts/mutateLane.mjs"), given], {
      cwd: ROOT,
      env: { ...process.env, CI: "true", NODE_NO_WARNINGS: "1" },
      stdio: ["ignore", "inherit", values.verbose ? "inherit" : "ignore"],
      detached: true,
    });
    const watch = setInterval(() => {
      const lines = readFileSync(own, "utf8").trim().split("\n");
      const isHeld = lines.at(-1)?.startsWith('{"meets"') === true && Date.now() - statSync(own).mtimeMs > HELD_MS;
      if (isHeld && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, 1_000);
    await new Promise((resolve) => child.once("exit", resolve));
    clearInterval(watch);
    /** @type {Finding[]} */
    const found = readFileSync(own, "utf8")
      .trim()
      .split("\n")
      .flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
    const done = new Set(found.flatMap((each) => ("file" in each ? [each.file] : [])));
    const last = found.at(-1);
    if (child.exitCode === 0) return;
    if (last === undefined || !("meets" in last)) throw new Error(`Lane ${number} ended by itself.`);
    writeFileSync(FINDINGS, `${JSON.stringify({ killed: last.meets, test: last.test, isHung: true })}\n`, {
      flag: "a",
    });
    left = left.filter((path) => !done.has(path));
  }
}

/** @param {ReadonlyMap<string, readonly string[]>} tests @param {Pace} pace */
async function run(tests, pace) {
  const isAlone = (/** @type {string} */ path) => ALONE.test(relative(ROOT, path));
  const shared = [...tests].filter(([path]) => !isAlone(path));
  const alone = [...tests].filter(([path]) => isAlone(path));
  await Promise.all(
    Array.from({ length: LANES }, async (_, number) => {
      await lane(number, pace, new Map(shared.filter((_test, at) => at % LANES === number)));
      for (let next = alone.pop(); next !== undefined; next = alone.pop()) await lane(number, pace, new Map([next]));
    }),
  );
}

const fileOf = new Map(mutants.map(({ id, fileName }) => [id, fileName]));

/** Sorts test files by how much of a source file they reach, in tenths, and then by time. @param {Visit[]} visits */
function nearness(visits) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  /** @type {Map<string, number>} */
  const most = new Map();
  for (const { file, hits } of visits) {
    for (const id of hits) {
      const path = fileOf.get(id) ?? "";
      const by = counts.get(path) ?? new Map();
      counts.set(path, by.set(file, (by.get(file) ?? 0) + 1));
      most.set(path, Math.max(most.get(path) ?? 0, by.get(file)));
    }
  }
  const ms = new Map(visits.map((visit) => [visit.file, visit.ms]));
  /** @param {string} path @param {string} test */
  const tenths = (path, test) => Math.round((10 * (counts.get(path)?.get(test) ?? 0)) / (most.get(path) ?? 1));
  /** @param {string} id @param {readonly string[]} tests */
  return (id, tests) => {
    const path = fileOf.get(id) ?? "";
    return tests
      .slice()
      .sort((one, other) => tenths(path, other) - tenths(path, one) || (ms.get(one) ?? 0) - (ms.get(other) ?? 0));
  };
}

/** @typedef {Extract<Finding, { file: string }>} Visit */

/**
 * The test files that mutants which are not killed have yet to meet; the file with most of them first.
 *
 * @param {number} most How many files for each mutant.
 */
function left(most) {
  const all = findings();
  const dead = new Set(all.flatMap((each) => ("killed" in each ? [each.killed] : [])));
  const visits = all.flatMap((each) => ("file" in each ? [each] : []));
  const sorted = nearness(visits);
  /** @type {Map<string, Set<string>>} */
  const tests = new Map();
  for (const { file, hits } of visits)
    for (const id of hits) if (!dead.has(id)) tests.set(id, (tests.get(id) ?? new Set()).add(file));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [id, files] of tests)
    for (const file of sorted(id, [...files]).slice(0, most)) found.set(file, [...(found.get(file) ?? []), id]);
  return new Map([...found].sort(([, one], [, other]) => other.length - one.length));
}

const EVERY = Number.MAX_SAFE_INTEGER;
const known = new Set(findings().flatMap((each) => ("file" in each ? [each.file] : [])));
if (testFiles().some((path) => HOSTED.test(readFileSync(path, "utf8"))))
  buildMutated(ROOT, join(FOLDER, "package"), files);
const unknown = testFiles().filter((path) => !known.has(path));
await run(new Map(unknown.map((path) => [path, []])), { least: 0, most: EVERY });
await run(left(NEAREST), { least: 0, most: 300 });
await run(left(EVERY), { least: 0, most: 50 });
await run(left(EVERY), { least: 50, most: EVERY });

const all = findings();
const killed = new Map(all.flatMap((each) => ("killed" in each ? [[each.killed, each]] : [])));
const hit = new Set(all.flatMap((each) => ("file" in each ? each.hits : [])));
const loading = new Set(all.flatMap((each) => ("file" in each ? each.loading : [])));
const counted = chosen.filter(({ id }) => hit.has(id) || !loading.has(id));
for (const { id, fileName, location, mutatorName, replacement } of counted) {
  if (killed.has(id)) continue;
  const shown = replacement.replaceAll(/\s+/g, " ").slice(0, 100);
  const { line, column } = location.start;
  const where = `${relative(ROOT, fileName)}:${line + 1}:${column + 1}`;
  console.log(`${hit.has(id) ? "survived" : "not run"}: ${where} ${mutatorName}: ${shown}`);
}

for (const test of new Set(all.flatMap((each) => ("undecided" in each ? [each.undecided] : []))))
  console.log(`fails when it runs again, and decides nothing: ${test}`);

/** @param {readonly Mutant[]} some @param {string} name */
function scoreOf(some, name) {
  const dead = some.filter(({ id }) => killed.has(id)).length;
  const score = (100 * dead) / some.length;
  console.log(`${score.toFixed(1).padStart(5)} %  ${name}  (${dead} of ${some.length})`);
  return score;
}
const modules = [...new Set(counted.map(({ fileName }) => moduleOf(relative(ROOT, fileName))))];
const scores = modules.map((name) =>
  scoreOf(
    counted.filter(({ fileName }) => moduleOf(relative(ROOT, fileName)) === name),
    name,
  ),
);
scoreOf(counted, "all");
const hung = [...killed.values()].filter((each) => "isHung" in each && each.isHung).length;
console.log(`${chosen.length - counted.length} only run while loading; ${hung} made a test hang`);
process.exitCode = scores.some((score) => score < Number(values.least)) ? 1 : 0;

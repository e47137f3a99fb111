// @ts-check
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { createVitest } from "vitest/node";
import { LOOK_EVERY, MUTANT_HANG, TEST_HANG } from "../test/bounds.mjs";
import { filesIn, isTest } from "./checks/files.mjs";

/**
 * Mutation testing of every module of src: a sample of the mutants of each, with Stryker's mutators. All mutants are in the code at
 * once, and one is switched on at a time. It meets the test files that come to it, until one fails.
 *
 *     node scripts/mutate.mjs [--sample 40] [--seed 1] [--least 85] [module …]
 *
 * Prints the survivors, and the score by module. Mutants that only run while a module is loaded are left out, as in stryker.config.json.
 */
const { values, positionals } = parseArgs({
  options: {
    sample: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    least: { type: "string", default: "85" },
  },
  allowPositionals: true,
});
const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const LANES = 2;
const temporary = mkdtempSync(join(tmpdir(), "mutants-"));
const coverageFile = join(temporary, "coverage.jsonl");

/** @typedef {import("@stryker-mutator/api/core").Mutant} Mutant */

const silent = () => undefined;
const logger = /** @type {any} */ ({ isDebugEnabled: () => false, debug: silent, info: silent, warn: silent });

/** "src/walk/visit.ts" is of the module walk. @param {string} path */
const moduleOf = (path) => relative(ROOT, path).split("/")[1]?.replace(/\.ts$/, "") ?? "";

const sources = filesIn(ROOT, "src", /\.ts$/).filter(
  (path) => !isTest(path) && (positionals.length === 0 || positionals.includes(moduleOf(join(ROOT, path)))),
);
const { files, mutants } = await new Instrumenter(logger).instrument(
  sources.map((path) => ({
    name: join(ROOT, path),
    content: readFileSync(join(ROOT, path), "utf8"),
    mutate: true,
  })),
  { plugins: null, excludedMutations: [], ignorers: [] },
);
const instrumented = new Map(files.map(({ name, content }) => [name, content]));

/** A mutant may make a test wait for ever; without one, a test has the time it needs. @param {string} coverage */
async function openLane(coverage) {
  const timeout = coverage === "" ? 6 * MUTANT_HANG : TEST_HANG;
  const lane = await createVitest(
    "test",
    {
      config: join(ROOT, "vitest.mutation.config.ts"),
      include: ["{src,test,examples}/**/*.test.ts"],
      exclude: ["**/*.long.test.ts", "**/node_modules/**", ...NOT_SHARED, ...OF_DIST],
      pool: "forks",
      maxWorkers: 1,
      watch: false,
      bail: 1,
      testTimeout: timeout,
      hookTimeout: timeout,
      expect: { poll: { timeout, interval: LOOK_EVERY } },
      setupFiles: ["test/setup.ts", "test/mutation/applyMutant.ts"],
      reporters: [{}],
      onConsoleLog: () => false,
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          load: (/** @type {string} */ id) => instrumented.get(id.split("?")[0] ?? ""),
        },
      ],
    },
  );
  lane.provide("coverage", coverage);
  return lane;
}

/** They need modules of their own (vitest.config.ts), or a server. */
const NOT_SHARED = [
  "test/{cli,fuzz,mcp,postgres}/**",
  "test/{deadline,node-lifecycle,readme,rulings-21-30,static-files-swapped,telemetry}.test.ts",
  "src/graph/shape.test.ts",
];

/** They look at the source as text, or start what was built. */
const OF_DIST = filesIn(ROOT, "test", /\.test\.ts$/)
  .concat(filesIn(ROOT, "examples", /\.test\.ts$/), filesIn(ROOT, "src", /\.test\.ts$/))
  .filter((path) => /freshDist|\bspawn|execFile|readFileSync|dist\//.test(readFileSync(join(ROOT, path), "utf8")));

/**
 * @param {import("vitest/node").Vitest} lane
 * @param {string} mutant
 * @param {readonly import("vitest/node").TestSpecification[]} tests
 */
async function failure(lane, mutant, tests) {
  lane.state.filesMap.clear();
  lane.state.errorsSet.clear();
  lane.provide("mutant", mutant);
  const { testModules, unhandledErrors } = await lane.runTestSpecifications([...tests], false);
  for (const file of testModules) {
    for (const test of file.children.allTests("failed")) return `${relative(ROOT, file.moduleId)}: ${test.fullName}`;
    if (file.state() === "failed") return `${relative(ROOT, file.moduleId)} does not load`;
  }
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined;
}

/** Which test files come to each mutant, found by running all of them. */
async function coverage() {
  const lane = await openLane(coverageFile);
  const tests = await lane.globTestSpecifications();
  const broken = await failure(lane, "", tests);
  if (broken !== undefined) throw new Error(`Without a mutant a test fails already: ${broken}`);
  await lane.close();
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const line of readFileSync(coverageFile, "utf8").trim().split("\n")) {
    const { file, ids } = JSON.parse(line);
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

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
    .filter(
      ({ fileName }) => (taken[moduleOf(fileName)] = (taken[moduleOf(fileName)] ?? 0) + 1) <= Number(values.sample),
    );
}

const covering = await coverage();
const isUncovered = (/** @type {Mutant} */ { id }) => !covering.has(id);
// Code that no test comes to at all has no count, as code that only runs while a module is loaded: see which by `--sample` of a file.
const chosen = sampled(mutants.filter((mutant) => !isUncovered(mutant)));
console.log(
  `${mutants.length} mutants in ${sources.length} files, ${mutants.filter(isUncovered).length} that no test runs, ${chosen.length} drawn by the seed ${values.seed}`,
);

/** @type {Record<string, { killed: number, all: number }>} */
const scores = {};
const queue = [...chosen];
const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane("")));
await Promise.all(
  lanes.map(async (lane) => {
    const specifications = await lane.globTestSpecifications();
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const here = covering.get(next.id) ?? [];
      const killer = await failure(
        lane,
        next.id,
        specifications.filter(({ moduleId }) => here.includes(moduleId)),
      );
      const score = (scores[moduleOf(next.fileName)] ??= { killed: 0, all: 0 });
      score.all += 1;
      if (killer !== undefined) score.killed += 1;
      const { line } = next.location.start;
      const shown = next.replacement.replaceAll(/\s+/g, " ").slice(0, 100);
      if (killer === undefined)
        console.log(`survived: ${relative(ROOT, next.fileName)}:${line + 1} ${next.mutatorName}: ${shown}`);
    }
  }),
);
await Promise.all(lanes.map((lane) => lane.close()));
rmSync(temporary, { recursive: true });

const rows = Object.entries(scores).map(([module, { killed, all }]) => ({
  module,
  killed,
  all,
  score: (100 * killed) / all,
}));
for (const { module, killed, all, score } of rows.sort((one, other) => one.score - other.score))
  console.log(`${score.toFixed(1).padStart(5)} %  ${module}  (${killed} of ${all})`);
process.exitCode = rows.some(({ score }) => score < Number(values.least)) ? 1 : 0;

// @ts-check
import { basename } from "node:path";
import { createVitest } from "vitest/node";

/**
 * Mutation testing of the table: each fault of test/mutation/tableMutants.ts is put into the loaded table, and the quick
 * tests run until one fails. Prints the survivors and the score; exits with 1 where it is below the least.
 *
 *     node scripts/mutate-table.mjs [words in the names of the mutants, to run only those]
 */

const LEAST = 90;
const LANES = 2;
const SETUP = "test/mutation/applyTableMutant.ts";

/** What kills most comes first: a run ends with the first failure. */
const FIRST = ["trace.test.ts", "table.test.ts", "parts.test.ts", "reach.test.ts", "rulings.test.ts"];

class KillersFirst {
  /** @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    /** @param {import("vitest/node").TestSpecification} file */
    const rank = ({ moduleId }) => (FIRST.indexOf(basename(moduleId)) + FIRST.length + 1) % (FIRST.length + 1);
    return [...files].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
  /** @param {import("vitest/node").TestSpecification[]} files */
  async shard(files) {
    return files;
  }
}

async function openLane() {
  const lane = await createVitest("test", {
    config: "vitest.mutation.config.ts",
    pool: "threads",
    maxWorkers: 1,
    watch: false,
    bail: 1,
    setupFiles: [SETUP],
    sequence: { sequencer: KillersFirst },
    reporters: [{}],
    onConsoleLog: () => false,
  });
  return lane;
}

/**
 * @param {import("vitest/node").Vitest} lane
 * @param {number} mutant
 */
async function failure(lane, mutant) {
  lane.state.filesMap.clear();
  lane.state.errorsSet.clear();
  lane.provide("tableMutant", mutant);
  const { testModules, unhandledErrors } = await lane.start();
  for (const file of testModules) {
    for (const test of file.children.allTests("failed")) return `${basename(file.moduleId)}: ${test.fullName}`;
    if (file.state() === "failed") return `${basename(file.moduleId)} does not load`;
  }
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined;
}

const lanes = await Promise.all(Array.from({ length: LANES }, openLane));
const [first] = lanes;
if (first === undefined) throw new Error("There is no lane to run in.");
const project = first.getRootProject();
const { TABLE } = await project.import("./src/graph/table.ts");
const { CARRIED } = await project.import("./src/graph/carried.ts");
const { tableMutants } = await project.import("./test/mutation/tableMutants.ts");

/** @type {{ name: string }[]} */
const mutants = tableMutants(TABLE, CARRIED);
const wanted = process.argv.slice(2);
const chosen = mutants.flatMap(({ name }, index) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word)) ? [{ name, index }] : [],
);

const sound = await failure(first, -1);
if (sound !== undefined) throw new Error(`Without a mutant a test fails already: ${sound}`);

/** @type {string[]} */
const survivors = [];
const queue = [...chosen];
await Promise.all(
  lanes.map(async (lane) => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const killer = await failure(lane, next.index);
      if (killer === undefined) survivors.push(next.name);
      console.log(`${killer === undefined ? "SURVIVED" : "killed"}  ${next.name}${killer ? `  [${killer}]` : ""}`);
    }
  }),
);
await Promise.all(lanes.map((lane) => lane.close()));

const killed = chosen.length - survivors.length;
const score = (100 * killed) / chosen.length;
console.log(`\n${killed} of ${chosen.length} mutants killed: ${score.toFixed(2)}`);
for (const name of survivors) console.log(`survived: ${name}`);
process.exitCode = score < LEAST ? 1 : 0;

// @ts-check
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { LOOK_EVERY, MUTANT_HANG, TEST_HANG } from "../test/bounds.mjs";

/** One process of scripts/mutate.mjs: runs test files in the order given, with the instrumented code in the place of the source. */
const { instrumented, provided, tests } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
/** @type {Map<string, string>} */
const code = new Map(JSON.parse(readFileSync(instrumented, "utf8")));
/** What a process remembers of earlier requests and mounts: the runner clears it, so that a mutant is met anew in each round. */
const CACHES = new Map([
  ["src/graph/plan.ts", "PLANS"],
  ["src/http/date.ts", "remembered"],
  ["src/http/problem.ts", "OPENINGS"],
  ["src/http/sendable.ts", "KINDS"],
]);

class AsGiven {
  /** @param {{ moduleId: string }[]} files */
  sort = (files) => files.sort((one, other) => tests.indexOf(one.moduleId) - tests.indexOf(other.moduleId));
  /** @template T @param {T} files */
  shard = (files) => files;
}

const vitest = await createVitest(
  "test",
  {
    config: join(ROOT, "vitest.mutation.config.ts"),
    include: ["{src,test,examples}/**/*.test.ts"],
    pool: "forks",
    maxWorkers: 1,
    watch: false,
    sequence: { sequencer: /** @type {any} */ (AsGiven) },
    runner: join(ROOT, "test/mutation/mutantRunner.ts"),
    testTimeout: TEST_HANG,
    hookTimeout: TEST_HANG,
    expect: { poll: { timeout: MUTANT_HANG, interval: LOOK_EVERY } },
    // A mutant may leave a rejection behind that nobody handles; a snapshot of a second round would be a new one.
    dangerouslyIgnoreUnhandledErrors: true,
    update: false,
    reporters: [{}],
    onConsoleLog: () => false,
  },
  {
    plugins: [
      {
        name: "mutants",
        enforce: "pre",
        load: (/** @type {string} */ id) => code.get(id.split("?")[0] ?? ""),
        transform: (/** @type {string} */ text, /** @type {string} */ id) => {
          const cache = CACHES.get(relative(ROOT, id.split("?")[0] ?? ""));
          return cache && `${text}\n(globalThis.__caches__ ??= new Set()).add(${cache});\n`;
        },
      },
    ],
  },
);
for (const [name, value] of Object.entries(provided)) vitest.provide(/** @type {any} */ (name), value);
const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => tests.includes(moduleId));
const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
for (const file of testModules)
  for (const test of file.children.allTests("failed"))
    console.log(`fails as it is, and decides nothing: ${file.relativeModuleId}: ${test.fullName}`);
for (const file of testModules)
  if (file.state() === "failed" && [...file.children.allTests()].length === 0)
    console.log(`does not load, and decides nothing: ${file.relativeModuleId}: ${file.errors()[0]?.message}`);
for (const error of unhandledErrors) console.error(error);
await vitest.close();
process.exit(0);

import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { entryPoints } from "./scripts/entryPoints.ts";
import { HANG, LOOK_EVERY, TEST_HANG } from "./test/bounds.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

const FOLDERS = "{src,test,examples,scripts}/**/";
const TESTS = [`${FOLDERS}*.test.ts`];
/** What takes a second of CPU or more and finds little that the others do not: browsers, compilers, processes, long properties. */
const LONG = [`${FOLDERS}*.long.test.ts`];
/** They replace modules of Node, observe the whole process, or share a process that ends with the first of them. */
const ALONE = [
  "test/deadline.test.ts",
  "test/node-lifecycle.test.ts",
  "test/readme.test.ts",
  "test/rulings-21-30.test.ts",
  "test/static-files-swapped.test.ts",
  "test/telemetry.test.ts",
  "test/fuzz/sockets.test.ts",
  "test/{cli,mcp}/*.test.ts",
  // Plans are shared up to a number, which tests with generated resources reach.
  "test/plan-shape.test.ts",
];
const OTHERS = "**/node_modules/**";

for (const file of ALONE)
  if (!file.includes("*") && !existsSync(root + file)) throw new Error(`No ${file}: write its new name into ALONE.`);

/** Tests import the package by its name, as users do; the names lead to the source instead of dist. */
export default defineConfig({
  resolve: {
    alias: Object.entries(entryPoints()).map(([name, source]) => ({
      find: new RegExp(`^${name}$`),
      replacement: `${root}${source}`,
    })),
  },
  test: {
    // Many tests wait for a process or a limit: one worker more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    // Tests that run at once wait for processes to end, and use little of a core each.
    maxConcurrency: 10,
    testTimeout: TEST_HANG,
    hookTimeout: TEST_HANG,
    expect: { poll: { timeout: HANG, interval: LOOK_EVERY } },
    setupFiles: [`${root}test/setup.ts`],
    projects: [
      // They share modules, which takes a fifth of the time.
      { extends: true, test: { name: "quick", include: TESTS, exclude: [...LONG, ...ALONE, OTHERS], isolate: false } },
      { extends: true, test: { name: "alone", include: ALONE, exclude: LONG } },
      { extends: true, test: { name: "long", include: LONG, exclude: [OTHERS] } },
    ],
    reporters: [`${root}test/progress.ts`, `${root}test/endOfRun.ts`],
    coverage: { include: ["src/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { entryPoints } from "./scripts/entryPoints.ts";
import { HANG, LOOK_EVERY, TEST_HANG } from "./test/bounds.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

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
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "examples/**/*.test.ts"],
    reporters: ["default", `${root}test/endOfRun.ts`],
    coverage: { include: ["src/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});

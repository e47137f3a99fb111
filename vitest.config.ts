import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { doors } from "./scripts/doors.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Tests import the package by its name, as users do; the names lead to the source instead of dist. */
export default defineConfig({
  resolve: {
    alias: Object.entries(doors()).map(([name, source]) => ({
      find: new RegExp(`^${name}$`),
      replacement: `${root}${source}`,
    })),
  },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "examples/**/*.test.ts"],
    coverage: { include: ["src/**/*.ts"], exclude: ["**/*.test.ts"] },
  },
});

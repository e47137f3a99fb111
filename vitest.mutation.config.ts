import { defineConfig } from "vitest/config";
import everything from "./vitest.config.ts";

/** The tests that hold graph, walk, negotiate and conditional, for Stryker: none that starts a process or takes seconds. */
export default defineConfig({
  ...everything,
  test: {
    include: [
      "src/{conditional,graph,http,negotiate,resource,service,walk}/*.test.ts",
      "test/{by-method,endings-carry,fetch-cors,hooks,service-errors,trace}.test.ts",
      "test/{rfc9110,rfc9457,rulings}*.test.ts",
    ],
    // A mutant that never answers fails its test.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    // Stryker starts a worker for each mutant: what the files of one run import is loaded once.
    isolate: false,
  },
});

import { defineConfig } from "vitest/config";
import { LOOK_EVERY, MUTANT_HANG } from "./test/bounds.mjs";
import everything from "./vitest.config.ts";

/** The tests of graph, walk, negotiate and conditional, for mutation testing: none that starts a process or takes minutes. */
export default defineConfig({
  ...everything,
  test: {
    include: [
      "src/{conditional,graph,http,negotiate,resource,service,walk}/*.test.ts",
      "src/debug/explain.test.ts",
      "src/draw/decidedBy.test.ts",
      "test/{after-the-deadline,by-method,deadline,endings-carry,fetch-cors,halt,hooks,ranges-told,routes}.test.ts",
      "test/{service-errors,service-fields,silent-streams,telemetry,trace}.test.ts",
      "test/{rfc9110,rfc9457,rulings}*.test.ts",
      "test/openapi/document.test.ts",
    ],
    testTimeout: MUTANT_HANG,
    hookTimeout: MUTANT_HANG,
    expect: { poll: { timeout: MUTANT_HANG, interval: LOOK_EVERY } },
    setupFiles: everything.test?.setupFiles ?? [],
    // Each mutant has a worker of its own: what the files of one run import is loaded once.
    isolate: false,
  },
});

// @ts-check
// Preloaded by a process that tries mutants of dist: `signalbox` is the package that scripts/mutate.mjs built from the code with mutants.
import { readdirSync } from "node:fs";
import { register } from "node:module";
import { fileURLToPath } from "node:url";

const DIST = new URL("../../.cache/mutants/package/dist/", import.meta.url);
/** It runs a command line. */
const PROGRAM = "cli/main.js";

/** @type {{ __stryker__?: import("./switch.ts").Switch }} */ (globalThis).__stryker__ = { hitLimit: 1_000_000 };
register("./mutatedHooks.mjs", import.meta.url);
// All of it is loaded before the first line: what a module does while it loads is of no test.
for (const path of readdirSync(fileURLToPath(DIST), { recursive: true, encoding: "utf8" }))
  if (path.endsWith(".js") && path !== PROGRAM) await import(new URL(path, DIST).href);

// @ts-check
// Preloaded by a process that tries mutants of dist: `signalbox` is the package that scripts/mutate.mjs built from the code with mutants.
import { register } from "node:module";

/** @type {{ __stryker__?: import("./switch.ts").Switch }} */ (globalThis).__stryker__ = { hitLimit: 1_000_000 };
register("./mutatedHooks.mjs", import.meta.url);

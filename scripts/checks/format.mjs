// @ts-check
import { run } from "./run.mjs";

export const name = "format";

/** Biome formats and orders the imports; it does not lint here. @param {string} root */
export function check(root) {
  return run(root, ["biome", "ci", "--error-on-warnings", "--colors=off", "--reporter=summary"]);
}

// @ts-check
import { run } from "./run.mjs";

export const name = "ran-pages";

/** The page of the command line and the guide show what was run for them, which takes longer than all other pages. @param {string} root */
export async function check(root) {
  const faults = ["cli", "guide"].map((page) => run(root, [process.execPath, `scripts/print-${page}.mjs`, "--check"]));
  return (await Promise.all(faults)).flat();
}

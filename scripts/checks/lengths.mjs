// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, isTest } from "./files.mjs";

const MOST_LINES = 300;

/** Pages to read from top to bottom. */
const PAGES = new Set(["src/graph/table.ts", "src/resource/resource.ts"]);

export const name = "lengths";

/**
 * How long files are. (The length of functions is a rule of the linter, which knows where a function ends.)
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  /** @type {string[]} */
  const faults = [];
  for (const path of ["src", "scripts", "examples"].flatMap((folder) => filesIn(root, folder))) {
    if (PAGES.has(path) || isTest(path)) continue;
    const lines = readFileSync(join(root, path), "utf8").trimEnd().split("\n").length;
    if (lines > MOST_LINES)
      faults.push(`${path} has ${lines} lines; ${MOST_LINES} are the most: give a duty to a file of its own`);
  }
  return faults;
}

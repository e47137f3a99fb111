// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, isTest } from "./files.mjs";

/** Spelled with brackets, so that this page does not find itself. */
const ANYWHERE = [/\bTO[D]O\b/, /\bFIX[M]E\b/, /\bas [a]ny\b/, /@ts-[i]gnore\b/, /@ts-[n]ocheck\b/];
const IN_TESTS = [/\b(?:it|test|describe)(?:\.\w+)*\.(?:[s]kip|[o]nly|[t]odo)\b/];

export const name = "words";

/**
 * Words that put something off, and words that switch a check off.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  /** @type {string[]} */
  const faults = [];
  for (const path of ["src", "test", "scripts", "examples"].flatMap((folder) => filesIn(root, folder))) {
    const refused = isTest(path) ? [...ANYWHERE, ...IN_TESTS] : ANYWHERE;
    for (const [index, line] of readFileSync(join(root, path), "utf8").split("\n").entries()) {
      for (const word of refused) {
        const found = word.exec(line)?.[0];
        if (found !== undefined) faults.push(`${path}:${index + 1} says "${found}"`);
      }
    }
  }
  return faults;
}

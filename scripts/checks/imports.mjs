// @ts-check
import { posix } from "node:path";

// Statements begin a line; that keeps the words out of comments and of most strings.
const FORMS = [
  /^\s*(?:import|export)\b[^;'"`]*?\bfrom\s*["']([^"']+)["']/gm,
  /^\s*import\s*["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']/g,
];

const TYPE_FORM = /^\s*(?:import|export)\s+type\b(?!\s*,)[^;'"`]*?\bfrom\s*["'][^"']+["']/gm;

/**
 * What is left of a file's imports when it runs: `import type` and `export type` are erased as a whole.
 * @param {string} path
 * @param {string} text
 */
export function valueImportsOf(path, text) {
  return importsOf(path, text.replaceAll(TYPE_FORM, ""));
}

/**
 * What a file imports, types and dynamic imports included: relative ones as paths from the root of the tree, others as
 * they are written.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(path, text) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const form of FORMS) {
    for (const [, name = ""] of text.matchAll(form)) {
      found.add(name.startsWith(".") ? posix.join(posix.dirname(path), name) : name);
    }
  }
  return [...found];
}

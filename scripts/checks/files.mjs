// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const NOT_OURS = new Set(["node_modules", "dist", "coverage", "reports"]);

/**
 * The files below `folder` of a tree, as paths from its root with forward slashes, sorted. A folder that is not there
 * has none.
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} name
 * @returns {string[]}
 */
export function filesIn(root, folder, name = /\.(ts|mjs)$/) {
  if (!existsSync(join(root, folder))) return [];
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith(".") || NOT_OURS.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesIn(root, path, name));
    else if (name.test(entry.name)) found.push(path);
  }
  return found.sort();
}

/** @param {string} path */
export function isTest(path) {
  return path.endsWith(".test.ts") || path.startsWith("test/");
}

// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string>,
 *   os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

export const name = "lock";

/**
 * npm leaves the optional packages of other platforms out of the lock when it cannot see them, and `npm ci` then refuses
 * the lock everywhere: each must be in it, wanted or not.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const path = join(root, "package-lock.json");
  if (!existsSync(path)) return [];
  const missing = missingFrom(JSON.parse(readFileSync(path, "utf8")));
  if (missing.length === 0) return [];
  return [
    ...missing.map(({ by, name, version }) => `the lock lacks ${name}@${version}, an option of ${by}`),
    "npm ci would fail; node scripts/complete-lock.mjs adds them",
  ];
}

/**
 * @param {Lock} lock
 * @returns {{ by: string, name: string, version: string, dev: boolean }[]}
 */
export function missingFrom({ packages }) {
  return Object.entries(packages).flatMap(([by, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesSeenFrom(by).some((place) => `${place}node_modules/${name}` in packages))
      .map(([name, version]) => ({ by, name, version, dev })),
  );
}

/**
 * The folders where Node looks for a package's dependencies, innermost first, each with its slash.
 * @param {string} path
 * @returns {string[]}
 */
function placesSeenFrom(path) {
  if (path === "") return [""];
  return [`${path}/`, ...placesSeenFrom(path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1)))];
}

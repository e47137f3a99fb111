// @ts-check
// A package with native parts names one optional package for each platform; npm installs those that fit the machine, and
// leaves out without a word those that the registry does not have.

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, link?: boolean,
 *   optionalDependencies?: Record<string, string>, os?: string[], cpu?: string[], libc?: string[] }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 * @typedef {{ by: string, name: string, version: string, path: string | undefined, locked: Locked | undefined }} Option
 */

/** The processors of the platforms that must work: Linux with glibc on each. */
export const PROCESSORS = /** @type {const} */ (["x64", "arm64"]);

/**
 * Each optional dependency of a lock, with the entry that Node would find for it.
 * @param {Lock} lock
 * @returns {Option[]}
 */
export function optionsOf({ packages }) {
  return Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => {
      const path = foldersSeenFrom(by)
        .map((folder) => `${folder}node_modules/${name}`)
        .find((place) => place in packages);
      // An alias is written npm:name@version.
      const version = range.slice(range.lastIndexOf("@") + 1);
      return { by, name, version, path, locked: path === undefined ? undefined : packages[path] };
    }),
  );
}

/**
 * Whether npm installs it on Linux with glibc and this processor, and not everywhere.
 * @param {Locked | undefined} locked
 * @param {string} processor
 */
export function isNativeFor(locked, processor) {
  if (locked?.os === undefined && locked?.cpu === undefined) return false;
  const fits = (/** @type {string[] | undefined} */ listed, /** @type {string} */ value) =>
    listed === undefined || listed.includes(value);
  return fits(locked.os, "linux") && fits(locked.cpu, processor) && fits(locked.libc, "glibc");
}

/**
 * The folders where Node looks for a package's dependencies, innermost first, each with its slash.
 * @param {string} path
 * @returns {string[]}
 */
function foldersSeenFrom(path) {
  if (path === "") return [""];
  return [`${path}/`, ...foldersSeenFrom(path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1)))];
}

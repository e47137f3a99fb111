// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";
import { isNativeFor, optionsOf, PROCESSORS } from "./nativePackages.mjs";

/** @import { Lock, Option } from "./nativePackages.mjs" */

export const name = "lock";

/**
 * Every lock of the repository installs on Linux with x64 and with arm64, and installs nothing there without a hash.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const locks = filesIn(root, ".", /^package-lock\.json$/).map((path) => path.slice("./".length));
  return locks.flatMap((path) =>
    faultsOf(JSON.parse(readFileSync(join(root, path), "utf8"))).map((fault) => `${path}: ${fault}`),
  );
}

/**
 * @param {Lock} lock
 * @returns {string[]}
 */
export function faultsOf(lock) {
  const options = optionsOf(lock);
  const absent = options.filter(({ locked }) => locked === undefined).map(lacks);
  return [
    ...absent,
    ...(absent.length > 0 ? ["npm ci would refuse it; node scripts/complete-lock.mjs adds what is missing"] : []),
    ...options.flatMap(staleness),
    ...withoutHash(lock),
    ...withoutBuild(options),
  ];
}

/** @param {Option} option */
function lacks({ by, name, version }) {
  return `lacks ${name}@${version}, an option of ${by}`;
}

/**
 * A range may be met by several versions, an exact version by one.
 * @param {Option} option
 */
function staleness({ by, name, version, locked }) {
  if (locked === undefined || !/^\d/.test(version) || locked.version === version) return [];
  return [`has ${name}@${locked.version}, but ${by} wants ${version}; run npm install`];
}

/**
 * Only what neither of the two platforms installs may lack its hash: npm wants an entry even for an optional package that
 * the registry does not have.
 * @param {Lock} lock
 */
function withoutHash({ packages }) {
  return Object.entries(packages)
    .filter(([path, { integrity, link = false }]) => path.includes("node_modules/") && !link && integrity === undefined)
    .filter(([, locked]) => !locked.optional || PROCESSORS.some((processor) => isNativeFor(locked, processor)))
    .map(
      ([path, { version }]) =>
        `${path}@${version} has no hash: nobody has seen it in the registry; lock a version that is there`,
    );
}

/**
 * A package that names builds for Linux names one for each processor.
 * @param {readonly Option[]} options
 */
function withoutBuild(options) {
  const packages = [...new Set(options.map(({ by }) => by))];
  return packages.flatMap((by) => {
    const builds = options.filter((option) => option.by === by).map(({ locked }) => locked);
    const absent = PROCESSORS.filter((processor) => !builds.some((locked) => isNativeFor(locked, processor)));
    if (absent.length === PROCESSORS.length && !builds.some((locked) => locked?.os?.includes("linux"))) return [];
    return absent.map((processor) => `${by || "the package"} has no build for Linux on ${processor}`);
  });
}

// @ts-check
// Completes a package-lock.json after npm install: node scripts/complete-lock.mjs [site/package-lock.json]
// npm leaves out of the lock the optional packages that it did not find in the registry, and `npm ci` then refuses the
// lock. Each is looked up: what the registry has is written with its hash. What it does not have gets an entry without
// one, by which npm ci knows that it was left out, unless it is for a platform that must work: then nothing is written.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { isNativeFor, optionsOf, PROCESSORS } from "./checks/nativePackages.mjs";

/** @import { Lock, Locked, Option } from "./checks/nativePackages.mjs" */

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const CPUS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const AT_ONCE = 4;

const path = new URL(`../${process.argv[2] ?? "package-lock.json"}`, import.meta.url);
/** @type {Lock} */
const lock = JSON.parse(readFileSync(path, "utf8"));
const incomplete = optionsOf(lock).filter(({ locked }) => locked?.integrity === undefined);
const entries = await inTurns(incomplete, async (option) => ({ option, entry: await entryOf(option) }));
const refused = entries.filter(
  ({ entry }) => entry.integrity === undefined && PROCESSORS.some((processor) => isNativeFor(entry, processor)),
);
for (const { option } of refused) {
  console.error(`The registry has no ${option.name}@${option.version}. Take a version of ${option.by} that has it.`);
}
if (refused.length > 0) process.exit(1);

for (const { option, entry } of entries) lock.packages[option.path ?? `node_modules/${option.name}`] = entry;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
const found = entries.filter(({ entry }) => entry.integrity !== undefined).length;
console.log(`${found} found in the registry and written with a hash, ${entries.length - found} not there`);

/**
 * What the registry says of it, or else what its name says.
 * @param {Option} option
 * @returns {Promise<Locked>}
 */
async function entryOf({ by, name, version }) {
  const seen = await lookUp(name, version);
  const words = name.split(/[-/]/);
  const listed = seen ?? {
    cpu: CPUS.filter((cpu) => words.includes(cpu)),
    os: SYSTEMS.filter((system) => words.includes(system)),
    libc: /musl/.test(name) ? ["musl"] : [],
  };
  return {
    version,
    ...(seen !== undefined && { integrity: seen.integrity }),
    ...(listed.cpu.length > 0 && { cpu: listed.cpu }),
    ...(lock.packages[by]?.dev === true && { dev: true }),
    ...(listed.libc.length > 0 && { libc: listed.libc }),
    optional: true,
    ...(listed.os.length > 0 && { os: listed.os }),
  };
}

/**
 * @param {string} name
 * @param {string} version
 * @returns {Promise<{ integrity: string, cpu: string[], os: string[], libc: string[] } | undefined>}
 */
function lookUp(name, version) {
  const line = ["view", `${name}@${version}`, "dist.integrity", "cpu", "os", "libc", "--json"];
  return new Promise((resolve, reject) => {
    execFile("npm", line, { encoding: "utf8" }, (error, stdout) => {
      const said = stdout.trim() === "" ? {} : JSON.parse(stdout);
      if (error !== null && said.error?.code !== "E404") reject(error);
      else if (error !== null || typeof said["dist.integrity"] !== "string") resolve(undefined);
      else {
        const { cpu = [], os = [], libc = [] } = said;
        resolve({ integrity: said["dist.integrity"], cpu: [cpu].flat(), os: [os].flat(), libc: [libc].flat() });
      }
    });
  });
}

/**
 * A few at a time, in order.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function inTurns(items, work) {
  /** @type {R[]} */
  const done = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    done.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  }
  return done;
}

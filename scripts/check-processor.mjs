// @ts-check
// Installs for a processor into an empty folder, and checks that every native package that is wanted there has arrived:
//   node scripts/check-processor.mjs [x64 | arm64] [folder of a project]
// Without a name it is the processor that this machine does not have; without a folder, this project.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { faultsOf } from "./checks/lock.mjs";
import { isNativeFor, PROCESSORS } from "./checks/nativePackages.mjs";

/** @import { Lock } from "./checks/nativePackages.mjs" */

const [given = process.arch === "arm64" ? "x64" : "arm64", project = fileURLToPath(new URL("..", import.meta.url))] =
  process.argv.slice(2);
const processor = PROCESSORS.find((name) => name === given);
if (processor === undefined) {
  console.error(`Name a processor: ${PROCESSORS.join(" or ")}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "processor-"));
try {
  copyManifests(resolve(project), folder);
  const { wanted, faults } = check(processor, folder);
  for (const fault of faults) console.error(fault);
  const said = `install for Linux on ${processor}: ${wanted} native packages wanted`;
  console.log(faults.length === 0 ? `${said}, all there` : `${said}; it failed: ${faults.at(-1)}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What npm installs from: the project's manifest, lock and settings, and those of its workspaces.
 * @param {string} from
 * @param {string} to
 */
function copyManifests(from, to) {
  const packages = existsSync(join(from, "packages")) ? readdirSync(join(from, "packages")) : [];
  const workspaces = packages.map((name) => `packages/${name}/package.json`);
  for (const path of ["package.json", "package-lock.json", ".npmrc", ...workspaces]) {
    if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path));
  }
}

/**
 * @param {string} processor
 * @param {string} folder
 * @returns {{ wanted: number, faults: string[] }}
 */
function check(processor, folder) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const wanted = Object.entries(lock.packages).filter(([, locked]) => isNativeFor(locked, processor));
  const untrue = faultsOf(lock);
  if (untrue.length > 0) return { wanted: wanted.length, faults: untrue };
  const failed = install(processor, folder);
  if (failed.length > 0) return { wanted: wanted.length, faults: failed };
  const absent = wanted.filter(([path, { version }]) => versionIn(join(folder, path)) !== version);
  return {
    wanted: wanted.length,
    faults: absent.map(([path, { version }]) => `${path}@${version} has not arrived: the registry does not have it`),
  };
}

/**
 * @param {string} processor
 * @param {string} folder
 * @returns {string[]}
 */
function install(processor, folder) {
  const platform = ["--os=linux", `--cpu=${processor}`, "--libc=glibc"];
  const line = ["ci", ...platform, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr, error } = spawnSync("npm", line, { cwd: folder, encoding: "utf8" });
  return status === 0 ? [] : [...(stderr ?? "").trim().split("\n"), `npm ci gave ${error?.message ?? status}`];
}

/** @param {string} path */
function versionIn(path) {
  const manifest = join(path, "package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : undefined;
}

// The machine: what it is, and how to keep server and load apart on it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import { fileURLToPath } from "node:url";

export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** The command that runs a program on one core, where the machine can do that. */
export function pinned(core, program, args) {
  return canPin ? ["taskset", ["-c", String(core), program, ...args]] : [program, args];
}

export const BUN = fileURLToPath(new URL("./node_modules/.bin/bun", import.meta.url));

/** The program of a runtime; undefined where it is not installed. */
export function programOf(runtime) {
  if (runtime === "node") return process.execPath;
  return spawnSync(BUN, ["--version"]).status === 0 ? BUN : undefined;
}

/** What a reader must know of the machine; never its name. */
export function describeMachine() {
  return {
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? "unknown",
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${platform()} ${arch()}`,
    pinned: canPin,
    loadAverage: loadavg().map((value) => Number(value.toFixed(2))),
  };
}

/** Versions of the runtimes and of the packages. */
export function versionsOf(packages) {
  const require = createRequire(import.meta.url);
  const bun = spawnSync(BUN, ["--version"], { encoding: "utf8" });
  return {
    node: process.versions.node,
    ...(bun.status === 0 ? { bun: bun.stdout.trim() } : {}),
    ...Object.fromEntries(packages.map((name) => [name, versionOf(require, name)])),
  };
}

function versionOf(require, name) {
  const folder = require.resolve.paths(name)[0];
  return JSON.parse(readFileSync(`${folder}/${name}/package.json`, "utf8")).version;
}

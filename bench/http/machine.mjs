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

const DENO = `../../test/runtimes/node_modules/@deno/linux-${arch()}-glibc/deno`;
const PROGRAMS = { bun: "./node_modules/.bin/bun", deno: DENO };
const DENO_FLAGS = ["run", "--quiet", "--allow-all", "--no-remote"];

/** The program of a runtime and its arguments; undefined if it is not installed. */
export function programOf(runtime) {
  if (runtime === "node") return [process.execPath];
  const program = fileURLToPath(new URL(PROGRAMS[runtime], import.meta.url));
  if (spawnSync(program, ["--version"]).status !== 0) return undefined;
  return runtime === "deno" ? [program, ...DENO_FLAGS] : [program];
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

/** Versions of Node, of other runtimes and of packages. */
export function versionsOf(packages, runtimes = []) {
  const require = createRequire(import.meta.url);
  return {
    node: process.versions.node,
    ...Object.fromEntries(runtimes.map((runtime) => [runtime, versionOfRuntime(runtime)])),
    ...Object.fromEntries(packages.map((name) => [name, versionOf(require, name)])),
  };
}

function versionOfRuntime(runtime) {
  const [program] = programOf(runtime) ?? [];
  const text = program === undefined ? "" : spawnSync(program, ["--version"], { encoding: "utf8" }).stdout;
  return /\d+\.\d+\.\d+/.exec(text)?.[0] ?? "not installed";
}

function versionOf(require, name) {
  const folder = require.resolve.paths(name)[0];
  return JSON.parse(readFileSync(`${folder}/${name}/package.json`, "utf8")).version;
}

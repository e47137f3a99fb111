// @ts-check
import { spawnSync } from "node:child_process";
import getExePath from "../node_modules/typescript-7/lib/getExePath.js";

/** The compiler itself, without the script that starts it. @type {string} */
export const COMPILER = getExePath();

/** Checks a project with one checker, and says what that took. @param {string} project */
export function check(project) {
  const args = ["-p", project, "--noEmit", "--checkers", "1", "--extendedDiagnostics", "--pretty", "false"];
  const startedAt = performance.now();
  // `times` of the shell has the processor time of its children: user, then system (POSIX).
  const script = '"$@"; code=$?; times >&2; exit $code';
  const run = ["-c", script, "sh", COMPILER, ...args];
  const { status, stdout, stderr } = spawnSync("sh", run, { encoding: "utf8", timeout: 300_000 });
  if (status !== 0) throw new Error(`${project} does not check:\n${stdout.slice(0, 3000)}${stderr.slice(0, 2000)}`);
  const cpu = [...(stderr.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  return {
    wall: (performance.now() - startedAt) / 1000,
    cpu: cpu.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0),
    checking: numberOf(stdout, /Check time:\s*([\d.]+)s/),
    instantiations: numberOf(stdout, /Instantiations:\s*(\d+)/),
    megabytes: numberOf(stdout, /Memory used:\s*(\d+)K/) / 1024,
  };
}

/** @param {string} said @param {RegExp} pattern */
function numberOf(said, pattern) {
  return Number(pattern.exec(said)?.[1] ?? Number.NaN);
}

/** @param {readonly number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

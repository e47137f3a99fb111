// @ts-check
// One process installs at a time, and one that finds a program waits until it is whole: a package that is being unpacked
// puts its program on the PATH before all that the program needs.
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

const PAUSE = 500;

/** No installation takes as long. */
const STALE = 1_200_000;

/**
 * @template T
 * @param {string} lock a file that holds the process's id
 * @param {() => T} work
 * @returns {T}
 */
export function installing(lock, work) {
  while (!isTaken(lock)) {
    waitForInstaller(lock);
    rmSync(lock, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Returns when no process installs. @param {string} lock */
export function waitForInstaller(lock) {
  while (isHeld(lock)) pause(PAUSE);
}

/** @param {number} milliseconds */
export function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** @param {string} lock */
function isTaken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** A process that died without giving it back holds it no longer. @param {string} lock */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE) return false;
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch (error) {
    if (codeOf(error) === "EPERM") return true;
    return false;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}

// @ts-check
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TEST_HANG } from "../bounds.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = join(ROOT, "dist/cli/main.js");
const APP = fileURLToPath(new URL("../cli/apps/greetings.ts", import.meta.url));

/**
 * The command line reads a TypeScript app, with the runtime's own stripping where it has it.
 * @param {string} program
 * @param {readonly string[]} flags what the runtime is started with
 */
export async function readsTypescript(program, flags) {
  const line = [...flags, MAIN, "routes", APP, "--json"];
  const { stdout, stderr } = await promisify(execFile)(program, line, { timeout: TEST_HANG });
  if (stderr !== "") throw new Error(`it warns: ${stderr}`);
  if (!stdout.includes('"/greetings/{name}"')) throw new Error(`it lists ${stdout}`);
}

/**
 * What was compiled is kept for the next start, where Node can, and a package that cannot be written starts without.
 * @param {string} program a binary of Node
 */
export async function keepsCompiled(program) {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  const start = async () => {
    const { stdout, stderr } = await promisify(execFile)(program, [join(folder, "dist/cli/main.js"), "--version"]);
    if (stderr !== "" || !/^\d+\.\d+\.\d+\n$/.test(stdout)) throw new Error(`it says ${stdout}${stderr}`);
  };
  try {
    for (const name of ["dist", "package.json"]) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    const cache = join(folder, ".cache");
    writeFileSync(cache, "no folder can be made here");
    await start();
    rmSync(cache);
    await start();
    const { stdout: can } = await promisify(execFile)(program, [
      "-p",
      "'enableCompileCache' in require('node:module')",
    ]);
    if (existsSync(join(cache, "compiled")) !== (can.trim() === "true"))
      throw new Error("it is not as this version of Node can");
    await start();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

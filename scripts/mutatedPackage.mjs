// @ts-check
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * The package with the mutants in its code, for tests that give lines to another process (test/mutation/mutatedDist.mjs).
 *
 * @param {string} root
 * @param {string} folder
 * @param {readonly { name: string, content: string }[]} files
 */
export function buildMutated(root, folder, files) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of ["package.json", "tsconfig.base.json", "src"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, relative(root, name)), content);
  const line = [join(root, "scripts/bundle.mjs"), folder, "--internal"];
  const { status } = spawnSync(process.execPath, line, { stdio: "inherit" });
  if (status !== 0) throw new Error("The package with the mutants does not build.");
}

// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";
import { importsOf } from "./imports.mjs";
import { run } from "./run.mjs";

export const name = "lint";

const LINE = ["oxlint", "--deny-warnings", "--format=unix"];
/** What passed: the hash of the settings, and of each file. Nothing of it is committed, so that CI begins without. */
const KEPT = ".cache/lint.json";
const SETTINGS = [".oxlintrc.json", "package-lock.json", "tsconfig.base.json", "tsconfig.test.json"];
/** Up to so many files are cheaper by themselves than all of them. */
const FEW = 150;

/**
 * Rules about types take most of the time. After a run that passed, they look at what has changed since, and at what imports it.
 * @param {string} root
 */
export async function check(root) {
  const now = stateOf(root);
  const before = keptState(root);
  const due = before?.settings === now.settings ? dueOf(root, now.files, before.files) : undefined;
  const faults =
    due === undefined || due.length > FEW
      ? await run(root, [...LINE, "--type-aware"])
      : [...(await run(root, LINE)), ...(due.length === 0 ? [] : await run(root, [...LINE, "--type-aware", ...due]))];
  if (faults.length === 0) {
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(join(root, KEPT), JSON.stringify(now));
  }
  return faults;
}

/** @typedef {{ settings: string, files: Record<string, string> }} State */

/** @param {string} root @returns {State} */
function stateOf(root) {
  const hash = (/** @type {string} */ path) =>
    existsSync(join(root, path))
      ? createHash("sha256")
          .update(readFileSync(join(root, path)))
          .digest("hex")
      : "";
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && !["node_modules", "dist"].includes(entry.name),
  );
  const files = folders.flatMap((folder) => filesIn(root, folder.name, /\.(?:[cm]?[jt]s|[jt]sx)$/));
  return {
    settings: SETTINGS.map(hash).join(" "),
    files: Object.fromEntries(files.map((path) => [path, hash(path)])),
  };
}

/** @param {string} root @returns {State | undefined} */
function keptState(root) {
  try {
    return JSON.parse(readFileSync(join(root, KEPT), "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {State["files"]} now @param {State["files"]} before */
function dueOf(root, now, before) {
  const changed = new Set(Object.keys(now).filter((path) => now[path] !== before[path]));
  if (changed.size === 0) return [];
  return Object.keys(now).filter(
    (path) =>
      changed.has(path) ||
      importsOf(path, readFileSync(join(root, path), "utf8")).some((imported) => changed.has(imported)),
  );
}

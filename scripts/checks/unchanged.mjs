// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What passed, by check: the hash of all that it looked at. Nothing of it is committed, so that CI begins without. */
const KEPT = ".cache/checks.json";

/**
 * The faults that a check finds. Where it passed before, and nothing that it looks at has changed since, it is not run again.
 * @param {string} root
 * @param {string} name
 * @param {readonly string[]} paths files and folders that it looks at; the scripts themselves always are
 * @param {() => Promise<string[]>} check
 */
export async function unlessUnchanged(root, name, paths, check) {
  const hash = hashOf(root, ["scripts", "package-lock.json", ...paths]);
  if (kept(root)[name] === hash) return [];
  const faults = await check();
  if (faults.length === 0) {
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(join(root, KEPT), JSON.stringify({ ...kept(root), [name]: hash }));
  }
  return faults;
}

/**
 * @param {string} root
 * @returns {Record<string, string>}
 */
function kept(root) {
  try {
    return JSON.parse(readFileSync(join(root, KEPT), "utf8"));
  } catch {
    return {};
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} paths
 */
function hashOf(root, paths) {
  const hash = createHash("sha256").update(process.version);
  const add = (/** @type {string} */ path) => {
    const whole = join(root, path);
    if (!existsSync(whole)) return;
    if (statSync(whole).isFile()) hash.update(`\0${path}\0`).update(readFileSync(whole));
    else for (const entry of readdirSync(whole).sort()) if (entry !== "node_modules") add(`${path}/${entry}`);
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

// @ts-check
import fs from "node:fs";

/** @param {string} path */
function jsonOf(path) {
  try {
    return JSON.parse(fs.readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`the baseline cannot be read: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/** Known failures: {"id": "reason"} or ["id"]. @param {string} path @returns {Map<string, string>} */
export function readBaseline(path) {
  const known = jsonOf(path);
  if (typeof known !== "object" || known === null) throw new Error(`${path}: write {"id": "reason", …} or ["id", …]`);
  return new Map(Array.isArray(known) ? known.map((id) => [id, ""]) : Object.entries(known));
}

/** @param {any[]} results @param {Map<string, string>} known */
export function compareWith(results, known) {
  const failed = results.filter((r) => r.outcome === "failed");
  const passed = new Set(results.filter((r) => r.outcome === "passed").map((r) => r.id));
  return {
    fresh: failed.filter((r) => !known.has(r.id)),
    known: failed.filter((r) => known.has(r.id)),
    fixed: [...known.keys()].filter((id) => passed.has(id)),
  };
}

/** @param {string} path @param {any[]} results */
export function writeBaseline(path, results) {
  const failed = results.filter((r) => r.outcome === "failed");
  fs.writeFileSync(path, `${JSON.stringify(Object.fromEntries(failed.map((r) => [r.id, r.reasons[0]])), null, 1)}\n`);
}

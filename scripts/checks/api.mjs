// @ts-check
import { run } from "./run.mjs";

export const name = "api";

/** The public API is as api/ has it. @param {string} root */
export function check(root) {
  return run(root, [process.execPath, "scripts/api-report.mjs", "--check"]);
}

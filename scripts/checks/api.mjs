// @ts-check
import { run } from "./run.mjs";
import { unlessUnchanged } from "./unchanged.mjs";

export const name = "api";

/** The public API is as api/ has it. @param {string} root */
export function check(root) {
  return unlessUnchanged(root, name, ["dist", "api", "package.json"], () =>
    run(root, [process.execPath, "scripts/api-report.mjs", "--check"]),
  );
}

// @ts-check
import { run } from "./run.mjs";

export const name = "cli-page";

/** docs/cli.md shows what each command prints; to run all of them takes a third of the time of all pages. @param {string} root */
export function check(root) {
  return run(root, [process.execPath, "scripts/print-cli.mjs", "--check"]);
}

// @ts-check
import { run } from "./run.mjs";

export const name = "lint";

/** @param {string} root */
export function check(root) {
  return run(root, ["oxlint", "--type-aware", "--deny-warnings", "--format=unix"]);
}

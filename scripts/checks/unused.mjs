// @ts-check
import { run } from "./run.mjs";

export const name = "unused";

/** Files, exports and dependencies that nobody uses; knip.json says where use begins. @param {string} root */
export function check(root) {
  return run(root, ["knip", "--no-progress", "--no-config-hints"]);
}

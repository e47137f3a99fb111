// @ts-check
import { run } from "./run.mjs";

export const name = "types";

/** The source as it is published, then everything around it, which may use Node's types. @param {string} root */
export async function check(root) {
  const source = await run(root, ["tsc", "-b", "--pretty", "false"]);
  return source.length > 0 ? source : run(root, ["tsc", "-p", "tsconfig.test.json", "--pretty", "false"]);
}

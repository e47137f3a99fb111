// @ts-check
import { filesIn } from "./files.mjs";
import { run } from "./run.mjs";

export const name = "docs";

/** Every printer (scripts/print-*.mjs) says with --check whether what it prints is current. `cli-page` has its own check. @param {string} root */
export async function check(root) {
  const printers = filesIn(root, "scripts", /^print-(?!cli).*\.mjs$/);
  return (await Promise.all(printers.map((printer) => run(root, [process.execPath, printer, "--check"])))).flat();
}

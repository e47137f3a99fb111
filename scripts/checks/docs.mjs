// @ts-check
import { filesIn } from "./files.mjs";
import { run } from "./run.mjs";
import { unlessUnchanged } from "./unchanged.mjs";

export const name = "docs";

/** What printers read and write. */
const LOOKED_AT = [
  ..."dist docs examples README.md CHANGELOG.md package.json".split(" "),
  ..."packages/http-semantics-suite/cases packages/http-semantics-suite/results".split(" "),
  ..."src/debug src/draw src/graph src/limit src/literal src/pages src/resource".split(" "),
];

/** Every printer (scripts/print-*.mjs) says with --check whether what it prints is current. `ran-pages` has the others. @param {string} root */
export async function check(root) {
  const printers = filesIn(root, "scripts", /^print-(?!cli|guide).*\.mjs$/);
  return unlessUnchanged(root, name, LOOKED_AT, async () =>
    (await Promise.all(printers.map((printer) => run(root, [process.execPath, printer, "--check"])))).flat(),
  );
}

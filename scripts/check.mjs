// @ts-check
// The repository checks, a line each: `npm run check`, or `npm run check -- layers words` for two of them. `--all` adds those that
// take long.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as api from "./checks/api.mjs";
import * as citations from "./checks/citations.mjs";
import * as docs from "./checks/docs.mjs";
import * as format from "./checks/format.mjs";
import * as headerFields from "./checks/headerFields.mjs";
import * as layers from "./checks/layers.mjs";
import * as lengths from "./checks/lengths.mjs";
import * as lint from "./checks/lint.mjs";
import * as lock from "./checks/lock.mjs";
import * as methods from "./checks/methods.mjs";
import * as owners from "./checks/owners.mjs";
import * as packed from "./checks/package.mjs";
import * as patterns from "./checks/patterns.mjs";
import * as ranPages from "./checks/ranPages.mjs";
import * as size from "./checks/size.mjs";
import * as tests from "./checks/tests.mjs";
import * as types from "./checks/types.mjs";
import * as unused from "./checks/unused.mjs";
import * as words from "./checks/words.mjs";

const CHECKS = [
  layers,
  owners,
  lengths,
  words,
  methods,
  tests,
  patterns,
  headerFields,
  format,
  lint,
  types,
  docs,
  citations,
  unused,
  lock,
  size,
  api,
];
const LONG = [packed, ranPages];

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const { values, positionals: wanted } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
const all = [...CHECKS, ...LONG];
const unknown = wanted.filter((name) => !all.some((each) => each.name === name));
if (unknown.length > 0) {
  console.error(`no such check: ${unknown.join(", ")}; there are ${all.map((each) => each.name).join(", ")}`);
  process.exit(2);
}

const chosen = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : values.all ? all : CHECKS;
const running = chosen.map(async (each) => ({ name: each.name, faults: await each.check(root) }));
/** @type {string[]} */
const failed = [];
for (const result of running) {
  const { name, faults } = await result;
  if (faults.length > 0) failed.push(name);
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${name}`);
  for (const fault of faults) console.log(`     ${fault}`);
}
const which = failed.length === 0 ? "" : `: ${failed.join(", ")}`;
console.log(`checks: ${chosen.length - failed.length} passed, ${failed.length} failed${which}`);
process.exitCode = failed.length === 0 ? 0 : 1;

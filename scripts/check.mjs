// @ts-check
// The house rules, a line each. `npm run check` asks all of them, `npm run check -- floors words` those.
import { fileURLToPath } from "node:url";
import * as citations from "./house/citations.mjs";
import * as docs from "./house/docs.mjs";
import * as floors from "./house/floors.mjs";
import * as format from "./house/format.mjs";
import * as lengths from "./house/lengths.mjs";
import * as lint from "./house/lint.mjs";
import * as lock from "./house/lock.mjs";
import * as methods from "./house/methods.mjs";
import * as owners from "./house/owners.mjs";
import * as packed from "./house/package.mjs";
import * as types from "./house/types.mjs";
import * as unused from "./house/unused.mjs";
import * as words from "./house/words.mjs";

const CHECKS = [floors, owners, lengths, words, methods, format, lint, types, docs, citations, unused, lock, packed];

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECKS.some((house) => house.name === name));
if (unknown.length > 0) {
  console.error(`no such check: ${unknown.join(", ")}; there are ${CHECKS.map((house) => house.name).join(", ")}`);
  process.exit(2);
}

const chosen = CHECKS.filter((house) => wanted.length === 0 || wanted.includes(house.name));
const running = chosen.map(async (house) => ({ name: house.name, faults: await house.check(root) }));
/** @type {string[]} */
const failed = [];
for (const result of running) {
  const { name, faults } = await result;
  if (faults.length > 0) failed.push(name);
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${name}`);
  for (const fault of faults) console.log(`     ${fault}`);
}
const which = failed.length === 0 ? "" : `: ${failed.join(", ")}`;
console.log(`house: ${chosen.length - failed.length} passed, ${failed.length} failed${which}`);
process.exitCode = failed.length === 0 ? 0 : 1;

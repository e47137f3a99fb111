// @ts-check
// node edits.mjs [edits]: what it takes to check one call that is changed in an editor, by what its client is asked by: with the language
// server of TypeScript 7, and with the language service of TypeScript 6, which editors use by tsserver. Milliseconds of processor time.
// Needs `npm run build` at the root, and `npm ci` here.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { edit } from "./types/editor.mjs";
import { generate, linkPackage, printTypes } from "./types/generate.mjs";

const [count = "5"] = process.argv.slice(2);
const folder = join(import.meta.dirname, "generated");
linkPackage();
/** @type {Record<string, string | undefined>} */
const printed = await printTypes(folder);
const literals = join(generate("Signalbox, literals", folder, undefined), "..");
const flat = join(generate("Signalbox, printed", folder, printed["Signalbox, printed"]), "..");

/** The file that is changed. @param {string} home */
const callsOf = (home) => join(home, "calls7.ts");

/** A copy of a project, with another file to change. @param {string} name @param {string} from @param {(text: string) => string} change */
function variant(name, from, change) {
  const home = join(folder, name);
  rmSync(home, { recursive: true, force: true });
  cpSync(from, home, { recursive: true });
  writeFileSync(callsOf(home), change(readFileSync(callsOf(home), "utf8")));
  return home;
}

/** The first call of a file. @param {string} text */
const first = (text) => text.slice(0, text.indexOf("export async function", text.indexOf("export async function") + 1));
const SERVICE = 'import type { service } from "./index.js";';

const empty = join(folder, "empty");
mkdirSync(empty, { recursive: true });
cpSync(join(flat, "tsconfig.json"), join(empty, "tsconfig.json"));
writeFileSync(callsOf(empty), 'const book = { title: "" };\nexport const title: string = book.title;\n');

const PROJECTS = {
  "a file without imports": empty,
  "printed types, one call": variant("one-printed", flat, first),
  "printed types, 50 calls": flat,
  "one literal in a list, one call": variant("one-literal", literals, (text) =>
    first(text)
      .replace(SERVICE, 'import type { item350 } from "./routes7.js";')
      .replace("typeof service", "[typeof item350]"),
  ),
  "a module of 50 literals, 50 calls": variant("module", literals, (text) =>
    text
      .replace(SERVICE, 'import type * as resources from "./routes7.js";')
      .replace("typeof service", "typeof resources"),
  ),
  "a service of 1,000 literals, 50 calls": literals,
};

console.log("| | TypeScript 7, ms | TypeScript 6, ms |\n| --- | --- | --- |");
for (const [name, home] of Object.entries(PROJECTS)) {
  const project = join(home, "tsconfig.json");
  const { cpu } = await edit(project, Number(count));
  const args = [join(import.meta.dirname, "types", "service.mjs"), project, count];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 300_000 });
  const older = stdout === "" ? stderr.slice(0, 200) : JSON.parse(stdout).cpu.toFixed(0);
  console.log(`| ${name} | ${cpu.toFixed(0)} | ${older} |`);
}
rmSync(folder, { recursive: true, force: true });

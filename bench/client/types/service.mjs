// @ts-check
// node types/service.mjs PROJECT EDITS: one call is changed, in the language service of TypeScript 6, which editors use by tsserver. Prints
// the milliseconds of processor time and of the clock that an edit takes, as JSON.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript-6";

/** Edits that are not counted. */
const FIRST = 1;
/** Milliseconds after which no more edits are made. */
const LONGEST = 20_000;

const [project = "", edits = "5"] = process.argv.slice(2);
const home = dirname(project);
const changed = join(home, "calls7.ts");
const parsed = ts.parseJsonConfigFileContent(
  ts.readConfigFile(project, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  home,
);
const right = readFileSync(changed, "utf8");
const at = right.lastIndexOf(".title");
const wrong = `${right.slice(0, at)}.titel${right.slice(at + 6)}`;
let version = 0;

/** @param {string} file */
const textOf = (file) => (file === changed ? (version % 2 === 0 ? right : wrong) : ts.sys.readFile(file));

/** @type {import("typescript-6").LanguageServiceHost} */
const host = {
  getCompilationSettings: () => parsed.options,
  getScriptFileNames: () => parsed.fileNames,
  getScriptVersion: (file) => (file === changed ? String(version) : "0"),
  getScriptSnapshot: (file) => {
    const text = textOf(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => home,
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: (path) => ts.sys.fileExists(path),
  readFile: (path) => ts.sys.readFile(path),
  readDirectory: (path, ...rest) => ts.sys.readDirectory(path, ...rest),
  directoryExists: (path) => ts.sys.directoryExists(path),
  getDirectories: (path) => ts.sys.getDirectories(path),
};
const service = ts.createLanguageService(host);

/** The errors of the file, as they are after an edit. */
function check() {
  const errors = service.getSemanticDiagnostics(changed).length;
  if (errors !== version % 2) throw new Error(`${changed} has ${errors} errors.`);
}

check();
/** @type {number[]} */
const walls = [];
/** @type {number[]} */
const cpus = [];
const begunAt = performance.now();
while (walls.length < Number(edits) + FIRST && (walls.length <= FIRST || performance.now() - begunAt < LONGEST)) {
  version += 1;
  const startedAt = performance.now();
  const before = process.cpuUsage();
  check();
  const { user, system } = process.cpuUsage(before);
  cpus.push((user + system) / 1000);
  walls.push(performance.now() - startedAt);
}
const counted = cpus.slice(FIRST);
console.log(
  JSON.stringify({ cpu: counted.reduce((sum, each) => sum + each, 0) / counted.length, walls: walls.slice(FIRST) }),
);

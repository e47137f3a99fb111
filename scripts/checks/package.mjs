// @ts-check
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { absentFiles } from "./packedFiles.mjs";
import { unnamedTypes } from "./publicTypes.mjs";
import { run } from "./run.mjs";

export const name = "package";

/**
 * The package as a user gets it: built afresh beside the tree (so that nothing stale is packed), packed, judged by
 * publint and attw, and unpacked into a project where every entry point is imported. Every type that a public declaration
 * mentions has an entry point that exports it, and what maps and pages lead to is packed.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function check(root) {
  const folder = mkdtempSync(join(tmpdir(), "package-"));
  try {
    return await checkIn(root, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BUNDLE = fileURLToPath(new URL("../bundle.mjs", import.meta.url));
const PACKED_DOCS = fileURLToPath(new URL("../packed-docs.mjs", import.meta.url));

/** What a package is built from, and what is packed. */
const PARTS =
  "src docs examples package.json README.md CHANGELOG.md LICENSE llms.txt tsconfig.json tsconfig.base.json".split(" ");

/**
 * @param {string} root
 * @param {string} folder
 */
async function checkIn(root, folder) {
  const built = join(folder, "built");
  mkdirSync(built);
  for (const part of PARTS) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(built, part), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(built, "node_modules"));
  const manifest = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
  const missing = entryPointsOf(manifest).flatMap(([entryPoint, target]) => {
    const source = target.replace("./dist/", "src/").replace(/\.js$/, ".ts");
    return existsSync(join(built, source))
      ? []
      : [`the entry point ${entryPoint} leads to ${source}, which is not there`];
  });
  if (missing.length > 0) return missing;
  const tarball = join(folder, `${manifest.name}-${manifest.version}.tgz`);

  for (const line of [
    ["tsc", "-b", "--pretty", "false"],
    [process.execPath, BUNDLE, built],
    [process.execPath, PACKED_DOCS, built],
    ["npm", "pack", "--ignore-scripts", "--pack-destination", folder],
  ]) {
    const faults = await run(root, line, built);
    if (faults.length > 0) return faults;
  }
  const judged = await Promise.all([
    judgedByPublint(tarball, manifest),
    run(root, ["attw", tarball, "--profile", "esm-only", "--no-color", "--no-emoji", "--format", "ascii"]),
    entryPointsOpen(root, join(folder, "project"), tarball, manifest),
  ]);
  const declarations = Object.values(manifest.exports).flatMap(({ types }) => (types === undefined ? [] : [types]));
  return [...judged.flat(), ...unnamedTypes(built, declarations)];
}

/**
 * @param {string} tarball
 * @param {Record<string, unknown>} manifest
 */
async function judgedByPublint(tarball, manifest) {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false }) ?? message.code}`);
}

/**
 * Installed by hand, because npm cannot resolve a tarball's dependencies without the registry: only what `dependencies`
 * names is there, so that an entry point which needs more cannot be imported.
 * @param {string} root
 * @param {string} project
 * @param {string} tarball
 * @param {{ name: string, exports: Record<string, unknown>, dependencies?: Record<string, string> }} manifest
 */
async function entryPointsOpen(root, project, tarball, manifest) {
  const home = join(project, "node_modules", manifest.name);
  mkdirSync(home, { recursive: true });
  const unpacked = await run(root, ["tar", "-xzf", tarball, "-C", home, "--strip-components", "1"]);
  if (unpacked.length > 0) return unpacked;
  installDependencies(root, project, manifest);
  const names = entryPointsOf(manifest).map(([entryPoint]) => entryPoint);
  /** @param {readonly string[]} those */
  const open = (those) => {
    const imported = those.map((entryPoint) => manifest.name + entryPoint.slice(1));
    return run(root, [process.execPath, "--input-type=module", "-e", OPEN, ...imported], project);
  };
  const opened = await open(names.filter((name) => !(name in BUILT_ON)));
  const built = names.filter((name) => name in BUILT_ON);
  if (built.length > 0) {
    installDependencies(root, project, { dependencies: BUILT_ON_VERSIONS });
    opened.push(...(await open(built)));
  }
  return [...opened, ...absentFiles(home)];
}

/** Entry points that are nothing without a package of the author's choice, and that package. @type {Record<string, string>} */
const BUILT_ON = { "./mcp": "@modelcontextprotocol/sdk" };
const BUILT_ON_VERSIONS = Object.fromEntries(Object.values(BUILT_ON).map((name) => [name, "*"]));

/** Given to a Node of its own, in the project. */
const OPEN = `const known = new Map();
for (const entryPoint of process.argv.slice(1)) {
  const fault = await faultOf(entryPoint);
  if (fault === undefined) continue;
  console.log(entryPoint + fault);
  process.exitCode = 1;
}

async function faultOf(entryPoint) {
  try {
    const classes = Object.entries(await import(entryPoint)).filter(([, value]) => isClass(value));
    const renamed = classes.find(([name, value]) => value.name !== name);
    if (renamed) return " has a class " + renamed[0] + " that calls itself " + renamed[1].name;
    // A class that two entry points export is one, so that instanceof holds across them.
    for (const [name, value] of classes) {
      const first = known.get(name) ?? { value, entryPoint };
      known.set(name, first);
      if (first.value !== value) return " has a class " + name + " that is another than that of " + first.entryPoint;
    }
  } catch (error) {
    return " cannot be imported: " + error.message;
  }
}

function isClass(value) {
  return typeof value === "function" && value.toString().startsWith("class");
}`;

/**
 * @param {{ exports: Record<string, unknown> }} manifest
 * @returns {[entryPoint: string, target: string][]}
 */
function entryPointsOf({ exports }) {
  return Object.entries(exports).flatMap(([entryPoint, target]) =>
    typeof target === "object" && target !== null && "default" in target ? [[entryPoint, String(target.default)]] : [],
  );
}

/**
 * @param {string} root
 * @param {string} project
 * @param {{ dependencies?: Record<string, string> }} manifest
 */
function installDependencies(root, project, manifest) {
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const [from = "", to = ""] = [root, project].map((place) => join(place, "node_modules", dependency));
    if (existsSync(to)) continue;
    cpSync(from, to, { recursive: true });
    installDependencies(root, project, JSON.parse(readFileSync(join(from, "package.json"), "utf8")));
  }
}

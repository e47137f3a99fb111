// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What may be in a folder that a project is written into. */
const HARMLESS = new Set([".git", ".gitignore", "LICENSE"]);

/**
 * Why a project cannot be written there, if it cannot.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function folderFault(folder) {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file`;
  const [found] = readdirSync(folder).filter((name) => !HARMLESS.has(name));
  return found === undefined ? undefined : `${folder} is not empty (it has ${found})`;
}

/**
 * The folder's name as npm takes one.
 * @param {string} folder
 * @returns {string}
 */
export function nameOf(folder) {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._~-]+/g, "-")
    .replaceAll(/^[._-]+|[._-]+$/g, "");
  return name === "" ? "my-api" : name;
}

/**
 * Writes a template, with its two names filled in. Gives the paths.
 * @param {string} folder
 * @param {{ template: string, name: string, signalbox: string }} names
 * @returns {string[]}
 */
export function writeProject(folder, { template, name, signalbox }) {
  const source = fileURLToPath(new URL(`templates/${template}`, import.meta.url));
  const paths = filesIn(source);
  for (const path of paths) {
    // npm leaves .gitignore out of packages.
    const place = join(folder, path.replace(/^_/, "."));
    const text = readFileSync(join(source, path), "utf8");
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text.replaceAll("{{name}}", name).replaceAll("{{signalbox}}", signalbox));
  }
  return paths;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)).map((path) => join(entry.name, path)) : [entry.name],
  );
}

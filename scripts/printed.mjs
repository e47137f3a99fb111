// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Writes files that are printed from the source; with --check it says which of them are not as they would be written.
 * @param {Readonly<Record<string, string>>} files path from the root -> text
 * @param {string} script the one to run, where they are out of date
 */
export function print(files, script) {
  for (const [path, text] of Object.entries(files)) {
    const place = inRoot(path);
    if (!process.argv.includes("--check")) {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    } else if (!existsSync(place) || readFileSync(place, "utf8") !== text) {
      console.error(`${path} is out of date: npm run build && node ${script}`);
      process.exitCode = 1;
    }
  }
}

/** @param {string} path */
export function inRoot(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** Text for a cell of a Markdown table. @param {string} text */
export function cell(text) {
  return text.replace(/\s*\n\s*/g, " ").replace(/\|/g, "\\|");
}

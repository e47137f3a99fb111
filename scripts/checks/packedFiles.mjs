// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesIn } from "./files.mjs";

/** What the package itself has; other links lead to the repository, which its page in the registry resolves. */
const INSIDE = /^(?:\.\/)?(?:docs|src|dist)\//;

/**
 * What the files of an unpacked package lead to and that is not in it: the sources of its source maps, and the pages and files
 * that its README names.
 * @param {string} home
 * @returns {string[]}
 */
export function absentFiles(home) {
  return [...absentSources(home), ...absentPages(home)];
}

/** @param {string} home */
function absentSources(home) {
  return mapsIn(home).flatMap((map) => {
    /** @type {{ sources: string[], sourcesContent?: (string | null)[] }} */
    const { sources, sourcesContent = [] } = JSON.parse(readFileSync(join(home, map), "utf8"));
    return sources
      .filter((_, at) => typeof sourcesContent[at] !== "string")
      .map((source) => join(home, dirname(map), source))
      .filter((path) => !existsSync(path))
      .map((path) => `${map} leads to ${relative(home, path)}, which is not packed`);
  });
}

/** `filesIn` leaves dist out, below the folder that it is given. @param {string} home */
function mapsIn(home) {
  return filesIn(home, "dist", /\.map$/);
}

/** @param {string} home */
function absentPages(home) {
  const readme = join(home, "README.md");
  if (!existsSync(readme)) return [];
  const links = [...readFileSync(readme, "utf8").matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
  return [...new Set(links)]
    .filter((link) => INSIDE.test(link) && !existsSync(join(home, link)))
    .map((link) => `README.md leads to ${link}, which is not packed`);
}

// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { filesIn } from "./files.mjs";

/**
 * What the files of an unpacked package lead to and that is not in it: the sources of its source maps, and the pages and files
 * that its pages link to.
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
  return absentLinks(home, filesOf(home)).flatMap(([page, links]) =>
    links.map((link) => `${page} has ${link}, which is not packed`),
  );
}

/** @param {string} home */
function filesOf(home) {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/**
 * The links of the pages among `packed` that lead to none of these files, as they are written.
 * @param {string} home
 * @param {readonly string[]} packed
 * @returns {[page: string, links: string[]][]}
 */
export function absentLinks(home, packed) {
  const there = new Set(packed.flatMap((path) => [path, ...foldersOf(path)]));
  const pages = packed.filter((path) => /^(?:docs\/.*\.md|[^/]+\.(?:md|txt))$/.test(path));
  return pages.flatMap((page) => {
    const text = readFileSync(join(home, page), "utf8").replaceAll(CODE, "");
    const links = [...text.matchAll(LINK)].filter(([, target = ""]) => {
      if (/^[a-z]+:|^[/#]/.test(target)) return false;
      return !there.has(posix.join(posix.dirname(page), target.replace(/#.*/, "")).replace(/\/$/, ""));
    });
    return links.length === 0 ? [] : [[page, [...new Set(links.map(([link]) => link))]]];
  });
}

const CODE = /^```[^]*?^```$|`[^`\n]*`(?!\])/gm;
const LINK = /!?\[(?:[^\][]|\[[^\][]*\])*\]\(([^)\s]+)\)/g;

/** @param {string} path */
function foldersOf(path) {
  const names = path.split("/").slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

// @ts-check
// The pages of docs/ whose code and requests belong together: each is one app, with the store that the guide shows on its first
// page beside it. A block whose first line names a file is that file. In docs/learn/ the app grows from page to page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./printed.mjs";

const STORE_PAGE = "docs/guide/README.md";
const STORE = "// books.ts\n";
const BLOCK = /^```ts\n([\s\S]*?)^```$/gm;
const LEARN = "docs/learn/";
const SAME = /(?<=^<!-- signalbox -->\n)[\s\S]*?(?=^<!-- \/signalbox -->)/m;
const NAMED = /^\/\/ (\S+\.ts)\n/;

/** The pages, as paths from the root. @returns {string[]} */
export function guidePages() {
  const folders = ["docs/learn", "docs/guide", "docs/coming-from"];
  const pages = folders.flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return [...pages, "docs/database.md", "docs/graph-explained.md", "docs/index.md"].filter(
    (page) => piecesOf(textOf(page)).length > 0,
  );
}

/** @param {string} page */
export function textOf(page) {
  return readFileSync(inRoot(page), "utf8").replace(SAME, () => `\n${sameEndpoint()}\n`);
}

/** The endpoint of all pages of docs/coming-from, which their first page has. */
function sameEndpoint() {
  return /^```ts\n[\s\S]*?^```\n/m.exec(readFileSync(inRoot("docs/coming-from/README.md"), "utf8"))?.[0] ?? "";
}

/** The code of a page, without the store. @param {string} text */
function piecesOf(text) {
  return [...text.matchAll(BLOCK)].map(([, piece = ""]) => piece).filter((piece) => !piece.startsWith(STORE));
}

/** Its pieces follow each other. @param {string} text */
function appOf(text) {
  return piecesOf(text)
    .filter((piece) => !NAMED.test(piece))
    .join("\n");
}

/** The store that all pages import. */
function store() {
  const found = [...textOf(STORE_PAGE).matchAll(BLOCK)].find(([, piece = ""]) => piece.startsWith(STORE))?.[1];
  if (found === undefined) throw new Error(`${STORE_PAGE} has no block that begins with ${STORE.trim()}`);
  return found;
}

/** The files of each page's app, by their paths. @returns {ReadonlyMap<string, Readonly<Record<string, string>>>} */
export function appsOfPages() {
  const books = store();
  /** @type {Record<string, string>} */
  const learnt = {};
  return new Map(
    guidePages().map((page) => {
      if (!page.startsWith(LEARN))
        return [page, { ...filesOf(textOf(page)), "app.ts": appOf(textOf(page)), "books.ts": books }];
      Object.assign(learnt, filesOf(textOf(page)));
      return [page, { ...learnt }];
    }),
  );
}

/**
 * Writes the app of each page, and the store, to a folder of its own below `folder`.
 * @param {string} folder an absolute path
 * @returns {ReadonlyMap<string, string>} page -> its folder
 */
export function writeApps(folder) {
  return new Map(
    [...appsOfPages()].map(([page, files]) => {
      const own = join(folder, page.replace(/\.md$/, "").replaceAll(/\W+/g, "-"));
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(own, path)), { recursive: true });
        writeFileSync(join(own, path), text);
      }
      return [page, own];
    }),
  );
}

/** The files of a page, by the path in the first line of each. @param {string} text */
function filesOf(text) {
  return Object.fromEntries(
    piecesOf(text).flatMap((piece) => {
      const path = NAMED.exec(piece)?.[1];
      return path === undefined ? [] : [[path, piece.replace(NAMED, "")]];
    }),
  );
}

// @ts-check
// The pages of docs/ whose code and requests belong together: each is one app, with the store that the guide shows on its first
// page beside it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./printed.mjs";

const STORE_PAGE = "docs/guide/README.md";
const STORE = "// books.ts\n";
const BLOCK = /^```ts\n([\s\S]*?)^```$/gm;

/** The pages, as paths from the root. @returns {string[]} */
export function guidePages() {
  const folders = ["docs/guide", "docs/coming-from"];
  const pages = folders.flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return [...pages, "docs/database.md", "docs/graph-explained.md", "docs/index.md"].filter(
    (page) => appOf(textOf(page)) !== "",
  );
}

/** @param {string} page */
export function textOf(page) {
  return readFileSync(inRoot(page), "utf8");
}

/** The code of a page: its pieces follow each other. @param {string} text */
function appOf(text) {
  return [...text.matchAll(BLOCK)]
    .map(([, piece = ""]) => piece)
    .filter((piece) => !piece.startsWith(STORE))
    .join("\n");
}

/** The store that all pages import. */
function store() {
  const found = [...textOf(STORE_PAGE).matchAll(BLOCK)].find(([, piece = ""]) => piece.startsWith(STORE))?.[1];
  if (found === undefined) throw new Error(`${STORE_PAGE} has no block that begins with ${STORE.trim()}`);
  return found;
}

/**
 * Writes the app of each page, and the store, to a folder of its own below `folder`.
 * @param {string} folder an absolute path
 * @returns {ReadonlyMap<string, string>} page -> its folder
 */
export function writeApps(folder) {
  const books = store();
  return new Map(
    guidePages().map((page) => {
      const own = join(folder, page.replace(/\.md$/, "").replaceAll(/\W+/g, "-"));
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, "books.ts"), books);
      writeFileSync(join(own, "app.ts"), appOf(textOf(page)));
      return [page, own];
    }),
  );
}

// The pages whose service runs in the page: their files and requests, for the page's script.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transformSync } from "@swc/wasm-typescript";
import { appsOfPages, textOf } from "../../scripts/guidePages.mjs";
import { PAGES } from "../places.mjs";
import { filesForBrowser } from "./program.mjs";

/** A request of a page, after which the page shows the response. */
export const REQUEST = /^```http\n([A-Z]+ \S+) HTTP\/1\.1\n([\s\S]*?)^```\n/gm;

/** @returns {Map<string, { files: Record<string, string>, requests: string[] }>} path of the page from the root -> its program */
export function livePages() {
  const found = new Map();
  for (const [page, all] of appsOfPages()) {
    const files = filesForBrowser(all);
    const requests = [...textOf(page).matchAll(REQUEST)].map(([, line, rest]) => `${line}\n${rest.trimEnd()}`);
    if (requests.length > 0 && files !== undefined) found.set(page, { files, requests });
  }
  return found;
}

/** The name of a page's program in the site. @param {string} page */
export function nameOf(page) {
  return page
    .replace(/^docs\//, "")
    .replace(/\.md$/, "")
    .replaceAll("/", "-");
}

/** Writes the program of each page, with its types stripped: only what a reader changes is stripped in the browser. */
export function writeLivePages() {
  for (const [page, { files, requests }] of livePages()) {
    const stripped = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, transformSync(text, { mode: "strip-only" }).code]),
    );
    const place = join(PAGES, "public/live/pages", `${nameOf(page)}.json`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify({ files, stripped, requests }));
  }
}

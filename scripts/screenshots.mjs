// @ts-check
// Pictures of every page that a service shows, at five widths, light and dark, to be looked at:
//   npm run build && npx tsc -b examples/library examples/conduit && node scripts/screenshots.mjs <folder> [name …]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";

process.env["CONDUIT_DB"] = ":memory:";
const { serve } = await import("../dist/runtime/node.js");
/** @param {string} path */
const example = (path) => import(new URL(`../examples/${path}`, import.meta.url).href);
const { createLibrary } = await example("library/dist/library.js");
const { openDatabase } = await example("library/dist/database.js");
const { service: conduit } = await example("conduit/dist/app.js");
const { frontPage } = await example("conduit/dist/frontPage.js");

const [folder = "screenshots", ...wanted] = process.argv.slice(2);
const WIDTHS = (process.env["WIDTHS"] ?? "390,768,1024,1440,1600").split(",").map(Number);
const SCHEMES = /** @type {("light" | "dark")[]} */ ((process.env["SCHEMES"] ?? "light,dark").split(","));
const HEIGHTS = { 390: 844, 768: 1024, 1024: 768, 1440: 900, 1600: 950 };

const library = await serve(
  await createLibrary(openDatabase(":memory:"), { debugPath: "/_signalbox", onError: () => undefined }),
  { port: 0 },
);
conduit.attach({ routes: frontPage("/_signalbox") });
const blog = await serve(conduit, { port: 0 });

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {{ url: string, isWhole?: boolean, prepare?: (page: Page) => Promise<unknown> }} Shown
 */

/** @param {Page} page @param {string} text */
const choose = async (page, text) => {
  await page.locator("#list li", { hasText: text }).first().locator(".open").click();
  await page.waitForSelector(".node.lit", { state: "attached" });
};

/** @type {Readonly<Record<string, Shown>>} */
const PAGES = {
  front: { url: `${library.url}/`, isWhole: true },
  "front-run": {
    url: `${library.url}/`,
    isWhole: true,
    prepare: async (page) => {
      await page.locator("button.run").nth(3).click();
      await page.locator("output p").first().waitFor();
    },
  },
  books: { url: `${library.url}/books`, isWhole: true },
  "not-found": { url: `${library.url}/books/1000000` },
  api: { url: `${library.url}/docs`, isWhole: true },
  "api-operation": {
    url: `${library.url}/docs#postBooks`,
    prepare: async (page) => {
      await page.locator("#postBooks .responses details").first().locator("summary").click();
      await page.locator("#postBooks button").first().click();
      await page.locator("#postBooks output b").waitFor();
      await page.locator("#postBooks").scrollIntoViewIfNeeded();
    },
    isWhole: true,
  },
  "debugger-empty": { url: `${library.url}/_signalbox` },
  "debugger-404": { url: `${library.url}/_signalbox`, prepare: (page) => choose(page, "/books/9999") },
  "debugger-404-chart": {
    url: `${library.url}/_signalbox`,
    prepare: async (page) => {
      await choose(page, "/books/9999");
      if (await page.locator("#views").isVisible()) await page.click('[data-show="chart"]');
    },
  },
  "debugger-200": { url: `${library.url}/_signalbox`, prepare: (page) => choose(page, "/health") },
  "conduit-front": { url: `${blog.url}/`, isWhole: true },
  "conduit-not-found": { url: `${blog.url}/api/articles/nothing` },
  "conduit-api": { url: `${blog.url}/docs` },
};

for (const path of ["/books/1", "/books/9999", "/books", "/health"]) {
  await (await fetch(library.url + path, { headers: { Accept: "application/json" } })).arrayBuffer();
}

const program = ensureProgram(PROGRAMS.chromium);
if (!("path" in program)) throw new Error(program.missing);
const browser = await chromium.launch({ executablePath: program.path, args: ["--no-sandbox", "--disable-gpu"] });
mkdirSync(folder, { recursive: true });
try {
  for (const [name, { url, isWhole = false, prepare }] of Object.entries(PAGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        const viewport = { width, height: HEIGHTS[/** @type {390} */ (width)] };
        const page = await browser.newPage({ viewport, colorScheme });
        await page.goto(url);
        if (url.endsWith("/_signalbox")) await page.waitForSelector("#chart svg", { state: "attached" });
        await prepare?.(page);
        await page.waitForTimeout(300);
        const wide = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        if (wide > 0) console.log(`${name} at ${width} is ${wide} pixels too wide`);
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: isWhole });
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  for (const serving of [library, blog]) {
    serving.server.closeAllConnections();
    await serving.close();
  }
}

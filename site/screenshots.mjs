// Pictures of the built site, to be looked at: every kind of page at four widths, light and dark, and every other page of the
// guide once, on a phone:
//   npm run docs:build && node site/screenshots.mjs <folder> [name …]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureProgram, PROGRAMS } from "../scripts/ensure-program.mjs";
import { listed } from "./navigation.mjs";
import { serveSite } from "./serve.mjs";

const [folder = "screenshots", ...wanted] = process.argv.slice(2);
const HEIGHTS = { 390: 844, 1024: 768, 1440: 900, 1600: 950 };

/** What is done before the picture is taken. */
const search = async (page) => {
  await page.keyboard.press("Control+k");
  await page.locator("#localsearch-input").fill("If-Match");
  await page.locator(".VPLocalSearchBox .result").first().waitFor();
};
const menu = async (page) => {
  const button = page.locator(".VPNavBarHamburger");
  if (await button.isVisible()) await button.click();
};
const sidebar = async (page) => {
  const button = page.locator(".VPLocalNav .menu");
  if (await button.isVisible()) await button.click();
};

const KINDS = {
  home: ["/"],
  "home-code": ["/#a-resource"],
  begin: ["/guide/"],
  learn: ["/learn/1-resource"],
  guide: ["/guide/update"],
  trace: ["/guide/update#a-request-and-its-trace"],
  graph: ["/graph-explained"],
  chart: ["/graph-explained#reading-the-chart"],
  callbacks: ["/callbacks"],
  "callbacks-table": ["/callbacks#the-resource"],
  "reference-start": ["/reference/"],
  reference: ["/reference/limit"],
  comparison: ["/comparison"],
  "comparison-table": ["/comparison#http-semantics"],
  performance: ["/performance"],
  recipes: ["/recipes"],
  "coming-from": ["/coming-from/express"],
  debugger: ["/debugger"],
  rulings: ["/rulings"],
  release: ["/releases/0.1.0"],
  search: ["/", search],
  menu: ["/guide/update", menu],
  sidebar: ["/guide/update", sidebar],
  "not-found": ["/nothing-here"],
};

const found = ensureProgram(PROGRAMS.chromium);
if (!("path" in found)) throw new Error(found.missing);
mkdirSync(folder, { recursive: true });
const serving = await serveSite(0);
const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox", "--disable-gpu"] });

async function keep(page, name, path, options = {}) {
  await page.goto(serving.url + addressOf(path), { waitUntil: "load" });
  await page.waitForFunction(() => globalThis.document.querySelector("#app")?.__vue_app__ !== undefined);
  await options.prepare?.(page);
  await page.waitForTimeout(250);
  const { colorScheme, isWhole = false } = options;
  const { width } = page.viewportSize();
  await page.screenshot({ path: join(folder, `site-${name}-${width}-${colorScheme}.png`), fullPage: isWhole });
}

function addressOf(path) {
  const [page, anchor] = path.split("#");
  const file = page.endsWith("/") ? page : `${page}.html`;
  return anchor === undefined ? file : `${file}#${anchor}`;
}

async function opened(width, colorScheme) {
  const viewport = { width, height: HEIGHTS[width] };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  return context.newPage();
}

const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
try {
  for (const width of Object.keys(HEIGHTS).map(Number)) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await opened(width, colorScheme);
      for (const [name, [path, prepare]] of Object.entries(KINDS)) {
        if (isWanted(name)) await keep(page, name, path, { colorScheme, prepare });
      }
      await page.context().close();
    }
  }
  const phone = await opened(390, "light");
  for (const path of listed()) {
    const name = path.replaceAll("/", "-");
    if (path.startsWith("guide/") && path !== "guide/README" && isWanted(name))
      await keep(phone, name, `/${path}`, { colorScheme: "light", isWhole: true });
  }
} finally {
  await browser.close();
  serving.server.closeAllConnections();
  await serving.close();
}

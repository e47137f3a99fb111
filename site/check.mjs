// Looks at the built site in Chromium: axe-core finds no violation, no page is wider than its window, nothing is asked of another
// host, search finds something, every live example gets the statuses that its page shows. `--screenshots FOLDER` keeps a picture of each page at each width; `--all` has axe-core look at
// every page of the site, once; `--all --part 2/6` at the second sixth of them.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { ensureProgram, PROGRAMS } from "../scripts/ensure-program.mjs";
import { HANG } from "../test/bounds.mjs";
import { checkLive } from "./live/check.mjs";
import { OUTPUT } from "./places.mjs";
import { serveSite } from "./serve.mjs";

const SHOWN = {
  home: "/",
  guide: "/guide/update.html",
  graph: "/graph-explained.html",
  reference: "/reference/limit.html",
  callbacks: "/callbacks.html",
  comparison: "/comparison.html",
  "coming-from": "/coming-from/express.html",
};
/** Further down, for the eye alone. */
const BELOW = {
  chart: "/graph-explained.html#reading-the-chart",
  trace: "/guide/update.html#a-request-and-its-trace",
  code: "/index.html#a-resource",
};
const WIDTHS = [390, 1024, 1440, 1600];
const SCHEMES = ["light", "dark"];
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

const { values } = parseArgs({
  options: { screenshots: { type: "string" }, all: { type: "boolean" }, part: { type: "string", default: "1/1" } },
});
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const found = ensureProgram(PROGRAMS.chromium);
if (!("path" in found)) {
  console.error(`Chromium could not be had: ${found.missing}`);
  process.exit(found.isFault ? 1 : 0);
}

let faults = 0;
let looks = 0;
const serving = await serveSite(0);
const browser = await chromium.launch({ executablePath: found.path, args: ARGUMENTS });
try {
  if (values.all) await lookAtAll();
  else {
    for (const colorScheme of SCHEMES) await lookAtShown(colorScheme);
    await search();
    await runLive();
  }
} finally {
  await browser.close();
  await serving.close();
}
console.log(`${looks} looks, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

function fault(text) {
  faults += 1;
  console.error(text);
}

async function opened(options) {
  const context = await browser.newContext({
    viewport: { width: 1600, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(HANG);
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(serving.url))
      fault(`asks ${request.url()}`);
  });
  page.on("pageerror", (error) => fault(`${page.url()}: ${error.message}`));
  return page;
}

async function goTo(page, path) {
  await page.goto(serving.url + path, { waitUntil: "load" });
  await page.waitForFunction(() => globalThis.document.querySelector("#app")?.__vue_app__ !== undefined);
}

async function lookAtShown(colorScheme) {
  const page = await opened({ colorScheme });
  for (const [name, path] of Object.entries(SHOWN)) {
    await goTo(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // What the middle widths show is what the others show.
      await look(page, `${name} at ${width}, ${colorScheme}`, width === 390 || width === 1600);
      if (width === 1600) await lookForCuts(page, name);
      if (values.screenshots === undefined) continue;
      mkdirSync(values.screenshots, { recursive: true });
      await page.screenshot({ path: join(values.screenshots, `site-${name}-${width}-${colorScheme}.png`) });
    }
  }
  if (values.screenshots !== undefined) await keepBelow(page, colorScheme);
  await page.context().close();
}

/** On a wide screen no table scrolls, and no heading of the outline is cut. */
async function lookForCuts(page, name) {
  const cut = await page.evaluate(() =>
    [...globalThis.document.querySelectorAll(".wide, .outline-link")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent.trim().slice(0, 40)),
  );
  for (const text of cut) fault(`${name} at 1600 cuts: ${text}`);
}

async function keepBelow(page, colorScheme) {
  for (const [name, path] of Object.entries(BELOW)) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await goTo(page, path);
      await page.screenshot({ path: join(values.screenshots, `site-${name}-${width}-${colorScheme}.png`) });
    }
  }
}

async function lookAtAll() {
  const page = await opened({ colorScheme: "light" });
  const paths = readdirSync(OUTPUT, { recursive: true }).filter(
    (path) => path.endsWith(".html") && path !== "404.html",
  );
  const [part, parts] = values.part.split("/").map(Number);
  for (const [at, path] of paths.toSorted((a, b) => a.localeCompare(b)).entries()) {
    if (at % parts !== part - 1) continue;
    await goTo(page, `/${path.replace(/(^|\/)index\.html$/, "$1")}`);
    await look(page, path, true);
  }
}

async function look(page, place, withAxe) {
  looks += 1;
  const wide = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - globalThis.innerWidth);
  if (wide > 0) fault(`${place}: ${wide} pixels wider than the window`);
  if (!withAxe) return;
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const result = await globalThis.axe.run({ resultTypes: ["violations"] });
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      count: nodes.length,
      html: nodes[0]?.html ?? "",
    }));
  });
  for (const { id, help, count, html } of violations)
    fault(`${place}: ${id} (${count}), ${help}: ${html.slice(0, 200)}`);
}

/** Each example is run; one is looked at while it is open. */
async function runLive() {
  const page = await opened({});
  looks += await checkLive(page, (path) => goTo(page, path), fault);
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, "/guide/update.html");
  await page.getByRole("button", { name: "Send this request" }).first().click();
  await page.locator(".live-status").waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = globalThis.document.querySelector(".live-status").getBoundingClientRect();
    return top > 0 && bottom < globalThis.innerHeight;
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `a live service at ${width}`, true);
  }
  await page.context().close();
}

/** The index is part of the site. */
async function search() {
  const page = await opened({});
  await goTo(page, "/");
  await page.keyboard.press("Control+k");
  await page.locator("#localsearch-input").fill("If-Match");
  await page.locator(".VPLocalSearchBox .result").first().waitFor();
  looks += 1;
  await page.context().close();
}

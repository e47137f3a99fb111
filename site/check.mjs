// Looks at the built site in Chromium: axe-core finds no violation, no page is wider than its window, nothing is asked of another
// host, search finds something. `node check.mjs --screenshots FOLDER` keeps a picture of each.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { ensureProgram, PROGRAMS } from "../scripts/ensure-program.mjs";
import { serveSite } from "./serve.mjs";

const SHOWN = {
  home: "/",
  guide: "/guide/update.html",
  graph: "/graph-explained.html",
  reference: "/reference/main/",
  callbacks: "/callbacks.html",
  comparison: "/comparison.html",
  "coming-from": "/coming-from/express.html",
};
const WIDTHS = [390, 1024, 1600];
const SCHEMES = ["light", "dark"];
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
];

const { values } = parseArgs({ options: { screenshots: { type: "string" } } });
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const found = ensureProgram(PROGRAMS.chromium);
if (!("path" in found)) {
  console.error(`Chromium could not be had: ${found.missing}`);
  process.exit(found.isFault ? 1 : 0);
}

const faults = [];
const serving = await serveSite(0);
const browser = await chromium.launch({ executablePath: found.path, args: ARGUMENTS });
try {
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) await look(colorScheme, width);
  }
  await search();
} finally {
  await browser.close();
  await serving.close();
}
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(SHOWN).length} pages at ${WIDTHS.join(", ")} in both schemes: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function look(colorScheme, width) {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith(serving.url) && !request.url().startsWith("data:"))
      faults.push(`asks ${request.url()}`);
  });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const [name, path] of Object.entries(SHOWN)) {
    const place = `${name} at ${width}, ${colorScheme}`;
    await page.goto(serving.url + path, { waitUntil: "load" });
    await page.waitForFunction(() => globalThis.document.querySelector("#app")?.__vue_app__ !== undefined);
    const wide = await page.evaluate(() => globalThis.document.documentElement.scrollWidth - globalThis.innerWidth);
    if (wide > 0) faults.push(`${place}: ${wide} pixels wider than the window`);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"] }));
    for (const { id, help, nodes } of violations) {
      faults.push(
        `${place}: ${id}, ${help}\n    ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join("\n    ")} (${nodes.length})`,
      );
    }
    if (values.screenshots !== undefined) {
      mkdirSync(values.screenshots, { recursive: true });
      await page.screenshot({ path: join(values.screenshots, `site-${name}-${width}-${colorScheme}.png`) });
    }
  }
  await context.close();
}

/** The index is part of the site. */
async function search() {
  const page = await browser.newPage();
  await page.goto(serving.url, { waitUntil: "load" });
  await page.waitForFunction(() => globalThis.document.querySelector("#app")?.__vue_app__ !== undefined);
  await page.keyboard.press("Control+k");
  await page.locator("#localsearch-input").fill("If-Match");
  const first = page.locator(".VPLocalSearchBox .result").first();
  await first.waitFor({ timeout: 15_000 });
  if ((await page.locator(".VPLocalSearchBox .result").count()) === 0) faults.push("search finds nothing for If-Match");
  await page.close();
}

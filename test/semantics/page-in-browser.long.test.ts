import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "../debug/realBrowser.ts";

const BUILD = fileURLToPath(new URL("../../packages/http-semantics-suite/page/build.mjs", import.meta.url));
const RESULTS = fileURLToPath(new URL("../../packages/http-semantics-suite/results", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "semantics-page-"));
const addressOf = (path: string) => pathToFileURL(join(folder, path)).href;

describeInBrowser("the page of the semantics suite, in a browser without scripts", (start) => {
  let browser: Browser;

  beforeAll(async () => {
    execFileSync(process.execPath, [BUILD, RESULTS, folder]);
    browser = await start();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  /** What axe finds in light and dark, and whether the page is wider than its window. */
  async function faults(page: Page): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations }: axe.AxeResults = await page.evaluate(
        `${axe.source}; axe.run({ resultTypes: ["violations"] })`,
      );
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)));
    }
    const wider = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
    return wider > 0 ? [...found, `${wider} px too wide`] : found;
  }

  it.each([390, 1440])(
    "leads from a cell to the exchange of any case, and axe finds nothing, at %i px",
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).protocol));
      await page.goto(addressOf("index.html"));
      expect(await faults(page)).toEqual([]);

      await page.locator('a[href="express-plugins/core-vary.html"]').click();
      for (const [heading, status] of [
        ["Failed", "HTTP/1.1 304"],
        ["Passed", "HTTP/1.1 200"],
      ] as const) {
        const cases = page.locator(`h2:has-text("${heading}") ~ details`);
        await cases.first().locator("summary").click();
        await cases.first().locator("figure").last().locator("pre", { hasText: status }).waitFor();
      }
      expect(await faults(page)).toEqual([]);

      await page.locator("a", { hasText: "Express" }).click();
      expect(await faults(page)).toEqual([]);
      const failed = page.locator('a[href^="core-vary.html#"]').first();
      const id = (await failed.getAttribute("href"))?.split("#")[1];
      await failed.click();
      await page.locator(`#${id} pre`).first().waitFor();
      expect([...asked]).toEqual(["file:"]);
      await context.close();
    },
  );
});

import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Service } from "signalbox";
import { debug } from "signalbox/debug";
import { serve } from "signalbox/node";
import { expect, it } from "vitest";
import { pageCode } from "../pageCode.ts";
import { describeInBrowser } from "./realBrowser.ts";

const { run } = pageCode("docs/own-decisions.md");

/** SCREENSHOTS=1 writes that of the docs; otherwise it is only tried. */
const images =
  process.env["SCREENSHOTS"] === "1"
    ? fileURLToPath(new URL("../../docs/images", import.meta.url))
    : mkdtempSync(join(tmpdir(), "debugger-"));

describeInBrowser("the debugger's page", (start) => {
  it("shows a node of an author's: on the chart, in the trace, and its source (ruling 64)", async () => {
    const { service } = (await run("Write a 402")) as { service: Service };
    debug(service, "/_debugger");
    const serving = await serve(service, { port: 0 });
    const browser = await start();
    try {
      for (const _ of [1, 2]) await (await fetch(`${serving.url}/books/1`)).arrayBuffer();
      const context = await browser.newContext({ viewport: { width: 1500, height: 880 }, colorScheme: "light" });
      const page = await context.newPage();
      await page.goto(`${serving.url}/_debugger`);
      await page.locator("#list li", { hasText: "402" }).locator(".open").click();
      const verdict = "402 Payment Required. Decided at X402 Can it be paid for? no";
      await page.locator("#verdict", { hasText: verdict }).waitFor();
      expect(await page.locator('.node[data-id="X402"]').getAttribute("class")).toContain("lit");
      expect(await page.locator(".trace .decisive .id").textContent()).toBe("X402");
      await page.locator('.node[data-id="X402"]').click();
      const card = page.locator("#node");
      await card.locator("pre", { hasText: "(credits.get(account) ?? 0) >= entity.price" }).waitFor();
      expect(await card.textContent()).toContain("the service decides");
      expect(await card.textContent()).toContain("our terms, section 4");
      await page.mouse.move(800, 20);
      for (const colorScheme of ["light", "dark"] as const) {
        const path = join(images, `own-decision${colorScheme === "dark" ? "-dark" : ""}.png`);
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path, animations: "disabled" });
        expect(statSync(path).size).toBeLessThan(300_000);
      }
    } finally {
      await browser.close();
      serving.server.closeAllConnections();
      await serving.close();
    }
  });
});

import type { Page } from "playwright-core";
import { resource, Service } from "signalbox";
import { debug } from "signalbox/debug";
import { serve } from "signalbox/node";
import { end, node } from "signalbox/nodes";
import { expect, it } from "vitest";
import { describeInBrowser } from "./realBrowser.ts";

/** In the page. */
declare function getComputedStyle(element: unknown): { readonly backgroundColor: string; readonly fontSize: string };

const paidFor = (question: string, law: string, status: number) =>
  node("X402", { before: "W1", question, law, ask: () => false, no: end(status) });
const book = resource("/books/{id}", {
  find: ({ params }) => (params.id === "1" ? { id: params.id } : undefined),
  generateEtag: ({ entity }) => entity.id,
  nodes: [paidFor("Is the book paid for?", "terms of books", 402)],
  GET: ({ entity }) => entity,
});
const song = resource("/songs/{id}", {
  find: ({ params }) => ({ id: params.id }),
  nodes: [paidFor("Is the song paid for?", "terms of songs", 403)],
  GET: ({ entity }) => entity,
});

describeInBrowser("the debugger's chart and cards", (start) => {
  async function inPage(tests: (page: Page, url: string) => Promise<void>): Promise<void> {
    const service = new Service({ resources: { book, song }, onError: () => undefined });
    debug(service, "/_debugger");
    const serving = await serve(service, { port: 0 });
    const browser = await start();
    try {
      for (const path of ["/books/1", "/songs/1"]) await (await fetch(serving.url + path)).arrayBuffer();
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
      await tests(await context.newPage(), serving.url);
    } finally {
      await browser.close();
      serving.server.closeAllConnections();
      await serving.close();
    }
  }

  const card = async (page: Page, target: string, id: string): Promise<string> => {
    await page.locator("#list li", { hasText: target }).locator(".open").click();
    await page.locator("#title", { hasText: target }).waitFor();
    await page.fill("#find", id);
    await page.press("#find", "Enter");
    await page.locator("#node pre").first().waitFor();
    return (await page.locator("#node").textContent()) ?? "";
  };

  it("has a card for each node of one id, and names callbacks as the author wrote them (ruling 64)", () =>
    inPage(async (page, url) => {
      await page.goto(`${url}/_debugger`);
      const [first, second] = [await card(page, "/books/1", "X402"), await card(page, "/songs/1", "X402")];
      expect([first, second].map((text) => /Is the \w+ paid for\?/.exec(text)?.[0])).toEqual([
        "Is the book paid for?",
        "Is the song paid for?",
      ]);
      expect(first).toContain("terms of books");
      expect(second).toContain("403 Forbidden");
      expect(await card(page, "/books/1", "G7")).toMatch(/decided byfindspecification.*book\.find /);
      expect(await card(page, "/books/1", "K13")).toContain("book.generateEtag ");
      expect(await page.locator("#node .lead").allTextContents()).toHaveLength(2);
    }));

  it("says that it loads until the list has come", () =>
    inPage(async (page, url) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/_debugger/requests", (route) => held.then(() => route.continue()));
      await page.goto(`${url}/_debugger`);
      await page.locator("#live.on").waitFor();
      expect(await page.locator("#empty").textContent()).toBe("Loading…");
      expect(await page.locator("#list li").count()).toBe(0);
      // It stands below the filters, where the first request will be.
      const bottomOf = async (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
      expect((await bottomOf("#empty")) - (await bottomOf("#filters"))).toBeLessThan(100);
      release();
      await page.locator("#list li").first().waitFor();
      expect(await page.locator("#empty").isHidden()).toBe(true);
    }));

  it("shows no label that is too small to read, and finds a node by its id, question or callback", () =>
    inPage(async (page, url) => {
      await page.goto(`${url}/_debugger`);
      await page.waitForSelector("#chart svg");
      await page.click('[data-view="whole"]');
      expect(await smallest(page)).toBeGreaterThan(8);
      await page.fill("#find", "isauthorized");
      const found = () => page.locator(".node.found").evaluateAll((all) => all.map((each) => each.dataset["id"]));
      expect(await found()).toContain("B8");
      expect(await smallest(page)).toBeGreaterThan(8);
      expect(await page.locator("#found").textContent()).toBe(`${(await found()).length} found`);
      await page.press("#find", "Enter");
      expect(await page.locator("#node .id").textContent()).toBe("B8");
      expect(await page.locator('.node[data-id="B8"] .far-id').isVisible()).toBe(true);
      await page.fill("#find", "no such node");
      expect(await found()).toEqual([]);
      expect(await page.locator("#find").getAttribute("aria-invalid")).toBe("true");
      expect(await page.locator("#found").textContent()).toBe("none found");
      await page.fill("#find", "");
      expect(await page.locator("#find").getAttribute("aria-invalid")).toBe("false");
      expect(await page.locator("#found").textContent()).toBe("");
    }));

  it("is dark on a dark page", () =>
    inPage(async (page, url) => {
      await page.goto(`${url}/_debugger`);
      await page.waitForSelector("#chart svg");
      const ground = await page.locator("#chart svg").evaluate((svg) => getComputedStyle(svg).backgroundColor);
      const most = Math.max(...(ground.match(/\d+/g) ?? []).map(Number));
      expect(most).toBeLessThan(64);
    }));
});

/** The size in pixels of the smallest label of the chart that is shown. */
function smallest(page: Page): Promise<number> {
  return page.locator("#chart svg text").evaluateAll((texts) => {
    const shown = texts.filter((text) => text.getClientRects().length > 0);
    const svg = shown[0]?.closest("svg");
    const scale = svg?.getScreenCTM()?.a ?? 0;
    return Math.min(...shown.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale));
  });
}

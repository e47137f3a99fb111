import axe from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../examples/library/database.ts";
import { createLibrary } from "../examples/library/library.ts";
import { describeInBrowser } from "./debug/realBrowser.ts";

process.env["CONDUIT_DB"] = ":memory:";

let browser: Browser;
let context: BrowserContext;
let page: Page;
let library: Serving;
let conduit: Serving;
/** What a page's policy refused, what failed in it, and what it asked for elsewhere. */
const complaints: string[] = [];

describeInBrowser("the pages that a service shows, in a browser", (start) => {
  beforeAll(async () => {
    const { service } = await import("../examples/conduit/app.ts");
    const { frontPage } = await import("../examples/conduit/frontPage.ts");
    service.attach({ routes: frontPage(undefined) });
    const options = { debugPath: "/_signalbox", onError: () => undefined };
    library = await serve(await createLibrary(openDatabase(":memory:"), options), { port: 0 });
    conduit = await serve(service, { port: 0 });
    browser = await start();
    context = await browser.newContext({ viewport: { width: 1300, height: 850 } });
    // Not added by the page, so that the page's policy has no say in it.
    await context.addInitScript({ content: axe.source });
    page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (![library.url, conduit.url].includes(origin) && protocol !== "data:") complaints.push(request.url());
    });
  });

  afterAll(async () => {
    await browser?.close();
    for (const serving of [library, conduit]) {
      serving?.server.closeAllConnections();
      await serving?.close();
    }
  });

  /** What axe finds, with the element. Contrasts in both schemes; in the debugger's chart they take too long to be looked at here. */
  async function violations(): Promise<readonly string[]> {
    const found = await axeFinds("document", { rules: { "color-contrast": { enabled: false } } });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeFinds('{ exclude: ["#chart"] }', { runOnly: ["color-contrast"] })));
    }
    return found;
  }

  async function axeFinds(place: string, rules: axe.RunOptions): Promise<string[]> {
    const options = JSON.stringify({ resultTypes: ["violations"], ...rules });
    const results: axe.AxeResults = await page.evaluate(`axe.run(${place}, ${options})`);
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }

  it("runs the lines of the front page, with status, fields and trace", async () => {
    await page.goto(`${library.url}/`);
    const line = page.locator("li[data-request]", { hasText: "a book that is not there" });
    await line.getByRole("button", { name: "Run" }).click();
    await line.locator("output", { hasText: "404 Not Found" }).waitFor();
    const told = await line.locator("output").textContent();
    expect(told).toMatch(/Trace: B13 B12 .* G7 /);
    expect(told).toContain("content-type: application/problem+json");
    await page.locator("summary", { hasText: "Write" }).click();
    const write = page.locator("li[data-request]", { hasText: "a new book, and where it is" });
    await write.getByRole("button", { name: "Run" }).click();
    await write.locator("output", { hasText: "201 Created" }).waitFor();
    expect(await write.locator("output").textContent()).toMatch(/location: \/books\/\d+/);
    expect(await violations()).toEqual([]);
  });

  it("shows the service's own response at every run, never one of the browser's cache (RFC 9111 4.3.4)", async () => {
    const statuses = async () => {
      const all = (await (await fetch(`${library.url}/_signalbox/requests`)).json()) as Record<string, unknown>[];
      return all.filter(({ target }) => target === "/books/1").map(({ status }) => status);
    };
    await page.goto(`${library.url}/`);
    const line = page.locator("li[data-request]", { hasText: "a book, with its tag" });
    for (const times of [1, 2]) {
      await line.getByRole("button", { name: "Run" }).click();
      await expect.poll(statuses).toHaveLength(times);
    }
    expect(await statuses()).toEqual([200, 200]);
  });

  it("leads to the books, the API page, the debugger and the document", async () => {
    await page.goto(`${library.url}/`);
    const links = await page.locator("main ul a").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
    expect(links).toEqual(["/books", "/docs", "/_signalbox", "/openapi.json"]);
    for (const link of links) {
      const headers = { accept: "text/html", "sec-fetch-site": "same-origin" };
      expect((await fetch(library.url + link, { headers })).status).toBe(200);
    }
  });

  it.each([
    ["a book that is not there", "/books/1000000", 404],
    ["an address that nothing has", "/nowhere", 404],
    ["a page before the first", "/books?page=0", 400],
  ])("shows %s as a page with a way back", async (_, path, status) => {
    const response = await page.goto(library.url + path);
    expect(response?.status()).toBe(status);
    expect(await page.locator(".status").textContent()).toBe(String(status));
    if (path === "/nowhere") expect(await violations()).toEqual([]);
    await page.getByRole("link", { name: "what there is to try" }).click();
    await page.locator("h1", { hasText: "A small library" }).waitFor();
  });

  it("has books, an API page and a debugger without barriers", async () => {
    for (const path of ["/books", "/docs#postBooks", "/docs/page/postBooks"]) {
      await page.goto(library.url + path);
      if (path.startsWith("/docs")) await page.locator(".responses").waitFor();
      expect(await violations()).toEqual([]);
    }
    await fetch(`${library.url}/books/9999`);
    await page.goto(`${library.url}/_signalbox`);
    await page.locator("#list .open").first().click();
    await page.locator("#node pre").waitFor();
    expect(await violations()).toEqual([]);
  });

  it("does the same for Conduit", async () => {
    await page.goto(`${conduit.url}/`);
    const line = page.locator("li[data-request]", { hasText: "the feed without a login" });
    await line.getByRole("button", { name: "Run" }).click();
    await line.locator("output", { hasText: "401 Unauthorized" }).waitFor();
    expect(await line.locator("output").textContent()).toContain("Trace: B13 B12 B11 B10");
    expect(await violations()).toEqual([]);
    const response = await page.goto(`${conduit.url}/api/articles/nothing`);
    expect(response?.status()).toBe(404);
    await page.locator("h1", { hasText: "article not found" }).waitFor();
    await page.getByRole("link", { name: "the examples" }).click();
    await page.locator("h1", { hasText: "A blog’s back end" }).waitFor();
  });

  it("breaks no policy, and asks for nothing elsewhere", () => {
    expect(complaints).toEqual([]);
  });
});

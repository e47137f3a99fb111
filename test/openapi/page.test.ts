import type { Browser, Page } from "playwright-core";
import { Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { openapiPage } from "signalbox/openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "../debug/realBrowser.ts";
import { openLibrary } from "./library.ts";

let browser: Browser;
let serving: Serving;
let page: Page;
let tokens: readonly string[];
/** Whatever the browser complains of: a policy that was broken, a script that failed, a request that went elsewhere. */
const complaints: string[] = [];

describeInBrowser("the documentation page, in a browser", (start) => {
  beforeAll(async () => {
    const { service, tokens: known } = await openLibrary();
    tokens = known;
    serving = await serve(service, { port: 0 });
    browser = await start();
    page = await browser.newPage();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith(serving.url)) complaints.push(`asked for ${request.url()}`);
    });
    await page.goto(`${serving.url}/docs`);
  });

  afterAll(async () => {
    await browser?.close();
    await serving?.close();
  });

  it("shows the operations, and opens the one that its address names", async () => {
    expect(await page.title()).toBe("Library");
    expect(await page.locator("details.operation").count()).toBeGreaterThan(8);
    await page.goto(`${serving.url}/docs#postBooks`);
    expect(await page.locator("#postBooks").getAttribute("open")).not.toBeNull();
    if (process.env["SCREENSHOT"]) await page.screenshot({ path: process.env["SCREENSHOT"], fullPage: true });
  });

  it("filters the operations and models, and says when nothing is left", async () => {
    await page.fill("#filter", "delete");
    expect(await page.locator(".operation:visible, .schema:visible").count()).toBe(1);
    expect(await page.locator("nav a:visible").allTextContents()).toHaveLength(2);
    expect(await page.getByText("Nothing matches.").isVisible()).toBe(false);
    await page.fill("#filter", "nothing has this");
    expect(await page.getByText("Nothing matches.").isVisible()).toBe(true);
    expect(await page.locator("nav a:visible, main .tag:visible, #models:visible").count()).toBe(0);
    await page.fill("#filter", "");
  });

  it("filters whatever a tag is called", async () => {
    const { document } = await openLibrary();
    const renamed = JSON.parse(JSON.stringify(document).replaceAll('"books"', '"100%"'));
    const other = await serve(new Service({ routes: openapiPage(renamed, "/docs") }), { port: 0 });
    const opened = await browser.newPage();
    await opened.goto(`${other.url}/docs`);
    await opened.fill("#filter", "nothing has this");
    expect(await opened.locator("nav a:visible").count()).toBe(0);
    await opened.close();
    await other.close();
  });

  it("sends a request, and shows the response as text", async () => {
    await page.goto(`${serving.url}/docs#getBookItem`);
    const form = page.locator("#getBookItem form");
    await form.getByLabel("id*").fill("1");
    await form.getByRole("button", { name: "Send" }).click();
    const output = form.locator("output");
    await output.getByText("Middlemarch").waitFor();
    expect(await output.locator("b").textContent()).toBe("200 OK");
  });

  it("has schemas and examples in place, and each status with the node that decides it", async () => {
    await page.goto(`${serving.url}/docs#postBooks`);
    const operation = page.locator("#postBooks");
    await operation.locator("form").waitFor();
    expect(await operation.locator(".content .props").first().textContent()).toMatch(
      /title\* string 1 to 200 characters/,
    );
    expect(JSON.parse(await operation.locator("textarea").inputValue())).toMatchObject({ title: "Orlando" });
    const refused = operation.locator(".responses > li", { hasText: "409" });
    expect(await refused.locator(".node").textContent()).toBe("P3 Does creating it conflict with the state?");
    expect(await page.locator("nav > ul > li > a").first().textContent()).toBe("books");
  });

  it("asks for what an operation has inside once, and opens a model from there", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/docs/page/") && asked.push(request.url()));
    await page.goto(`${serving.url}/docs`);
    expect(asked).toEqual([]);
    await page.locator("#postBooks > summary").click();
    await page.locator("#postBooks form").waitFor();
    await page.locator("#postBooks > summary").click();
    await page.locator("#postBooks > summary").click();
    await page.locator("#postBooks").getByRole("link", { name: "NewBook" }).first().click();
    await page.locator("#schema-NewBook .props").waitFor();
    // The pointer may meet a third line on its way.
    for (const part of ["postBooks", "schema-NewBook"]) {
      expect(asked.filter((url) => url === `${serving.url}/docs/page/${part}`)).toHaveLength(1);
    }
    expect(new URL(page.url()).hash).toBe("#schema-NewBook");
  });

  it("can be read without a script, one page for each operation", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${serving.url}/docs`);
    await plain.locator("#postBooks > summary").click();
    await plain.getByRole("link", { name: "Request and responses" }).click();
    await plain.getByRole("heading", { name: "POST /books" }).waitFor();
    expect(await plain.locator(".responses > li").count()).toBeGreaterThan(4);
    await plain.getByRole("link", { name: "All operations" }).click();
    await plain.getByRole("heading", { name: "Library" }).waitFor();
    await context.close();
  });

  it("takes credentials in one place, and sends them where they are needed", async () => {
    const form = page.locator("#postBooks form");
    await form.getByRole("button", { name: "Send" }).click();
    await form.locator("output b", { hasText: "401" }).waitFor();
    complaints.length = 0;
    await page.locator("#credentials input").fill(tokens[0]?.replace("Bearer ", "") ?? "");
    await form.getByRole("button", { name: "Send" }).click();
    await form.locator("output b", { hasText: "201 Created" }).waitFor();
  });

  it("breaks none of its own rules", () => {
    expect(complaints).toEqual([]);
  });
});

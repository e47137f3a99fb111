import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { debug } from "signalbox/debug";
import { type Serving, serve } from "signalbox/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../examples/library/database.ts";
import { createLibrary } from "../../examples/library/library.ts";
import { describeInBrowser } from "./realBrowser.ts";

/** Of the page that the browser shows. */
declare function getComputedStyle(element: unknown): { readonly opacity: string };

/** What a client could send to have it run in the page that shows it. */
const HOSTILE = `<img src=x onerror="document.title='run'"><script>document.title="run"</script>`;

const BOOK = { title: "Notes", author: "Ada Lovelace", year: 1843, isbn: "9780262033848", genre: "science" };

/** SCREENSHOTS=1 writes those of the docs; otherwise they are only tried. */
const images =
  process.env["SCREENSHOTS"] === "1"
    ? fileURLToPath(new URL("../../docs/images", import.meta.url))
    : mkdtempSync(join(tmpdir(), "debugger-"));

describeInBrowser("the debugger's page", (start) => {
  let folder: string;
  let serving: Serving;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "library-"));
    const database = openDatabase(join(folder, "library.db"));
    const service = await createLibrary(database, { onError: () => undefined });
    debug(service, "/_debugger", { bodies: 2000 });
    serving = await serve(service, { port: 0 });
    browser = await start();
  });

  afterAll(async () => {
    await browser?.close();
    serving?.server.closeAllConnections();
    await serving?.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    await send("DELETE", "/_debugger/requests");
    await open();
  });

  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  async function open(): Promise<void> {
    context = await browser.newContext({ viewport: { width: 1500, height: 880 }, colorScheme: "light" });
    page = await context.newPage();
    faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    // What the policy refuses is told on the console.
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
    });
    await page.goto(`${serving.url}/_debugger`);
    await page.waitForSelector("#live.on");
    await page.waitForSelector("#chart svg", { state: "attached" });
  }

  async function send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<Response> {
    const response = await fetch(serving.url + path, {
      method,
      headers: { "user-agent": "curl/8.5.0", ...headers },
      ...(body === undefined ? {} : { body }),
    });
    await response.arrayBuffer();
    return response;
  }

  const row = (text: string) => page.locator("#list li", { hasText: text });

  async function choose(text: string): Promise<void> {
    await row(text).first().locator(".open").click();
    await page.waitForSelector("#list li.selected", { state: "attached" });
  }

  async function explain(text: string): Promise<void> {
    if (await page.locator("#explain").isHidden()) await page.click("#open-explain");
    await page.fill("#typed", text);
    await page.click("#explain button");
  }

  it("shows a request as it happens, newest first, and its trace when it is chosen", async () => {
    await send("GET", "/books/1");
    await row("/books/1").waitFor();
    await send("GET", "/books/9999");
    await row("/books/9999").waitFor();
    expect(await page.locator("#list li .target").allTextContents()).toEqual(["/books/9999", "/books/1"]);
    expect(await row("/books/9999").textContent()).toMatch(/^404GET \/books\/9999.*G7/);
    await choose("/books/9999");
    await page.waitForSelector(".node.lit");
    const lit = await page.locator(".node.lit").evaluateAll((nodes) => nodes.map((node) => node.dataset["id"]));
    expect(lit).toEqual(expect.arrayContaining(["B13", "G7", "I7", "K7", "L7"]));
    expect(lit).not.toContain("O18");
    expect(await page.locator(".edge.lit.ending .badge").textContent()).toBe("404");
    expect(await page.locator('.node[data-id="G7"] .taken').getAttribute("class")).toBe("taken no");
    expect(await page.locator('.node[data-id="G7"]').getAttribute("class")).toContain("overridden");
    expect(await page.locator('.node[data-id="M20"]').getAttribute("class")).toContain("dimmed");
  });

  it("raises the node that decided, folds what was settled at mount, and says what was sent", async () => {
    await send("GET", "/books/9999", { accept: "application/json" });
    await choose("/books/9999");
    const verdict =
      "404 Not Found. Decided at G7 Does the resource exist? no by BookItem.resourceExists, which returned false";
    await page.locator("#verdict", { hasText: verdict }).waitFor();
    expect(await page.locator("#node .id").textContent()).toBe("G7");
    expect(await page.locator(".trace .decisive .id").textContent()).toBe("G7");
    const folded = page.locator(".trace details");
    expect(await folded.first().locator("summary").textContent()).toMatch(/^B13 … B10b 8 settled at mount$/);
    expect(await page.locator(".trace > li").count()).toBeLessThan(22);
    await folded.first().locator("summary").click();
    expect(await folded.first().locator("li").count()).toBe(8);
    const ending = await page.locator(".trace .ending").textContent();
    expect(ending).toContain("404 Not Found There is nothing at this address.");
    expect(JSON.parse((await page.locator(".trace .ending pre").textContent()) ?? "")).toMatchObject({ status: 404 });
    // As a screen reader is told: the verdict as a status, tabs as tabs, nodes with their decisions.
    await page.getByRole("status").filter({ hasText: "404 Not Found. Decided at" }).waitFor();
    expect(await page.getByRole("tablist", { name: "Details" }).ariaSnapshot()).toContain('tab "Trace" [selected]');
    await page.getByRole("tabpanel", { name: "Trace" }).waitFor();
    await page.getByRole("button", { name: "G7: Does the resource exist? (RFC 9110 15.5.5): no" }).waitFor();
    await page.getByRole("region", { name: "The selected node" }).waitFor();
  });

  it("lists neither its own requests nor those for the API page", async () => {
    const other = await context.newPage();
    await other.goto(`${serving.url}/docs`);
    await send("GET", "/openapi.json");
    await row("/openapi.json").waitFor();
    expect(await page.locator("#list li .target").allTextContents()).toEqual(["/openapi.json"]);
  });

  it("tells the question of a node under the pointer, or with the focus, and leaves little of the chart empty", async () => {
    await send("GET", "/books/9999");
    await choose("/books/9999");
    await page.locator('.node[data-id="C3"]').hover();
    expect(await page.locator("#tip").textContent()).toMatch(/^C3 Is Accept given\? (?:yes|no)/);
    await page.mouse.move(5, 5);
    expect(await page.locator("#tip").isHidden()).toBe(true);
    await page.locator('.node[data-id="G7"]').focus();
    expect(await page.locator("#tip").textContent()).toBe("G7 Does the resource exist? noresourceExists");
    await page.click('[data-view="whole"]');
    const boxesOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const nodes = await boxesOf("#chart .node > path");
    const height = Math.max(...nodes.map(({ bottom }) => bottom)) - Math.min(...nodes.map(({ top }) => top));
    expect(height / ((await page.locator("#chart").boundingBox())?.height ?? 1)).toBeGreaterThan(2 / 3);
    const overlaps = (await boxesOf("#chart .coordinate")).filter((number) =>
      nodes.some(
        ({ left, right, top, bottom }) =>
          number.right > left && number.left < right && number.bottom > top && number.top < bottom,
      ),
    );
    expect(overlaps).toEqual([]);
  });

  it("shows everything at the widths of a phone, of a tablet, and of a small window", async () => {
    await send("GET", "/books/9999", { accept: "application/json" });
    await choose("/books/9999");
    for (const width of [1024, 768, 390]) await reachesAll(width);
  });

  async function reachesAll(width: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
    const sizeOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { width: 0, height: 0 };
    const view = async (name: string) => {
      if (await page.locator("#views").isVisible()) await page.click(`[data-show="${name}"]`);
      expect(await overflow()).toBe(0);
    };
    await view("details");
    await page.locator("#tabs button", { hasText: "Trace" }).click();
    expect((await sizeOf("#panel")).height).toBeGreaterThan(200);
    await page.locator(".trace .ending pre").scrollIntoViewIfNeeded();
    await page.locator("#tabs button", { hasText: "Response" }).click();
    await page.locator("#panel", { hasText: "application/problem+json" }).waitFor();
    await view("chart");
    const chart = await sizeOf("#chart");
    expect(chart.width).toBeGreaterThan(Math.min(370, width / 2));
    expect(chart.height).toBeGreaterThan(250);
    await page.locator('.node[data-id="G7"]').click();
    await page.locator("#node pre").scrollIntoViewIfNeeded();
    await view("requests");
    await page.locator("#filter-status").selectOption("404");
    await row("/books/9999").locator(".open").click();
  }

  it("tells of a node: who was asked, what came, how long it took, the law and where decisions lead", async () => {
    await send("GET", "/books/1");
    await choose("/books/1");
    const verdict = await page.locator("#verdict").textContent();
    expect(verdict).toMatch(/^200 OK\. Nothing stood in the way\. Your callbacks: resourceExists, .*represent.*\.$/);
    await page.locator('.node[data-id="G7"]').click();
    const card = page.locator("#node");
    await card.locator("pre").waitFor();
    const text = (await card.textContent()) ?? "";
    expect(text).toContain("Does the resource exist?");
    expect(text).toContain("BookItem.resourceExists");
    expect(text).toMatch(/yes, after [\d.]+ (?:µs|ms); returned true/);
    expect(text).toContain("RFC 9110 15.5.5");
    expect(await card.locator(".lead").allTextContents()).toEqual([
      "G7b Is a withheld resource hidden?",
      "I7 Is it PUT to a missing resource?",
    ]);
  });

  it("can be used without a mouse", async () => {
    await send("GET", "/books/1");
    await row("/books/1").waitFor();
    await page.locator("#list .open").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".node.lit");
    // One stop in the list, one in the chart: from the list Tab leads to the chart in a few steps.
    for (let stops = 0; stops < 12 && (await page.locator(".node:focus").count()) === 0; stops += 1) {
      await page.keyboard.press("Tab");
    }
    expect(await page.locator(":focus").getAttribute("data-id")).toBe("B13");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    expect(await page.locator(":focus").getAttribute("data-id")).toBe("B13a");
    expect(await page.locator("#node .id").textContent()).toBe("B13a");
    const before = await page.locator("#chart svg").getAttribute("viewBox");
    await page.keyboard.press("+");
    expect(await page.locator("#chart svg").getAttribute("viewBox")).not.toBe(before);
    await page.locator('#tabs [aria-selected="true"]').focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#tabs :focus").textContent()).toBe("Request");
    expect(await page.locator("#panel .first-line").textContent()).toBe("GET /books/1");
    await page.keyboard.press("End");
    expect(await page.locator("#tabs :focus").textContent()).toBe("Conditions");
  });

  it("explains what a curl line would do, and does not do it", async () => {
    const token = await librarian();
    const { headers } = await send("GET", "/books/1");
    await explain(
      `curl -X PUT '${serving.url}/books/1' -H 'Authorization: Bearer ${token}' -H 'If-Match: ${headers.get("etag")}' \\
        --json '${JSON.stringify({ ...BOOK, title: "Explained" })}'`,
    );
    await page.locator(".foreseen").waitFor();
    expect(await page.locator(".foreseen").textContent()).toContain("It would call apply at O14a");
    expect(await page.locator("#node .id").textContent()).toBe("O14a");
    expect(await page.locator('.edge.lit[data-to="O14a"]').count()).toBe(1);
    expect(await (await fetch(`${serving.url}/books/1`)).text()).not.toContain("Explained");
    await explain("GET /books/9999");
    await page.locator(".foreseen", { hasText: "404 Not Found" }).waitFor();
    await explain("what?");
    await page.locator("#explain-fault", { hasText: "is not a request line" }).waitFor();
  });

  it("compares two requests, and says where their ways part", async () => {
    await send("GET", "/books/1");
    await send("GET", "/books/9999");
    await choose("/books/1");
    await row("/books/9999").locator(".compare").click();
    await page.locator(".parting").waitFor();
    expect(await page.locator(".parting").textContent()).toContain("They diverge at G7");
    expect(await page.locator(".node.parts").getAttribute("data-id")).toBe("G7");
    expect(await page.locator('.node[data-id="L7"]').getAttribute("class")).toContain("beside");
    // What the first request cannot reach is not dimmed where the second one passed.
    await send("GET", "/health");
    await choose("/health");
    await row("/books/9999").locator(".compare").click();
    await page.locator('.node.dimmed.beside[data-id="L7"]').waitFor();
    const opacities = await page
      .locator(":is(.node, .edge).beside")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
    expect(new Set(opacities)).toEqual(new Set(["1"]));
  });

  it("filters, pauses and clears", async () => {
    await send("GET", "/books/1");
    await send("GET", "/health");
    await send("GET", "/books/9999");
    await row("/books/9999").waitFor();
    const targets = () => page.locator("#list li .target").allTextContents();
    await page.selectOption("#filter-status", "404");
    expect(await targets()).toEqual(["/books/9999"]);
    await page.selectOption("#filter-status", "");
    await page.selectOption("#filter-route", "/health");
    expect(await targets()).toEqual(["/health"]);
    await page.selectOption("#filter-route", "");
    await page.selectOption("#filter-node", "L7");
    expect(await targets()).toEqual(["/books/9999"]);
    await page.selectOption("#filter-node", "");
    await page.click("#pause");
    await send("GET", "/books/2");
    await page.locator("#live", { hasText: "paused, 1 new" }).waitFor();
    expect(await targets()).toHaveLength(3);
    await page.click("#pause");
    await row("/books/2").waitFor();
    await page.click("#clear");
    await page.locator("#empty").waitFor();
    expect(await targets()).toEqual([]);
  });

  it("runs nothing of what a client sends, wherever it is shown", async () => {
    await send("GET", `/books/${encodeURIComponent(HOSTILE)}?q=${HOSTILE}`, {
      accept: HOSTILE,
      "x-note": HOSTILE,
      "if-none-match": HOSTILE,
    });
    await row("/books/").first().waitFor();
    await choose("/books/");
    for (const tab of ["Request", "Response", "Negotiation", "Conditions", "Trace"]) {
      await page.locator("#tabs button", { hasText: tab }).click();
      expect(await page.locator("#panel img, #panel script").count()).toBe(0);
    }
    await page.locator("#tabs button", { hasText: "Request" }).click();
    expect(await page.locator("#panel").textContent()).toContain(HOSTILE);
    await explain(`GET /books/${HOSTILE.replaceAll(" ", "%20")}\nAccept: ${HOSTILE}`);
    await page.locator(".foreseen, #explain-fault:not([hidden])").first().waitFor();
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.title()).toBe("Signalbox debugger");
  });

  it("shows no secret", async () => {
    const token = await librarian();
    await send("GET", `/books?token=${token}`, { authorization: `Bearer ${token}`, cookie: `session=${token}` });
    await row("/books?token").waitFor();
    await choose("/books?token");
    await page.locator("#tabs button", { hasText: "Request" }).click();
    const text = (await page.locator("#panel").textContent()) ?? "";
    expect(text).toContain("Bearer ••••••");
    expect(text).toContain("session=••••••");
    expect(await page.content()).not.toContain(token);
  });

  async function librarian(): Promise<string> {
    const response = await fetch(`${serving.url}/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "ada", password: "analytical" }),
    });
    return ((await response.json()) as { token: string }).token;
  }

  /** Requests of every kind, as the pictures show them. */
  async function traffic(): Promise<string> {
    const token = await librarian();
    const authorization = `Bearer ${token}`;
    await send("GET", "/books", { accept: "text/csv;q=0.9, application/json;q=0.5" });
    const first = await send("GET", "/books/1", { accept: "application/json", "accept-language": "de, en;q=0.7" });
    await send("GET", "/books/1", {
      accept: "application/json",
      "accept-language": "de",
      "if-none-match": first.headers.get("etag") ?? "",
    });
    await send("GET", "/books/9999", { accept: "application/json" });
    const book = JSON.stringify(BOOK);
    await send("POST", "/books", { "content-type": "application/json" }, book);
    await send("POST", "/books", { "content-type": "application/json", authorization }, book);
    await send("PUT", "/books/2", { "content-type": "application/json", authorization, "if-match": '"old"' }, book);
    await send("GET", "/books/1", { accept: "image/png" });
    await send("DELETE", "/books/3", { authorization });
    await send("GET", "/health");
    return token;
  }

  /** Of the light page and of the dark one. */
  async function picture(name: string): Promise<void> {
    mkdirSync(images, { recursive: true });
    await page.mouse.move(800, 20);
    for (const colorScheme of ["dark", "light"] as const) {
      const path = join(images, `debugger-${name}${colorScheme === "dark" ? "-dark" : ""}.png`);
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path, animations: "disabled" });
      expect(statSync(path).size).toBeLessThan(300_000);
    }
  }

  it("makes a picture of a request's trace, and of a node", async () => {
    await traffic();
    await row("/health").waitFor();
    await row("/books/1").last().locator(".open").click();
    await page.waitForSelector(".node.lit");
    await page.locator('.node[data-id="G7"]').click();
    await page.locator("#node pre").waitFor();
    await picture("trace");
    await page.locator("#tabs button", { hasText: "Negotiation" }).click();
    await page.locator("#node .close").click();
    await picture("negotiation");
  });

  it("makes a picture of a comparison, and of an explanation", async () => {
    const token = await traffic();
    await row("/books/9999").waitFor();
    await row("/books/1").last().locator(".open").click();
    await page.waitForSelector(".node.lit");
    await row("/books/9999").locator(".compare").click();
    await page.locator(".parting").waitFor();
    await picture("compare");
    await explain(`curl -X DELETE ${serving.url}/books/2 -H 'If-Match: *' -H 'Authorization: Bearer ${token}'`);
    await page.locator(".foreseen").waitFor();
    await page.locator("#node .close").click();
    await picture("explain");
  });
});

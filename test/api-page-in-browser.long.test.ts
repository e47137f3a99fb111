import type { Browser, Page } from "playwright-core";
import { resource, Service } from "signalbox";
import { csvCodec } from "signalbox/codecs";
import { eventsCodec } from "signalbox/events";
import { createMultipartCodec, uploads } from "signalbox/multipart";
import { type Serving, serve } from "signalbox/node";
import { mountOpenapi } from "signalbox/openapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { HANG } from "./bounds.mjs";
import { describeInBrowser } from "./debug/realBrowser.ts";

const trains = resource("/trains", {
  produces: ["application/json", "text/csv"],
  codecs: { "text/csv": csvCodec },
  query: z.object({ kind: z.enum(["fast", "slow"]).optional(), late: z.stringbool().optional() }),
  represent: ({ query: { kind = "any", late = false } }) => [{ kind, late }],
});

const covers = resource("/covers", {
  codecs: { "multipart/form-data": createMultipartCodec() },
  consumes: ["multipart/form-data"],
  body: uploads(z.object({ title: z.string() }), { cover: { type: "image/png" } }),
  processPost: async ({ body: { fields, files } }) => {
    const sizes: number[] = [];
    for await (const { content } of files) {
      for await (const { byteLength } of content) sizes.push(byteLength);
    }
    return { title: fields.title, sizes };
  },
});

let left = 0;
const arrivals = resource("/arrivals", {
  produces: ["text/event-stream"],
  codecs: { "text/event-stream": eventsCodec },
  async *represent({ signal }) {
    yield { data: "IC 9" };
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    left += 1;
  },
});

let shown = 0;
const stations = resource("/stations", {
  generateEtag: () => "1",
  represent: () => {
    shown += 1;
    return ["Bern"];
  },
});

let browser: Browser;
let page: Page;
let serving: Serving;

describeInBrowser("the API page sends what an operation takes", (start) => {
  beforeAll(async () => {
    const service = new Service({ resources: { trains, covers, arrivals, stations }, trace: false });
    mountOpenapi(service, { title: "Trains", version: "1", page: "/docs" });
    serving = await serve(service, { port: 0 });
    browser = await start();
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    serving?.server.closeAllConnections();
    await serving?.close();
  });

  async function form(path: string) {
    const name = await page.locator(".operation", { has: page.locator("code", { hasText: path }) }).getAttribute("id");
    await page.goto(`${serving.url}/docs#${name}`);
    const found = page.locator(`#${name} form`);
    await found.waitFor();
    return found;
  }

  it("offers the values of an enum and of a flag, and the types of the content", async () => {
    await page.goto(`${serving.url}/docs`);
    const trains = await form("/trains");
    expect(await trains.getByLabel("kind").locator("option").allTextContents()).toEqual(["not sent", "fast", "slow"]);
    await trains.getByLabel("kind").selectOption("slow");
    await trains.getByLabel("Accept").selectOption("text/csv");
    await trains.getByRole("button", { name: "Send" }).click();
    await trains.locator("output", { hasText: "slow,false" }).waitFor();
  });

  it("sends a form with a file", async () => {
    const covers = await form("/covers");
    await covers.getByLabel("title").fill("Emma");
    await covers
      .getByLabel("cover")
      .setInputFiles({ name: "emma.png", mimeType: "image/png", buffer: Buffer.from("12345") });
    await covers.getByRole("button", { name: "Send" }).click();
    await covers.locator("output", { hasText: '"title": "Emma"' }).waitFor();
    expect(await covers.locator("output").textContent()).toMatch(/"sizes": \[\s*5\s*\]/);
  });

  it("shows events as they come, until they are stopped", async () => {
    const arrivals = await form("/arrivals");
    await arrivals.getByRole("button", { name: "Send" }).click();
    await arrivals.locator("output", { hasText: "data: IC 9" }).waitFor();
    await arrivals.getByRole("button", { name: "Stop" }).click();
    await expect.poll(() => left, { timeout: HANG }).toBe(1);
    expect(await arrivals.getByRole("button", { name: "Stop" }).isVisible()).toBe(false);
  });

  it("shows what the service sends, never what the browser keeps (RFC 9111 4.3.4)", async () => {
    const stations = await form("/stations");
    for (const times of [1, 2]) {
      await stations.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => shown, { timeout: HANG }).toBe(times);
      await stations.locator("output", { hasText: "200 OK" }).waitFor();
    }
  });

  it("links Problem from every error, in labels that can be read", async () => {
    const trains = page.locator(".responses > li", { has: page.locator("b.s4") });
    for (const error of await trains.all()) expect(await error.locator('a[href$="#schema-Problem"]').count()).toBe(1);
    const size: string = await page.evaluate('getComputedStyle(document.querySelector("nav b")).fontSize');
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(12);
  });
});

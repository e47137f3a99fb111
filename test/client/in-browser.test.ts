import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { command, HttpResponse, Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entryPoints } from "../../scripts/entryPoints.ts";
import { describeInBrowser } from "../debug/realBrowser.ts";
import { makeShelf } from "./shelf.ts";
import type { tour, write } from "./tour.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The tour as a page loads it, and the modules that are in it. */
async function bundle(): Promise<{ readonly code: string; readonly modules: readonly string[] }> {
  const alias = Object.fromEntries(Object.entries(entryPoints()).map(([name, source]) => [name, `${root}${source}`]));
  const input = `${root}test/client/tour.ts`;
  const bundled = await rolldown({ input, platform: "browser", resolve: { alias } });
  const { output } = await bundled.generate({ format: "iife", name: "page", minify: true });
  await bundled.close();
  return { code: output[0].code, modules: output[0].moduleIds.map((module) => relative(root, module)) };
}

/** What docs/client.md says that a service declares for scripts of another origin. */
const FIELDS = {
  headers: ["Content-Type", "If-Match", "If-None-Match", "Prefer", "Idempotency-Key", "Last-Event-ID"],
  exposes: ["ETag", "Location", "Link", "Retry-After", "Date", "Preference-Applied"],
};

describeInBrowser("the client in a page of another origin", (startBrowser) => {
  const started: Serving[] = [];
  let browser: Browser;
  let page: Page;
  let pages: string;
  let modules: readonly string[];

  const start = async (service: Service) => {
    const serving = await serve(service, { port: 0, host: "127.0.0.1" });
    started.push(serving);
    return `http://127.0.0.1:${serving.port}`;
  };

  beforeAll(async () => {
    const bundled = await bundle();
    modules = bundled.modules;
    const html = `<!doctype html><title>Tour</title><script>${bundled.code.replaceAll("</script", "<\\/script")}</script>`;
    pages = await start(new Service({ routes: [command("GET", "/", () => HttpResponse.html(html))] }));
    browser = await startBrowser();
    page = await browser.newPage();
    await page.goto(pages);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    for (const { server } of started) server.closeAllConnections();
    await Promise.all(started.map((serving) => serving.close()));
  });

  it("reads, writes, resolves a lost update, waits, walks and resumes, by what the docs say to declare", async () => {
    const api = await start(makeShelf({ cors: { origins: [pages], ...FIELDS } }).service);
    const taken = await page.evaluate<Awaited<ReturnType<typeof tour>>>(`page.tour(${JSON.stringify(api)})`);
    expect(taken).toEqual({
      read: ['"v1"', "Signals", 200],
      missing: "Not Found",
      refused: 401,
      lost: ["Semaphores", '"v2"'],
      merged: "Semaphores!",
      made: [201, "/api/books/4"],
      followed: "Gantries",
      redirected: "Semaphores!",
      pages: ["Semaphores!", "Points", "Levers", "Gantries"],
      ticks: [1, 2, 3, 4, 5],
      waited: [200, 2],
      paid: [1, 1],
    });
  }, 120_000);

  it("brings no code of the server along", () => {
    expect(modules).toContain("src/client/client.ts");
    expect(modules.filter((module) => !/^(?:src\/client|test\/client\/tour)/.test(module))).toEqual([]);
  });

  it("cannot write where the service allows its origin and not the fields (Fetch 4.8)", async () => {
    const api = await start(makeShelf({ cors: { origins: [pages] } }).service);
    const written = await page.evaluate<Awaited<ReturnType<typeof write>>>(`page.write(${JSON.stringify(api)})`);
    expect(written).toEqual([undefined, "network: PUT /api/books/{id}"]);
  });
});

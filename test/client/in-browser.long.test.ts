import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { command, HttpResponse, Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entryPoints } from "../../scripts/entryPoints.ts";
import { describeInBrowser } from "../debug/realBrowser.ts";
import { codeOfPage } from "../docsPage.ts";
import { OpenedServices } from "./openedServices.ts";
import { makeShelf } from "./shelf.ts";
import type { tour, write } from "./tour.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the code of the docs is, as a module. */
const folder = join(root, ".cache/page-tour");

/** A module as a page loads it, under a name, and the modules that are in it. */
async function bundle(
  name: string,
  input: string,
): Promise<{ readonly code: string; readonly modules: readonly string[] }> {
  const alias = Object.fromEntries(Object.entries(entryPoints()).map(([name, source]) => [name, `${root}${source}`]));
  const bundled = await rolldown({ input, platform: "browser", resolve: { alias } });
  const { output } = await bundled.generate({ format: "iife", name, minify: true });
  await bundled.close();
  return { code: output[0].code, modules: output[0].moduleIds.map((module) => relative(root, module)) };
}

describeInBrowser("the client in a page of another origin", (startBrowser) => {
  const started: Serving[] = [];
  let browser: Browser;
  let page: Page;
  let pages: string;
  let modules: readonly string[];
  let services: OpenedServices;

  const start = async (service: Service) => {
    const serving = await serve(service, { port: 0, host: "127.0.0.1" });
    started.push(serving);
    return `http://127.0.0.1:${serving.port}`;
  };

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "client.ts"), codeOfPage("client"));
    const bundled = [
      await bundle("page", `${root}test/client/tour.ts`),
      await bundle("docs", join(folder, "client.ts")),
    ];
    modules = bundled.flatMap((each) => each.modules);
    const scripts = bundled.map(({ code }) => `<script>${code.replaceAll("</script", "<\\/script")}</script>`);
    const html = `<!doctype html><title>Tour</title>${scripts.join("")}`;
    pages = await start(new Service({ routes: [command("GET", "/", () => HttpResponse.html(html))] }));
    browser = await startBrowser();
    page = await browser.newPage();
    await page.exposeFunction("restart", () => services.restart());
    await page.goto(pages);
    services = await OpenedServices.open(pages);
  });

  afterAll(async () => {
    await browser?.close();
    await services?.close();
    rmSync(folder, { recursive: true, force: true });
    for (const { server } of started) server.closeAllConnections();
    await Promise.all(started.map((serving) => serving.close()));
  });

  it("reads, writes, resolves a lost update, waits, walks and resumes, ruling 49: with the origin alone declared", async () => {
    const api = await start(makeShelf({ cors: { origins: [pages] } }).service);
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
  });

  it("takes the tour of the docs, on Conduit and the reference service, whose server is ended on the way", async () => {
    const { conduit, library, token } = services;
    const taken = await page.evaluate<unknown>(`(async () => {
      const [conduit, library, token] = ${JSON.stringify([conduit, library, token])};
      const written = await docs.write(conduit, token);
      const read = await docs.read(conduit, "signals");
      const librarian = await docs.enter(library);
      const lost = await docs.annotate(library, librarian);
      const limited = await docs.exported(library);
      const titles = await docs.titles(library);
      const heard = await docs.heard(library, librarian, restart);
      return { written, read, lost, limited, titles: titles.length, heard: [heard.length, heard.at(-1)] };
    })()`);
    expect(taken).toEqual({
      written: "refused with 422",
      read: "Signals",
      lost: "Another's note. Another's note. And mine.",
      limited: [11, 2],
      titles: 11,
      heard: [12, "Die Verwandlung"],
    });
  });

  it("brings no code of the server along", () => {
    expect(modules).toContain("src/client/client.ts");
    expect(modules).toContain("examples/library/api.ts");
    const own = /^(?:src\/client|test\/client\/tour|\.cache\/page-tour\/client|examples\/library\/api)/;
    expect(modules.filter((module) => !own.test(module))).toEqual([]);
  });

  it("cannot write where the service allows its origin and not the fields (Fetch 4.8)", async () => {
    const api = await start(makeShelf({ cors: { origins: [pages], headers: [], exposes: [] } }).service);
    const written = await page.evaluate<Awaited<ReturnType<typeof write>>>(`page.write(${JSON.stringify(api)})`);
    expect(written).toEqual([undefined, "network: PUT /api/books/{id}"]);
  });
});

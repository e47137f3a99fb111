import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { command, HttpResponse, resource, Service } from "signalbox";
import { eventsCodec, type ServerEvent } from "signalbox/events";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { entryPoints } from "../../scripts/entryPoints.ts";
import { describeInBrowser } from "../debug/realBrowser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const NewBook = z.object({ title: z.string().min(1), year: z.int() });
const Book = NewBook.extend({ id: z.int() });
type Row = z.infer<typeof Book> & { version: number };

/** A shelf with its listeners, and what was requested of it. */
class Shelf {
  readonly rows = new Map<number, Row>();
  readonly requests: string[] = [];
  #wake: (() => void) | undefined;
  #events: Row[] = [];

  put(id: number, book: z.infer<typeof NewBook>): z.infer<typeof Book> {
    this.rows.set(id, { ...book, id, version: (this.rows.get(id)?.version ?? 0) + 1 });
    return { ...book, id };
  }

  tell(id: number): void {
    const row = this.rows.get(id);
    if (row !== undefined) this.#events.push(row);
    this.#wake?.();
  }

  async *changes(signal: AbortSignal): AsyncGenerator<ServerEvent<z.infer<typeof Book>>> {
    signal.addEventListener("abort", () => this.#wake?.());
    while (!signal.aborted) {
      for (const { id, title, year } of this.#events.splice(0)) yield { event: "book", data: { id, title, year } };
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (this.#events.length > 0) resolve();
      });
    }
  }

  service(html: string): Service {
    const item = resource("/books/{id}", {
      find: ({ params }) => this.rows.get(Number(params.id)),
      generateEtag: ({ entity }) => String(entity.version),
      preferences: ["return"],
      response: Book,
      GET: { represent: ({ entity: { id, title, year } }) => ({ id, title, year }) },
      PUT: { putCreates: false, body: NewBook, apply: ({ entity, body }) => this.put(entity.id, body) },
    });
    const list = resource("/books", {
      GET: {
        response: z.array(Book),
        represent: () => [...this.rows.values()].map(({ id, title, year }) => ({ id, title, year })),
      },
      POST: {
        body: NewBook,
        response: Book,
        apply: ({ body }) => this.put(this.rows.size + 1, body),
        createPath: ({ result }) => `/books/${result.id}`,
      },
    });
    const changes = resource("/changes", {
      produces: ["text/event-stream"],
      codecs: { "text/event-stream": eventsCodec },
      represent: ({ signal }) => this.changes(signal),
    });
    const page = command("GET", "/", () => HttpResponse.html(html));
    return new Service({ routes: [item, list, changes, page] });
  }
}

const STYLE = `body{font:16px/1.5 system-ui;margin:0;background:#f6f6f4;color:#222}main{display:flex;flex-wrap:wrap;gap:2rem;max-width:60rem;margin:0 auto;padding:1.5rem}
section{flex:1 1 18rem;min-width:0;box-sizing:border-box;background:#fff;border-radius:8px;padding:1rem 1.25rem}ul{list-style:none;padding:0}li{display:flex;justify-content:space-between;padding:.25rem 0}
li button{border:0;background:none;padding:0;font:inherit;color:#0b57d0;cursor:pointer}form{display:flex;gap:.5rem}input{flex:1;min-width:0;font:inherit;padding:.4rem}form button{font:inherit;padding:.4rem .8rem}`;

async function htmlOfPage(): Promise<string> {
  const alias = Object.fromEntries(
    Object.entries(entryPoints())
      .reverse()
      .map(([name, source]) => [name, `${root}${source}`]),
  );
  const bundled = await rolldown({
    input: `${root}test/client/booksInReact.mjs`,
    platform: "browser",
    resolve: { alias },
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundled.generate({ format: "iife", minify: true });
  await bundled.close();
  const script = output[0].code.replaceAll("</script", "<\\/script");
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Books</title><style>${STYLE}</style><div id="app"></div><script>${script}</script>`;
}

describeInBrowser("a page in React with TanStack Query", (startBrowser) => {
  const shelf = new Shelf();
  let serving: Serving;
  let browser: Browser;
  let page: Page;
  let meanwhile: () => void = () => undefined;

  beforeAll(async () => {
    shelf.put(1, { title: "Emma", year: 1815 });
    shelf.put(2, { title: "Persuasion", year: 1817 });
    serving = await serve(shelf.service(await htmlOfPage()), { port: 0, host: "127.0.0.1" });
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      shelf.requests.push(`${response.request().method()} ${pathname} ${response.status()}`);
    });
    await page.exposeFunction("meanwhile", () => meanwhile());
    await page.goto(`http://127.0.0.1:${serving.port}/`);
  });
  afterAll(async () => {
    await browser?.close();
    serving?.server.closeAllConnections();
    await serving?.close();
  });

  const kept = async (name: string) => {
    const folder = process.env["SCREENSHOTS"];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
  };

  it("shows what it has read", async () => {
    await page.getByRole("button", { name: "Emma" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 2 }).textContent()).toBe("Emma, 1815");
  });

  it("merges after a 412, and reads again what the write changed", async () => {
    meanwhile = () => {
      meanwhile = () => undefined;
      shelf.put(1, { title: "Emma", year: 1816 });
    };
    await page.getByLabel("Title", { exact: true }).fill("Emma Woodhouse");
    await page.getByRole("button", { name: "Rename" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 2 }).textContent()).toBe("Emma Woodhouse, 1816");
    await expect.poll(() => page.getByRole("list").textContent()).toContain("Emma Woodhouse1816");
    expect(shelf.requests.filter((each) => each.startsWith("PUT"))).toEqual(["PUT /books/1 412", "PUT /books/1 200"]);
  });

  it("reads the list again after an addition", async () => {
    await page.getByLabel("New title").fill("Sanditon");
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("list").textContent()).toContain("Sanditon2026");
    await kept("1440");
  });

  it("takes events into the cache, without a request for what they carry", async () => {
    const before = shelf.requests.filter((each) => each.includes("/books/1"));
    shelf.put(1, { title: "Emma, or Highbury", year: 1817 });
    shelf.tell(1);
    await expect.poll(() => page.getByRole("heading", { level: 2 }).textContent()).toBe("Emma, or Highbury, 1817");
    await expect.poll(() => page.getByRole("list").textContent()).toContain("Emma, or Highbury1817");
    expect(shelf.requests.filter((each) => each.includes("/books/1"))).toEqual(before);
  });

  it("fits a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await kept("390");
  });
});

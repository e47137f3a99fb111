import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { jsonCodec, type Resource, type Route, route, Service } from "signalbox";
import type { MemoryCache } from "signalbox/cache";
import { textCodec } from "signalbox/codecs";
import { request, type TestRequest } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { entryPoints } from "../scripts/entryPoints.ts";
import { writeApps } from "../scripts/guidePages.mjs";
import { LONG_HANG } from "./bounds.mjs";
import { codeOfPage } from "./docsPage.ts";

/** The pages whose code is compiled, one file for each page: its pieces follow each other. */
const PAGES = [
  "authentication",
  "cache",
  "checked-responses",
  "client",
  "deprecation",
  "digests",
  "links",
  "own-decisions",
  "prefer",
  "query",
  "ranges",
  "webhooks",
  "websockets",
  "workers",
] as const;

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".cache/docs-code");

const PRELUDE = `import { type ByteSource, type Context, cursorPages, group, HttpResponse, jsonCodec, numberedPages, part, Resource, resource, route, Service } from "signalbox";
import { eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { z } from "zod";
`;

const fileOf = (page: string) => join(folder, `${page}.ts`);

/** What pages import from beside them. */
const recipes = join(root, "examples/recipes");

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  // What the guide responds is printed, and held by the check of the docs; here its types are checked with the rest.
  writeApps(join(folder, "guide"));
  for (const name of readdirSync(recipes).filter((each) => /(?<!\.test)\.ts$/.test(each))) {
    copyFileSync(join(recipes, name), join(folder, name));
  }
  for (const page of PAGES) {
    const code = codeOfPage(page);
    const prelude = code.includes('from "signalbox";') ? "" : PRELUDE;
    writeFileSync(fileOf(page), `${prelude}${code}`);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

type Mounted = Record<string, Route & (new () => Resource)>;

async function run(page: (typeof PAGES)[number]): Promise<Mounted> {
  return import(/* @vite-ignore */ fileOf(page));
}

function ask(mounted: Route | (new () => Resource) | undefined, method: string, target: string, asked?: TestRequest) {
  if (mounted === undefined) throw new Error("The page does not declare it.");
  const codecs = { codecs: { "text/plain": textCodec, "application/json": jsonCodec } };
  const mount = typeof mounted === "function" ? route(target.replace(/\?.*/, ""), mounted, codecs) : mounted;
  return request(new Service({ routes: [mount] }), method, target, asked);
}

describe("the code of the docs", () => {
  it("compiles", { timeout: LONG_HANG }, () => {
    const config = {
      extends: "../../tsconfig.test.json",
      compilerOptions: {
        paths: Object.fromEntries(Object.entries(entryPoints()).map(([name, source]) => [name, [`../../${source}`]])),
        types: ["node"],
        typeRoots: ["../../node_modules/@types"],
      },
      include: ["*.ts", "guide/**/*.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    try {
      execFileSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], { cwd: root, encoding: "utf8" });
    } catch (error) {
      expect.fail((error as { stdout: string }).stdout);
    }
  });

  it("of the cache keeps what was represented, and asks who may have it", async () => {
    const { train, timetable, store } = await run("cache");
    const cache = store as unknown as MemoryCache;
    const zipped = { headers: { "accept-encoding": "br" } };
    const service = new Service({ routes: [train, timetable].filter((each) => each !== undefined) });
    const [first, second] = [
      await request(service, "GET", "/trains/RE1", zipped),
      await request(service, "GET", "/trains/RE1", zipped),
    ];
    expect(second.response.headers).toEqual(first.response.headers);
    expect([cache.hits, cache.size]).toEqual([1, 1]);
    const headers = { authorization: "Bearer staff" };
    for (const status of [200, 200]) {
      expect((await request(service, "GET", "/timetable", { headers })).status).toBe(status);
    }
    expect((await request(service, "GET", "/timetable")).status).toBe(401);
    expect([cache.hits, cache.size]).toEqual([2, 2]);
  });

  it("of checked responses is refused as its page says", async () => {
    const { service, strict } = await run("checked-responses");
    const response = await request(service as unknown as Service, "GET", "/books/1");
    const page = readFileSync(join(root, "docs/checked-responses.md"), "utf8");
    expect(await response.json()).toEqual(JSON.parse(/^```json\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? ""));
    expect(strict).toBeInstanceOf(Service);
  });

  it("of preferences responds as its tables say", async () => {
    const { book, imports } = await run("prefer");
    const put = (prefer: string, more: object = {}, tag = "*") =>
      ask(book, "PUT", "/books/1", { headers: { prefer, "if-match": tag }, body: { title: "Points", ...more } });
    expect((await put("foo")).status).toBe(204);
    const minimal = await put("return=minimal");
    expect([minimal.status, minimal.header("preference-applied")]).toEqual([204, "return=minimal"]);
    const whole = await put("return=representation");
    expect([whole.status, await whole.text(), whole.header("etag")]).toEqual([200, '{"title":"Points"}', '"v4"']);
    const refused = await put("return=representation", {}, '"v1"');
    expect([refused.status, await refused.text(), refused.header("etag")]).toEqual([412, '{"title":"Points"}', '"v4"']);
    expect((await put("handling=strict", { isbn: 1 })).status).toBe(400);
    const post = (prefer: string) =>
      ask(imports, "POST", "/imports", { headers: { prefer }, body: { title: "Points" } });
    expect((await post("foo")).status).toBe(200);
    const later = await post("respond-async, wait=10");
    expect([later.status, later.header("location"), later.header("preference-applied")]).toEqual([
      202,
      "/jobs/1",
      "respond-async",
    ]);
  });

  it("of QUERY responds as its page says", async () => {
    const { books } = await run("query");
    const response = await ask(books, "QUERY", "/books", { body: { title: "Sig" } });
    expect([response.status, await response.json()]).toEqual([200, ["Signals"]]);
    const tagged = await ask(books, "QUERY", "/books", { body: { title: "Points" } });
    expect([tagged.header("etag"), tagged.header("location")]).toEqual(['"Points-2-20"', "/books?title=Points"]);
  });

  it("of deprecation tells what its page says", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-06-01"));
    const { oldTimetable, service, watched, callers } = await run("deprecation");
    const response = await ask(oldTimetable, "GET", "/timetable");
    const page = readFileSync(join(root, "docs/deprecation.md"), "utf8");
    const [, block = ""] = /^```text\n([\s\S]*?)^```$/m.exec(page) ?? [];
    const told = ["Deprecation", "Sunset", "Link"].map((name) => `${name}: ${response.header(name)}`);
    expect(told).toEqual(block.trim().split("\n"));
    const since = async (method: string, target: string) =>
      (await request(service as unknown as Service, method, target)).header("deprecation") !== undefined;
    expect(await since("PUT", "/trains")).toBe(true);
    expect(await since("GET", "/trains")).toBe(false);
    expect(await since("GET", "/v1/stops")).toBe(true);
    expect(await since("DELETE", "/v1/stops")).toBe(false);
    await request(watched as unknown as Service, "GET", "/timetable", { peer: "192.0.2.1" });
    expect(callers).toEqual(new Map([["192.0.2.1", 1]]));
    clock.mockRestore();
  });

  it("of digests checks and gives them", async () => {
    const { invoice } = await run("digests");
    const read = await ask(invoice, "GET", "/invoice");
    expect(read.header("repr-digest")).toMatch(/^sha-256=:.{44}:$/);
    const put = (headers: Record<string, string>) =>
      ask(invoice, "PUT", "/invoice", { headers: { "content-type": "application/json", ...headers }, body: "{}" });
    expect((await put({})).status).toBe(400);
    const digest = "sha-256=:RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=:";
    expect((await put({ "content-digest": digest })).status).toBe(204);
  });

  it("of links leads to the pages", async () => {
    const { departures } = await run("links");
    const first = await ask(departures, "GET", "/departures");
    expect([await first.json(), first.header("link")]).toEqual([["RE 1", "S 7"], '<?cursor=2>; rel="next"']);
    expect((await ask(departures, "GET", "/departures?cursor=2")).header("link")).toBeUndefined();
  });

  it("of own decisions gives the 402 of the page to the second request (rulings 64 and 65)", async () => {
    const { service } = await run("own-decisions");
    const get = () => request(service as unknown as Service, "GET", "/books/1");
    expect((await get()).status).toBe(200);
    const response = await get();
    const page = readFileSync(join(root, "docs/own-decisions.md"), "utf8");
    expect(page).toContain(`HTTP/1.1 ${response.status} Payment Required\nX-Framework-Trace: ${response.trace}\n`);
    expect(JSON.parse(/^\{ "type".*\}$/m.exec(page)?.[0] ?? "")).toEqual(await response.json());
  });

  it("of webhooks verifies what is signed", async () => {
    const { deliveries, orders } = await run("webhooks");
    const body = '{"order":"lamp"}';
    const signature = createHmac("sha256", "a secret for development").update(body).digest("hex");
    const signed = { "content-type": "application/json", "x-signature": signature };
    expect((await ask(deliveries, "POST", "/deliveries", { headers: signed, body })).status).toBe(200);
    expect((await ask(deliveries, "POST", "/deliveries", { headers: signed, body: `${body} ` })).status).toBe(401);
    const at = String(Math.floor(Date.now() / 1000));
    const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
    const mac = createHmac("sha256", key).update(`msg_1.${at}.${body}`).digest("base64");
    const headers = {
      "content-type": "application/json",
      "webhook-id": "msg_1",
      "webhook-timestamp": at,
      "webhook-signature": `v1,${mac}`,
    };
    const deliver = async () => (await ask(orders, "POST", "/hooks/orders", { headers, body })).json();
    expect([await deliver(), await deliver()]).toMatchObject([{ again: false }, { again: true }]);
  });

  it("of WebSockets lets in whom the graph lets in", async () => {
    const { Departures } = await run("websockets");
    const dial = async (headers: Record<string, string>) =>
      (await ask(Departures, "GET", "/departures", { headers: { upgrade: "websocket", ...headers } })).status;
    expect(await dial({ authorization: "Bearer ada" })).toBe(101);
    expect(await dial({})).toBe(401);
    expect(await dial({ authorization: "Bearer ada", origin: "https://evil.example" })).toBe(403);
  });

  it("of authentication says who it is", async () => {
    const { trains, session, purchases } = await run("authentication");
    const unknown = await ask(trains, "GET", "/trains");
    expect([unknown.status, unknown.header("www-authenticate")]).toEqual([401, 'Bearer realm="https://api.example"']);
    const signedIn = await ask(session, "POST", "/session", { body: { user: "ada" } });
    const cookie = signedIn.header("set-cookie")?.split(";", 1)[0] ?? "";
    expect(await (await ask(session, "GET", "/session", { headers: { cookie } })).json()).toEqual({ user: "ada" });
    const buy = (headers: Record<string, string>) =>
      ask(purchases, "POST", "/purchases", {
        headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
        body: "item=lamp",
      });
    expect((await buy({ "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await buy({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("of ranges serves parts of what is stored", async () => {
    const { log, manual } = await run("ranges");
    const zipped = await ask(log, "GET", "/log", { headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(await zipped.bytes()).toString()).toMatch(/^08:02 RE 1/);
    const part = await ask(log, "GET", "/log", { headers: { range: "bytes=0-4" } });
    expect([part.status, await part.text()]).toEqual([206, "08:02"]);
    expect((await ask(manual, "GET", "/manual.pdf")).status).toBe(404);
  });
});

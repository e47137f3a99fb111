import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { Service } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { type StaticOptions, staticFiles } from "signalbox/static";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { typeOfFile } from "../src/runtime/static/staticFiles.ts";
import { makePipe } from "./namedPipe.ts";
import { HOSTILE } from "./runtimes/staticCases.mjs";

const SCRIPT = "console.log('points');\n".repeat(100);
let base = "";
let folder = "";

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "static-"));
  folder = join(base, "public");
  for (const path of ["public/docs/empty", "public/.well-known", "public/.well-known-x", "public/.git", "public2"])
    mkdirSync(join(base, path), { recursive: true });
  const files: Readonly<Record<string, string | Buffer>> = {
    "public/index.html": "<!doctype html>home",
    "public/app.js": SCRIPT,
    "public/app.js.br": brotliCompressSync(SCRIPT),
    "public/app.js.gz": gzipSync(SCRIPT),
    "public/app-B2c4D6e8.js": "hashed",
    "public/docs/index.html": "<!doctype html>docs",
    "public/a b+é.txt": "spaces",
    "public/.env": "classified",
    "public/.git/config": "classified",
    "public/.well-known/security.txt": "Contact: x",
    "public/.well-known-x/secret.txt": "classified",
    "public/.well-known.txt": "classified",
    "public/photo.constructor": "no type",
    "public/back\\slash.txt": "classified",
    "public/drive:x.txt": "classified",
    "public2/secret.txt": "classified",
    "secret.txt": "classified",
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(base, path), content);
  symlinkSync(join(base, "secret.txt"), join(folder, "out.txt"));
  symlinkSync(base, join(folder, "up"));
  symlinkSync(join(base, "public2"), join(folder, "sibling"));
  symlinkSync(join(folder, "app.js"), join(folder, "alias.js"));
  symlinkSync(join(folder, "loop"), join(folder, "loop"));
  makePipe(join(folder, "pipe"));
  utimesSync(join(folder, "app.js"), 1_700_000_000, 1_700_000_000);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A file is open until its response was read: what a test does not read is let go. */
const responses: Response[] = [];
afterEach(async () => {
  for (const { body, bodyUsed } of responses.splice(0)) if (!bodyUsed) await body?.cancel();
});

async function get(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  options: Partial<StaticOptions> = {},
  method = "GET",
) {
  const at = options.folder === undefined ? { ...options, folder } : { ...options, folder: options.folder };
  const routes = [...staticFiles("/assets", at)];
  const response = await fetchHandler(
    new Service({
      routes,
      onError: (error) => {
        throw error;
      },
    }),
  )(rawRequest(target, headers, method));
  responses.push(response);
  return response;
}

/** A Request normalises its URL; what a client really sends is not normalised. */
function rawRequest(target: string, headers: Readonly<Record<string, string>>, method: string): Request {
  const request = new Request("http://localhost/", { headers, method });
  Object.defineProperty(request, "url", { value: `http://localhost${target}` });
  return request;
}

describe("a folder", () => {
  it("is served with type, tag, date and a Cache-Control that asks again", async () => {
    const response = await get("/assets/app.js");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SCRIPT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-length": String(SCRIPT.length),
      "last-modified": "Tue, 14 Nov 2023 22:13:20 GMT",
      "cache-control": "no-cache",
      "accept-ranges": "bytes",
      vary: "Accept-Encoding",
      etag: expect.stringMatching(/^"/),
    });
  });

  it("gives 304, 206 and HEAD by the graph (RFC 9110 13, 14, 9.3.2)", async () => {
    const etag = (await get("/assets/app.js")).headers.get("etag") ?? "";
    expect((await get("/assets/app.js", { "If-None-Match": etag })).status).toBe(304);
    const part = await get("/assets/app.js", { Range: "bytes=0-6", "If-Range": etag });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      206,
      "console",
      `bytes 0-6/${SCRIPT.length}`,
    ]);
    const head = await get("/assets/app.js", {}, {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(SCRIPT.length),
      "",
    ]);
    expect((await get("/assets/app.js", {}, {}, "PUT")).status).toBe(405);
  });

  it.each([
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0, gzip;q=0", null],
    ["identity", null],
    ["*;q=0", null],
    ["", null],
  ])(
    "serves what lies beside the file in a coding that the client accepts: %j (RFC 9110 12.5.3)",
    async (accepted, coding) => {
      const response = await get("/assets/app.js", { "Accept-Encoding": accepted });
      expect([response.status, response.headers.get("content-encoding")]).toEqual([200, coding]);
      expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    },
  );

  it("serves ranges of the coded bytes, under a tag of their own", async () => {
    const plain = await get("/assets/app.js");
    const coded = await get("/assets/app.js", { "Accept-Encoding": "br" });
    expect(coded.headers.get("etag")).not.toBe(plain.headers.get("etag"));
    const bytes = Buffer.from(await coded.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
    const part = await get("/assets/app.js", { "Accept-Encoding": "br", Range: "bytes=3-9" });
    expect([part.status, part.headers.get("content-encoding")]).toEqual([206, "br"]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(3, 10));
  });

  it("serves the index of a folder, and leads to its slash with the query kept", async () => {
    expect(await (await get("/assets/docs/")).text()).toBe("<!doctype html>docs");
    expect(await (await get("/assets/")).text()).toBe("<!doctype html>home");
    for (const [from, to] of [
      ["/assets/docs?a=1&b", "/assets/docs/?a=1&b"],
      ["/assets", "/assets/"],
    ] as const) {
      const response = await get(from);
      expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    }
    expect((await get("/assets/docs/empty/")).status).toBe(404);
    for (const path of ["/assets/docs/", "/assets/docs"])
      expect((await get(path, {}, { index: undefined })).status).toBe(404);
  });

  it("finds names that are encoded, and follows links that stay inside", async () => {
    expect(await (await get("/assets/a%20b+%C3%A9.txt")).text()).toBe("spaces");
    expect((await get("/assets/alias.js")).status).toBe(200);
    expect((await get("/assets/.well-known/security.txt")).status).toBe(200);
    expect((await get("/assets/photo.constructor")).headers.get("content-type")).toBe("application/octet-stream");
  });

  it.each([
    ...HOSTILE,
    "/assets/C:%5cwindows",
    "/assets/.git/config",
    "/assets/.well-known/../.env",
    "/assets/.well-known-x/secret.txt",
    "/assets/.well-known.txt",
    "/assets/sibling/secret.txt",
    "/assets/loop",
    "/assets/pipe",
    "/assets/app.js/x",
    "/assets/back%5Cslash.txt",
    "/assets/drive:x.txt",
    "/assets//app.js",
    "/assets/docs//index.html",
  ])("gives nothing of what is not there to be read: %s", async (target) => {
    const response = await get(target, { "Accept-Encoding": "gzip, br" });
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("classified");
  });

  it("tells caches that a name with a hash in it never changes, by choice", async () => {
    const immutable = /-[\w-]{8}\.js$/;
    const cached = async (path: string) => (await get(path, {}, { immutable })).headers.get("cache-control");
    expect(await cached("/assets/app-B2c4D6e8.js")).toBe("public, max-age=31536000, immutable");
    expect(await cached("/assets/app.js")).toBe("no-cache");
    const own = { immutable: /^app-/, cacheControl: "max-age=60" };
    const first = await get("/assets/app-B2c4D6e8.js", {}, own);
    const other = await get("/assets/app.js", {}, own);
    expect([first, other].map(({ headers }) => headers.get("cache-control"))).toEqual([
      "public, max-age=31536000, immutable",
      "max-age=60",
    ]);
  });

  it("says the same each time, where the expression has the flag g (15.4.5: a 304 has the fields of the 200)", async () => {
    const service = new Service({ routes: [...staticFiles("/assets", { folder, immutable: /-[\w-]{8}\.js$/g })] });
    const handler = fetchHandler(service);
    for (let times = 0; times < 3; times += 1) {
      const response = await handler(new Request("http://service.test/assets/app-B2c4D6e8.js"));
      expect(response.headers.get("cache-control")).toContain("immutable");
      await response.body?.cancel();
    }
  });

  it("is a fault where it is not there, until it is", async () => {
    const later = join(base, `later-${Math.random()}`);
    const service = new Service({ routes: [...staticFiles("/assets", { folder: later })], onError: () => undefined });
    const handler = fetchHandler(service);
    const status = async () => (await handler(new Request("http://service.test/assets/a.txt"))).status;
    expect(await status()).toBe(500);
    mkdirSync(later);
    writeFileSync(join(later, "a.txt"), "");
    expect(await status()).toBe(200);
  });

  it("gives the page of an application for paths that it routes itself, by choice", async () => {
    const fallback = "index.html";
    const page = await get("/assets/trains/7", {}, { fallback });
    expect([page.status, await page.text()]).toEqual([200, "<!doctype html>home"]);
    for (const path of ["/assets/v1.2/trains", "/assets/v1./trains", "/assets/trains"])
      expect((await get(path, {}, { fallback })).status).toBe(200);
    for (const path of ["/assets/missing.js", "/assets/v1/missing.js", "/assets/v1.2/missing.js"])
      expect((await get(path, {}, { fallback })).status).toBe(404);
    expect((await get("/assets/docs", {}, { fallback })).status).toBe(301);
  });

  it.each([
    ["/", "/app.js"],
    ["/assets/", "/assets/app.js"],
    ["/a/b", "/a/b/app.js"],
  ])("is served below %s", async (below, path) => {
    const handler = fetchHandler(new Service({ routes: [...staticFiles(below, { folder })] }));
    const status = async (at: string) => (await handler(new Request(`http://x${at}`, { method: "HEAD" }))).status;
    expect(await status(path)).toBe(200);
    expect(await status(path.replace("app.js", ""))).toBe(200);
    expect(await status(path.replace("app.js", "none.js"))).toBe(404);
  });

  it("is found by a URL too", async () => {
    expect((await get("/assets/app.js", {}, { folder: pathToFileURL(folder) })).status).toBe(200);
  });

  it.each([
    [{}, 'folder is null. Write instead: folder: its path: "public"'],
    [{ folder: 1 }, 'folder is 1. Write instead: folder: its path: "public"'],
    [{ folder: "a", index: 1 }, 'index is 1. Write instead: index: the name of a file: "index.html"'],
    [{ folder: "a", fallback: 1 }, 'fallback is 1. Write instead: fallback: the name of a file: "index.html"'],
    [{ folder: "a", cacheControl: 1 }, 'cacheControl is 1. Write instead: cacheControl: "no-cache"'],
    [
      { folder: "a", immutable: "js" },
      'immutable is "js". Write instead: immutable: a regular expression, such as /-[\\w-]{8}\\.(js|css)$/',
    ],
    [{ folder: "a", types: { ts: 1 } }, "types"],
    [{ folder: "a", cache: "no-cache" }, "it has cache, which nothing reads."],
  ])("refuses %j", (options, told) => {
    const mistake = () => staticFiles("/", options as unknown as StaticOptions);
    expect(mistake).toThrow("staticFiles: ");
    expect(mistake).toThrow(told);
  });

  it.each([
    ["a.js", "text/javascript; charset=utf-8"],
    ["a.svg", "image/svg+xml; charset=utf-8"],
    ["a.xml", /^(?:text|application)\/xml; charset=utf-8$/],
    ["a.json", "application/json"],
    ["a.png", "image/png"],
    ["a.js.png", "image/png"],
    ["js", "application/octet-stream"],
    ["v.js/LICENSE", "application/octet-stream"],
  ])("knows the type of %s", (path, type) => {
    const known = typeOfFile(path);
    if (typeof type === "string") expect(known).toBe(type);
    else expect(known).toMatch(type);
  });

  it("knows an author's types by the last extension, in any case", () => {
    const own = { js: "text/x-own", c: "text/x-c" };
    expect(["a.JS", "a.c", "a.js.txt", "b.js/c", "js"].map((path) => typeOfFile(path, own))).toEqual([
      "text/x-own",
      "text/x-c",
      "text/plain; charset=utf-8",
      "application/octet-stream",
      "application/octet-stream",
    ]);
  });

  it("serves its one type whatever Accept says, and the author's type where that is given", async () => {
    expect((await get("/assets/app.js", { Accept: "image/png" })).status).toBe(200);
    const response = await get("/assets/app.js", {}, { types: { js: "text/plain" } });
    expect(response.headers.get("content-type")).toBe("text/plain");
  });
});

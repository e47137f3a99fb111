import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { resource, Service } from "signalbox";
import { serve } from "signalbox/node";
import { generateOpenapi, mountOpenapi, openapiPage, openapiRoutes, toYaml } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { anyBlueprint, resourceOf, serviceOf } from "./generatedResource.ts";
import { type Library, openLibrary } from "./library.ts";

let library: Library;

beforeAll(async () => {
  library = await openLibrary();
});

const ask = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  request(library.service, method, target, { headers });

describe("the served document", () => {
  it("is JSON, with a tag, and 304 for a client that has it", async () => {
    const response = await ask("/openapi.json");
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("application/json");
    expect(response.header("vary")).toBe("Accept");
    expect(await response.json()).toEqual(library.document);
    const tag = response.header("etag") ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{16}"$/);
    const again = await ask("/openapi.json", { "If-None-Match": `"other", ${tag}` });
    expect([again.status, again.header("etag"), again.response.body]).toEqual([304, tag, null]);
    expect((await ask("/openapi.json", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("is YAML where Accept prefers it, under a tag of its own", async () => {
    const json = await ask("/openapi.json");
    const yaml = await ask("/openapi.json", { Accept: "application/yaml, application/json;q=0.5" });
    expect(yaml.header("content-type")).toBe("application/yaml");
    expect(await yaml.text()).toBe(toYaml(library.document));
    expect(yaml.header("etag")).not.toBe(json.header("etag"));
  });

  it("is never 406: JSON where nothing that it has is preferred, and under the name that OpenAPI gave it", async () => {
    for (const accept of ["image/png", "text/html, image/*;q=0.5", "application/json;q=0", "junk"]) {
      const response = await ask("/openapi.json", { Accept: accept });
      expect([response.status, response.header("content-type")], accept).toEqual([200, "application/json"]);
    }
    const named = await ask("/openapi.json", { Accept: "application/vnd.oai.openapi+json" });
    expect([named.status, named.header("content-type")]).toEqual([200, "application/vnd.oai.openapi+json"]);
    expect(await named.json()).toEqual(library.document);
  });

  it("is served by the graph, as resources are", async () => {
    const response = await ask("/openapi.json");
    expect(response.trace).toMatch(/^B13,.*,O18$/);
    const refused = await ask("/openapi.json", {}, "DELETE");
    expect([refused.status, refused.header("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await ask("/openapi.json", {}, "OPTIONS")).header("allow")).toBe("GET, HEAD, OPTIONS");
    const changed = await ask("/openapi.json", { "If-Match": '"other"' });
    expect(changed.status).toBe(412);
  });

  it("responds to HEAD as to GET, without the content", async () => {
    const [get, head] = [await ask("/openapi.json"), await ask("/openapi.json", {}, "HEAD")];
    expect(head.response.body).toBeNull();
    expect(head.header("content-length")).toBe(String((await get.bytes()).byteLength));
    expect(head.header("etag")).toBe(get.header("etag"));
  });

  it("is where the author wants it", async () => {
    const { document } = library;
    const service = new Service({ routes: [...openapiRoutes(document, "/api"), ...openapiPage(document, "/")] });
    expect((await request(service, "GET", "/api")).status).toBe(200);
    const page = await request(service, "GET", "/");
    expect(await page.text()).toContain('href="page.css"');
    expect((await request(service, "GET", "/page.css")).status).toBe(200);
  });
});

describe("the bytes of the served document", () => {
  it("are the JSON of the document: of the library", async () => {
    expect(await (await ask("/openapi.json")).text()).toBe(JSON.stringify(library.document));
  });

  it("are the JSON of the document: of generated resources", async () => {
    await fc.assert(
      fc.asyncProperty(anyBlueprint, async (blueprint) => {
        const document = generateOpenapi(serviceOf(resourceOf(blueprint), blueprint), {
          title: "it",
          version: "1",
        });
        const service = new Service({ routes: [...openapiRoutes(document)] });
        expect(await (await request(service, "GET", "/openapi.json")).text()).toBe(JSON.stringify(document));
      }),
      { numRuns: 20 },
    );
  });

  it("are sent in parts, with their length, where the document is long", async () => {
    const routes = Array.from({ length: 300 }, (_, at) =>
      resource(`/things${at}`, { GET: { summary: `Bücher “${at}”`, represent: () => [] } }),
    );
    const service = new Service({ routes });
    const document = mountOpenapi(service, { title: "Things", version: "1", page: "/docs" });
    const text = JSON.stringify(document);
    const server = await serve(service, { port: 0, host: "127.0.0.1", signals: false });
    try {
      const address = `http://127.0.0.1:${server.port}/openapi.json`;
      const responses = await Promise.all([fetch(address), fetch(address), fetch(address, { method: "HEAD" })]);
      const tags = responses.map(({ headers }) => headers.get("etag"));
      expect(new Set(tags).size).toBe(1);
      const length = String(new TextEncoder().encode(text).byteLength);
      expect(Number(length)).toBeGreaterThan(65_536);
      for (const { headers } of responses) {
        expect([headers.get("content-length"), headers.get("transfer-encoding")]).toEqual([length, null]);
      }
      expect(await Promise.all(responses.map((response) => response.text()))).toEqual([text, text, ""]);
      const again = await fetch(address, { headers: { "If-None-Match": tags[0] ?? "" } });
      expect([again.status, again.headers.get("content-length"), await again.text()]).toEqual([304, null, ""]);
      const yaml = await fetch(address, { headers: { Accept: "application/yaml" } });
      expect(await yaml.text()).toBe(toYaml(document));
      expect(await (await fetch(new URL("/docs", address))).text()).toContain("Bücher “299”");
    } finally {
      await server.close();
    }
  });
});

describe("the page", () => {
  it("forbids everything from elsewhere and everything inline, and has neither", async () => {
    const page = await ask("/docs");
    const policy = page.header("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    const again = await ask("/docs", { "If-None-Match": page.header("etag") ?? "" });
    expect([again.status, again.header("referrer-policy")]).toEqual([304, "no-referrer"]);
    expect((await ask("/docs", { Accept: "image/png" })).header("content-type")).toBe("text/html; charset=utf-8");
    const text = await page.text();
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|https?:\/\//);
    for (const asset of ["docs/page.css", "docs/page.js"]) {
      expect(text).toContain(`"${asset}"`);
      expect((await ask(`/${asset}`)).status).toBe(200);
    }
  });

  it("shows every operation, status and model, escaped", async () => {
    const text = await (await ask("/docs")).text();
    for (const [path, item] of Object.entries(library.document.paths)) {
      for (const operation of [item.get, item.put, item.post, item.delete, item.patch]) {
        if (operation === undefined) continue;
        expect(text).toContain(`id="${operation.operationId}"`);
        expect(text).toContain(`<code>${path}</code>`);
      }
    }
    for (const name of Object.keys(library.document.components.schemas)) expect(text).toContain(`id="schema-${name}"`);
    const links = [...text.matchAll(/<a class="part" href="([^"]+)"/g)].map(([, link]) => `/${link}`);
    expect(links.length).toBe([...text.matchAll(/<details/g)].length);
    for (const link of links) expect((await ask(link)).status, link).toBe(200);
    const hostile = { ...library.document, info: { title: "<script>alert(1)</script>", version: "1" } };
    const service = new Service({ routes: [...openapiPage(hostile, "/docs")] });
    expect(await (await request(service, "GET", "/docs")).text()).not.toContain("<script>alert");
  });

  it("has what an operation has inside as a page of its own, under the same policy, with a tag and a way back", async () => {
    const part = await ask("/docs/page/postBooks");
    const text = await part.text();
    expect(text).toContain('<a href="../../docs#schema-NewBook">NewBook</a>');
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//);
    expect(part.header("content-security-policy")).toBe((await ask("/docs")).header("content-security-policy"));
    expect((await ask("/docs/page/postBooks", { "If-None-Match": part.header("etag") ?? "" })).status).toBe(304);
    expect((await ask("/docs/page/nothing")).status).toBe(404);
    const service = new Service({ routes: [...openapiPage(library.document, "/")] });
    expect(await (await request(service, "GET", "/page/postBooks")).text()).toContain('href="../#schema-NewBook"');
  });

  it("is as light as it says: 5 kB compressed, style and script with it", async () => {
    const files = ["/docs", "/docs/page.css", "/docs/page.js", "/docs/icon.svg"];
    const sizes = await Promise.all(
      files.map(async (file) => brotliCompressSync(await (await ask(file)).bytes()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(5000);
  });
});

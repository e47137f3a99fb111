import { Service } from "signalbox";
import type { OpenapiDocument } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { plainDocument } from "../../test/openapi/plainDocument.ts";
import { openapiPage, pageRoutes } from "./openapiPage.ts";

const TEXT = { type: "string" };
const get = { operationId: "get/it", tags: ["it"], summary: "Reads it", responses: {} };
const small = plainDocument(
  { schemas: { "A/B": TEXT } },
  { tags: [{ name: "it" }], paths: { "/it": { get } }, servers: [{ url: "https://a.example/v1" }] },
);

const served = (document: OpenapiDocument, path: string, at = path) =>
  request(new Service({ routes: [...openapiPage(document, path)] }), "GET", at);
const textOf = async (document: OpenapiDocument, path: string, at = path) => (await served(document, path, at)).text();

const head = (title: string, assets: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${assets}icon.svg">
<link rel="stylesheet" href="${assets}page.css">
`;

describe("the page", () => {
  it("lists what the document has", async () => {
    const info = { title: "Shelf & Co", version: "1.0", description: "Lends <books>." };
    expect(
      await textOf({ ...small, info }, "/docs"),
    ).toBe(`${head("Shelf &amp; Co", "docs/")}<script src="docs/page.js" defer></script>
</head>
<body data-server="https://a.example/v1">
<a class="skip" href="#main">To the operations</a>
<header>
<h1>Shelf &amp; Co <small>1.0</small></h1>
<p>Lends &lt;books&gt;.</p>
</header>
<nav aria-label="Operations">
<input id="filter" type="search" placeholder="Filter" aria-label="Filter operations and models">
<p id="nothing" role="status" hidden>Nothing matches.</p>
<ul><li><a href="#tag-it">it</a><ul><li><a href="#get/it"><b class="get">GET</b> Reads it</a></li></ul></li><li><a href="#models">Models</a></li></ul>
</nav>
<main id="main">

<section class="tag" id="tag-it"><h2>it</h2>
<details class="operation" id="get/it"><summary><b class="get">GET</b> <code>/it</code> <span>Reads it</span></summary><a class="part" href="docs/page/get%2Fit">Request and responses</a></details>
</section>

<section id="models"><h2>Models</h2><details class="schema" id="schema-A/B"><summary><code>A/B</code></summary><a class="part" href="docs/page/schema-A%2FB">Properties</a></details>
</section>
</main>
</body>
</html>
`);
  });

  it("has a sentence in place of operations where there are none", async () => {
    expect(
      await textOf(plainDocument({}), "/docs"),
    ).toBe(`${head("Shelf", "docs/")}<script src="docs/page.js" defer></script>
</head>
<body data-server="/">
<a class="skip" href="#main">To the operations</a>
<header>
<h1>Shelf <small>1.0</small></h1>

</header>
<nav aria-label="Operations">
<input id="filter" type="search" placeholder="Filter" aria-label="Filter operations and models">
<p id="nothing" role="status" hidden>Nothing matches.</p>
<ul></ul>
</nav>
<main id="main">

<p>No operations yet.</p>

</main>
</body>
</html>
`);
  });

  it.each([
    ["/", "", "page/"],
    ["/docs", "docs/", "docs/page/"],
    ["/in/here/docs", "docs/", "docs/page/"],
  ])("at %s has relative addresses, which work after a prefix too", async (path, assets, parts) => {
    const text = await textOf(small, path);
    const addresses = [...text.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      `${assets}icon.svg`,
      `${assets}page.css`,
      `${assets}page.js`,
      `${parts}get%2Fit`,
      `${parts}schema-A%2FB`,
    ]);
    const service = new Service({ routes: [...openapiPage(small, path)] });
    for (const address of addresses) {
      const { pathname } = new URL(address ?? "", `https://a.example${path}`);
      expect((await request(service, "GET", pathname)).status, pathname).toBe(200);
    }
  });

  it("is at /docs unless a path is given, and has each part in its type", async () => {
    const routes = openapiPage(small);
    const service = new Service({ routes: [...routes] });
    const types = ["/docs", "/docs/icon.svg", "/docs/page.css", "/docs/page.js", "/docs/page/get%2Fit"].map(
      async (path) => (await request(service, "GET", path)).header("content-type"),
    );
    expect(await Promise.all(types)).toEqual([
      "text/html; charset=utf-8",
      "image/svg+xml",
      "text/css; charset=utf-8",
      "text/javascript; charset=utf-8",
      "text/html; charset=utf-8",
    ]);
  });

  it("forbids what is from elsewhere, in all that it consists of", async () => {
    for (const path of ["/docs", "/docs/icon.svg", "/docs/page/get%2Fit"]) {
      const reply = await served(small, "/docs", path);
      expect(reply.header("content-security-policy")).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
          "form-action 'none'; frame-ancestors 'none'",
      );
      expect([reply.header("referrer-policy"), reply.header("cache-control")]).toEqual(["no-referrer", "no-cache"]);
    }
  });

  it("is written from a document that is made when it is first asked for, and once", async () => {
    let made = 0;
    const routes = pageRoutes(() => {
      made += 1;
      return small;
    }, "/docs");
    const service = new Service({ routes: [...routes] });
    const times: number[] = [];
    for (const path of [
      "/docs/page.css",
      "/docs",
      "/docs",
      "/docs/page/get%2Fit",
      "/docs/page/schema-A%2FB",
      "/docs/page/no",
    ]) {
      await request(service, "GET", path);
      times.push(made);
    }
    expect(times).toEqual([0, 1, 1, 2, 2, 2]);
  });
});

describe("a part of the page", () => {
  it("is a page of its own, with a way back", async () => {
    const end = "</main>\n</body>\n</html>\n";
    const start = (title: string, back: string) =>
      `${head(`${title} · Shelf`, "../")}</head>\n<body>\n<header><h1>Shelf</h1><p><a href="${back}">All operations</a></p><h2>${title}</h2></header>\n<main>`;
    expect(await textOf(small, "/docs", "/docs/page/schema-A%2FB")).toBe(
      `${start("A/B", "../../docs")}<p><i>string</i></p>${end}`,
    );
    const operation = await textOf(small, "/", "/page/get%2Fit");
    expect(operation.slice(0, operation.indexOf("<main>") + 6)).toBe(start("GET /it", "../"));
    expect(operation).toContain('<h3>Responses</h3><ul class="responses"></ul></main>');
  });
});

describe("the credentials", () => {
  const shown = async (securitySchemes: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => {
    const text = await textOf(plainDocument({ securitySchemes }), "/docs");
    return /<main id="main">\n([^]*?)\n<p>No operations/.exec(text)?.[1];
  };
  const row = (kind: string, [place, field, prefix]: readonly string[], said: string) =>
    `<div class="row"><label for="credentials-it"><code>it</code> <small>${kind}</small></label>
<input id="credentials-it" type="password" autocomplete="off" data-scheme="it" data-place="${place}" data-field="${field}" data-prefix="${prefix}">
<p>${said}</p></div>`;
  const header = (prefix: string) => ["header", "Authorization", prefix];

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ type: "http", scheme: "bearer" }, row("http bearer", header("Bearer "), "The token alone.")],
    [{ type: "http", scheme: "basic" }, row("http basic", header("Basic "), "name:password")],
    [{ type: "oauth2", description: "Ask <us>" }, row("oauth2", header("Bearer "), "Ask &lt;us&gt;")],
    [{ type: "apiKey", in: "header", name: "X-Key" }, row("apiKey", ["header", "X-Key", ""], "Sent as X-Key.")],
    [{ type: "apiKey", in: "query", name: "key" }, row("apiKey", ["query", "key", ""], "Sent as key.")],
    [
      { type: "apiKey", in: "cookie", name: "sid" },
      row("apiKey", ["cookie", "", ""], "A cookie, which the browser sends."),
    ],
    [{ type: "apiKey", in: "query" }, row("apiKey", ["cookie", "", ""], "A cookie, which the browser sends.")],
    [{ type: "http", name: "it", scheme: 1 }, row("http", header("Bearer "), "The token alone.")],
  ])("of %j", async (scheme, expected) => {
    expect(await shown({ it: scheme })).toBe(
      '<section id="credentials"><h2>Credentials</h2>\n' +
        `<p>For operations that need them. They stay in this page, and are gone when it is closed.</p>\n${expected}</section>`,
    );
  });

  it("have no section where there are none", async () => {
    expect(await shown({})).toBe("");
  });
});

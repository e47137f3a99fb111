import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Resource, type Route, route, Service } from "signalbox";
import { request, type TestRequest } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryPoints } from "../scripts/entryPoints.ts";

/** The pages whose code is compiled, one file for each page: its pieces follow each other. */
const PAGES = ["prefer", "query"] as const;

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".cache/docs-code");

const PRELUDE = `import { type Context, HttpResponse, part, Resource, resource, route, Service } from "signalbox";
import { z } from "zod";
`;

const fileOf = (page: string) => join(folder, `${page}.ts`);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const page of PAGES) {
    const text = readFileSync(join(root, `docs/${page}.md`), "utf8");
    const code = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, piece = ""]) => piece).join("\n");
    const names = [...code.matchAll(/^(?:class|const|let) (\w+)/gm)].map(([, name]) => name);
    writeFileSync(fileOf(page), `${PRELUDE}${code}\nexport { ${names.join(", ")} };\n`);
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
  const mount = typeof mounted === "function" ? route(target, mounted) : mounted;
  return request(new Service({ routes: [mount] }), method, target, asked);
}

describe("the code of the docs", () => {
  it("compiles", { timeout: 120_000 }, () => {
    const config = {
      extends: "../../tsconfig.test.json",
      compilerOptions: {
        paths: Object.fromEntries(Object.entries(entryPoints()).map(([name, source]) => [name, [`../../${source}`]])),
        types: ["node"],
        typeRoots: ["../../node_modules/@types"],
      },
      include: ["*.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    try {
      execFileSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], { cwd: root, encoding: "utf8" });
    } catch (error) {
      expect.fail((error as { stdout: string }).stdout);
    }
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
    const { books, Books } = await run("query");
    for (const each of [books, Books]) {
      const response = await ask(each, "QUERY", "/books", { body: { title: "Sig" } });
      expect([response.status, await response.json()]).toEqual([200, ["Signals"]]);
    }
    const tagged = await ask(books, "QUERY", "/books", { body: { title: "Points" } });
    expect([tagged.header("etag"), tagged.header("location")]).toEqual(['"Points-2-20"', "/books?title=Points"]);
  });
});

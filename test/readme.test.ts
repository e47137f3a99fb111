import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { entryPoints } from "../scripts/entryPoints.ts";
import { LONG_HANG } from "./bounds.mjs";
import { pageCode } from "./pageCode.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");

/** What the page's first resource is served with: the service is kept instead of listening. */
const served = vi.hoisted<{ service?: Service }>(() => ({}));
vi.mock("signalbox/node", () => ({
  serve: (service: Service) => {
    served.service = service;
  },
}));

const { pieces, run, compile } = pageCode("README.md", { others: ["docs/idempotency.md", "docs/stores.md"] });

/** The rows of the page's table of requests and responses. */
async function respondsAsTheTableSays(service: Service): Promise<void> {
  const rows = [...readme.matchAll(/^\| `([A-Z]+) (\/\S+)`(?: with `([\w-]+): (.+?)`)? +\| (\d{3})/gm)];
  expect(rows).toHaveLength(8);
  for (const [row, method = "", target = "", name, value = "", status] of rows) {
    const response = await request(service, method, target, { headers: name === undefined ? {} : { [name]: value } });
    expect(`${response.status} for ${row}`).toBe(`${status} for ${row}`);
  }
}

describe("the code of the README", () => {
  it("has a piece under each of these headings", () => {
    expect(pieces.map(({ heading }) => heading)).toEqual(["A first resource"]);
  });

  it("compiles", { timeout: LONG_HANG }, compile);

  it("shows a first resource, a literal, in at most twelve lines, which responds as its table says", async () => {
    const code = pieces[0]?.code.trimEnd() ?? "";
    expect(code).toContain(" = resource(");
    expect(code.split("\n").length).toBeLessThanOrEqual(12);
    await run("A first resource");
    const { service } = served;
    if (service === undefined) return expect.fail("nothing was served");
    await respondsAsTheTableSays(service);
  });
});

describe("the page itself", () => {
  it("lists the entry points, all of them", () => {
    const listed = [...readme.matchAll(/^\| `(signalbox[\w/-]*)` +\|/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(Object.keys(entryPoints()).toSorted());
  });

  it("leads to files that are there", () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Resource, type Route, route, Service } from "signalbox";
import { request, type TestRequest } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { entryPoints } from "../scripts/entryPoints.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".cache/readme");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** What the page's first resource is served with: the service is kept instead of listening. */
const served = vi.hoisted<{ service?: Service }>(() => ({}));
vi.mock("signalbox/node", () => ({
  serve: (service: Service) => {
    served.service = service;
  },
}));

/** The page says that the pieces of the tour use what the entry points offer. */
const PRELUDE = `import { command, type Context, Halt, HttpResponse, jsonCodec, Resource, route, Service } from "signalbox";
import { csvCodec, ndjsonCodec } from "signalbox/codecs";
import { clientKey, TokenBucket } from "signalbox/limit";
import { assertTrace, request } from "signalbox/testing";
import { z } from "zod";
`;

interface Piece {
  readonly heading: string;
  readonly code: string;
}

const pieces: readonly Piece[] = readme
  .split(/^(?=#{2,3} )/m)
  .flatMap((section) => [...section.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => ({ section, code })))
  .map(({ section, code }) => ({ heading: /^#+ (.*)$/m.exec(section)?.[1] ?? "", code }));

/** The code of these pages is compiled as well. Each piece is whole. */
const PAGES = ["idempotency"];
const pagePieces: readonly (readonly [file: string, code: string])[] = PAGES.flatMap((page) =>
  [...readFileSync(join(root, `docs/${page}.md`), "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
    ([, code = ""], at) => [join(folder, `docs-${page}-${at}.ts`), code] as const,
  ),
);

function fileOf(heading: string): string {
  return join(folder, `${heading.toLowerCase().replaceAll(/\W+/g, "-")}.ts`);
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { heading, code } of pieces) {
    const names = [...code.matchAll(/^(?:class|const|let) (\w+)/gm)].map(([, name]) => name);
    const whole = code.startsWith("import ") ? code : PRELUDE + code;
    writeFileSync(fileOf(heading), `${whole}\nexport { ${names.join(", ")} };\n`);
  }
  for (const [file, code] of pagePieces) {
    const names = [...code.matchAll(/^(?:abstract class|class|const|async function|function) (\w+)/gm)].map(
      ([, name]) => name,
    );
    writeFileSync(file, `${code}\nexport { ${names.join(", ")} };\n`);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a piece, and gives what it declares. */
async function run(heading: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ fileOf(heading));
}

type Mountable = new () => Resource;

async function ask(mounted: unknown, method: string, target: string, asked?: TestRequest) {
  const mount = typeof mounted === "function" ? route(target, mounted as Mountable) : (mounted as Route);
  return request(new Service({ routes: [mount], onError: () => {} }), method, target, asked);
}

describe("the code of the README", () => {
  it("has a piece under each of these headings", () => {
    expect(pieces.map(({ heading }) => heading)).toEqual([
      "A first resource",
      "Negotiation",
      "Bodies and conditional requests",
      "Errors",
      "Around a request",
      "Streaming",
      "Command routes",
      "Rate limits",
      "Testing and the trace",
    ]);
  });

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

  it("shows a first resource of at most twenty lines, which responds as its table says", async () => {
    expect(pieces[0]?.code.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(20);
    await run("A first resource");
    const { service } = served;
    if (service === undefined) return expect.fail("nothing was served");
    const rows = [...readme.matchAll(/^\| `([A-Z]+) (\/\S+)`(?: with `([\w-]+): (.+?)`)? +\| (\d{3})/gm)];
    expect(rows).toHaveLength(8);
    for (const [row, method = "", target = "", name, value = "", status] of rows) {
      const response = await request(service, method, target, { headers: name === undefined ? {} : { [name]: value } });
      expect(`${response.status} for ${row}`).toBe(`${status} for ${row}`);
    }
  });

  it("negotiates", async () => {
    const { trains } = await run("Negotiation");
    const response = await ask(trains, "GET", "/trains", { headers: { Accept: "text/csv", "Accept-Language": "de" } });
    expect(await response.text()).toBe("train,from\r\nRE 1,Gleis 3\r\n");
    expect(response.header("vary")).toBe("Accept, Accept-Language, Accept-Encoding");
  });

  it("guards writes", async () => {
    const { HomeSignal } = await run("Bodies and conditional requests");
    const put = (tag: string | undefined, aspect: string) =>
      ask(HomeSignal, "PUT", "/signal", { headers: tag === undefined ? {} : { "If-Match": tag }, body: { aspect } });
    expect((await put(undefined, "clear")).status).toBe(428);
    expect((await put('"0"', "clear")).status).toBe(412);
    expect((await put('"1"', "purple")).status).toBe(400);
    expect((await put('"1"', "clear")).status).toBe(204);
    expect(await (await ask(HomeSignal, "GET", "/signal")).json()).toEqual({ aspect: "clear" });
  });

  it("halts", async () => {
    const { Crossing } = await run("Errors");
    const response = await ask(Crossing, "GET", "/crossing");
    expect(await response.json()).toMatchObject({ status: 423, detail: "The barrier is down.", train: "RE 1" });
  });

  it("releases what a request held", async () => {
    const { Log, open } = await run("Around a request");
    expect(await (await ask(Log, "GET", "/log")).json()).toEqual({ connected: true });
    expect(open).toEqual(new Set());
  });

  it("streams", async () => {
    const { departures } = await run("Streaming");
    expect(await (await ask(departures, "GET", "/departures")).text()).toBe('{"train":"RE 1"}\n{"train":"S 7"}\n');
  });

  it("takes commands", async () => {
    const { bell } = await run("Command routes");
    const response = await ask(bell, "POST", "/bell/west", { body: "2-1" });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ box: "west", code: "2-1" });
  });

  it("limits", async () => {
    const { Login } = await run("Rate limits");
    const responses = await Promise.all([1, 2, 3, 4].map(() => ask(Login, "POST", "/login")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it("asserts a trace", async () => {
    const said = vi.spyOn(console, "log").mockImplementation(() => {});
    const { response } = await run("Testing and the trace");
    expect(said.mock.calls).toEqual([[503, "120"]]);
    expect(response).toMatchObject({ status: 503 });
    said.mockRestore();
  });
});

describe("the page itself", () => {
  it("lists the entry points, all of them", () => {
    const listed = [...readme.matchAll(/^\| `(signalbox[\w/]*)` +\|/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(Object.keys(entryPoints()).toSorted());
  });

  it("leads to files that are there", () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

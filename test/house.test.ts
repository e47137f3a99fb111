import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as docs from "../scripts/house/docs.mjs";
import * as floors from "../scripts/house/floors.mjs";
import * as format from "../scripts/house/format.mjs";
import * as lengths from "../scripts/house/lengths.mjs";
import * as lint from "../scripts/house/lint.mjs";
import * as lock from "../scripts/house/lock.mjs";
import * as methods from "../scripts/house/methods.mjs";
import * as packed from "../scripts/house/package.mjs";
import * as types from "../scripts/house/types.mjs";
import * as unused from "../scripts/house/unused.mjs";
import * as words from "../scripts/house/words.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const manifest = { name: "signalbox", version: "0.0.0", type: "module", license: "MIT", files: ["dist"] };

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "house-"));
  plant({ "package.json": JSON.stringify(manifest) });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A build such as the project's, of one part. */
const builds = {
  "tsconfig.json": JSON.stringify({ files: [], references: [{ path: "./src" }] }),
  "src/tsconfig.json": JSON.stringify({
    extends: "../tsconfig.base.json",
    compilerOptions: { rootDir: ".", outDir: "../dist", tsBuildInfoFile: "../.cache/src.tsbuildinfo" },
  }),
};

/** Puts files into the tree under test. */
function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Gives the tree the project's own tools and the configuration of one of them. */
function equip(...configurations: string[]): void {
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  for (const path of configurations) cpSync(join(project, path), join(root, path), { recursive: true });
}

const lines = (count: number) => "// a line\n".repeat(count);

describe("methods", () => {
  it("passes a method by its name, what a resource allows, and words about methods", () => {
    plant({
      "src/http/method.ts": 'export const METHODS = ["GET", "HEAD"];\n',
      "src/graph/a.ts":
        'const isPost = method === "POST" && creates;\nconst remedy = \'"PUT", "DELETE"\';\n// ["GET", "HEAD"]\n',
      "src/testing/b.ts": 'override readonly allowedMethods = ["GET", "HEAD", "DELETE"];\n',
      "src/testing/c.ts": 'ask("GET", path);\nask("HEAD", path);\n',
      "src/http/a.test.ts": 'for (const method of ["PUT", "PATCH"]) it(method);\n',
    });
    expect(methods.check(root)).toEqual([]);
  });

  it.each([
    ["a list", 'const WRITES = ["PUT", "PATCH"];'],
    ["a list over lines", 'const WRITES = new Set([\n  "PUT", // replaces\n  "PATCH",\n]);'],
    ["a condition", 'if (method === "GET" || method === "HEAD") return;'],
    ["its contrary", 'if (method !== "GET" && request.method !== "HEAD") return;'],
    ["a type", 'type Verb = "get" | "head";'],
  ])("refuses %s", (_what, code) => {
    plant({ "src/graph/a.ts": `const before = 1;\n${code}\n` });
    expect(methods.check(root)).toEqual([
      expect.stringMatching(/^src\/graph\/a\.ts:[23] lists methods; give them a property in src\/http\/method\.ts/),
    ]);
  });
});

describe("floors", () => {
  it("passes a tree whose imports fall", () => {
    plant({
      "src/index.ts": 'export { a } from "./http/a.ts";\n',
      "src/http/a.ts": 'export { b } from "./b.ts";\n',
      "src/http/b.ts": "export const b = 1;\n",
      "src/graph/c.ts": 'import { a } from "../http/a.ts";\nimport type { D } from "../resource/d.ts";\n',
      "src/resource/d.ts": 'import { parse } from "some-package";\n',
      "src/runtime/node.ts": 'import http from "node:http";\nimport { c } from "../graph/c.ts";\n',
      "src/http/a.test.ts": 'import { c } from "../graph/c.ts";\nimport "signalbox";\n',
    });
    expect(floors.check(root)).toEqual([]);
  });

  it.each([
    ["an upward import", "src/http/a.ts", 'import { b } from "../graph/b.ts";', "graph is not below http"],
    ["a type", "src/http/a.ts", 'import type { B } from "../graph/b.ts";', "graph is not below http"],
    ["an export", "src/http/a.ts", 'export * from "../graph/b.ts";', "graph is not below http"],
    ["a list of names", "src/http/a.ts", 'import {\n  b,\n  c,\n} from "../graph/b.ts";', "graph is not below http"],
    ["an import for its effect", "src/http/a.ts", 'import "../graph/b.ts";', "graph is not below http"],
    ["a dynamic import", "src/http/a.ts", 'const b = await import("../graph/b.ts");', "graph is not below http"],
    ["a reader of a reader", "src/walk/a.ts", 'import { b } from "../draw/b.ts";', "draw is not below walk"],
    ["a neighbour", "src/coding/a.ts", 'import { b } from "../negotiate/b.ts";', "negotiate is not below coding"],
    [
      "a room the limiter must not see",
      "src/limit/a.ts",
      'import "../walk/b.ts";',
      "limit sees only http and resource",
    ],
    ["a door", "src/graph/a.ts", 'import { b } from "../codecs/index.ts";', "a door is for those outside"],
    ["the main door", "src/graph/a.ts", 'import { b } from "../index.ts";', "a door is for those outside"],
    ["a door by its name", "src/graph/a.ts", 'import { b } from "signalbox/codecs";', "a door is for those outside"],
    ["a runtime in the core", "src/walk/a.ts", 'import zlib from "node:zlib";', "the core knows no runtime"],
  ])("refuses %s", (_, path, text, fault) => {
    plant({ [path]: `${text}\n` });
    expect(floors.check(root)).toEqual([expect.stringContaining(fault)]);
  });

  it("refuses a circle, types included, and shows the way round", () => {
    plant({
      "src/http/a.ts": 'import { b } from "./b.ts";\n',
      "src/http/b.ts": 'import type { C } from "./c.ts";\n',
      "src/http/c.ts": 'export type { A } from "./a.ts";\n',
    });
    expect(floors.check(root)).toEqual(["a circle: src/http/a.ts -> src/http/b.ts -> src/http/c.ts -> src/http/a.ts"]);
  });

  it.each([
    ["src/attic/a.ts", "the room attic has no floor; place it"],
    ["src/loose.ts", "place it in a room"],
    ["src/http/utils.ts", "the name says nothing"],
    ["src/http/helpers/a.ts", "the name says nothing"],
    ["src/graph/types.ts", "the name says nothing"],
  ])("refuses a file at %s", (path, fault) => {
    plant({ [path]: "export const a = 1;\n" });
    expect(floors.check(root)).toEqual([expect.stringContaining(fault)]);
  });
});

describe("lengths", () => {
  it("refuses a long file", () => {
    plant({ "src/http/a.ts": lines(301), "src/http/b.ts": lines(300) });
    expect(lengths.check(root)).toEqual([expect.stringContaining("src/http/a.ts has 301 lines")]);
  });

  it("lets the two pages and tests be long", () => {
    plant({
      "src/graph/table.ts": lines(301),
      "src/resource/resource.ts": lines(301),
      "src/http/a.test.ts": lines(301),
    });
    expect(lengths.check(root)).toEqual([]);
  });
});

describe("words", () => {
  /** Written in two halves, because this file is checked as well. */
  function spelled(...halves: string[]): string[] {
    return halves.map((word) => word.replace("|", ""));
  }

  it.each(spelled("TO|DO", "FIX|ME", "as |any", "@ts-|ignore", "@ts-|nocheck"))("refuses %j", (word) => {
    plant({ "src/http/a.ts": `// ${word}\n` });
    expect(words.check(root)).toEqual([`src/http/a.ts:1 says "${word}"`]);
  });

  it.each(spelled("it.sk|ip", "describe.on|ly", "test.to|do", "it.concurrent.sk|ip"))("refuses %s", (word) => {
    plant({ "test/a.test.ts": `${word}("", () => {});\n` });
    expect(words.check(root)).toEqual([`test/a.test.ts:1 says "${word}"`]);
  });

  it("lets pass what only resembles them", () => {
    plant({ "src/a.test.ts": 'it.skipIf(true)("", () => {});\nconst mastodon = iterator.only;\n' });
    expect(words.check(root)).toEqual([]);
  });
});

describe("lock", () => {
  const tool = {
    version: "1.0.0",
    dev: true,
    optionalDependencies: { "@tool/linux-x64": "1.0.0", "@tool/win32-arm64": "1.0.0" },
  };
  const binary = { version: "1.0.0", optional: true };

  it("passes a lock that has every option, beside its package or above it", () => {
    const packages = {
      "": {},
      "node_modules/a/node_modules/@in/tool": tool,
      "node_modules/a/node_modules/@in/tool/node_modules/@tool/linux-x64": binary,
      "node_modules/@tool/win32-arm64": binary,
    };
    plant({ "package-lock.json": JSON.stringify({ packages }) });
    expect(lock.check(root)).toEqual([]);
  });

  it("refuses one that lacks another platform's, which the script then adds", () => {
    const packages = { "node_modules/tool": tool, "node_modules/@tool/linux-x64": binary };
    plant({ "package-lock.json": JSON.stringify({ packages }) });
    equip("scripts");
    expect(lock.check(root)).toEqual([
      "the lock lacks @tool/win32-arm64@1.0.0, an option of node_modules/tool",
      "npm ci would fail; node scripts/complete-lock.mjs adds them",
    ]);
    spawnSync(process.execPath, [join(root, "scripts/complete-lock.mjs")]);
    expect(lock.check(root)).toEqual([]);
    expect(
      JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages["node_modules/@tool/win32-arm64"],
    ).toEqual({ version: "1.0.0", cpu: ["arm64"], dev: true, optional: true, os: ["win32"] });
  });
});

describe("the tools", { timeout: 60_000 }, () => {
  it("lint refuses a floating promise and a function of more than sixty lines", async () => {
    equip(".oxlintrc.json");
    const config = { compilerOptions: { strict: true, target: "es2023", module: "nodenext" } };
    plant({ "tsconfig.json": JSON.stringify(config), "src/a.ts": "export const a = 1;\n" });
    expect(await lint.check(root)).toEqual([]);
    plant({
      "src/b.ts": "export async function b() {}\nb();\n",
      "src/c.ts": `export function c() {\n${lines(60)}}\n`,
    });
    const faults = (await lint.check(root)).join("\n");
    expect(faults).toMatch(/src\/b\.ts:2.*no-floating-promises/);
    expect(faults).toMatch(/src\/c\.ts.*max-lines-per-function/);
  });

  it("format refuses a line out of shape and imports out of order", async () => {
    equip("biome.json", ".gitignore");
    rmSync(join(root, "package.json"));
    plant({ "src/a.ts": "export const a = 1;\n" });
    expect(await format.check(root)).toEqual([]);
    plant({
      "src/b.ts": "export const b = 'b'\n",
      "src/c.ts": 'import { b } from "./b.ts";\nimport { a } from "./a.ts";\n\nexport const c = a + b;\n',
    });
    const faults = (await format.check(root)).join("\n");
    expect(faults).toContain("src/b.ts");
    expect(faults).toContain("src/c.ts");
  });

  it("types refuses a wrong one in the source and in a test", async () => {
    equip("tsconfig.base.json", "tsconfig.test.json");
    plant(builds);
    plant({ "src/a.ts": "export const a: number = 1;\n", "test/a.test.ts": 'import "signalbox/a";\n' });
    expect(await types.check(root)).toEqual([]);
    plant({ "test/b.test.ts": 'export const b: number = "b";\n' });
    expect((await types.check(root)).join("\n")).toContain("test/b.test.ts(1,14)");
    plant({ "src/c.ts": "export const c: unknown = process;\n" });
    expect((await types.check(root)).join("\n")).toContain("src/c.ts(1,27)");
  });

  it("docs refuses what a printer says is stale", async () => {
    plant({ "scripts/print-a.mjs": 'if (process.argv[2] !== "--check") process.exit(2);\n' });
    expect(await docs.check(root)).toEqual([]);
    plant({ "scripts/print-b.mjs": 'console.log("docs/b.md is stale");\nprocess.exit(1);\n' });
    expect(await docs.check(root)).toEqual(["docs/b.md is stale"]);
  });

  it("unused refuses a file, an export and a dependency that nobody uses", async () => {
    equip("knip.json");
    plant({
      "package.json": JSON.stringify({ ...manifest, dependencies: { "fast-check": "4" } }),
      "scripts/check.mjs": 'import { a } from "../src/a.ts";\na;\n',
      "src/a.ts": "export const a = 1;\nexport const b = 2;\n",
      "src/c.ts": "export const c = 3;\n",
    });
    const faults = (await unused.check(root)).join("\n");
    for (const fault of [/^src\/c\.ts/m, /^b .*src\/a\.ts/m, /^fast-check /m]) expect(faults).toMatch(fault);
  });

  it("package refuses a door without a source, and one that needs what is not a dependency", async () => {
    equip("tsconfig.base.json");
    plant(builds);
    const door = { types: "./dist/index.d.ts", default: "./dist/index.js" };
    const exports = { ".": door, "./package.json": "./package.json" };
    plant({ "package.json": JSON.stringify({ ...manifest, exports, sideEffects: false }) });
    expect(await packed.check(root)).toEqual(["the door . leads to src/index.ts, which is not there"]);
    plant({ "src/index.ts": "export const a = 1;\n" });
    expect(await packed.check(root)).toEqual([]);
    plant({ "src/index.ts": 'export { assert } from "fast-check";\n' });
    expect(await packed.check(root)).toEqual([expect.stringContaining("signalbox does not open")]);
    const reversed = { default: door.default, types: door.types };
    plant({
      "package.json": JSON.stringify({ ...manifest, exports: { ".": reversed }, dependencies: { "fast-check": "4" } }),
    });
    expect((await packed.check(root)).join("\n")).toContain("publint: ");
  });
});

describe("check.mjs", () => {
  const check = (...names: string[]) =>
    spawnSync(process.execPath, [join(root, "scripts/check.mjs"), ...names], { encoding: "utf8" });

  beforeEach(() => equip("scripts"));

  it("prints a line for each check and fails when one does", () => {
    expect(check("floors", "lengths")).toMatchObject({
      status: 0,
      stdout: "ok   floors\nok   lengths\nhouse: 2 passed, 0 failed\n",
    });
    plant({ "src/loose.ts": "" });
    expect(check("floors", "lengths")).toMatchObject({
      status: 1,
      stdout: "FAIL floors\n     src/loose.ts: place it in a room\nok   lengths\nhouse: 1 passed, 1 failed\n",
    });
  });

  it("refuses a check that is not there", () => {
    expect(check("flours")).toMatchObject({ status: 2, stderr: expect.stringContaining("no such check: flours") });
  });
});

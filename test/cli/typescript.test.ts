import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDist } from "../freshDist.mjs";
import { ROOT, signalbox } from "./child.ts";

const { typescript: readByNode = false } = process.features as { readonly typescript?: unknown };

const APP = `import { Resource, route, Service } from "signalbox";
class Hello extends Resource { override represent(): string { return "hello"; } }
export default new Service({ routes: [route("/", Hello)] });
`;

const STRIPPER = "@swc/wasm-typescript";
const NO_STRIPPER = `Node ${process.versions.node} does not read TypeScript by itself, and @swc/wasm-typescript is not installed. Install it (npm install --save-dev @swc/wasm-typescript), or use Node 22.18 or later.`;

/** The package, copied once, because a link would lead to what is installed beside its source. Each test has a folder below. */
let around = "";
beforeAll(() => {
  around = mkdtempSync(join(tmpdir(), "typescript-"));
  const home = join(around, "node_modules/signalbox");
  mkdirSync(home, { recursive: true });
  for (const part of ["dist", "package.json"]) cpSync(join(ROOT, part), join(home, part), { recursive: true });
  install(around, "ipaddr.js");
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

function project({ app = APP, installed = [] as readonly string[] } = {}): string {
  const folder = mkdtempSync(join(around, "project-"));
  for (const name of installed) install(folder, name);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "app.ts"), app);
  return folder;
}

function install(folder: string, name: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(ROOT, "node_modules", name), place);
}

function routes(folder: string) {
  return signalbox(["routes"], { cwd: folder, main: join(around, "node_modules/signalbox/dist/cli/main.js") });
}

describe.runIf(readByNode === false)("TypeScript where Node does not read it", { concurrent: true }, () => {
  it("is refused with what to install, where nothing strips the types", async ({ expect }) => {
    expect(await routes(project())).toEqual({ code: 3, out: "", err: `signalbox: ${NO_STRIPPER}\n` });
  });

  it("is refused in the same way where the stripper does not load", async ({ expect }) => {
    const folder = project();
    const home = join(folder, "node_modules", STRIPPER);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "index.js"), "throw new Error('no WebAssembly here');\n");
    expect(await routes(folder)).toEqual({ code: 3, out: "", err: `signalbox: ${NO_STRIPPER}\n` });
  });

  it("is not entrusted to a compiler that is there", async ({ expect }) => {
    expect((await routes(project({ installed: ["typescript"] }))).code).toBe(3);
  });

  it("is read with the stripper of the project", async ({ expect }) => {
    expect(await routes(project({ installed: [STRIPPER] }))).toMatchObject({ code: 0, err: "" });
  });

  it.each([
    ["an enum", "enum A { B }", "TypeScript enum is not supported in strip-only mode"],
    ["a parameter property", "class A { constructor(readonly b: string) {} }", "TypeScript parameter property"],
    ["a namespace", "namespace A { export const b = 1; }", "TypeScript namespace declaration"],
    ["a namespace by its old name", "module A { }", "module"],
    ["an import by assignment", 'import a = require("a");', "TypeScript import equals declaration"],
    ["an assertion in angle brackets", "const a = <string>b;", "The angle-bracket syntax"],
  ])("is refused with its line where it has %s, as Node refuses it", async (_what, text, said) => {
    const { code, err } = await routes(project({ app: `${APP}\n${text}\n`, installed: [STRIPPER] }));
    expect(err).toContain(said);
    expect(err).toContain("(app.ts:5)");
    expect(code).toBe(3);
  });
});

describe("signalbox/typescript", () => {
  function run(folder: string, main: string) {
    freshDist();
    writeFileSync(join(folder, "main.ts"), main);
    const args = ["--import", "signalbox/typescript", join(folder, "main.ts")];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  }

  it("lets any program import TypeScript, with the right lines and columns", () => {
    const main = "type A = string;\nconst a: A = new Error().stack ?? ''; console.log(a);\n";
    const ended = run(project({ installed: [STRIPPER] }), main);
    expect(ended).toMatchObject({ status: 0, stdout: expect.stringContaining("main.ts:2:14"), stderr: "" });
  });

  it.runIf(readByNode === false)("says what to install where nothing strips the types", () => {
    const ended = run(project(), "const a: number = 1;\n");
    expect(ended).toMatchObject({ status: 1, stderr: expect.stringContaining(`Error: ${NO_STRIPPER}\n`) });
  });
});

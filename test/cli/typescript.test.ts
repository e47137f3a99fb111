import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT, signalbox } from "./child.ts";

const { typescript: readByNode = false } = process.features as { readonly typescript?: unknown };

const APP = `import { Resource, route, Service } from "signalbox";
class Hello extends Resource { override represent(): string { return "hello"; } }
export default new Service({ routes: [route("/", Hello)] });
`;

const STRIPPER = "@swc/wasm-typescript";
const NO_STRIPPER = `Node ${process.versions.node} does not read TypeScript by itself, and @swc/wasm-typescript is not installed. Install it (npm install --save-dev @swc/wasm-typescript), or use Node 22.18 or later.`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "typescript-"));
  const home = join(folder, "node_modules/signalbox");
  mkdirSync(home, { recursive: true });
  for (const part of ["dist", "package.json"]) cpSync(join(ROOT, part), join(home, part), { recursive: true });
  for (const name of ["fast-content-type-parse", "ipaddr.js"]) install(name);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "app.ts"), APP);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(ROOT, "node_modules", name), place);
}

function routes() {
  return signalbox(["routes"], { cwd: folder, main: join(folder, "node_modules/signalbox/dist/cli/main.js") });
}

describe.runIf(readByNode === false)("TypeScript where Node does not read it", () => {
  it("is refused with what to install, where nothing strips the types", async () => {
    expect(await routes()).toEqual({ code: 3, out: "", err: `signalbox: ${NO_STRIPPER}\n` });
  });

  it("is refused in the same way where the stripper does not load", async () => {
    const home = join(folder, "node_modules", STRIPPER);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "index.js"), "throw new Error('no WebAssembly here');\n");
    expect(await routes()).toEqual({ code: 3, out: "", err: `signalbox: ${NO_STRIPPER}\n` });
  });

  it("is not entrusted to a compiler that is there", async () => {
    install("typescript");
    expect((await routes()).code).toBe(3);
  });

  it("is read with the stripper of the project", async () => {
    install(STRIPPER);
    expect(await routes()).toMatchObject({ code: 0, err: "" });
  });

  it.each([
    ["an enum", "enum A { B }", "TypeScript enum is not supported in strip-only mode"],
    ["a parameter property", "class A { constructor(readonly b: string) {} }", "TypeScript parameter property"],
    ["a namespace", "namespace A { export const b = 1; }", "TypeScript namespace declaration"],
    ["a namespace by its old name", "module A { }", "module"],
    ["an import by assignment", 'import a = require("a");', "TypeScript import equals declaration"],
    ["an assertion in angle brackets", "const a = <string>b;", "The angle-bracket syntax"],
  ])("is refused with its line where it has %s, as Node refuses it", async (_what, text, said) => {
    install(STRIPPER);
    writeFileSync(join(folder, "app.ts"), `${APP}\n${text}\n`);
    const { code, err } = await routes();
    expect(err).toContain(said);
    expect(err).toContain("(app.ts:5)");
    expect(code).toBe(3);
  });
});

describe("signalbox/typescript", () => {
  function run() {
    const args = ["--import", "signalbox/typescript", join(folder, "main.ts")];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  }

  it("lets any program import TypeScript, with the right lines and columns", () => {
    install(STRIPPER);
    writeFileSync(join(folder, "main.ts"), "type A = string;\nconst a: A = new Error().stack ?? ''; console.log(a);\n");
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining("main.ts:2:14"), stderr: "" });
  });

  it.runIf(readByNode === false)("says what to install where nothing strips the types", () => {
    writeFileSync(join(folder, "main.ts"), "const a: number = 1;\n");
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(`Error: ${NO_STRIPPER}\n`) });
  });
});

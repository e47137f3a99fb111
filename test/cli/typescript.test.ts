import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT, signalbox } from "./child.ts";

const { typescript: readByNode = false } = process.features as { readonly typescript?: unknown };

const APP = `import { Resource, route, Service } from "signalbox";
class Hello extends Resource { override represent(): string { return "hello"; } }
export default new Service({ routes: [route("/", Hello)] });
`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "typescript-"));
  const home = join(folder, "node_modules/signalbox");
  mkdirSync(home, { recursive: true });
  for (const part of ["dist", "package.json"]) cpSync(join(ROOT, part), join(home, part), { recursive: true });
  for (const name of ["fast-content-type-parse", "ipaddr.js"]) install(name);
  writeFileSync(join(folder, "app.ts"), APP);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string): void {
  symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
}

function routes() {
  return signalbox(["routes"], { cwd: folder, main: join(folder, "node_modules/signalbox/dist/cli/main.js") });
}

describe.runIf(readByNode === false)("TypeScript where Node does not read it", () => {
  it("is refused with what to install, where nothing strips the types", async () => {
    expect(await routes()).toEqual({
      code: 3,
      out: "",
      err: `signalbox: Node ${process.versions.node} does not read TypeScript by itself, and nothing here strips the types. Install what does (npm install --save-dev oxc-transform), or use Node 22.18 or later.\n`,
    });
  });

  it("is not entrusted to TypeScript 7, which is no library", async () => {
    install("typescript");
    expect((await routes()).code).toBe(3);
  });

  it("is read with what the project has", async () => {
    install("oxc-transform");
    expect(await routes()).toMatchObject({ code: 0, err: "" });
  });

  it.each([
    ["esbuild", "module.exports.transformSync = (source) => ({ code: source.replace(/: string/, '') });"],
    ["typescript", "module.exports.transpileModule = (source) => ({ outputText: source.replace(/: string/, '') });"],
  ])("is read with %s as it is called there", async (name, text) => {
    const home = join(folder, "node_modules", name);
    mkdirSync(home);
    writeFileSync(join(home, "package.json"), JSON.stringify({ name, version: "6.0.3", main: "main.cjs" }));
    writeFileSync(join(home, "main.cjs"), text.replace("source.replace", "source.replace('override ', '').replace"));
    expect(await routes()).toMatchObject({ code: 0, err: "" });
  });
});

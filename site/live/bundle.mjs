// What the pages' services import, and the worker that runs them, as modules for browsers.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { PAGES, ROOT } from "../places.mjs";
import { LIBRARIES } from "./program.mjs";

const { resolve } = createRequire(import.meta.url);

export async function writeBundles() {
  const folder = join(PAGES, "public/live");
  mkdirSync(folder, { recursive: true });
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const inputs = Object.entries(LIBRARIES).map(([name, module]) => [module, fileOf(name, exports)]);
  const worker = fileURLToPath(new URL("./worker.mjs", import.meta.url));
  const bundle = await rolldown({
    input: { ...Object.fromEntries(inputs), worker },
    platform: "browser",
    logLevel: "warn",
  });
  await bundle.write({
    dir: folder,
    format: "esm",
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "shared-[name].js",
  });
  writeStripper(folder);
}

function fileOf(name, exports) {
  if (!name.startsWith("signalbox")) return fileURLToPath(import.meta.resolve(name));
  return join(ROOT, exports[name.replace("signalbox", ".")].default);
}

/** The stripper of types, written for Node, with its bytes in a file of their own. */
function writeStripper(folder) {
  const text = readFileSync(resolve("@swc/wasm-typescript"), "utf8");
  const [literal, base64] = /Buffer\.from\('([^']+)', 'base64'\)/.exec(text);
  writeFileSync(join(folder, "strip.wasm"), Buffer.from(base64, "base64"));
  const bytes = 'new Uint8Array(await (await fetch(new URL("./strip.wasm", import.meta.url))).arrayBuffer())';
  const code = text.replace(literal, () => bytes).replaceAll(/require\([^)]*\)/g, "globalThis");
  writeFileSync(
    join(folder, "strip.js"),
    `const module = { exports: {} };\n${code}\nexport const { transformSync } = module.exports;\n`,
  );
}

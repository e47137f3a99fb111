// @ts-check
// The readers in one file, as Node runs it: for scripts, which no test runner compiles, and with counters for tests.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { withCounters } from "./counters.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Tests import the package by its name, as users do; the names lead to the source. */
function sources() {
  /** @type {{ exports: Record<string, string | { default: string }> }} */
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = Object.entries(exports).map(([name, target]) => {
    const path =
      typeof target === "string" ? target : target.default.replace("./dist/", "./src/").replace(/\.js$/, ".ts");
    return [`signalbox${name.slice(1)}`, join(root, path)];
  });
  return names.reverse();
}

/**
 * Loads a module of this folder. With `isCounted`, its code and that of its dependencies counts steps in `globalThis.steps`.
 * @param {string} name
 * @param {{ isCounted?: boolean }} options
 * @returns {Promise<any>}
 */
export async function load(name, { isCounted = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "readers-"));
  const alias = sources();
  const bundle = await rolldown({
    input: fileURLToPath(new URL(name, import.meta.url)),
    platform: "node",
    logLevel: "silent",
    plugins: [
      { name: "sources", resolveId: (id) => alias.find(([own]) => own === id)?.[1] },
      ...(isCounted ? [{ name: "counters", transform: withCounters }] : []),
    ],
  });
  try {
    const file = join(folder, "readers.mjs");
    await bundle.write({ file, format: "esm", codeSplitting: false });
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

// node <framework>/main.mjs [--port 8080] [--plugins]

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { port: { type: "string", default: "8080" }, plugins: { type: "boolean", default: false } },
});

export const port = Number(values.port);
export const host = "127.0.0.1";
/** The second column: with the official plugins of the framework. */
export const plugins = values.plugins;

/** "Express 5.3.0 with plugins" */
export function titleOf(name, packageName) {
  return `${name} ${versionOf(packageName)}${plugins ? " with plugins" : ""}`;
}

function versionOf(packageName) {
  const folders = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(join(folder, packageName, "package.json"), "utf8")).version;
    } catch {
      // The next folder may have it.
    }
  }
  throw new Error(`${packageName} is not installed, looked from ${dirname(import.meta.url)}`);
}

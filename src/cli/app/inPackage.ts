import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** The URL of a file in this package. Found by the package's name, because bundled code is in another folder than its source. */
export function inPackage(path: string): URL {
  const manifest = createRequire(import.meta.url).resolve("signalbox/package.json");
  return new URL(path, pathToFileURL(manifest));
}

import { readFileSync } from "node:fs";

/** The package's own version: this file is dist/cli/version.js. */
export function versionOfSignalbox(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return (manifest as { readonly version: string }).version;
}

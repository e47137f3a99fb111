// @ts-check
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** HTTP/2 is on by default from this version on (docs/operating.md). */
const FIRST = 22;

/**
 * The newest Node that serves HTTP/2 by default: one that `npm ci` in test/runtimes has installed, or the one that runs this.
 * FUZZ_NODE names another. Undefined where there is none.
 * @returns {string | undefined}
 */
export function nodeWithHttp2() {
  const installed = [26, 24, 22].map((major) =>
    fileURLToPath(new URL(`../runtimes/node_modules/node${major}-linux-${process.arch}/bin/node`, import.meta.url)),
  );
  const running = Number.parseInt(process.versions.node, 10) >= FIRST ? process.execPath : undefined;
  return process.env["FUZZ_NODE"] ?? installed.find((path) => existsSync(path)) ?? running;
}

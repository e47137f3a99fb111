// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { unlessUnchanged } from "./unchanged.mjs";

export const name = "size";

/**
 * The most that each entry point may weigh in bytes, bundled with what it imports, minified, and compressed with brotli; and of how many
 * files it may be, because each takes time to import (decision 12).
 * @type {Record<string, { bytes: number, files: number }>}
 */
const BUDGET = {
  ".": { bytes: 69_900, files: 3 },
  "./codecs": { bytes: 5_450, files: 3 },
  "./cache": { bytes: 1_150, files: 2 },
  "./admission": { bytes: 4_350, files: 2 },
  "./nodes": { bytes: 35_150, files: 5 },
  "./cookies": { bytes: 2_150, files: 4 },
  "./guards": { bytes: 3_600, files: 4 },
  "./events": { bytes: 3_100, files: 2 },
  "./node": { bytes: 33_150, files: 10 },
  "./fetch": { bytes: 4_750, files: 6 },
  "./bun": { bytes: 6_250, files: 6 },
  "./deno": { bytes: 5_800, files: 6 },
  "./lambda": { bytes: 3_650, files: 3 },
  "./file": { bytes: 600, files: 2 },
  "./static": { bytes: 32_150, files: 9 },
  "./multipart": { bytes: 5_850, files: 2 },
  "./limit": { bytes: 8_850, files: 6 },
  "./limit/redis": { bytes: 7_520, files: 7 },
  "./limit/durable-object": { bytes: 5_830, files: 6 },
  "./idempotency": { bytes: 1_750, files: 2 },
  "./idempotency/redis": { bytes: 1_610, files: 3 },
  "./idempotency/durable-object": { bytes: 2_380, files: 4 },
  "./postgres": { bytes: 25_800, files: 7 },
  "./jobs": { bytes: 23_300, files: 5 },
  "./jobs/pg-boss": { bytes: 5_440, files: 6 },
  "./patch": { bytes: 4_410, files: 2 },
  "./draw": { bytes: 30_700, files: 7 },
  "./openapi": { bytes: 47_600, files: 9 },
  "./mcp": { bytes: 43_500, files: 8 },
  "./telemetry": { bytes: 1_420, files: 2 },
  "./debug": { bytes: 80_200, files: 9 },
  "./client": { bytes: 7_000, files: 1 },
  "./client/jobs": { bytes: 440, files: 1 },
  "./testing": { bytes: 88_700, files: 14 },
  "./client/query": { bytes: 520, files: 1 },
  "./client/mock": { bytes: 3_350, files: 2 },
  "./typescript": { bytes: 500, files: 3 },
};

/**
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export function check(root) {
  return unlessUnchanged(root, name, ["dist", "package.json"], () => weighed(root));
}

/** @param {string} root */
async function weighed(root) {
  const faults = [];
  /** @type {{ exports?: Record<string, string | { default: string }> }} */
  const { exports = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const [entryPoint, target] of Object.entries(exports)) {
    if (typeof target === "string") continue;
    if (existsSync(join(root, target.default)))
      faults.push(...faultsOf(entryPoint, await sizeOf(join(root, target.default))));
    else faults.push(`${target.default} is not there: npm run build`);
  }
  return faults;
}

const REMEDY = "Make it lighter, or raise its budget in scripts/checks/size.mjs";

/**
 * @param {string} entryPoint
 * @param {{ bytes: number, files: number }} size
 */
function faultsOf(entryPoint, { bytes, files }) {
  const most = BUDGET[entryPoint];
  if (most === undefined)
    return [`${entryPoint} has no budget: write bytes: ${bytes}, files: ${files} in scripts/checks/size.mjs`];
  const faults = [];
  if (bytes > most.bytes)
    faults.push(`${entryPoint} weighs ${bytes} bytes, minified and with brotli; ${most.bytes} are the most. ${REMEDY}`);
  if (files > most.files)
    faults.push(`${entryPoint} imports ${files} files, itself included; ${most.files} are the most. ${REMEDY}`);
  return faults;
}

/**
 * The runtime's own modules are left out, and the SDK, which users of ./mcp install themselves.
 * @param {string} path
 */
export async function sizeOf(path) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: path,
    external: /^(?:node:|@modelcontextprotocol\/)/,
    platform: "neutral",
    // A neutral platform has none: a dependency without `exports` would not be found, and not be counted.
    resolve: { mainFields: ["module", "main"] },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const chunks = output.flatMap((each) => ("code" in each ? [each] : []));
  const files = chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => !id.startsWith("\0"))).length;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return { bytes: brotliCompressSync(chunks.map(({ code }) => code).join(""), best).byteLength, files };
}

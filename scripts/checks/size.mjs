// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export const name = "size";

/** The most that an entry point may weigh: bundled with what it imports, minified, compressed with brotli. Bytes. */
const BUDGET = { "dist/index.js": 60_000, "dist/client/index.js": 7_000 };

/**
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function check(root) {
  const faults = [];
  for (const [path, most] of Object.entries(BUDGET)) {
    if (!existsSync(join(root, path))) faults.push(`${path} is not there: npm run build`);
    else {
      const size = await sizeOf(join(root, path));
      if (size > most) faults.push(`${path} weighs ${size} bytes, minified and with brotli; ${most} are the most`);
    }
  }
  return faults;
}

/**
 * The runtime's own modules are left out.
 * @param {string} path
 */
export async function sizeOf(path) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: path, external: /^node:/, platform: "neutral", logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const code = output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(code, best).byteLength;
}

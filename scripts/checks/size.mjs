// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export const name = "size";

/**
 * The most that an entry point may weigh in bytes, bundled with what it imports, minified, and compressed with brotli; and of how many
 * files it may be, because each takes time to import (decision 12).
 */
const BUDGET = {
  "dist/index.js": { bytes: 62_000, files: 2 },
  "dist/client/index.js": { bytes: 7_050, files: 1 },
};

/**
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function check(root) {
  const faults = [];
  for (const [path, most] of Object.entries(BUDGET)) {
    if (!existsSync(join(root, path))) faults.push(`${path} is not there: npm run build`);
    else {
      const { bytes, files } = await sizeOf(join(root, path));
      if (bytes > most.bytes)
        faults.push(`${path} weighs ${bytes} bytes, minified and with brotli; ${most.bytes} are the most`);
      if (files > most.files)
        faults.push(`${path} imports ${files} files, itself included; ${most.files} are the most`);
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
  const chunks = output.flatMap((each) => ("code" in each ? [each] : []));
  const files = chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => !id.startsWith("\0"))).length;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return { bytes: brotliCompressSync(chunks.map(({ code }) => code).join(""), best).byteLength, files };
}

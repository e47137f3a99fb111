// @ts-check
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

let isKnown = false;

/**
 * Throws where the build is older than the source: a test that runs the package in a process of its own would test what the
 * source no longer says.
 * @param {string} [root]
 */
export function freshDist(root = ROOT) {
  if (isKnown && root === ROOT) return;
  const source = newest(root, "src", /(?<!\.test)\.ts$/);
  const built = newest(root, "dist", /\.js$/);
  if (built !== undefined && source !== undefined && built.at >= source.at) {
    isKnown ||= root === ROOT;
    return;
  }
  const why = built === undefined ? "There is no dist." : `${source?.path} was changed after ${built.path} was built.`;
  throw new Error(`dist is older than src: run npm run build\n${why}`);
}

/**
 * The file below a folder that was written last.
 * @param {string} root @param {string} folder @param {RegExp} name @returns {{ path: string, at: number } | undefined}
 */
function newest(root, folder, name) {
  if (!existsSync(join(root, folder))) return undefined;
  /** @type {{ path: string, at: number } | undefined} */
  let found;
  for (const below of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!name.test(below)) continue;
    const path = join(folder, below);
    const at = statSync(join(root, path)).mtimeMs;
    if (found === undefined || at > found.at) found = { path, at };
  }
  return found;
}

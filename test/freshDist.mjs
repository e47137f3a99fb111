// @ts-check
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Throws where the build is older than the source: a test that runs the package in a process of its own would test what the
 * source no longer says.
 * @param {string} [root]
 */
export function freshDist(root = ROOT) {
  const source = newest(join(root, "src"), /(?<!\.test)\.ts$/);
  const built = newest(join(root, "dist"), /\.js$/);
  if (built !== undefined && source !== undefined && built.at >= source.at) return;
  const why =
    built === undefined ? "There is no dist." : `${source?.path ?? "src"} was changed after ${built.path} was built.`;
  throw new Error(`dist is older than src: run npm run build\n${why}`);
}

/**
 * The file that was written last.
 * @param {string} folder @param {RegExp} name @returns {{ path: string, at: number } | undefined}
 */
function newest(folder, name) {
  /** @type {{ path: string, at: number } | undefined} */
  let found;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !name.test(entry.name)) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const at = statSync(path).mtimeMs;
    if (found === undefined || at > found.at) found = { path, at };
  }
  return found;
}

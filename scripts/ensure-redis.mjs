// Finds redis-server, or installs Debian's package where that can be done: node scripts/ensure-redis.mjs
// Prints its path. Where it can do neither it says why, and exits 1.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @returns {{ path: string } | { missing: string }} */
export function ensureRedis() {
  const found = find("redis-server") ?? find("valkey-server");
  if (found !== undefined) return { path: found };
  if (find("apt-get") === undefined)
    return { missing: "no redis-server on the PATH, and no apt-get to install it with" };
  if (process.getuid?.() !== 0) return { missing: "no redis-server on the PATH, and only root could install it" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "redis-server"]]) {
    const options = ["-qq", "-o", "DPkg::Lock::Timeout=120"];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const run = spawnSync("apt-get", [...options, ...args], { env, encoding: "utf8", timeout: 300_000 });
    if (run.status !== 0) return { missing: `apt-get ${args.join(" ")} failed: ${run.stderr || run.error}` };
  }
  const installed = find("redis-server");
  return installed === undefined ? { missing: "apt-get installed no redis-server" } : { path: installed };
}

/** @param {string} name */
function find(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not there: the next folder.
    }
  }
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = ensureRedis();
  if ("path" in result) console.log(result.path);
  else {
    console.error(`Redis could not be had: ${result.missing}`);
    process.exitCode = 1;
  }
}

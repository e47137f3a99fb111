// npm run bench, from the root: installs the peers on first use, then runs the script that is named, or the benchmark.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const args = process.argv.slice(2);
const script = ["growth", "profile"].includes(args[0]) ? args.shift() : "run";

if (!existsSync(here("./node_modules/fastify"))) run("npm", ["ci", "--no-audit", "--no-fund"], here("."));
run(process.execPath, [here(`./${script}.mjs`), ...args], process.cwd());

function run(program, words, cwd) {
  const { status } = spawnSync(program, words, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

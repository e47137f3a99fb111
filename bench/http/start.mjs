// npm run bench, from the root: installs the peers on first use, then runs the script that is named, or the benchmark.
// On Node 26, or on the version of `--node 24`: 20 is the oldest that is supported, and the one that runs where it is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FIRST = "26";
const RUNTIMES = "../../test/runtimes";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const args = process.argv.slice(2);
const script = ["growth", "profile"].includes(args[0]) ? args.shift() : "run";
const at = args.indexOf("--node");
const version = at < 0 ? FIRST : args.splice(at, 2)[1];

install(here("."), here("./node_modules/fastify"));
if (args.some((word) => word.includes("deno"))) install(here(RUNTIMES), here(`${RUNTIMES}/node_modules/@deno`));
run(nodeOf(version), [here(`./${script}.mjs`), ...args], process.cwd());

/** The binaries are those that the adapters are tested on. */
function nodeOf(major) {
  if (process.versions.node.split(".", 1)[0] === major) return process.execPath;
  const program = here(`${RUNTIMES}/node_modules/node${major}-${process.platform}-${process.arch}/bin/node`);
  install(here(RUNTIMES), program);
  if (existsSync(program)) return program;
  throw new Error(`There is no Node ${major} for ${process.platform} on ${process.arch}: choose another with --node.`);
}

function install(folder, wanted) {
  if (!existsSync(wanted)) run("npm", ["ci", "--no-audit", "--no-fund"], folder);
}

function run(program, words, cwd) {
  const { status } = spawnSync(program, words, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

// A worker killed with -9 while clients send: node bench/soak/workers.mjs
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { keepSending, load } from "./load.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const CLIENTS = 100;

/** The processes whose parent this is, as Linux tells. */
function childrenOf(parent) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

const line = [at("../../dist/cli/main.js"), "serve", at("./app.mjs"), "--workers", "2", "--port", "0", "--json"];
const primary = spawn(process.execPath, line, { stdio: ["ignore", "pipe", "inherit"] });
try {
  const { port } = JSON.parse(
    await new Promise((resolve) => primary.stdout.once("data", (text) => resolve(String(text)))),
  );
  await pause(1_000);
  const [victim, other] = childrenOf(primary.pid);
  const finish = keepSending(port, CLIENTS, 4_000);
  await pause(1_500);
  process.kill(victim, "SIGKILL");
  const { responded, lost } = await finish();
  const now = childrenOf(primary.pid);
  const { rate } = await load(port, 20_000);
  console.log(`| a worker of two killed with -9: lost | ${lost} of ${responded + lost}, of ${CLIENTS} clients |`);
  console.log(`| and replaced | ${now.length === 2 && !now.includes(victim) && now.includes(other) ? "yes" : "no"} |`);
  console.log(`| requests per second afterwards | ${Math.round(rate)} |`);
} finally {
  primary.kill("SIGTERM");
}

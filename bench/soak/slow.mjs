// slowhttptest (Debian) beside a health check: node bench/soak/slow.mjs [--peers signalbox] [--connections 1000] [--seconds 30]
// Slow header fields (-H), slow content (-B) and slow reading (-X), against this machine's loopback alone, one after the
// other. Where slowhttptest is missing and cannot be installed, that is said and nothing is measured.
import { fork, spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { open } from "./load.mjs";

const PROBE_EVERY = 50;
const PROBE_PATIENCE = 5_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A slow reader has the system fill a buffer of some mebibytes: fewer of them keep a machine as busy. */
const MODES = [
  { label: "slow header fields (-H)", args: ["-H", "-i", "2"], path: "/health" },
  { label: "slow content (-B)", args: ["-B", "-i", "2", "-s", "8192", "-t", "POST"], path: "/upload" },
  {
    label: "slow reading (-X)",
    args: ["-X", "-n", "1", "-w", "512", "-y", "1024", "-z", "32"],
    path: "/stream",
    share: 0.1,
  },
];

/** Why it cannot be had, or undefined. */
function missingSlowhttptest() {
  const has = () => spawnSync("slowhttptest", ["-h"]).error === undefined;
  if (has()) return undefined;
  if (process.getuid?.() !== 0) return "slowhttptest is not on the PATH, and only root could install it";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "slowhttptest"]]) {
    const run = spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", ...args], {
      env,
      encoding: "utf8",
      timeout: 300_000,
    });
    if (run.status !== 0) return `apt-get ${args.join(" ")} failed: ${run.stderr || run.error}`;
  }
  return has() ? undefined : "apt-get installed no slowhttptest";
}

/** How long a health check takes on a connection of its own; undefined where it gets no response. */
async function probe(port) {
  const began = performance.now();
  const socket = await open(port, "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").catch(
    () => undefined,
  );
  if (socket === undefined) return undefined;
  socket.on("error", () => undefined);
  const reply = await Promise.race([
    new Promise((resolve) =>
      socket
        .once("data", (chunk) => resolve(String(chunk).startsWith("HTTP/1.1 200")))
        .once("close", () => resolve(false)),
    ),
    pause(PROBE_PATIENCE),
  ]);
  socket.destroy();
  return reply === true ? performance.now() - began : undefined;
}

async function attacked(port, { args, path, share = 1 }, { connections: most, seconds }) {
  const connections = Math.ceil(most * share);
  const rate = String(Math.ceil(connections / 4));
  const bounded = [
    "-c",
    String(connections),
    "-r",
    rate,
    "-l",
    String(seconds),
    "-p",
    "5",
    "-u",
    `http://127.0.0.1:${port}${path}`,
  ];
  const child = spawn("slowhttptest", [...args, ...bounded], { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said = (said + String(chunk)).slice(-4_000);
  });
  let running = true;
  const exited = new Promise((resolve) => child.once("exit", resolve)).then(() => {
    running = false;
  });
  const cut = setTimeout(() => child.kill("SIGKILL"), (seconds + 15) * 1_000);
  const [times, state] = [[], { failed: 0 }];
  while (running) {
    const took = await probe(port);
    if (took === undefined) state.failed += 1;
    else times.push(took);
    await pause(PROBE_EVERY);
  }
  await exited;
  clearTimeout(cut);
  times.sort((a, b) => a - b);
  // It colours its words.
  const ending = /Exit status:\s*(.*)/
    .exec(said.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), ""))?.[1]
    ?.trim();
  return { times, failed: state.failed, ending };
}

export async function printSlowTable(names, { connections = 1_000, seconds = 30 } = {}) {
  const missing = missingSlowhttptest();
  if (missing !== undefined) {
    console.log(`slowhttptest: SKIPPED, nothing was measured: ${missing}`);
    return true;
  }
  let isWell = true;
  const ms = (value) => (value === undefined ? "none" : `${value.toFixed(1)} ms`);
  console.log(
    "| | | health checks | failed | p50 | p99 | slowest | slowhttptest says |\n|---|---|---|---|---|---|---|---|",
  );
  for (const name of names) {
    for (const mode of MODES) {
      const env = { ...process.env, NODE_ENV: "production" };
      const server = fork(new URL("./server.mjs", import.meta.url), [name], { env });
      const { port } = await new Promise((resolve) => server.once("message", resolve));
      const { times, failed, ending } = await attacked(port, mode, { connections, seconds });
      server.kill("SIGKILL");
      const at = (share) => ms(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
      console.log(
        `| ${name} | ${mode.label} | ${times.length + failed} | ${failed} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${ending ?? "nothing"} |`,
      );
      if (name === "signalbox" && (failed > 0 || times.length === 0)) isWell = false;
    }
  }
  return isWell;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      peers: { type: "string", default: "signalbox" },
      connections: { type: "string", default: "1000" },
      seconds: { type: "string", default: "30" },
    },
  });
  const isWell = await printSlowTable(values.peers.split(","), {
    connections: Number(values.connections),
    seconds: Number(values.seconds),
  });
  process.exitCode = isWell ? 0 : 1;
}

// One process and two, on as many cores: node bench/soak/cores.mjs [a Bun binary]
// The load comes from this process, which shares the cores with what it measures. So a small request shows what a second process
// costs, and one with much work of its own, beside which the load is little, what a second core gives.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load, open } from "./load.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const LIGHT = { name: "small", requests: 60_000, env: {} };
const HEAVY = { name: "heavy", requests: 6_000, env: { HEAVY: "1" } };
const ROUNDS = 3;
/** Of the processor time in /proc, on Linux. */
const TICKS_A_SECOND = 100;
const bun = process.argv[2];

const stat = (pid) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
const isChildOf = (parent) => (pid) => {
  try {
    return Number(stat(pid)[1]) === parent;
  } catch {
    return false;
  }
};
const childrenOf = (parent) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(isChildOf(parent));
const cpuSeconds = (pid) => (Number(stat(pid)[11]) + Number(stat(pid)[12])) / TICKS_A_SECOND;
const sum = (pids, what) => pids.reduce((total, pid) => total + what(pid), 0);
const resident = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

function start(program, args, env = {}) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const said = new Promise((resolve) => child.stdout.once("data", (text) => resolve(String(text).trim())));
  return { child, said };
}

async function measured(label, { name, requests }, port, pids) {
  await load(port, requests / 4);
  const before = sum(pids, cpuSeconds);
  const { rate, p99 } = await load(port, requests);
  const micros = ((sum(pids, cpuSeconds) - before) / requests) * 1e6;
  const memory = pids.map((pid) => resident(pid).toFixed(0)).join(" + ");
  console.log(`| ${label} | ${name} | ${Math.round(rate)} | ${p99.toFixed(1)} | ${micros.toFixed(1)} | ${memory} |`);
}

const serveLine = (workers) => [
  at("../../dist/cli/main.js"),
  "serve",
  at("./app.mjs"),
  "--workers",
  workers,
  "--port",
  "0",
  "--json",
];

async function onNode(workers, kind) {
  const { child, said } = start(process.execPath, serveLine(String(workers)), kind.env);
  try {
    const { port } = JSON.parse(await said);
    await pause(1_000);
    await measured(`Node, ${workers} ${workers === 1 ? "process" : "workers and what shares the port"}`, kind, port, [
      child.pid,
      ...childrenOf(child.pid),
    ]);
  } finally {
    child.kill("SIGTERM");
  }
}

async function onBun(processes, kind) {
  const running = [];
  try {
    let port = "0";
    for (let count = 0; count < processes; count += 1) {
      const one = start(bun, [at("./bun-app.mjs")], { ...kind.env, PORT: port });
      running.push(one.child);
      port = await one.said;
    }
    await measured(
      `Bun, ${processes} with reusePort`,
      kind,
      Number(port),
      running.map(({ pid }) => pid),
    );
  } finally {
    for (const child of running) child.kill("SIGTERM");
  }
}

/** Sends one request after another: on one connection until it is told to close it, or on one for each. */
async function client(port, keeps, tally, isOver) {
  while (!isOver()) {
    const socket = await open(port).catch(() => undefined);
    if (socket === undefined) tally.refused += 1;
    else await onConnection(socket, keeps, tally, isOver);
  }
}

function onConnection(socket, keeps, tally, isOver) {
  const request = `GET /things/1 HTTP/1.1\r\nHost: x\r\n${keeps ? "" : "Connection: close\r\n"}\r\n`;
  return new Promise((resolve) => {
    let isWaiting = false;
    const send = () => {
      if (isOver()) return resolve(socket.destroy());
      isWaiting = true;
      socket.write(request);
    };
    socket.on("data", (chunk) => {
      isWaiting = false;
      tally.responded += 1;
      // RFC 9112 9.6: who reads this sends nothing more.
      if (/connection: close/i.test(String(chunk))) resolve(socket.destroy());
      else setTimeout(send, 1);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (isWaiting) tally.lost += 1;
      resolve();
    });
    send();
  });
}

async function rolling() {
  const { child, said } = start(process.execPath, serveLine("2"));
  let told = "";
  child.stderr.on("data", (text) => {
    told += text;
  });
  try {
    const { port } = JSON.parse(await said);
    await pause(1_000);
    const before = childrenOf(child.pid);
    const tally = { responded: 0, lost: 0, refused: 0 };
    let ended = false;
    const clients = Array.from({ length: 60 }, (_, at) => client(port, at % 2 === 0, tally, () => ended));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await pause(500);
      child.kill("SIGUSR2");
      for (let tries = 0; tries < 300 && told.split("restarted all").length <= round; tries += 1) await pause(100);
    }
    ended = true;
    await Promise.all(clients);
    const left = childrenOf(child.pid).filter((pid) => before.includes(pid)).length;
    const { responded, lost, refused } = tally;
    console.log(
      `\n${told}${ROUNDS} rolling restarts: ${responded} responses, ${lost} lost, ${refused} connections refused`,
    );
    console.log(`old workers left: ${left}`);
  } finally {
    child.kill("SIGTERM");
  }
}

console.log("| | request | requests/s | p99 ms | CPU µs a request | resident MiB |\n|---|---|---:|---:|---:|---:|");
for (const kind of [LIGHT, HEAVY]) {
  for (const workers of [1, 2]) await onNode(workers, kind);
  if (bun !== undefined) for (const processes of [1, 2]) await onBun(processes, kind);
}
await rolling();

// Breaks a real Redis under load and prints what callers saw: node scripts/limit-faults.mjs [scenario]
// Needs a build (npm run build) and a redis-server (scripts/ensure-program.mjs redis). Takes about three minutes.
// errors: checks that rejected (must be 0). slowest: of all decisions; the deadline is 50 ms, 60 with its margin.
// net: the slowest, less what the event loop itself was late meanwhile, which on a busy machine is most of it.
// lag: how late that was at its worst. local: decided by the local bucket. excess: beyond capacity + rate x time.
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { createClient } from "redis";
import { RedisLimiter } from "../dist/limit/redis.js";
import { allowed, hammer, POLICY } from "./limit-load.mjs";
import { RedisServer } from "./limit-redis-server.mjs";

const clients = {
  async redis(url) {
    const client = createClient({ url, socket: { reconnectStrategy: 20 } });
    client.on("error", () => undefined);
    // It goes on trying for ever where the password is wrong.
    client.connect().catch(() => undefined);
    await sleep(100);
    return { client, close: () => client.destroy() };
  },
  async ioredis(url) {
    const client = new Redis(url, { retryStrategy: () => 20 });
    client.on("error", () => undefined);
    await sleep(100);
    return { client, close: () => client.disconnect() };
  },
};

const scenarios = {
  async "no fault"() {
    await sleep(4000);
  },
  async "kill -9, empty restart after 1 s"({ server }) {
    await server.kill();
    await sleep(1000);
    await server.start();
    await sleep(3000);
  },
  async "SIGSTOP 5 s"({ server }) {
    server.suspend();
    await sleep(5000);
    server.resume();
    await sleep(3000);
  },
  async "300 ms latency for 3 s"({ proxy }) {
    proxy.delayMs = 300;
    await sleep(3000);
    proxy.delayMs = 0;
    await sleep(3000);
  },
  async "password refused for 2 s"({ admin }) {
    await admin.sendCommand(["CONFIG", "SET", "requirepass", "another"]);
    await admin.sendCommand(["AUTH", "another"]);
    await admin.sendCommand(["CLIENT", "KILL", "TYPE", "normal"]);
    await sleep(2000);
    await admin.sendCommand(["CONFIG", "SET", "requirepass", ""]);
    await sleep(2000);
  },
  async "out of memory for 2 s"({ admin }) {
    await admin.sendCommand(["CONFIG", "SET", "maxmemory", "1"]);
    await sleep(2000);
    await admin.sendCommand(["CONFIG", "SET", "maxmemory", "0"]);
    await sleep(2000);
  },
  async "SCRIPT FLUSH, ten times"({ admin }) {
    for (let n = 0; n < 10; n++) {
      await admin.sendCommand(["SCRIPT", "FLUSH"]);
      await sleep(100);
    }
  },
};

const only = process.argv[2];
const line = (cells) => console.log(cells.map((cell, n) => (n === 0 ? cell.padEnd(36) : cell.padStart(10))).join(""));
line(["one process", "client", "checks", "errors", "slowest", "net", "lag", "local", "excess"]);
for (const [name, scenario] of Object.entries(scenarios)) {
  if (only !== undefined && !name.includes(only)) continue;
  for (const client of Object.keys(clients)) await one(name, scenario, client);
}
if (only === undefined || only === "wrong") for (const client of Object.keys(clients)) await wrongFromTheStart(client);
console.log();
line(["four processes, 10 s", "client", "checks", "errors", "slowest", "net", "lag", "local", "excess"]);
if (only === undefined || only === "four") {
  await four("no fault", async () => undefined);
  await four("kill -9, empty restart after 1 s", async (server) => {
    await server.kill();
    await sleep(1000);
    await server.start();
  });
  await four("SIGSTOP 2 s", async (server) => {
    server.suspend();
    await sleep(2000);
    server.resume();
  });
}

async function one(name, scenario, kind) {
  const server = await RedisServer.start();
  const proxy = await delayingProxy(server.port);
  const admin = createClient({ url: server.url, socket: { reconnectStrategy: 20 } });
  admin.on("error", () => undefined);
  await admin.connect();
  const { client, close } = await clients[kind](`redis://127.0.0.1:${proxy.port}`);
  const limiter = new RedisLimiter({ client, ...POLICY });
  await limiter.peek("warm up");
  const until = { stopped: false };
  const running = hammer(limiter, until);
  await sleep(1000);
  await scenario({ server, proxy, admin });
  until.stopped = true;
  print(name, kind, [{ ...(await running), stats: limiter.stats() }]);
  admin.destroy();
  close();
  proxy.close();
  await server.kill();
}

async function wrongFromTheStart(kind) {
  const server = await RedisServer.start(["--requirepass", "right"]);
  const { client, close } = await clients[kind](`redis://:wrong@127.0.0.1:${server.port}`);
  const limiter = new RedisLimiter({ client, ...POLICY });
  const until = { stopped: false };
  const running = hammer(limiter, until);
  await sleep(3000);
  until.stopped = true;
  print("wrong password from the start", kind, [{ ...(await running), stats: limiter.stats() }]);
  close();
  await server.kill();
}

async function four(name, fault) {
  const server = await RedisServer.start();
  const path = fileURLToPath(new URL("limit-worker.mjs", import.meta.url));
  const workers = Array.from({ length: 4 }, () => fork(path, [server.url]));
  await Promise.all(workers.map((worker) => once(worker, "message")));
  const results = workers.map(async (worker) => (await once(worker, "message"))[0]);
  for (const worker of workers) worker.send("go");
  await sleep(4000);
  await fault(server);
  await sleep(6000);
  for (const worker of workers) worker.send("stop");
  print(name, "redis", await Promise.all(results));
  await server.kill();
}

function print(name, kind, results) {
  const sum = (read) => results.reduce((total, result) => total + read(result), 0);
  const most = (read) => Math.max(...results.map(read));
  const may = allowed(most((result) => result.seconds));
  const excess = Math.max(0, (sum((result) => result.admitted) - may) / may);
  line([
    name,
    kind,
    String(sum((result) => result.asked)),
    String(sum((result) => result.errors)),
    `${most((result) => result.slowestMs).toFixed(1)} ms`,
    `${most((result) => result.netMs).toFixed(1)} ms`,
    `${most((result) => result.lagMs).toFixed(1)} ms`,
    String(sum((result) => result.stats.local)),
    `${(excess * 100).toFixed(2)} %`,
  ]);
  if (process.env.VERBOSE)
    console.log(results.map(({ admitted, seconds, stats }) => ({ admitted, seconds, may, ...stats })));
}

/** Passes everything on, after a while that can be changed. */
async function delayingProxy(port) {
  const sockets = new Set();
  const proxy = { delayMs: 0, port: 0, close: () => undefined };
  const server = createServer({ noDelay: true }, (inward) => {
    const outward = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ]) {
      sockets.add(from);
      from.on("data", (data) => {
        if (proxy.delayMs === 0 || from === inward) to.write(data);
        else setTimeout(() => to.write(data), proxy.delayMs);
      });
      from.on("error", () => undefined);
      from.on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  proxy.port = server.address().port;
  proxy.close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return proxy;
}

// The tables of docs/operating.md: node bench/soak/run.mjs [--requests 10000000] [--peers signalbox,fastify,hono] [--only steady,idle]
// The names for --only are those of MEASURES, and redis and slowhttptest, which have tables and columns of their own.
// Everything runs on this machine's loopback, is bounded, and ends by itself.
import { fork } from "node:child_process";
import { parseArgs } from "node:util";
import { keepSending, load, open, probe } from "./load.mjs";
import { printRedisTable } from "./redis.mjs";
import { printSlowTable } from "./slow.mjs";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000000" },
    peers: { type: "string", default: "signalbox,fastify,hono" },
    only: { type: "string" },
  },
});
const REQUESTS = Number(values.requests);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const p99 = (sorted) => sorted[Math.floor(sorted.length * 0.99)];
const mib = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

async function start(peer) {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(new URL("./server.mjs", import.meta.url), [peer], { execArgv: ["--expose-gc"], env });
  const heard = () => new Promise((resolve) => child.once("message", resolve));
  const { port } = await heard();
  const exited = new Promise((resolve) => child.once("exit", () => resolve(performance.now())));
  const ask = () => {
    const reply = heard();
    child.send("?");
    return reply;
  };
  return { child, port, ask, exited };
}

const MEASURES = {
  async steady({ port, ask }) {
    await load(port, 50_000);
    const { rate, p99 } = await load(port, 200_000);
    const first = (await ask()).rss;
    await load(port, REQUESTS / 10);
    const second = (await ask()).rss;
    await load(port, REQUESTS - REQUESTS / 10);
    const third = (await ask()).rss;
    return {
      "requests per second": Math.round(rate),
      "p99 at that load": `${p99.toFixed(1)} ms`,
      "RSS after 250,000 requests": mib(first),
      [`RSS after ${(REQUESTS / 10).toLocaleString("en")} more`]: mib(second),
      [`RSS after ${REQUESTS.toLocaleString("en")} more`]: mib(third),
    };
  },

  async idle({ port, ask }) {
    const before = (await ask()).rss;
    const sockets = [];
    // Kept alive by a request now and then, as a pool of connections is.
    for (let at = 0; at < 10_000; at += 1) sockets.push(await open(port));
    for (const socket of sockets) socket.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    await pause(3_000);
    const after = (await ask()).rss;
    const alive = sockets.filter((socket) => !socket.destroyed && socket.readable).length;
    for (const socket of sockets) socket.destroy();
    return { "10,000 idle connections, each": `${((after - before) / 10_000 / 1024).toFixed(1)} KiB (${alive} open)` };
  },

  async slowSenders({ port }) {
    await probe(port, "/health", 50);
    const alone = p99(await probe(port, "/health", 200));
    // In a process of their own: the loop that measures must not be the one that sends.
    const senders = fork(new URL("./senders.mjs", import.meta.url), [String(port), "2000"]);
    const heard = () => new Promise((resolve) => senders.once("message", resolve));
    try {
      await heard();
      await pause(500);
      const beside = p99(await probe(port, "/health", 200));
      const left = heard();
      senders.send("?");
      const { open: stayed } = await left;
      return {
        "health with nobody else, p99": `${alone.toFixed(1)} ms`,
        "health beside 2,000 slow senders, p99": `${beside.toFixed(1)} ms (${stayed.toLocaleString("en")} still sending)`,
      };
    } finally {
      senders.kill("SIGKILL");
    }
  },

  async slowReaders({ port, ask }) {
    const before = (await ask()).rss;
    const sockets = [];
    for (let at = 0; at < 50; at += 1) {
      const socket = await open(port);
      socket.pause();
      socket.write("GET /stream HTTP/1.1\r\nHost: x\r\n\r\n");
      sockets.push(socket);
    }
    await pause(3_000);
    const { rss } = await ask();
    for (const socket of sockets) socket.destroy();
    return { "50 clients that do not read 64 MiB": `${mib(rss - before)} more` };
  },

  async aborts({ port, ask }) {
    const before = await ask();
    for (let at = 0; at < 300; at += 1) {
      const socket = await open(port, "GET /stream HTTP/1.1\r\nHost: x\r\n\r\n");
      await new Promise((resolve) => socket.once("data", resolve));
      socket.destroy();
    }
    await pause(2_000);
    const { released } = await ask();
    return { "300 aborted streams, released": String(released - before.released) };
  },

  async shutdown({ port, child, exited }) {
    const finish = keepSending(port, 200);
    await pause(1_500);
    const told = performance.now();
    child.kill("SIGTERM");
    const { lost, responded } = await finish();
    const ended = await Promise.race([exited, pause(10_000)]);
    if (ended === undefined) child.kill("SIGKILL");
    const seconds = ended === undefined ? "killed after 10 s" : `${((ended - told) / 1000).toFixed(1)} s`;
    return { "SIGTERM under load: lost": `${lost} of ${responded + lost}`, "SIGTERM under load: ended after": seconds };
  },
};

const isWanted = (name) => values.only === undefined || values.only.split(",").includes(name);
const table = new Map();
for (const peer of values.peers.split(",")) {
  const cells = {};
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!isWanted(name)) continue;
    const server = await start(peer);
    try {
      Object.assign(cells, await measure(server));
    } catch (error) {
      cells[name] = `failed: ${error.message}`;
    } finally {
      server.child.kill("SIGKILL");
    }
    console.error(`${peer}: ${name} done`);
  }
  for (const [row, cell] of Object.entries(cells)) table.set(row, { ...table.get(row), [peer]: cell });
}
const names = values.peers.split(",");
if (table.size > 0) {
  console.log(`| | ${names.join(" | ")} |\n|---|${names.map(() => "---").join("|")}|`);
  for (const [row, cells] of table) console.log(`| ${row} | ${names.map((name) => cells[name] ?? "").join(" | ")} |`);
}
if (isWanted("redis")) {
  console.log();
  await printRedisTable(names.flatMap((name) => (name === "fastify" ? ["fastify", "skipping"] : [name])));
}
if (isWanted("slowhttptest")) {
  console.log();
  await printSlowTable(names);
}

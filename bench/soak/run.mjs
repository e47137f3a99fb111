// The table of docs/operating.md: node bench/soak/run.mjs [--requests 10000000] [--peers signalbox,fastify,hono] [--only steady,idle]
// Everything runs on this machine's loopback, is bounded, and ends by itself.
import { fork } from "node:child_process";
import { parseArgs } from "node:util";
import { keepSending, load, open, probe } from "./load.mjs";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000000" },
    peers: { type: "string", default: "signalbox,fastify,hono" },
    only: { type: "string" },
  },
});
const REQUESTS = Number(values.requests);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const mib = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

async function start(peer) {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(new URL("./server.mjs", import.meta.url), [peer], { execArgv: ["--expose-gc"], env });
  const heard = () => new Promise((resolve) => child.once("message", resolve));
  const { port } = await heard();
  const exited = new Promise((resolve) => child.once("exit", () => resolve(performance.now())));
  const ask = () => {
    const answer = heard();
    child.send("?");
    return answer;
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
    const head = "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n";
    const sockets = [];
    for (let at = 0; at < 2_000; at += 1) sockets.push(await open(port, at % 2 ? head : head.slice(0, 30)));
    for (const socket of sockets) socket.on("error", () => undefined);
    // A byte of each in every half second, a few at a time: all at once would be the client's delay, not the server's.
    let at = 0;
    const drip = setInterval(() => {
      for (let count = 0; count < 40; count += 1) {
        const socket = sockets[at++ % sockets.length];
        if (socket.writable) socket.write("a");
      }
    }, 10);
    const taken = await probe(port, "/health", 100);
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    return { "health beside 2,000 slow senders, p99": `${taken[98].toFixed(1)} ms` };
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
    const { lost, answered } = await finish();
    const ended = await Promise.race([exited, pause(10_000)]);
    if (ended === undefined) child.kill("SIGKILL");
    const seconds = ended === undefined ? "killed after 10 s" : `${((ended - told) / 1000).toFixed(1)} s`;
    return { "SIGTERM under load: lost": `${lost} of ${answered + lost}`, "SIGTERM under load: ended after": seconds };
  },
};

const table = new Map();
for (const peer of values.peers.split(",")) {
  const cells = {};
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (values.only !== undefined && !values.only.split(",").includes(name)) continue;
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
console.log(`| | ${names.join(" | ")} |\n|---|${names.map(() => "---").join("|")}|`);
for (const [row, cells] of table) console.log(`| ${row} | ${names.map((name) => cells[name] ?? "").join(" | ")} |`);

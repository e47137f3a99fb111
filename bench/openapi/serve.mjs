// What the document of 10,000 operations takes to be made and served: memory of the serving process, and its processor time.
//   npm run build && node bench/openapi/serve.mjs [folder of another build]
import { fork } from "node:child_process";
import http from "node:http";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const OPERATIONS = 10_000;
const MIB = 1_048_576;

async function serveDocument(dist) {
  const { Resource, route, Service } = await import(pathToFileURL(`${dist}/index.js`).href);
  const { mountOpenapi } = await import(pathToFileURL(`${dist}/pages/index.js`).href);
  const { serve } = await import(pathToFileURL(`${dist}/runtime/node.js`).href);
  class Thing extends Resource {
    allowedMethods = ["GET"];
    resourceExists() {
      return true;
    }
    represent() {
      return {};
    }
    describe() {
      return { get: { summary: "Read a thing", responses: { 200: null } } };
    }
  }
  const routes = Array.from({ length: OPERATIONS }, (_, at) => route(`/area${at % 100}/things${at}/{id}`, new Thing()));
  const service = new Service({ routes });
  globalThis.gc();
  const before = process.memoryUsage();
  const cpu = process.cpuUsage();
  mountOpenapi(service, { title: "Things", version: "1", page: "/docs" });
  const { user, system } = process.cpuUsage(cpu);
  const peak = process.memoryUsage();
  globalThis.gc();
  const after = process.memoryUsage();
  const server = await serve(service, { port: 0, host: "127.0.0.1", signals: false });
  process.send({
    port: server.port,
    madeMs: (user + system) / 1000,
    madeRss: (peak.rss - before.rss) / MIB,
    kept: held(after) - held(before),
  });
  let most = 0;
  let started = process.cpuUsage();
  const look = () => {
    most = Math.max(most, held(process.memoryUsage()));
  };
  const timer = setInterval(look, 5);
  process.on("message", (word) => {
    look();
    const { user: inUser, system: inSystem } = process.cpuUsage(started);
    if (word === "rest") globalThis.gc();
    process.send({ most, rss: process.memoryUsage().rss / MIB, cpuMs: (inUser + inSystem) / 1000 });
    most = held(process.memoryUsage());
    started = process.cpuUsage();
  });
  process.on("disconnect", () => {
    clearInterval(timer);
    process.exit();
  });
}

/** What JavaScript holds, inside its heap and outside of it. */
function held({ heapUsed, external }) {
  return (heapUsed + external) / MIB;
}

/** A client that reads nothing for a moment, as one on a slow line. */
function get(port) {
  return new Promise((settle, fail) => {
    http
      .get({ port, host: "127.0.0.1", path: "/openapi.json", agent: false }, (response) => {
        let bytes = 0;
        response.pause();
        setTimeout(() => response.resume(), 300);
        response.on("data", (chunk) => {
          bytes += chunk.length;
        });
        response.on("end", () => settle({ bytes, length: Number(response.headers["content-length"]) }));
        response.on("error", fail);
      })
      .on("error", fail);
  });
}

async function measure(dist) {
  const child = fork(fileURLToPath(import.meta.url), ["--child", dist], { execArgv: ["--expose-gc"] });
  const told = () => new Promise((settle) => child.once("message", settle));
  const { port, ...made } = await told();
  const rows = [["made at start", made.madeMs, made.kept, made.madeRss, ""]];
  for (const count of [1, 10]) {
    child.send("rest");
    const { most: idle, rss: idleRss } = await told();
    child.send("begin");
    const begin = await told();
    const read = await Promise.all(Array.from({ length: count }, () => get(port)));
    child.send("end");
    const { most, rss, cpuMs } = await told();
    if (read.some(({ bytes, length }) => bytes !== length)) throw new Error("a response is incomplete");
    rows.push([`${count} GET`, cpuMs, most - Math.min(idle, begin.most), rss - idleRss, read[0].bytes]);
  }
  child.disconnect();
  return rows;
}

if (process.argv[2] === "--child") await serveDocument(process.argv[3]);
else {
  const dist = resolve(process.argv[2] ?? fileURLToPath(new URL("../../dist", import.meta.url)));
  console.log("| | CPU ms | held more, MiB | resident more, MiB | bytes |\n|---|---:|---:|---:|---:|");
  for (const [what, cpuMs, heldMore, residentMore, bytes] of await measure(dist))
    console.log(`| ${what} | ${cpuMs.toFixed(0)} | ${heldMore.toFixed(1)} | ${residentMore.toFixed(1)} | ${bytes} |`);
}

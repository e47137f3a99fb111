// @ts-check
// The fuzzed service in a process of its own: node marked-server.mjs <dist> [survive] [http2]
// With "survive" an exception that nobody caught is counted in place of ending the process, to look for further faults.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { descriptors, Ledger } from "./ledger.mjs";
import { contentRoutes, LARGE } from "./marked-content.mjs";
import { markedService } from "./marked-service.mjs";
import { FILE } from "./target.mjs";

const [dist = "", ...flags] = process.argv.slice(2);
const isTwo = flags.includes("http2");
const from = (/** @type {string} */ path) => import(pathToFileURL(resolve(dist, path)).href);
const signalbox = await from("index.js");
const { serve } = await from("runtime/node.js");

const told = { reported: 0, uncaught: /** @type {string[]} */ ([]), last: "" };
const textOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const onError = (/** @type {unknown} */ error) => {
  if (error instanceof Error && error.message === "the author's") return;
  told.reported += 1;
  told.last = textOf(error);
};
if (flags.includes("survive")) {
  for (const event of /** @type {const} */ (["uncaughtException", "unhandledRejection"])) {
    process.on(event, (/** @type {unknown} */ error) => void told.uncaught.push(textOf(error)));
  }
}

const folder = mkdtempSync(join(tmpdir(), "fuzzed-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, FILE), new Uint8Array(LARGE));

const ledger = new Ledger();
const modules = {
  ...signalbox,
  codecs: await from("codecs/index.js"),
  events: await from("events/index.js"),
  multipart: await from("multipart/index.js"),
  MemoryStore: (await from("idempotency/index.js")).MemoryStore,
  staticFiles: (await from("runtime/static/index.js")).staticFiles,
};
const service = markedService(modules, onError, ledger, contentRoutes(modules, ledger, folder));

const LIMITS = {
  headerBytes: 4_096,
  headerCount: 40,
  targetBytes: 500,
  headerTime: 3_000,
  requestTime: 4_000,
  // What node:http2 stops to read on a fault is let go by these two alone.
  keepAlive: isTwo ? 1_000 : 5_000,
  stallTime: isTwo ? 3_000 : 60_000,
  unreadBytes: 500,
};
const serving = await serve(service, { port: 0, limits: LIMITS, http2: isTwo, drain: { within: 20_000 } });

/** The connections that are open, by the ports of their clients, and those that were. @type {Map<number, boolean>} */
const connections = new Map();
/** Who waits for a connection to be accepted. @type {Map<number, () => void>} */
const awaited = new Map();
serving.server.prependListener("connection", (/** @type {import("node:net").Socket} */ socket) => {
  const { remotePort } = socket;
  if (remotePort === undefined) return;
  connections.set(remotePort, true);
  awaited.get(remotePort)?.();
  awaited.delete(remotePort);
  socket.once("close", () => connections.set(remotePort, false));
});

const pause = (/** @type {number} */ ms) => new Promise((wake) => setTimeout(wake, ms));

/** @param {number} port */
async function accepted(port) {
  if (!connections.has(port)) await new Promise((/** @type {(none: void) => void} */ go) => awaited.set(port, go));
  return {};
}

/** Waits until all is over that is asked for, or the connection is, or `patience`. @param {import("./target.mjs").Looking} looking */
async function accountOf({ about, port, marks, files, patience }) {
  const until = performance.now() + patience;
  const isFile = (/** @type {string} */ name) => files.some((file) => name.endsWith(`/${file}`));
  const openFiles = () => (files.length === 0 ? 0 : descriptors().filter(isFile).length);
  const look = () => ({ isOpen: connections.get(port) === true, files: openFiles(), lines: ledger.linesOf(marks) });
  let account = look();
  // A file may be closed between two looks, so the one that is told counts.
  const isEven = () => ledger.isEven(marks) && account.files === 0;
  if (about === "requests") {
    // What is let go of because the connection was closed was kept until then.
    while (account.isOpen && !isEven() && performance.now() < until) {
      await pause(5);
      const next = look();
      if (!next.isOpen) break;
      account = next;
    }
    return account;
  }
  while ((account.isOpen || !isEven()) && performance.now() < until) {
    await pause(5);
    account = look();
  }
  connections.delete(port);
  ledger.forget(marks);
  return account;
}

async function health() {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await pause(1);
  }
  const { rss, heapUsed } = process.memoryUsage();
  const open = await new Promise((give) =>
    serving.server.getConnections((/** @type {unknown} */ _, /** @type {number} */ count) => give(count)),
  );
  const uncaught = told.uncaught.splice(0);
  return {
    ...told,
    uncaught,
    rss,
    heapUsed,
    open,
    descriptors: descriptors().length,
    uneven: ledger.uneven,
    version: process.version,
  };
}

/** @param {import("./target.mjs").Question} question @returns {Promise<object>} */
function heard(question) {
  if (question.about === "health") return health();
  if (question.about === "drain") return serving.drain().then(() => ({ drained: true }));
  return question.about === "accepted" ? accepted(question.port) : accountOf(question);
}

process.on("message", (/** @type {import("./target.mjs").Question & { id: number }} */ question) => {
  void heard(question).then((told) => process.send?.({ id: question.id, ...told }));
});
process.on("disconnect", () => process.exit());
process.send?.({ port: serving.port, folder });

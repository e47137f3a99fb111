// @ts-check
// The fuzzed service in a process of its own: node marked-server.mjs <dist> [survive] [http2]
// With "survive" an exception that nobody caught is counted in place of ending the process, to look for further faults.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { markedService } from "./marked-service.mjs";

const [dist = "", ...flags] = process.argv.slice(2);
const isTwo = flags.includes("http2");
const from = (/** @type {string} */ path) => import(pathToFileURL(resolve(dist, path)).href);
const signalbox = await from("index.js");
const { serve } = await from("runtime/node.js");

const told = { reported: 0, uncaught: /** @type {string[]} */ ([]), last: "" };
const textOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const service = markedService(signalbox, (/** @type {unknown} */ error) => {
  told.reported += 1;
  told.last = textOf(error);
});
if (flags.includes("survive")) {
  for (const event of /** @type {const} */ (["uncaughtException", "unhandledRejection"])) {
    process.on(event, (/** @type {unknown} */ error) => void told.uncaught.push(textOf(error)));
  }
}

const LIMITS = {
  headerBytes: 4_096,
  headerCount: 40,
  targetBytes: 500,
  headerTime: 3_000,
  requestTime: 4_000,
  // What node:http2 stops to read on a fault is let go by these two alone.
  keepAlive: isTwo ? 1_000 : 5_000,
  stallTime: isTwo ? 1_500 : 60_000,
  unreadBytes: 500,
};
const { port, server } = await serve(service, { port: 0, limits: LIMITS, http2: isTwo });
process.on("message", () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  server.getConnections((/** @type {Error | null} */ _error, /** @type {number} */ open) => {
    process.send?.({ ...told, uncaught: told.uncaught.splice(0), rss, heapUsed, open });
  });
});
process.on("disconnect", () => process.exit());
process.send?.({ port });

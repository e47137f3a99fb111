// @ts-check
// The fuzzed service in a process of its own, which tells how it is when asked.
import * as codecs from "../../dist/codecs/index.js";
import * as signalbox from "../../dist/index.js";
import { serve } from "../../dist/runtime/node.js";
import { fuzzedService } from "./service.mjs";

const told = { author: 0, ours: 0, uncaught: 0, last: "" };
const service = fuzzedService(signalbox, codecs, (/** @type {unknown} */ error) => {
  if (error instanceof Error && error.message === "the author's") told.author += 1;
  else {
    told.ours += 1;
    told.last = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
});
for (const event of /** @type {const} */ (["uncaughtException", "unhandledRejection"])) {
  process.on(event, (/** @type {unknown} */ error) => {
    told.uncaught += 1;
    told.last = error instanceof Error ? (error.stack ?? error.message) : String(error);
  });
}

const limits = { headerTime: 300, requestTime: 600, keepAlive: 2_000 };
const { port } = await serve(service, { port: 0, limits });
process.on("message", () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ ...told, rss, heapUsed });
});
process.on("disconnect", () => process.exit());
process.send?.({ port });

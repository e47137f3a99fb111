// Serves the suite's service and a folder in whatever runtime runs this, says where, and drains on SIGTERM.
import { Service } from "../../dist/index.js";
import { staticFiles } from "../../dist/runtime/static/index.js";
import { runtimeService } from "../runtimeService.mjs";
import { AROUND } from "./aroundCases.mjs";
import { makeFolder } from "./staticCases.mjs";

const kind = "Bun" in globalThis ? "bun" : "Deno" in globalThis ? "deno" : "node";
const { serve } = await import(`../../dist/runtime/${kind}.js`);
const serving = await serve(runtimeService({ produced: 0, released: 0 }, AROUND), { port: 0 });
const files = await serve(new Service({ routes: staticFiles("/assets", { folder: makeFolder() }) }), { port: 0 });
const drain = () => Promise.all([serving.drain(), files.drain()]);
if (kind === "deno")
  globalThis.Deno.addSignalListener("SIGTERM", () => void drain().then(() => globalThis.Deno.exit(0)));
else process.once("SIGTERM", () => void drain());
console.log(serving.url, files.url, await onTakenPort(serving.port));

/**
 * What happens to a service whose port is taken.
 * @param {number} port
 */
async function onTakenPort(port) {
  /** @type {string[]} */
  const events = [];
  const start = () => {
    events.push("started");
    return () => void events.push("stopped");
  };
  await serve(new Service({ routes: [], start }), { port }).catch(() => events.push("refused"));
  return events.join(",");
}

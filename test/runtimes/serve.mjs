// Serves the suite's service in whatever runtime runs this, says where, and drains on SIGTERM.
import { runtimeService } from "../../dist/testing/runtimeService.js";

const kind = "Bun" in globalThis ? "bun" : "Deno" in globalThis ? "deno" : "node";
const { serve } = await import(`../../dist/runtime/${kind}.js`);
const serving = await serve(runtimeService({ produced: 0, released: 0 }), { port: 0 });
const stop = () => void serving.drain();
if (kind === "deno")
  globalThis.Deno.addSignalListener("SIGTERM", () => void serving.drain().then(() => globalThis.Deno.exit(0)));
else process.once("SIGTERM", stop);
console.log(serving.url);

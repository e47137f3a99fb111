// Serves the test service of the semantics suite in whatever runtime runs this, says where, and drains on SIGTERM.
import { appOf } from "../../packages/http-semantics-suite/services/signalbox/app.mjs";
import { further } from "../../packages/http-semantics-suite/services/signalbox/further/index.mjs";
import * as files from "../../packages/http-semantics-suite/services/signalbox/further/static.mjs";

const { serve } = await ("Bun" in globalThis
  ? import("signalbox/bun")
  : "Deno" in globalThis
    ? import("signalbox/deno")
    : import("signalbox/node"));
const serving = await serve(appOf("this framework", { ...further, static: files }), { port: 0, host: "127.0.0.1" });
if ("Deno" in globalThis)
  globalThis.Deno.addSignalListener("SIGTERM", () => void serving.drain().then(() => globalThis.Deno.exit(0)));
else process.once("SIGTERM", () => void serving.drain());
console.log(serving.url);

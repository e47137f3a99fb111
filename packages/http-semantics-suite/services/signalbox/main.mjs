import { serve } from "signalbox/node";
import { host, port, titleOf } from "../options.mjs";
import { appOf } from "./app.mjs";
import { further } from "./further/index.mjs";
import * as files from "./further/static.mjs";

await serve(appOf(titleOf("Signalbox", "signalbox"), { ...further, static: files }), { port, host });
console.log(`http://${host}:${port}`);

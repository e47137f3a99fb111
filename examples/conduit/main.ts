import { debug } from "signalbox/debug";
import { serve } from "signalbox/node";
import { service } from "./app.ts";
import { frontPage } from "./frontPage.ts";

const debugPath = process.env["NODE_ENV"] === "production" ? undefined : "/_signalbox";
service.attach({ routes: frontPage(debugPath) });
if (debugPath !== undefined) debug(service, debugPath);
const { url } = await serve(service, { port: Number(process.env["PORT"] ?? 3000), signals: true });
console.log(`Conduit is open at ${url}`);

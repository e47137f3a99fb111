import { serve } from "signalbox/node";
import { conduit } from "./conduit.ts";

const { url } = await serve(conduit, { port: Number(process.env["PORT"] ?? 8080) });
console.log(`Conduit is open at ${url}/api, its document at ${url}/docs`);

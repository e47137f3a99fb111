// One of several processes on Bun that serve app.mjs on one port: PORT, or a free one. Says where it listens, and drains on SIGTERM.
import { serve } from "../../dist/runtime/bun.js";
import service from "./app.mjs";

const serving = await serve(service, { port: Number(process.env.PORT ?? 0), reusePort: true });
process.once("SIGTERM", () => void serving.drain());
console.log(serving.port);

// A process of several that share a port on Bun: PORT, or a free one. Says where it listens, and drains on SIGTERM.
import { command, HttpResponse, Service } from "../../dist/index.js";
import { serve } from "../../dist/runtime/bun.js";

const service = new Service({
  trace: false,
  routes: [command("GET", "/things/{id}", () => HttpResponse.json({ id: 1, pid: process.pid }))],
});
const serving = await serve(service, { port: Number(process.env.PORT ?? 0), reusePort: true });
process.once("SIGTERM", () => void serving.drain());
console.log(serving.port);

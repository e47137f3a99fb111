// Hono on Deno.
import { honoFor } from "./hono-app.mjs";

export async function listen(workload) {
  const app = await honoFor(workload);
  return globalThis.Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, app.fetch).addr.port;
}

// Hono on Bun.
import { honoFor } from "./hono-app.mjs";

export async function listen(workload) {
  const app = await honoFor(workload);
  return globalThis.Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: app.fetch }).port;
}

// Hono on Node.
import { serve } from "@hono/node-server";
import { honoFor } from "./hono-app.mjs";

export async function listen(workload) {
  const app = await honoFor(workload);
  return new Promise((resolve) =>
    serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port)),
  );
}

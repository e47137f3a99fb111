// Elysia on Bun, where it is at home.
import { elysiaFor } from "./elysia-app.mjs";

export function listen(workload) {
  return elysiaFor(workload).listen({ port: 0, hostname: "127.0.0.1" }).server.port;
}

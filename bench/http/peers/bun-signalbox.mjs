// Signalbox on Bun, by its own adapter.
import { load, serviceFor } from "./signalbox-app.mjs";

const { bunHandler } = await load("runtime/bun");

export async function listen(workload, options) {
  const fetch = bunHandler(await serviceFor(workload, options));
  return globalThis.Bun.serve({ port: 0, hostname: "127.0.0.1", fetch }).port;
}

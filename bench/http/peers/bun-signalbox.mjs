// Signalbox on Bun, by its door for fetch.
import { load, serviceFor } from "./signalbox-app.mjs";

const { fetchHandler } = await load("runtime/fetch");

export async function listen(workload, options) {
  const answer = fetchHandler(await serviceFor(workload, options));
  const fetch = (request, server) => answer(request, { peer: server.requestIP(request)?.address });
  return globalThis.Bun.serve({ port: 0, hostname: "127.0.0.1", fetch }).port;
}

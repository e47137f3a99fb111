// Signalbox on Deno, by its own adapter.
import { load, serviceFor } from "./signalbox-app.mjs";

const { serve } = await load("runtime/deno");

export async function listen(workload, options) {
  return (await serve(await serviceFor(workload, options), { port: 0 })).port;
}

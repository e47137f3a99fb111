// One server with one kind of work: node server.mjs KIND SCENARIO. It tells its port to the process that started it.

import { admission } from "../../dist/admission/index.js";
import { resource, Service } from "../../dist/index.js";
import { serve } from "../../dist/runtime/node.js";
import { LIMITS } from "./limits.mjs";
import { SCENARIOS } from "./work.mjs";

const [kind = "admission", scenario = "slow callback"] = process.argv.slice(2);
const work = await SCENARIOS[scenario]();
const key = "only the load generator has it";

const gate = admission({
  classes: ["vital", "normal"],
  classOf: (request) => (request.headers.get("signature") === key ? "vital" : undefined),
  limit: kind in LIMITS ? { step: LIMITS[kind] } : {},
});

async function signalbox() {
  const resources = { work: resource("/work", { GET: { represent: () => work() } }) };
  const service = new Service({ trace: false, with: kind === "none" ? [] : [gate], resources });
  const serving = await serve(service, { host: "127.0.0.1", port: 0 });
  return serving.port;
}

async function underPressure() {
  const { default: fastify } = await import("fastify");
  const { default: plugin } = await import("@fastify/under-pressure");
  const app = fastify();
  await app.register(plugin, {
    maxEventLoopDelay: 50,
    maxEventLoopUtilization: 0.98,
    sampleInterval: 200,
    retryAfter: 10,
  });
  app.get("/work", () => work());
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app.server.address().port;
}

const port = await (kind === "under-pressure" ? underPressure() : signalbox());
process.send?.({ port });
process.on("message", () => process.send?.({ stats: gate.stats() }));
process.on("disconnect", () => process.exit());

// @ts-check
// One process of scripts/store-failover.mjs: node scripts/failover-worker.mjs limit|idempotency topology package ports prefix

import { RedisLimiter } from "../dist/limit/redis.js";
import { CONNECT } from "./failover-clients.mjs";
import { keyLoad } from "./failover-keys.mjs";
import { takeQuotas } from "./failover-quotas.mjs";
import { hammer, POLICY } from "./limit-load.mjs";

const [what = "", topology = "", name = "", ports = "", prefix = ""] = process.argv.slice(2);
const connect = CONNECT[/** @type {import("./failover-clients.mjs").Topology} */ (topology)];
const { client, close } = await connect[/** @type {import("./failover-clients.mjs").Package} */ (name)](
  ports.split(",").map(Number),
);
const until = { stopped: false };
/** @type {() => Promise<object>} */
const work = what === "limit" ? await limits() : await keyLoad(client, prefix, until);
process.on("message", (message) => {
  if (message === "stop") until.stopped = true;
  else void work().then(finish);
});
process.send?.("ready");

/** @param {object} result */
function finish(result) {
  process.send?.(result, () => {
    close();
    process.disconnect();
    // A client may go on trying to reach nodes that are gone.
    process.exit(0);
  });
}

async function limits() {
  const limiter = new RedisLimiter({ client, ...POLICY, prefix });
  await limiter.peek("warm up");
  return async () => {
    const [result, quotas] = await Promise.all([hammer(limiter, until), takeQuotas(client, prefix, until)]);
    return { ...result, quotas, stats: limiter.stats() };
  };
}

// @ts-check
// The shared suites of limiters and of stores, on a Redis Cluster, with the cluster client of each package.
import { RedisStore } from "../dist/idempotency/redis.js";
import { RedisLimiter } from "../dist/limit/redis.js";
import { LIMITER_CASES } from "../dist/testing/limiterSuite.js";
import { STORE_CASES } from "../dist/testing/storeSuite.js";
import { CONNECT } from "./failover-clients.mjs";

/**
 * @param {import("./redis-topology.mjs").RedisCluster} cluster
 * @returns {Promise<boolean>} whether all passed
 */
export async function clusterSuites(cluster) {
  let isWell = true;
  for (const [name, connect] of Object.entries(CONNECT.cluster)) {
    const { client, close } = await connect(cluster.ports);
    /** @param {readonly import("../dist/limit/index.js").PolicyOptions[]} policies */
    const build = (policies) => new RedisLimiter({ client, policies, shards: 8, deadlineMs: 5000 });
    const tried = { store: new RedisStore({ client, prefix: name }), flush: () => cluster.flush() };
    const cases = [
      ...LIMITER_CASES.map((each) => ({ name: `limits: ${each.name}`, run: () => each.run(build) })),
      ...STORE_CASES.map((each) => ({ name: `keys: ${each.name}`, run: () => each.run(tried) })),
    ];
    const faults = [];
    for (const each of cases) {
      try {
        await each.run();
      } catch (error) {
        faults.push(`${each.name}: ${/** @type {Error} */ (error).message}`);
      }
    }
    close();
    console.log(
      `${faults.length === 0 ? "ok  " : "FAIL"} ${name}: ${cases.length - faults.length} of ${cases.length} cases`,
    );
    for (const fault of faults) console.log(`     ${fault}`);
    if (faults.length > 0) isWell = false;
  }
  return isWell;
}

// @ts-check
// The shared suites of limiters and of stores, on a Redis Cluster, with the cluster client of each package.
import { RedisStore } from "../dist/idempotency/redis.js";
import { RedisLimiter } from "../dist/limit/redis.js";
import { LIMITER_CASES, LIMITER_FAULT_CASES, STORE_CASES, STORE_FAULT_CASES } from "../dist/testing/index.js";
import { CONNECT } from "./failover-clients.mjs";

/** @typedef {{ name: string, run: () => Promise<void> }} Case */
/** @typedef {import("./redis-cluster.mjs").RedisCluster} RedisCluster */
/** @typedef {import("../dist/limit/redis.js").RedisClient} RedisClient */

/**
 * Behaviour with the cluster client of each package; then the faults, each with one of them.
 * @param {RedisCluster} cluster
 * @returns {Promise<boolean>} whether all passed
 */
export async function clusterSuites(cluster) {
  let isWell = true;
  for (const [name, connect] of Object.entries(CONNECT.cluster)) {
    const { client, close } = await connect(cluster.ports);
    isWell = (await passes(name, behaviour(cluster, client))) && isWell;
    const faults = name === "redis" ? limitFaults(cluster, client) : keyFaults(cluster, client);
    isWell = (await passes(`${name}, master stopped and replaced`, faults)) && isWell;
    close();
  }
  return isWell;
}

/** @param {RedisCluster} cluster @param {RedisClient} client @returns {Case[]} */
function behaviour(cluster, client) {
  /** @param {readonly import("../dist/limit/index.js").PolicyOptions[]} policies */
  const build = (policies) => new RedisLimiter({ client, policies, shards: 8, deadlineMs: 5000 });
  const tried = { store: new RedisStore({ client }), flush: () => cluster.flush() };
  return [
    ...LIMITER_CASES.map((each) => ({ name: `limits: ${each.name}`, run: () => each.run(build) })),
    ...STORE_CASES.map((each) => ({ name: `keys: ${each.name}`, run: () => each.run(tried) })),
  ];
}

/** @param {RedisCluster} cluster @param {RedisClient} client @returns {Case[]} */
function limitFaults(cluster, client) {
  return LIMITER_FAULT_CASES.map(({ name, run }) => ({
    name,
    run: () => {
      const policy = crypto.randomUUID();
      const build = (/** @type {number} */ capacity) =>
        new RedisLimiter({ client, prefix: "faults", name: policy, capacity, refillPerSec: 1e-6, deadlineMs: 400 });
      return run({ build, ...failover(cluster, "{faults:0}") });
    },
  }));
}

/** @param {RedisCluster} cluster @param {RedisClient} client @returns {Case[]} */
function keyFaults(cluster, client) {
  const store = new RedisStore({ client, prefix: "{keys}" });
  return STORE_FAULT_CASES.map(({ name, run }) => ({
    name,
    run: () => run({ store, ...failover(cluster, "{keys}") }),
  }));
}

/** A master that does not reply, until its replica has replaced it; it comes back as a replica. @param {RedisCluster} cluster @param {string} key */
function failover(cluster, key) {
  let resume = async () => {};
  return {
    fail: async () => {
      resume = await cluster.suspendMasterOf(await cluster.slotOf(key));
    },
    restore: async () => {
      await cluster.promotion(await cluster.slotOf(key));
      await resume();
    },
  };
}

/** @param {string} title @param {Case[]} cases */
async function passes(title, cases) {
  const faults = [];
  for (const each of cases) {
    try {
      await each.run();
    } catch (error) {
      faults.push(`${each.name}: ${/** @type {Error} */ (error).message}`);
    }
  }
  console.log(
    `${faults.length === 0 ? "ok  " : "FAIL"} ${title}: ${cases.length - faults.length} of ${cases.length} cases`,
  );
  for (const fault of faults) console.log(`     ${fault}`);
  return faults.length === 0;
}

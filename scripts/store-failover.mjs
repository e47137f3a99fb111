// @ts-check
// Fails masters over, and moves a slot, under load, and prints what clients saw:
//   node scripts/store-failover.mjs          all faults with both packages, about five minutes; prints them into docs/failover.md
//   node scripts/store-failover.mjs sentinel the faults whose names begin with that; prints nothing into the page
//   node scripts/store-failover.mjs --limits without the requests with keys; --keys: these alone
//   node scripts/store-failover.mjs cluster --limits --processes 8
//   node scripts/store-failover.mjs --short  the suites and faults on a cluster, and a failover under load
// Needs a build (npm run build) and a redis-server (scripts/ensure-program.mjs redis).
// Two processes ask, unless --processes says how many. bare timer: the slowest of those of 50 ms that ran beside the checks; beyond it: the most that a check took
// longer than the timer that was started with it.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { clusterSuites } from "./cluster-suites.mjs";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";
import { idempotencyRow, limitRow, printTables } from "./failover-table.mjs";
import { RedisCluster } from "./redis-cluster.mjs";
import { RedisSentinels } from "./redis-sentinels.mjs";

/** More of them with `--processes 8`, to see how the excess grows. */
const PROCESSES = Number(optionOf("--processes") ?? 2);
/** The prefix of the keys of each, and the hash tag that puts all of them into one slot: the fault is about that one. */
const KEYS = {
  limit: { prefix: "failover", tag: "{failover:0}" },
  idempotency: { prefix: "{failover}", tag: "{failover}" },
};
const isShort = process.argv.includes("--short");
/** @type {("limit" | "idempotency")[]} */
const kinds = process.argv.includes("--limits")
  ? ["limit"]
  : process.argv.includes("--keys")
    ? ["idempotency"]
    : ["limit", "idempotency"];
const only = process.argv[2]?.startsWith("--") === true ? undefined : process.argv[2];

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {import("./failover-clients.mjs").Topology} topology
 * @property {(topology: RedisCluster & RedisSentinels, key: string) => Promise<void>} run
 * @property {() => Promise<RedisSentinels>} [sentinels] other ones than a master with one replica
 */

/** @type {Fault} */
const MASTER_KILLED = {
  name: "cluster: master killed, replica promoted",
  topology: "cluster",
  run: async (cluster, key) => {
    const slot = await cluster.slotOf(key);
    await cluster.killMasterOf(slot);
    await cluster.promotion(slot);
  },
};

/** @type {Fault[]} */
const FAULTS = [
  // What the machine alone costs: checks that are late by its load are decided locally as well.
  { name: "cluster: no fault", topology: "cluster", run: () => sleep(3000) },
  MASTER_KILLED,
  {
    name: "cluster: the same, half a second unreplicated",
    topology: "cluster",
    run: async (cluster, key) => {
      const slot = await cluster.slotOf(key);
      await cluster.killUnreplicatedMasterOf(slot);
      await cluster.promotion(slot);
    },
  },
  {
    name: "cluster: master stopped, replica promoted, master back",
    topology: "cluster",
    run: async (cluster, key) => {
      const slot = await cluster.slotOf(key);
      const resume = await cluster.suspendMasterOf(slot);
      await cluster.promotion(slot);
      await sleep(1000);
      await resume();
    },
  },
  {
    name: "cluster: slot migrated (ASK, MOVED)",
    topology: "cluster",
    run: async (cluster, key) => cluster.migrate(await cluster.slotOf(key), 1000),
  },
  {
    name: "sentinel: master killed, replica promoted",
    topology: "sentinel",
    run: async (sentinels) => {
      await sentinels.killMaster();
      await sentinels.promotion();
    },
  },
  {
    name: "sentinel: the same, half a second unreplicated",
    topology: "sentinel",
    run: async (sentinels) => {
      await sentinels.killUnreplicatedMaster();
      await sentinels.promotion();
    },
  },
  {
    name: "sentinel: master stopped, replica promoted, master back",
    topology: "sentinel",
    run: masterComesBack,
  },
  {
    // Two replicas: with one alone, the promoted node would refuse every write until the old master is back.
    name: "sentinel: the same, two replicas, min-replicas-to-write 1",
    topology: "sentinel",
    sentinels: () => RedisSentinels.start(2, ["--min-replicas-to-write", "1", "--min-replicas-max-lag", "1"]),
    run: masterComesBack,
  },
];

/** @param {RedisSentinels} sentinels */
async function masterComesBack(sentinels) {
  const resume = sentinels.suspendMaster();
  await sentinels.promotion();
  await sleep(1000);
  await resume();
}

/** The word behind an option of the command line. @param {string} name */
function optionOf(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

const redis = ensureProgram(PROGRAMS.redis);
if ("missing" in redis) {
  console.log(`SKIP Redis Cluster: ${redis.missing}`);
  process.exitCode = redis.isFault && process.env["CI"] === "true" ? 1 : 0;
} else if (isShort) process.exitCode = (await short()) ? 0 : 1;
else process.exitCode = (await whole()) ? 0 : 1;

async function whole() {
  /** @type {{ limit: import("./failover-table.mjs").Row[], idempotency: import("./failover-table.mjs").Row[] }} */
  const rows = { limit: [], idempotency: [] };
  for (const fault of FAULTS.filter(({ name }) => only === undefined || name.startsWith(only))) {
    for (const name of /** @type {const} */ (["redis", "ioredis"])) {
      for (const what of kinds) {
        const results = await underLoad(what, fault, name);
        const row = (what === "limit" ? limitRow : idempotencyRow)(fault.name, name, results);
        console.log(what, JSON.stringify(row));
        rows[what].push(row);
      }
    }
  }
  return only === undefined && kinds.length === 2
    ? printTables(rows)
    : rows.limit.concat(rows.idempotency).every((row) => row.faults.length === 0);
}

async function short() {
  const begin = Date.now();
  const cluster = await RedisCluster.start();
  console.log(`a cluster of three masters and three replicas, after ${Date.now() - begin} ms`);
  let isWell = true;
  try {
    isWell = await clusterSuites(cluster);
  } finally {
    await cluster.stop();
  }
  const { cells, faults } = limitRow(MASTER_KILLED.name, "ioredis", await underLoad("limit", MASTER_KILLED, "ioredis"));
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} limits under load: ${cells.join(" | ")}`);
  isWell &&= faults.length === 0;
  console.log(`${isWell ? "ok  " : "FAIL"} Redis Cluster, in ${Math.round((Date.now() - begin) / 1000)} s`);
  return isWell;
}

/**
 * @param {"limit" | "idempotency"} what
 * @param {Fault} fault
 * @param {import("./failover-clients.mjs").Package} name
 */
async function underLoad(what, fault, name) {
  const topology = /** @type {RedisCluster & RedisSentinels} */ (
    fault.topology === "cluster" ? await RedisCluster.start() : await (fault.sentinels?.() ?? RedisSentinels.start())
  );
  const path = fileURLToPath(new URL("failover-worker.mjs", import.meta.url));
  const line = [what, fault.topology, name, topology.ports.join(), KEYS[what].prefix];
  const workers = Array.from({ length: PROCESSES }, () => fork(path, line));
  try {
    await Promise.all(workers.map(messageOf));
    const results = workers.map(messageOf);
    for (const worker of workers) worker.send("go");
    // The processes hear of each other within a second or two.
    await sleep(isShort ? 2500 : 3000);
    await fault.run(topology, KEYS[what].tag);
    await sleep(isShort ? 1500 : 3000);
    for (const worker of workers) worker.send("stop");
    return await Promise.all(results);
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await topology.stop();
  }
}

/** The next message of a process; rejects where it ends instead. @param {import("node:child_process").ChildProcess} worker */
async function messageOf(worker) {
  const ended = new AbortController();
  worker.once("exit", (code) => ended.abort(new Error(`a process ended with ${code}`)));
  return (await once(worker, "message", { signal: ended.signal }))[0];
}

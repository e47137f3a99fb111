// @ts-check
// A Redis Cluster: three masters and three replicas, on 127.0.0.1.
import { setTimeout as sleep } from "node:timers/promises";
import { DOWN_AFTER_MS, freePort, RedisServer } from "./limit-redis-server.mjs";
import { killUnreplicated, nodeOf, until } from "./redis-node.mjs";

/** @import { Node } from "./redis-node.mjs" */

const SLOTS = 16_384;
const MASTERS = 3;

/** A cluster as `redis-cli --cluster create` makes it, in a second or two. */
export class RedisCluster {
  /** @type {Node[]} */
  #nodes = [];
  /** @type {Set<Node>} */
  #gone = new Set();

  static async start() {
    const cluster = new RedisCluster();
    try {
      for (let n = 0; n < MASTERS * 2; n++)
        cluster.#nodes.push(await nodeOf(await RedisServer.start(await clustered())));
      await cluster.#join();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get ports() {
    return this.#nodes.map(({ server }) => server.port);
  }

  async #join() {
    const [first, ...others] = this.#nodes;
    if (first === undefined) return;
    const masters = this.#nodes.slice(0, MASTERS);
    for (const [n, master] of masters.entries()) {
      const range = [Math.ceil((SLOTS / MASTERS) * n), Math.ceil((SLOTS / MASTERS) * (n + 1)) - 1];
      await master.send("CLUSTER", "ADDSLOTSRANGE", ...range.map(String));
      await master.send("CLUSTER", "SET-CONFIG-EPOCH", String(n + 1));
    }
    const bus = String((await table(first))[0]?.bus);
    for (const other of others) await other.send("CLUSTER", "MEET", "127.0.0.1", String(first.server.port), bus);
    const known = (/** @type {Row[]} */ rows) => rows.filter(({ flags }) => !/handshake|noaddr/.test(flags));
    await this.#all("each node knows all", async (node) => known(await table(node)).length === this.#nodes.length);
    for (const [n, replica] of this.#nodes.slice(MASTERS).entries()) {
      const master = masters[n];
      await replica.send("CLUSTER", "REPLICATE", String(await master?.send("CLUSTER", "MYID")));
    }
    await this.#all("each node knows the replicas, and is well", async (node) => {
      const replicas = (await table(node)).filter(({ flags }) => flags.includes("slave"));
      return replicas.length === MASTERS && (await isWell(node));
    });
    for (const master of masters) {
      await until("the replica is in step", async () =>
        /state=online/.test(String(await master.send("INFO", "replication"))),
      );
    }
  }

  /** @param {string} what @param {(node: Node) => Promise<boolean>} holds */
  async #all(what, holds) {
    for (const node of this.#living()) await until(what, () => holds(node));
  }

  #living() {
    return this.#nodes.filter((node) => !this.#gone.has(node));
  }

  /** @param {string} key */
  async slotOf(key) {
    const [node] = this.#living();
    return Number(await node?.send("CLUSTER", "KEYSLOT", key));
  }

  /** Who has a slot, as the others see it. @param {number} slot @returns {Promise<Node>} */
  async masterOf(slot) {
    for (const node of this.#living()) {
      const row = (await table(node)).find(
        ({ slots, flags }) => !/fail/.test(flags) && slots.some(([from, to]) => from <= slot && slot <= to),
      );
      const master = this.#living().find(({ server }) => server.port === row?.port);
      if (master !== undefined) return master;
    }
    throw new Error(`no node has the slot ${slot}`);
  }

  /** kill -9 of the master of a slot. @param {number} slot */
  async killMasterOf(slot) {
    const master = await this.masterOf(slot);
    this.#gone.add(master);
    master.close();
    await master.server.kill();
  }

  /** As `killMasterOf`, after a while in which its replica got nothing. @param {number} slot */
  async killUnreplicatedMasterOf(slot) {
    const master = await this.masterOf(slot);
    for (const replica of this.#living()) {
      const [role, , port] = /** @type {unknown[]} */ (await replica.send("ROLE"));
      if (role !== "slave" || port !== master.server.port) continue;
      this.#gone.add(master);
      await killUnreplicated(master, replica);
      return;
    }
    throw new Error("the master has no replica");
  }

  /** SIGSTOP of the master of a slot. @param {number} slot @returns {Promise<() => Promise<void>>} continues it */
  async suspendMasterOf(slot) {
    const master = await this.masterOf(slot);
    this.#gone.add(master);
    master.server.suspend();
    return async () => {
      master.server.resume();
      await until("the old master is a replica", async () => String(await master.send("ROLE")).startsWith("slave"));
      this.#gone.delete(master);
    };
  }

  /** Waits until another master than the one that is gone has the slot, in the view of all. @param {number} slot */
  async promotion(slot) {
    await this.#all("another node is the master", async (node) => {
      const row = (await table(node)).find(({ slots }) => slots.some(([from, to]) => from <= slot && slot <= to));
      return this.#living().some(({ server }) => server.port === row?.port) && (await isWell(node));
    });
  }

  /**
   * Moves a slot to another master, key by key, as a resharding does.
   * @param {number} slot
   * @param {number} pauseMs how long it stays half way
   */
  async migrate(slot, pauseMs) {
    const from = await this.masterOf(slot);
    const masters = await Promise.all([0, SLOTS / 2, SLOTS - 1].map((each) => this.masterOf(each)));
    const to = /** @type {Node} */ (masters.find((node) => node !== from));
    const idOf = async (/** @type {Node} */ node) => String(await node.send("CLUSTER", "MYID"));
    const [fromId, toId] = [await idOf(from), await idOf(to)];
    await to.send("CLUSTER", "SETSLOT", String(slot), "IMPORTING", fromId);
    await from.send("CLUSTER", "SETSLOT", String(slot), "MIGRATING", toId);
    await sleep(pauseMs);
    for (let rounds = 0; rounds < 10_000; rounds++) {
      // The first ones slowly, so that clients find the slot in two parts.
      const most = rounds < 20 ? "1" : "10";
      const keys = /** @type {string[]} */ (await from.send("CLUSTER", "GETKEYSINSLOT", String(slot), most));
      if (keys.length === 0) break;
      await from.send("MIGRATE", "127.0.0.1", String(to.server.port), "", "0", "5000", "KEYS", ...keys);
      if (rounds < 20) await sleep(pauseMs / 20);
    }
    await sleep(pauseMs);
    for (const node of [to, from]) await node.send("CLUSTER", "SETSLOT", String(slot), "NODE", toId);
  }

  /** Forgets all keys. */
  async flush() {
    for (const node of this.#living()) await node.send("FLUSHALL").catch(() => undefined);
  }

  async stop() {
    for (const { server, close } of this.#nodes) {
      close();
      server.resume();
      await server.kill();
    }
  }
}

async function clustered() {
  const options = { "cluster-enabled": "yes", "cluster-node-timeout": DOWN_AFTER_MS, "cluster-port": await freePort() };
  const replicas = { "cluster-replica-validity-factor": 0, "repl-diskless-sync-delay": 0 };
  return Object.entries({ ...options, ...replicas }).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

/** @typedef {{ port: number, bus: number, flags: string, slots: [number, number][] }} Row */

/** What a node knows of the cluster. @param {Node} node @returns {Promise<Row[]>} */
async function table(node) {
  const lines = String(await node.send("CLUSTER", "NODES"))
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [, address = "", flags = "", , , , , , ...slots] = line.split(" ");
    const [, port = "0", bus = "0"] = /:(\d+)@(\d+)/.exec(address) ?? [];
    const ranges = slots.filter((slot) => !slot.startsWith("[")).map((slot) => slot.split("-").map(Number));
    return { port: Number(port), bus: Number(bus), flags, slots: ranges.map(([from = -1, to = from]) => [from, to]) };
  });
}

/** @param {Node} node */
async function isWell(node) {
  return String(await node.send("CLUSTER", "INFO")).includes("cluster_state:ok");
}

// @ts-check
// A master and its replicas behind three sentinels, on 127.0.0.1.
import { RedisServer, SENTINEL_NAME } from "./limit-redis-server.mjs";
import { killUnreplicated, nodeOf, until } from "./redis-node.mjs";

/** @import { Node } from "./redis-node.mjs" */

/** A master, its replicas, and three sentinels. */
export class RedisSentinels {
  /** @type {RedisServer[]} */
  sentinels = [];
  /** @type {Node[]} */
  #nodes = [];
  /** @type {Node | undefined} */
  #master;

  /**
   * @param {number} replicas
   * @param {readonly string[]} settings of each of the nodes
   */
  static async start(replicas = 1, settings = []) {
    const all = new RedisSentinels();
    try {
      const line = ["--repl-diskless-sync-delay", "0", ...settings];
      const master = await nodeOf(await RedisServer.start(line));
      all.#nodes.push(master);
      all.#master = master;
      const replica = [...line, "--replicaof", "127.0.0.1", String(master.server.port)];
      while (all.#nodes.length <= replicas) all.#nodes.push(await nodeOf(await RedisServer.start(replica)));
      await until("the replicas are in step", async () => {
        const online = String(await master.send("INFO", "replication")).match(/state=online/g);
        return online?.length === replicas;
      });
      for (let n = 0; n < 3; n++) all.sentinels.push(await RedisServer.sentinel(master.server.port));
      for (const sentinel of all.sentinels) await all.#knows(sentinel);
    } catch (error) {
      await all.stop();
      throw error;
    }
    return all;
  }

  /** Each has heard of the others and of the replicas. @param {RedisServer} sentinel */
  async #knows(sentinel) {
    const node = await nodeOf(sentinel);
    await until("the sentinels know each other", async () => {
      const [others, replicas] = [
        await node.send("SENTINEL", "SENTINELS", SENTINEL_NAME),
        await node.send("SENTINEL", "REPLICAS", SENTINEL_NAME),
      ];
      return (
        Array.isArray(others) &&
        others.length === 2 &&
        Array.isArray(replicas) &&
        replicas.length === this.#nodes.length - 1
      );
    });
    node.close();
  }

  get ports() {
    return this.sentinels.map(({ port }) => port);
  }

  async killMaster() {
    this.#master?.close();
    await this.#master?.server.kill();
  }

  /** As `killMaster`, after a while in which the replica got nothing. */
  async killUnreplicatedMaster() {
    const [master, replica] = this.#nodes;
    if (master !== undefined && replica !== undefined) await killUnreplicated(master, replica);
  }

  /** SIGSTOP. @returns {() => Promise<void>} continues it */
  suspendMaster() {
    const master = this.#master;
    master?.server.suspend();
    return async () => {
      master?.server.resume();
      await until("the old master is a replica", async () => String(await master?.send("ROLE")).startsWith("slave"));
    };
  }

  /** Waits until a replica is the master. */
  async promotion() {
    await until("a replica is the master", async () => {
      const roles = await Promise.all(this.#nodes.slice(1).map((replica) => replica.send("ROLE")));
      return roles.some((role) => String(role).startsWith("master"));
    });
  }

  async stop() {
    for (const server of [...this.sentinels, ...this.#nodes.map(({ server }) => server)]) {
      server.resume();
      await server.kill();
    }
    for (const { close } of this.#nodes) close();
  }
}

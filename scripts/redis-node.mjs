// @ts-check
// One server of a cluster, or beside sentinels, and the connection by which a script rules it.
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "redis";

/** @import { RedisServer } from "./limit-redis-server.mjs" */

/**
 * @typedef {object} Node
 * @property {RedisServer} server
 * @property {(...words: string[]) => Promise<unknown>} send
 * @property {() => void} close
 */

/** @param {RedisServer} server @returns {Promise<Node>} */
export async function nodeOf(server) {
  // A sentinel cuts the connections to a node that it promotes.
  const socket = { reconnectStrategy: 50, connectTimeout: 2000 };
  const client = createClient({ url: server.url, socket });
  client.on("error", () => undefined);
  await client.connect();
  return { server, send: (...words) => client.sendCommand(words), close: () => client.destroy() };
}

/**
 * @param {string} what
 * @param {() => Promise<boolean>} holds
 */
export async function until(what, holds) {
  for (let tries = 0; tries < 1200; tries++) {
    if (await holds().catch(() => false)) return;
    await sleep(25);
  }
  throw new Error(`within half a minute this did not come about: ${what}`);
}

/**
 * Kills a master that has confirmed writes for half a second without its replica, which is stopped meanwhile. (What is in the
 * replica's socket when it is continued is still read, so its connection is cut first.)
 * @param {Node} master
 * @param {Node} replica
 */
export async function killUnreplicated(master, replica) {
  replica.server.suspend();
  await master.send("CLIENT", "KILL", "TYPE", "replica");
  await sleep(500);
  master.close();
  await master.server.kill();
  replica.server.resume();
}

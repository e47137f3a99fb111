// @ts-check
// The clients of a Redis Cluster and of sentinels, as docs/stores.md configures them.
import { Redis } from "ioredis";
import { createCluster, createSentinel } from "redis";
import { SENTINEL_NAME } from "./limit-redis-server.mjs";

/** @typedef {{ client: import("../dist/limit/redis.js").RedisClient, close: () => void }} Connected */
/** @typedef {"cluster" | "sentinel"} Topology */
/** @typedef {"redis" | "ioredis"} Package */

const host = "127.0.0.1";
/** Connections are tried again this soon, so that a promotion is noticed when it happens. */
const AGAIN_MS = 50;

/** @type {Record<Topology, Record<Package, (ports: readonly number[]) => Promise<Connected>>>} */
export const CONNECT = {
  cluster: {
    async ioredis(ports) {
      const client = new Redis.Cluster(
        ports.map((port) => ({ host, port })),
        {
          clusterRetryStrategy: () => AGAIN_MS,
          retryDelayOnFailover: AGAIN_MS,
          retryDelayOnClusterDown: AGAIN_MS,
          lazyConnect: true,
          redisOptions: { connectTimeout: 500 },
        },
      );
      client.on("error", () => undefined);
      await client.connect();
      return { client, close: () => client.disconnect() };
    },
    async redis(ports) {
      const client = createCluster({
        rootNodes: ports.map((port) => ({ url: `redis://${host}:${port}` })),
        // The default waits for five seconds before it asks who the master is now.
        topologyRefreshOnReconnectionAttemptStrategy: AGAIN_MS,
        defaults: { socket: { reconnectStrategy: AGAIN_MS, connectTimeout: 500 } },
      });
      client.on("error", () => undefined);
      await client.connect();
      return { client, close: () => client.destroy() };
    },
  },
  sentinel: {
    async ioredis(ports) {
      const client = new Redis({
        sentinels: ports.map((port) => ({ host, port })),
        name: SENTINEL_NAME,
        sentinelRetryStrategy: () => AGAIN_MS,
        retryStrategy: () => AGAIN_MS,
        // Without it a client keeps its connection to a master that was replaced while it did not reply. (With
        // failoverDetector, version 6.0.0 may close for good, where the failover comes while it connects.)
        socketTimeout: 1000,
        lazyConnect: true,
        connectTimeout: 500,
      });
      client.on("error", () => undefined);
      await client.connect();
      return { client, close: () => client.disconnect() };
    },
    async redis(ports) {
      const client = createSentinel({
        name: SENTINEL_NAME,
        sentinelRootNodes: ports.map((port) => ({ host, port })),
        scanInterval: 200,
        nodeClientOptions: { socket: { reconnectStrategy: AGAIN_MS, connectTimeout: 500 } },
        sentinelClientOptions: { socket: { reconnectStrategy: AGAIN_MS, connectTimeout: 500 } },
      });
      client.on("error", () => undefined);
      await client.connect();
      return { client, close: () => void client.destroy() };
    },
  },
};

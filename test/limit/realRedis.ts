import { Redis } from "ioredis";
import { createClient } from "redis";
import type { RedisClient } from "signalbox/limit/redis";
import { RedisServer } from "../../scripts/limit-redis-server.mjs";
import { describeWith } from "../programs.ts";

/** Tests that need a real Redis. */
export function describeWithRedis(name: string, tests: () => void): void {
  describeWith("redis", name, tests);
}

export { RedisServer };

/** A client of each package, and how to send it any command. */
export interface Connected {
  readonly client: RedisClient;
  command(name: string, ...words: string[]): Promise<unknown>;
  close(): void;
}

export const packages: Record<"redis" | "ioredis", (url: string) => Promise<Connected>> = {
  async redis(url) {
    const client = createClient({ url, socket: { reconnectStrategy: 20 } });
    client.on("error", () => undefined);
    await client.connect();
    return { client, command: (...words) => client.sendCommand(words), close: () => client.destroy() };
  },
  async ioredis(url) {
    const client = new Redis(url, { retryStrategy: () => 20, lazyConnect: true });
    client.on("error", () => undefined);
    await client.connect();
    const command = (name: string, ...rest: string[]) => client.call(name, ...rest);
    return { client, command, close: () => client.disconnect() };
  },
};

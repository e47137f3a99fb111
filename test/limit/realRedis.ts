import { Redis } from "ioredis";
import { createClient } from "redis";
import type { RedisClient } from "signalbox/limit/redis";
import { describe, expect, test } from "vitest";
import { ensureRedis } from "../../scripts/ensure-redis.mjs";
import { RedisServer } from "../../scripts/limit-redis-server.mjs";

/** Tests that need a real Redis: skipped in plain sight where there is none, and failed where CI has none. */
export function describeWithRedis(name: string, tests: () => void): void {
  const redis = ensureRedis();
  if ("path" in redis) describe(name, tests);
  else if (process.env["CI"] === "true") test(name, () => expect.fail(`CI must have Redis: ${redis.missing}`));
  else describe.skipIf(true)(`${name} [SKIPPED: ${redis.missing}]`, tests);
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

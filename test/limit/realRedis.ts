import { Redis } from "ioredis";
import { Redis as Valkey } from "iovalkey";
import { createClient } from "redis";
import type { RedisClient } from "signalbox/limit/redis";
import { describe, it } from "vitest";
import { RedisServer } from "../../scripts/limit-redis-server.mjs";
import { describeWith } from "../programs.ts";

/** Tests that need a real Redis. */
export function describeWithRedis(name: string, tests: () => void): void {
  describeWith("redis", name, tests);
}

/** Native, with a build for some machines only: elsewhere this says why it cannot be loaded. */
const glide = await import("@valkey/valkey-glide").catch((error: unknown) => String(error));

/** The same with the client of one package; skipped, in plain sight, where that has no build for this machine. */
export function describeWithClient(title: string, client: keyof typeof packages, tests: () => void): void {
  if (client !== "glide" || typeof glide !== "string") return describeWithRedis(title, tests);
  describe(title, () => it("needs a build of @valkey/valkey-glide", (context) => context.skip(glide)));
}

export { RedisServer };

/** A client of each package, and how to send it any command. */
export interface Connected {
  readonly client: RedisClient;
  command(name: string, ...words: string[]): Promise<unknown>;
  close(): void;
}

export const packages: Record<"redis" | "ioredis" | "iovalkey" | "glide", (url: string) => Promise<Connected>> = {
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
  async iovalkey(url) {
    const client = new Valkey(url, { retryStrategy: () => 20, lazyConnect: true });
    client.on("error", () => undefined);
    await client.connect();
    const command = (name: string, ...rest: string[]) => client.call(name, ...rest);
    return { client, command, close: () => client.disconnect() };
  },
  async glide(url) {
    if (typeof glide === "string") throw new Error(glide);
    const { GlideClient, Logger } = glide;
    Logger.setLoggerConfig("off");
    const { hostname, port } = new URL(url);
    const client = await GlideClient.createClient({
      addresses: [{ host: hostname, port: Number(port) }],
      connectionBackoff: { numberOfRetries: 1, factor: 20, exponentBase: 1 },
      requestTimeout: 2000,
    });
    return { client, command: (...words) => client.customCommand(words), close: () => client.close() };
  },
};

import { RedisLimiter, type RedisLimiterOptions } from "signalbox/limit/redis";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SCRIPT } from "../../src/limit/redis/script.ts";
import { HANG } from "../bounds.mjs";
import { until } from "../waiting.ts";
import { HeldReplies } from "./heldReplies.ts";
import { type Connected, describeWithRedis, packages, RedisServer } from "./realRedis.ts";

describeWithRedis("RedisLimiter, when replies come late", () => {
  let server: RedisServer;
  let redis: Connected;
  let client: HeldReplies;
  beforeAll(async () => {
    server = await RedisServer.start();
    redis = await packages.redis(server.url);
  });
  afterAll(async () => {
    redis.close();
    await server.kill();
  });
  beforeEach(async () => {
    await redis.command("FLUSHALL");
    await redis.command("SCRIPT", "LOAD", SCRIPT);
    client = new HeldReplies(redis);
  });

  /** No token comes back while a test runs, and nothing is late unless the test says so. */
  const build = (options: Partial<RedisLimiterOptions> = {}) =>
    new RedisLimiter({ client, capacity: 5, refillPerSec: 0.0001, deadlineMs: HANG, ...options });
  const asked = (limiter: RedisLimiter, key: string, times: number) =>
    Array.from({ length: times }, () => limiter.check(key));
  const admitted = async (waits: readonly Promise<number | null>[]) =>
    (await Promise.all(waits)).filter((wait) => wait === null).length;

  /** One check is admitted, `under` more are under way, and then a call fails. */
  async function fail(limiter: RedisLimiter, under: number) {
    client.holding = false;
    const before = asked(limiter, "a", 1);
    await Promise.all(before);
    client.holding = true;
    const late = asked(limiter, "a", under);
    await client.settled();
    const other = limiter.check("b");
    await client.settled();
    client.held[1]?.cut();
    await other;
    expect(limiter.available()).toBe(1);
    return [...before, ...late];
  }

  test.each([1, 2, 3, 4])(
    "%d checks under way when Redis fails: the local bucket and Redis admit 5 of 5",
    async (n) => {
      const limiter = build();
      const before = await fail(limiter, n);
      const meanwhile = asked(limiter, "a", 6);
      await Promise.all(meanwhile);
      client.held[0]?.deliver();
      await client.settled();
      const after = asked(limiter, "a", 6);
      expect(await admitted([...before, ...meanwhile, ...after])).toBe(5);
    },
  );

  test("what waits to be sent when Redis fails is not sent", async () => {
    const limiter = build();
    const under = limiter.check("b");
    await client.settled();
    // The failure is heard of between the question and the end of its turn.
    client.held[0]?.cut();
    const waiting = asked(limiter, "a", 4);
    await under;
    await client.settled();
    const meanwhile = asked(limiter, "a", 4);
    for (const { deliver } of client.held.slice(1)) deliver();
    await client.settled();
    expect(await admitted([...waiting, ...meanwhile, ...asked(limiter, "a", 4)])).toBe(5);
  });

  test("replies in another order than their calls do not bring back what was taken", async () => {
    const limiter = build();
    const first = asked(limiter, "a", 1);
    await client.settled();
    const second = asked(limiter, "a", 3);
    await client.settled();
    client.held[1]?.deliver();
    await Promise.all(second);
    client.held[0]?.deliver();
    await Promise.all(first);
    client.disconnect();
    expect(await admitted(asked(limiter, "a", 5))).toBe(1);
  });

  test("a block outlasts an empty restart, though the bucket alone would be full by then", async () => {
    // The clock of the limiter alone: what is sent to Redis has timers too.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const limiter = build({ capacity: 1, refillPerSec: 10 });
    client.holding = false;
    await limiter.block("a", 1000);
    client.disconnect();
    expect(await limiter.check("a")).toBe(1000);
    await redis.command("FLUSHALL");
    client.connected = true;
    await until(() => {
      vi.advanceTimersByTime(10);
      return limiter.available() === true;
    });
    // A bucket of one at ten a second is full in a second, rounded up.
    vi.advanceTimersByTime(1100);
    expect(await limiter.check("a")).toBeGreaterThan(900);
    expect(limiter.available()).toBe(true);
  });

  test("a reset forgives a newcomer nothing that it took over from a displaced key, locally", async () => {
    const limiter = build({ maxKeys: 1 });
    client.disconnect();
    const keys = Array.from({ length: 200 }, (_, n) => `key-${n}`);
    for (const key of keys) await admitted(asked(limiter, key, 5));
    for (let n = 0; n < 100; n++) {
      await limiter.penalty(`newcomer-${n}`);
      await limiter.reset(`newcomer-${n}`);
    }
    expect(await admitted(keys.map((key) => limiter.check(key)))).toBe(0);
  });
});

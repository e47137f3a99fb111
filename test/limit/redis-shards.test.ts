import { RedisLimiter, type RedisLimiterEvent } from "signalbox/limit/redis";
import { expect, test } from "vitest";
import { HANG } from "../bounds.mjs";
import { until } from "../waiting.ts";
import { describeWithRedis, packages, RedisServer } from "./realRedis.ts";

describeWithRedis("a shard of a RedisLimiter that fails", () => {
  test("takes no other along, and is told of once", async () => {
    const server = await RedisServer.start();
    const redis = await packages.redis(server.url);
    // One node of a cluster is gone: calls for its keys fail.
    let isGone = false;
    const client = {
      evalsha: (sha1: string, keys: number, ...words: string[]) =>
        isGone && words[0]?.startsWith("{signalbox:limit:1}")
          ? Promise.reject(new Error("CLUSTERDOWN Hash slot not served"))
          : redis.command("EVALSHA", sha1, String(keys), ...words),
      eval: (script: string, keys: number, ...words: string[]) => redis.command("EVAL", script, String(keys), ...words),
    };
    const events: RedisLimiterEvent[] = [];
    const onEvent = (event: RedisLimiterEvent) => events.push(event);
    const limiter = new RedisLimiter({
      client,
      shards: 2,
      capacity: 100,
      refillPerSec: 1e-6,
      deadlineMs: HANG,
      onEvent,
    });
    const ask = () => Promise.all(Array.from({ length: 40 }, (_, n) => limiter.check(`key-${n}`)));
    try {
      await ask();
      expect(limiter.stats()).toMatchObject({ shared: 40, local: 0 });
      isGone = true;
      await ask();
      await ask();
      const { shared, local } = limiter.stats();
      // The hash has put some keys into each of the shards.
      expect([shared + local, shared % 20 > 0 || shared > 40, local > 0]).toEqual([120, true, true]);
      expect(shared - 40).toBe((40 - local / 2) * 2);
      expect(limiter.available()).toBe(1);
      isGone = false;
      await until(() => limiter.available() === true);
      await ask();
      expect(limiter.stats()).toMatchObject({ shared: shared + 40, local, opened: 1 });
      expect(events).toMatchObject([
        { kind: "down", cause: "error" },
        { kind: "up", decidedLocally: local },
      ]);
    } finally {
      redis.close();
      await server.kill();
    }
  });
});

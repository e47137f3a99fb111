import fc from "fast-check";
import { RedisLimiter } from "signalbox/limit/redis";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scriptRunner } from "../../src/limit/redis/client.ts";
import { Presence } from "../../src/limit/redis/presence.ts";
import { PRESENCE_SHA1 } from "../../src/limit/redis/script.ts";
import { HANG } from "../bounds.mjs";
import { until } from "../waiting.ts";
import { HeldDeadline } from "./deadline.ts";
import { type Connected, describeWithRedis, packages, RedisServer } from "./realRedis.ts";
import { RespServer } from "./respServer.ts";

describeWithRedis("the count of processes", () => {
  let server: RedisServer;
  let redis: Connected;
  beforeEach(async () => {
    server = await RedisServer.start();
    redis = await packages.redis(server.url);
  });
  afterEach(async () => {
    redis.close();
    await server.kill();
  });

  /** So many processes, all on one clock of the test's own. */
  async function started(count: number) {
    const time = { ms: 0 };
    const run = scriptRunner(redis.client, () => undefined);
    const all = Array.from({ length: count }, () => new Presence(run, "processes", 1, () => time.ms));
    for (let round = 0; round < 2; round++) for (const one of all) expect(await one.repliesWithin(1e9)).toBe(true);
    return { time, all, counts: () => all.map((one) => one.processes) };
  }

  async function emptyRestart() {
    await server.kill();
    await server.start();
    await until(async () => (await redis.command("PING").catch(() => undefined)) === "PONG");
  }

  test("does not fall with the first replies after an outage, whatever that took", async () => {
    const { time, all, counts } = await started(4);
    expect(counts()).toEqual([4, 4, 4, 4]);
    time.ms += 10_000;
    await emptyRestart();
    for (const one of all) await one.repliesWithin(1e9);
    expect(counts()).toEqual([4, 4, 4, 4]);
  });

  test("falls when the others have been gone for five seconds", async () => {
    const { time, all, counts } = await started(4);
    await redis.command("DEL", "processes");
    for (let second = 0; second <= 5; second++) {
      expect(counts()).toEqual([4, 4, 4, 4]);
      for (const one of all.slice(0, 2)) await one.repliesWithin(1e9);
      time.ms += 1000;
    }
    expect(counts()).toEqual([2, 2, 4, 4]);
  });

  test("a fault on the way there gives the others another five seconds", async () => {
    const { time, all, counts } = await started(4);
    const [one] = all;
    await redis.command("DEL", "processes");
    await one?.repliesWithin(1e9);
    time.ms += 4000;
    await redis.command("SET", "processes", "no set");
    expect(await one?.repliesWithin(1e9)).toBe(false);
    await redis.command("DEL", "processes");
    time.ms += 1000;
    await one?.repliesWithin(1e9);
    time.ms += 4999;
    await one?.repliesWithin(1e9);
    expect(counts()[0]).toBe(4);
    time.ms += 1;
    await one?.repliesWithin(1e9);
    expect(counts()[0]).toBe(1);
  });

  test("falls to what was heard last within five seconds, where the store is emptied twice", async () => {
    const time = { ms: 0 };
    const run = scriptRunner(redis.client, () => undefined);
    const [one, two, three] = [1, 2, 3].map(() => new Presence(run, "emptied-twice", 1, () => time.ms));
    for (const other of [two, three, one]) await other?.repliesWithin(1e9);
    expect(one?.processes).toBe(3);
    await redis.command("DEL", "emptied-twice");
    await one?.repliesWithin(1e9);
    await two?.repliesWithin(1e9);
    time.ms += 1_400;
    // Of the three, two are known again.
    await one?.repliesWithin(1e9);
    await redis.command("DEL", "emptied-twice");
    time.ms += 4_200;
    await one?.repliesWithin(1e9);
    expect(one?.processes).toBe(2);
    time.ms += 5_000;
    await one?.repliesWithin(1e9);
    expect(one?.processes).toBe(1);
  });

  test("is never below one that was heard in the last five seconds, whatever happened since", async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant("announce" as const), which: fc.nat(3) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), which: fc.nat(12) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("empty" as const), which: fc.constant(0) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("fault" as const), which: fc.nat(3) }) },
    );
    let names = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const key = `processes-${names++}`;
      const time = { ms: 0 };
      const run = scriptRunner(redis.client, () => undefined);
      const all = [1, 2, 3, 4].map(() => new Presence(run, key, 1, () => time.ms));
      const heard = all.map(() => [{ at: 0, count: 1 }]);
      for (const { kind, which } of steps) {
        if (kind === "wait") time.ms += which * 700;
        else if (kind === "empty") await redis.command("DEL", key);
        else if (kind === "fault") {
          await redis.command("SET", key, "no set");
          expect(await all[which]?.repliesWithin(1e9)).toBe(false);
          await redis.command("DEL", key);
        } else {
          expect(await all[which]?.repliesWithin(1e9)).toBe(true);
          heard[which]?.push({ at: time.ms, count: Number(await redis.command("ZCARD", key)) });
          const recent = heard[which]?.filter(({ at }) => time.ms - at < 5000).map(({ count }) => count) ?? [];
          expect(all[which]?.processes).toBeGreaterThanOrEqual(Math.max(...recent));
        }
        for (const one of all) expect(one.processes >= 1 && one.processes <= 4).toBe(true);
      }
    });
    await fc.assert(property, { numRuns: 60 });
  });
});

for (const name of ["redis", "ioredis"] as const) {
  test.each([
    ["a status", "+OK\r\n"],
    ["text", "$4\r\nmany\r\n"],
    ["nothing", "$-1\r\n"],
    ["a list", "*1\r\n:4\r\n"],
    ["none", ":0\r\n"],
    ["less than none", ":-3\r\n"],
  ])(`${name}: a count of processes that is %s changes nothing`, async (_, count) => {
    const server = await RespServer.start((words) => {
      if (words[0]?.toUpperCase() === "EVALSHA") return words[1] === PRESENCE_SHA1 ? count : "*1\r\n:0\r\n";
      return words[0]?.toUpperCase() === "INFO" ? "$17\r\nredis_version:7.0\r\n" : "+OK\r\n";
    });
    const redis = await packages[name](server.url);
    const deadline = new HeldDeadline();
    try {
      const limiter = new RedisLimiter({
        client: redis.client,
        capacity: 8,
        refillPerSec: 1e-6,
        processes: 4,
        deadlineMs: deadline.ms,
      });
      // The reply to the announcement comes behind that to the first check.
      for (let n = 0; n < 3; n++) expect(await limiter.check("a")).toBeNull();
      await server.stop();
      deadline.passes = true;
      const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.check("b")));
      // Four processes: each check is charged four times.
      expect(waits.filter((wait) => wait === null)).toHaveLength(2);
    } finally {
      redis.close();
      await server.stop().catch(() => undefined);
    }
  });
}

test.each(["*1\r\n:-5\r\n", "*1\r\n$1\r\n0\r\n", "*1\r\n$-1\r\n", "*2\r\n:0\r\n:0\r\n", "*0\r\n", ":0\r\n", "+OK\r\n"])(
  "a reply of %j is a fault, and the local bucket decides",
  async (reply) => {
    const server = await RespServer.start((words) => (words[0]?.toUpperCase() === "EVALSHA" ? reply : "+OK\r\n"));
    const redis = await packages.redis(server.url);
    try {
      const limiter = new RedisLimiter({ client: redis.client, capacity: 2, refillPerSec: 1e-6, deadlineMs: HANG });
      const waits = [await limiter.check("a"), await limiter.check("a"), await limiter.check("a")];
      expect(waits.map((wait) => wait === null)).toEqual([true, true, false]);
      expect(limiter.stats()).toMatchObject({ shared: 0, errors: 1, local: 3 });
    } finally {
      redis.close();
      await server.stop();
    }
  },
);

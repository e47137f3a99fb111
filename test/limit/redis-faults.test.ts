import { RedisLimiter, type RedisLimiterEvent } from "signalbox/limit/redis";
import { LIMITER_FAULT_CASES } from "signalbox/testing";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { turns, until } from "../waiting.ts";
import { HeldDeadline } from "./deadline.ts";
import { type Connected, describeWithRedis, packages, RedisServer } from "./realRedis.ts";

/** So slow that no token comes back while a test runs. */
const refillPerSec = 1e-6;
/** The wait for one token, give or take the seconds that a test may last. */
const aToken: unknown = expect.closeTo(1e6, -4);

for (const name of ["redis", "ioredis"] as const) {
  describeWithRedis(`RedisLimiter with ${name}, when Redis fails`, () => {
    let server: RedisServer;
    let redis: Connected;
    let limiter: RedisLimiter;
    let events: RedisLimiterEvent[];
    let deadline: HeldDeadline;
    beforeEach(async () => {
      deadline = new HeldDeadline();
      server = await RedisServer.start();
      redis = await packages[name](server.url);
      events = [];
      limiter = new RedisLimiter({
        client: redis.client,
        deadlineMs: deadline.ms,
        capacity: 5,
        refillPerSec,
        onEvent: (event) => events.push(event),
      });
      expect(await Promise.all([limiter.check("a"), limiter.check("a")])).toEqual([null, null]);
    });
    afterEach(async () => {
      redis.close();
      await server.kill();
    });

    /** Asks (for another key) until the limiter is up again. */
    async function recovery() {
      deadline.passes = false;
      await until(() => limiter.available() === true);
    }

    test("kill -9: the local bucket goes on where Redis stopped, and Redis where that stopped", async () => {
      await server.kill();
      deadline.passes = true;
      expect(await Promise.all([1, 2, 3, 4].map(() => limiter.check("a")))).toEqual([null, null, null, aToken]);
      expect(limiter.available()).toBe(1);
      expect(events).toMatchObject([{ kind: "down" }]);
      await server.start();
      await recovery();
      // The server came back empty, and is told.
      expect(await limiter.check("a")).toEqual(aToken);
      expect(await limiter.check("fresh")).toBeNull();
      expect(events).toMatchObject([{ kind: "down" }, { kind: "up", decidedLocally: 4 }]);
      expect(limiter.stats()).toMatchObject({ local: 4, opened: 1 });
    });

    test("SIGSTOP: decides by the deadline, then at once; what was admitted meanwhile is not forgotten", async () => {
      server.suspend();
      deadline.passes = true;
      expect(await limiter.check("a")).toBeNull();
      expect(limiter.stats()).toMatchObject({ timeouts: 1, local: 1, opened: 1 });
      expect(events).toMatchObject([{ kind: "down", cause: "timeout" }]);
      const calls = limiter.stats().calls;
      expect(await Promise.all([1, 2, 3].map(() => limiter.check("a")))).toEqual([null, null, aToken]);
      expect(limiter.stats().calls).toBe(calls);
      server.resume();
      await recovery();
      expect(await limiter.check("a")).toEqual(aToken);
    });

    test("out of memory: a local decision, no error", async () => {
      await redis.command("CONFIG", "SET", "maxmemory", "1");
      expect(await Promise.all([1, 2, 3, 4].map(() => limiter.check("a")))).toEqual([null, null, null, aToken]);
      expect(events).toMatchObject([{ kind: "down", cause: "error" }]);
      // Redis is tried again, and refuses again.
      const refused = async () =>
        Number(/errorstat_OOM:count=(\d+)/.exec(String(await redis.command("INFO", "errorstats")))?.[1]);
      const before = await refused();
      await until(async () => {
        await limiter.check("a");
        return (await refused()) > before;
      });
      await turns(5);
      expect(limiter.available()).toBe(1);
      await redis.command("CONFIG", "SET", "maxmemory", "0");
      await recovery();
      expect(await limiter.check("a")).toEqual(aToken);
    });

    test("a refused password: a local decision, no error", async () => {
      await redis.command("CONFIG", "SET", "requirepass", "another");
      await redis.command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "no").catch(() => undefined);
      deadline.passes = true;
      expect(await Promise.all([1, 2, 3, 4].map(() => limiter.check("a")))).toEqual([null, null, null, aToken]);
      expect(limiter.stats().local).toBe(4);
    });

    for (const { name: title, run } of LIMITER_FAULT_CASES) {
      test(`killed: ${title}`, () =>
        run({
          build: (capacity) =>
            new RedisLimiter({
              client: redis.client,
              deadlineMs: deadline.ms,
              name: "suite",
              capacity,
              refillPerSec,
            }),
          fail: () => {
            deadline.passes = true;
            return server.kill();
          },
          restore: () => {
            deadline.passes = false;
            return server.start();
          },
        }));
    }

    test("each of several processes stands in for its share", async () => {
      vi.useFakeTimers({ toFake: ["performance"] });
      onTestFinished(() => void vi.useRealTimers());
      const options = { client: redis.client, deadlineMs: deadline.ms, name: "share", capacity: 40, refillPerSec };
      const processes = Array.from({ length: 4 }, () => new RedisLimiter(options));
      // Each says that it is there with its first question; the first to speak hears of the rest a second later.
      for (const one of processes) await one.check("b");
      vi.advanceTimersByTime(1100);
      for (const one of processes) await one.check("b");
      // Replies come in the order of the commands.
      await redis.command("PING");
      await turns(5);
      await server.kill();
      deadline.passes = true;
      const admitted = await Promise.all(
        processes.map(async (one) => {
          const waits = await Promise.all(Array.from({ length: 40 }, () => one.check("b")));
          return waits.filter((wait) => wait === null).length;
        }),
      );
      // 40 less the 8 already taken, in four parts; the last share may be begun and not finished.
      const total = admitted.reduce((a, b) => a + b);
      expect(total).toBeGreaterThanOrEqual(28);
      expect(total).toBeLessThanOrEqual(40);
    });
  });
}

test("a client that throws, hangs or talks nonsense is no fault of the request", async () => {
  const replies = [
    () => Promise.reject(new Error("closed")),
    () => Promise.resolve("OK"),
    () => Promise.resolve([0.5]),
    () => {
      throw new Error("not connected");
    },
  ];
  for (const reply of replies) {
    const limiter = new RedisLimiter({ client: { evalsha: reply, eval: reply }, capacity: 2 });
    expect(await Promise.all([1, 2, 3].map(() => limiter.check("a")))).toEqual([null, null, 1]);
    expect(limiter.stats()).toMatchObject({ local: 3, errors: 1, opened: 1 });
  }
  const never = () => new Promise(() => undefined);
  const limiter = new RedisLimiter({ client: { evalsha: never, eval: never }, capacity: 2, deadlineMs: 10 });
  expect(await Promise.all([1, 2, 3].map(() => limiter.check("a")))).toEqual([null, null, 1]);
  expect(limiter.stats()).toMatchObject({ local: 3, timeouts: 1, opened: 1 });
});

test("a number of processes that Redis could not be asked for is taken from the options", async () => {
  const fail = () => Promise.reject(new Error("closed"));
  const limiter = new RedisLimiter({ client: { evalsha: fail, eval: fail }, capacity: 8, processes: 4 });
  const waits = await Promise.all(Array.from({ length: 8 }, () => limiter.check("a")));
  expect(waits.filter((wait) => wait === null)).toHaveLength(2);
});

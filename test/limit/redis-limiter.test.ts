import { createHash } from "node:crypto";
import { Policies, TokenBucket } from "signalbox/limit";
import { RedisLimiter, type RedisLimiterOptions } from "signalbox/limit/redis";
import { LIMITER_CASES } from "signalbox/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { randomOf } from "../../scripts/limit-oracle.mjs";
import { PRESENCE, PRESENCE_SHA1, SCRIPT, SCRIPT_SHA1 } from "../../src/limit/redis/script.ts";
import { HANG } from "../bounds.mjs";
import { until } from "../waiting.ts";
import { type Connected, describeWithClient, describeWithRedis, packages, RedisServer } from "./realRedis.ts";

/** A wait, give or take the seconds that a test may last. */
const about = (seconds: number): unknown => expect.closeTo(seconds, -4);

test("the scripts are called by their own hashes", () => {
  const sha1 = (text: string) => createHash("sha1").update(text).digest("hex");
  expect([SCRIPT_SHA1, PRESENCE_SHA1]).toEqual([sha1(SCRIPT), sha1(PRESENCE)]);
});

for (const name of ["redis", "ioredis", "iovalkey", "glide"] as const) {
  describeWithClient(`RedisLimiter with ${name}`, name, () => {
    let server: RedisServer;
    let redis: Connected;
    beforeAll(async () => {
      server = await RedisServer.start();
      redis = await packages[name](server.url);
    });
    afterAll(async () => {
      redis.close();
      await server.kill();
    });
    beforeEach(() => redis.command("FLUSHALL"));

    const build = (options: Omit<RedisLimiterOptions, "client">) =>
      new RedisLimiter({ client: redis.client, deadlineMs: HANG, ...options });
    const stored = async () =>
      ((await redis.command("KEYS", "*")) as string[]).filter((key) => !key.includes("processes"));

    describe("as a limiter", () => {
      for (const { name: title, run } of LIMITER_CASES) test(title, () => run((policies) => build({ policies })));
    });

    test("all checks of a turn are one call", async () => {
      const limiter = build({ capacity: 3 });
      await Promise.all(Array.from({ length: 50 }, (_, n) => limiter.check(`key-${n % 7}`)));
      expect(limiter.stats()).toMatchObject({ calls: 1, shared: 50, local: 0, errors: 0, timeouts: 0 });
    });

    test("a great many checks of a turn are cut into calls of 64", async () => {
      const limiter = build({ capacity: 1 });
      const waits = await Promise.all(Array.from({ length: 150 }, (_, n) => limiter.check(`key-${n}`)));
      expect(waits.every((wait) => wait === null)).toBe(true);
      expect(limiter.stats().calls).toBe(3);
    });

    test("a key lives until its bucket is full, and is written in plain digits", async () => {
      const limiter = build({ name: "per day", capacity: 10, refillPerSec: 1 / 86_400 });
      await limiter.check("a");
      const [key = ""] = await stored();
      expect(key).toBe("{signalbox:limit:0}:per%20day:a");
      const ttl = Number(await redis.command("PTTL", key));
      expect(ttl).toBeGreaterThan(86_400_000 - HANG);
      expect(ttl).toBeLessThanOrEqual(86_400_000);
      expect(await redis.command("GET", key)).toMatch(/^\d{16}$/);
    });

    test("what lies between two ticks is kept", async () => {
      const limiter = build({ capacity: 2, refillPerSec: 0.000_777 });
      await limiter.check("a");
      const value = await redis.command("GET", (await stored())[0] ?? "");
      // A token of 1,000,000,000,000 units at 777 units a tick: 1287001287 ticks and one unit.
      expect(value).toMatch(/^\d{16}:1$/);
    });

    test("a refusal only reads", async () => {
      const limiter = build({ capacity: 1, refillPerSec: 1e-6 });
      await limiter.check("a");
      const [key = ""] = await stored();
      const before = await redis.command("GET", key);
      const writes = () =>
        redis.command("INFO", "commandstats").then((info) => /cmdstat_set:calls=(\d+)/.exec(String(info))?.[1]);
      const sets = await writes();
      expect(await Promise.all([limiter.check("a"), limiter.check("a")])).toEqual([about(1e6), about(1e6)]);
      expect(await redis.command("GET", key)).toBe(before);
      expect(await writes()).toBe(sets);
    });

    test("a script that the server has forgotten is sent again", async () => {
      const limiter = build({ capacity: 3, refillPerSec: 1e-5 });
      expect(await limiter.check("a")).toBeNull();
      await redis.command("SCRIPT", "FLUSH");
      expect(await Promise.all([1, 2, 3].map(() => limiter.check("a")))).toEqual([null, null, about(1e5)]);
      expect(limiter.stats()).toMatchObject({ errors: 0, local: 0 });
      expect(limiter.stats().reloads).toBeGreaterThan(0);
    });

    test("a reset leaves nothing in Redis", async () => {
      const limiter = build({ name: "login", capacity: 3, refillPerSec: 1e-5 });
      await limiter.block("a", 1000);
      expect(await stored()).toHaveLength(1);
      await limiter.reset("a");
      expect(await stored()).toEqual([]);
    });

    test("several policies are asked all or nothing, each with its own key", async () => {
      const policies = [
        { name: "address", capacity: 3, refillPerSec: 1e-5 },
        { name: "user", capacity: 2, refillPerSec: 1e-6 },
      ];
      const limiter = build({ policies });
      expect(await Promise.all([1, 2, 3].map(() => limiter.check(["192.0.2.1", "ada"])))).toEqual([
        null,
        null,
        about(1e6),
      ]);
      expect(await limiter.peek(["192.0.2.1", "ada"])).toMatchObject([{ remaining: 1 }, { remaining: 0 }]);
      expect(await limiter.check(["192.0.2.1", "bob"])).toBeNull();
      expect(await limiter.check(["192.0.2.1", "eve"])).toEqual(about(1e5));
      expect(() => limiter.check(["one"])).toThrow("2 policies were given 1 keys");
    });

    test("two limiters share what one prefix holds", async () => {
      const [one, other] = [build({ capacity: 2, refillPerSec: 1e-5 }), build({ capacity: 2, refillPerSec: 1e-5 })];
      const apart = build({ capacity: 2, prefix: "elsewhere" });
      expect([await one.check("a"), await other.check("a"), await one.check("a")]).toEqual([null, null, about(1e5)]);
      expect(await apart.check("a")).toBeNull();
    });

    test("keys of several shards carry several tags", async () => {
      const limiter = build({ capacity: 1, shards: 4, refillPerSec: 1e-6 });
      await Promise.all(Array.from({ length: 100 }, (_, n) => limiter.check(`key-${n}`)));
      const tags = new Set((await stored()).map((key) => /^\{([^}]*)\}/.exec(key)?.[1]));
      expect(tags).toEqual(new Set([0, 1, 2, 3].map((n) => `signalbox:limit:${n}`)));
      expect(limiter.stats().calls).toBe(4);
      const again = await Promise.all(Array.from({ length: 100 }, (_, n) => limiter.check(`key-${n}`)));
      expect(again.every((wait) => wait !== null)).toBe(true);
    });

    test("a key of any length is a short one in Redis, and still its own", async () => {
      const limiter = build({ capacity: 1, refillPerSec: 1e-6 });
      const long = "x".repeat(1_000_000);
      expect(await limiter.check(`${long}a`)).toBeNull();
      expect(await limiter.check(`${long}b`)).toBeNull();
      expect(await limiter.check(`${long}a`)).toEqual(about(1e6));
      expect(Math.max(...(await stored()).map((key) => key.length))).toBeLessThan(256);
    });

    test("debts of any size come back as whole numbers", async () => {
      const limiter = build({ capacity: 1 });
      await limiter.block("a", Number.POSITIVE_INFINITY);
      const wait = await limiter.check("a");
      expect(Number.isInteger(wait) && (wait ?? 0) > 50 * 365 * 86_400).toBe(true);
      expect(await redis.command("GET", (await stored())[0] ?? "")).toMatch(/^\d{16}$/);
    });

    test("decides as the local bucket does, at any moment", async () => {
      // The script on a clock of the test's own, which comes last in its arguments.
      const script = SCRIPT.replace("call('TIME')", "{ ARGV[#ARGV - 1], ARGV[#ARGV] }");
      expect(script).not.toBe(SCRIPT);
      const random = randomOf(7);
      // Of the packages that were added to these two it is the way of calling that is new, not the script.
      const rounds = name === "redis" || name === "ioredis" ? 12 : 2;
      for (let round = 0; round < rounds; round++) {
        const policies = [randomPolicy("one", random), randomPolicy("two", random)];
        await compareOn(script, policies, round, random);
      }
    });

    async function compareOn(
      script: string,
      policies: { name: string; capacity: number; refillPerSec: number }[],
      round: number,
      random: ReturnType<typeof randomOf>,
    ) {
      let micros = 1_789_000_000_000_000 + random.upTo(1e9);
      const clock = () => micros / 1000;
      const buckets = policies.map((policy) => new TokenBucket({ ...policy, clock }));
      const local = new Policies(buckets);
      const evaluate = (keys: string[], args: string[]) =>
        redis.command("EVAL", script, String(keys.length), ...keys, ...args) as Promise<number[]>;
      // Keys must not die by the server's clock here: the test's own says when they are full.
      const client = {
        evalsha: (_sha1: string, n: number, ...rest: string[]) => {
          const clockNow = [String(Math.floor(micros / 1e6)), String(micros % 1e6)];
          return evaluate(rest.slice(0, n), [...rest.slice(n), ...clockNow]);
        },
        eval: () => Promise.reject(new Error("unused")),
      };
      const shared = new RedisLimiter({ client, policies, prefix: `round-${round}`, deadlineMs: HANG });
      const slowest = Math.min(...policies.map((policy) => policy.refillPerSec));
      for (let n = 0; n < 150; n++) {
        micros += random.next() < 0.5 ? 0 : Math.floor((random.next() * 1e6) / slowest);
        const key = `key-${random.upTo(2)}`;
        const cost = Math.min(random.upTo(2), ...policies.map(({ capacity }) => Math.floor(capacity)));
        const asked = random.next();
        if (asked < 0.05) {
          local.reset(key);
          await shared.reset(key);
        } else if (asked < 0.1) {
          local.penalty(key, cost);
          await shared.penalty(key, cost);
        } else if (asked < 0.15) {
          local.block(key, cost);
          await shared.block(key, cost);
        } else expect(await shared.take(key, cost)).toEqual(local.take(key, cost));
      }
      expect(shared.stats().local).toBe(0);
    }
  });
}

describeWithRedis("RedisLimiter in a Redis Cluster", () => {
  test("asks only for keys of one slot at a time", async () => {
    const server = await RedisServer.start(["--cluster-enabled", "yes"]);
    const redis = await packages.redis(server.url);
    try {
      await redis.command("CLUSTER", "ADDSLOTSRANGE", "0", "16383");
      await until(async () => String(await redis.command("CLUSTER", "INFO")).includes("cluster_state:ok"));
      await expect(redis.command("MGET", "a", "b")).rejects.toThrow("CROSSSLOT");
      const policies = [
        { name: "one", capacity: 2, refillPerSec: 1e-6 },
        { name: "two", capacity: 5, refillPerSec: 1e-6 },
      ];
      const limiter = new RedisLimiter({ client: redis.client, policies, shards: 8, deadlineMs: HANG });
      const ask = () => Promise.all(Array.from({ length: 100 }, (_, n) => limiter.check([`a-${n}`, `b-${n}`])));
      const waits = [await ask(), await ask(), await ask()].map((each) => each.filter((wait) => wait === null));
      expect(waits.map((each) => each.length)).toEqual([100, 100, 0]);
      expect(limiter.stats()).toMatchObject({ local: 0, errors: 0, shared: 300 });
    } finally {
      redis.close();
      await server.kill();
    }
  });
});

/** So slow that nothing expires in Redis while the test's clock runs ahead of the server's. */
function randomPolicy(name: string, random: ReturnType<typeof randomOf>) {
  return { name, capacity: random.upTo(10), refillPerSec: random.upTo(99) / (random.upTo(60) * 1000) };
}

test.each([
  [{ deadlineMs: 0 }, /deadlineMs/],
  [{ deadlineMs: Number.POSITIVE_INFINITY }, /deadlineMs/],
  [{ processes: 0 }, /at least 1/],
  [{ shards: 0 }, /shards/],
  [{ prefix: "a{b}" }, /braces/],
  [{ prefix: "" }, /prefix/],
  [{ capacity: 0 }, /capacity/],
  [{ policies: [] }, /no policy/],
  [{ policies: [{}, {}] }, /one name/],
  [{ policies: [{ capacity: 3 }], capacity: 9 }, /capacity stands beside policies/],
])("%o is refused when it is built", (options, message) => {
  const client = { evalsha: () => Promise.resolve(), eval: () => Promise.resolve() };
  expect(() => new RedisLimiter({ client, ...options })).toThrow(message);
});

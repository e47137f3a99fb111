import { describe, expect, test } from "vitest";
import { compare } from "../../scripts/limit-oracle.mjs";
import { TokenBucket, type TokenBucketOptions } from "./tokenBucket.ts";

function setUp(options: TokenBucketOptions = {}) {
  const time = { seconds: 0 };
  const bucket = new TokenBucket({ ...options, clock: () => time.seconds * 1000 });
  const calls = (n: number, key = "a") => Array.from({ length: n }, () => bucket.check(key));
  return { time, bucket, calls };
}

describe("check", () => {
  test("burst 3 at 1/s: five calls from one key, three pass and two wait a second", () => {
    const { calls } = setUp({ capacity: 3, refillPerSec: 1 });
    expect(calls(5)).toEqual([null, null, null, 1, 1]);
  });

  test("five tokens and one a second, unless told", () => {
    const { time, calls } = setUp();
    expect(calls(6)).toEqual([null, null, null, null, null, 1]);
    time.seconds = 2;
    expect(calls(3)).toEqual([null, null, 1]);
  });

  test("keys are independent", () => {
    const { calls } = setUp({ capacity: 1 });
    expect(calls(2, "a")).toEqual([null, 1]);
    expect(calls(2, "b")).toEqual([null, 1]);
  });

  test("a refill is capped at the capacity", () => {
    const { time, calls } = setUp({ capacity: 2 });
    calls(2);
    time.seconds = 1000;
    expect(calls(3)).toEqual([null, null, 1]);
  });

  test("a refusal takes nothing", () => {
    const { time, calls } = setUp({ capacity: 1 });
    expect(calls(50).filter((wait) => wait === null)).toHaveLength(1);
    time.seconds = 1;
    expect(calls(2)).toEqual([null, 1]);
  });

  test("polled each second, a bucket of one at 0.1/s counts down without drift", () => {
    const { time, bucket } = setUp({ capacity: 1, refillPerSec: 0.1 });
    const waits = Array.from({ length: 12 }, (_, second) => {
      time.seconds = second;
      return bucket.check("a");
    });
    expect(waits).toEqual([null, 9, 8, 7, 6, 5, 4, 3, 2, 1, null, 9]);
  });

  test("`1 / 60` is one a minute, to the microsecond", () => {
    const { time, bucket } = setUp({ capacity: 1, refillPerSec: 1 / 60 });
    expect(bucket.check("a")).toBeNull();
    time.seconds = 59.999999;
    expect(bucket.check("a")).toBe(1);
    time.seconds = 60;
    expect(bucket.check("a")).toBeNull();
  });

  test("a call may cost more than one token, all or nothing", () => {
    const { bucket } = setUp({ capacity: 5 });
    expect(bucket.check("a", 3)).toBeNull();
    expect(bucket.check("a", 3)).toBe(1);
    expect(bucket.check("a", 2)).toBeNull();
  });

  test("RFC 9110 10.2.3: a cost above the capacity throws, because no wait would do", () => {
    const { bucket } = setUp({ capacity: 5 });
    const mistake = /^a cost of 6 is above the capacity of "default", 5: it would never be admitted$/;
    for (const call of ["check", "take", "peek"] as const) expect(() => bucket[call]("a", 6)).toThrow(mistake);
    expect(bucket.peek("a").remaining).toBe(5);
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("a cost of %d is an author's mistake", (cost) => {
    expect(() => setUp().bucket.check("a", cost)).toThrow(RangeError);
  });

  test("a clock that steps back stands still", () => {
    const { time, calls } = setUp({ capacity: 1 });
    time.seconds = 10;
    expect(calls(1)).toEqual([null]);
    time.seconds = 3;
    expect(calls(1)).toEqual([1]);
    time.seconds = 11;
    expect(calls(1)).toEqual([null]);
  });

  test("where the clock starts does not matter", () => {
    const time = { ms: 1.8e12 };
    const bucket = new TokenBucket({ capacity: 1, clock: () => time.ms });
    expect([bucket.check("a"), bucket.check("a")]).toEqual([null, 1]);
    time.ms += 1000;
    expect(bucket.check("a")).toBeNull();
  });

  test("with the machine's clock", () => {
    const bucket = new TokenBucket({ capacity: 2, refillPerSec: 0.001 });
    expect([bucket.check("a"), bucket.check("a"), bucket.check("a")]).toEqual([null, null, 1000]);
  });
});

test("has no difference to a bucket of arbitrary precision", () => {
  const result = compare((options) => new TokenBucket({ ...options, maxKeys: 64 }), { checks: 100_000, seed: 9110 });
  expect(result.differences).toEqual([]);
  expect(result.refused).toBeGreaterThan(10_000);
});

test("stays exact when its epoch is moved", () => {
  // 6.7e10 units a second: the epoch is moved every nine hours, here between most of the checks.
  const { time, bucket } = setUp({ capacity: 3, refillPerSec: 67_108_859 / 67_108_864 });
  expect(bucket.policy.unitsPerSecond).toBeGreaterThan(6e10);
  for (let n = 0; n < 100; n++) {
    time.seconds += 7 * 3600;
    bucket.block("long", 60);
    expect([bucket.check("a"), bucket.check("a"), bucket.check("a"), bucket.check("a")]).toEqual([null, null, null, 2]);
    time.seconds += 59;
    expect(bucket.check("long")).toBe(1);
  }
});

test("refuses a key that is no text: all numbers would share one bucket", () => {
  const bucket = new TokenBucket({ capacity: 1 });
  for (const key of [1, 2, 1n, {}, [], undefined, null, true] as unknown as string[]) {
    for (const ask of [
      () => bucket.check(key),
      () => bucket.take(key),
      () => bucket.peek(key),
      () => bucket.reset(key),
      () => bucket.penalty(key),
      () => bucket.block(key, 1),
    ]) {
      expect(ask).toThrow(new TypeError(`a key is text, not of type ${typeof key}: String(user.id)`));
    }
  }
});

describe("the other questions", () => {
  test("take says what is left and when there will be more", () => {
    const { time, bucket } = setUp({ name: "login", capacity: 3, refillPerSec: 0.5 });
    expect(bucket.take("a", 2)).toEqual({
      policy: bucket.policy,
      admitted: true,
      retryAfter: null,
      remaining: 1,
      nextTokenAfter: 2,
    });
    time.seconds = 1;
    expect(bucket.take("a", 2)).toMatchObject({ admitted: false, retryAfter: 1, remaining: 1, nextTokenAfter: 1 });
    expect(bucket.policy).toMatchObject({ name: "login", windowSeconds: 6 });
  });

  test("peek takes nothing", () => {
    const { bucket } = setUp({ capacity: 1 });
    expect(bucket.peek("a")).toMatchObject({ admitted: true, retryAfter: null, remaining: 1, nextTokenAfter: 0 });
    expect(bucket.peek("a")).toMatchObject({ admitted: true, remaining: 1 });
    bucket.check("a");
    expect(bucket.peek("a")).toMatchObject({ admitted: false, retryAfter: 1, remaining: 0, nextTokenAfter: 1 });
  });

  test("reset fills the bucket", () => {
    const { bucket, calls } = setUp({ capacity: 2 });
    calls(3);
    bucket.penalty("a", 10);
    bucket.reset("a");
    bucket.reset("never seen");
    expect(calls(3)).toEqual([null, null, 1]);
  });

  test("a penalty may leave the bucket owing, and the wait grows", () => {
    const { time, bucket, calls } = setUp({ capacity: 2 });
    bucket.penalty("a", 4);
    expect(bucket.peek("a")).toMatchObject({ remaining: 0, retryAfter: 3, nextTokenAfter: 3 });
    time.seconds = 3;
    expect(calls(2)).toEqual([null, 1]);
    expect(() => bucket.penalty("a", -1)).toThrow(RangeError);
  });

  test("a block refuses for so long, then leaves one token", () => {
    const { time, bucket, calls } = setUp({ capacity: 3 });
    bucket.block("a", 60);
    expect(calls(1)).toEqual([60]);
    time.seconds = 59.5;
    expect(calls(1)).toEqual([1]);
    time.seconds = 60;
    expect(calls(2)).toEqual([null, 1]);
    expect(calls(1, "b")).toEqual([null]);
  });

  test("a block never shortens what is owed, and is itself bounded", () => {
    const { bucket } = setUp({ capacity: 1 });
    bucket.block("a", 60);
    bucket.block("a", 1);
    expect(bucket.check("a")).toBe(60);
    bucket.block("a", Number.POSITIVE_INFINITY);
    expect(bucket.check("a")).toBeGreaterThan(50 * 365 * 86_400);
    expect(() => bucket.block("a", Number.NaN)).toThrow(RangeError);
    expect(() => bucket.block("a", -1)).toThrow(RangeError);
  });
});

describe("memory", () => {
  test("is fixed when it is built", () => {
    const { bucket } = setUp({ maxKeys: 1000 });
    const before = bucket.bytes;
    for (let n = 0; n < 50_000; n++) bucket.check(`key-${n}`);
    expect(bucket.bytes).toBe(before);
    expect(before / 1000).toBeLessThan(26);
    expect(() => setUp({ maxKeys: 0 })).toThrow(RangeError);
    expect(() => setUp({ maxKeys: 1.5 })).toThrow(RangeError);
  });

  test("admits the first call of every key below maxKeys", () => {
    const stopped = () => 0;
    for (let table = 0; table < 20; table++) {
      const bucket = new TokenBucket({ capacity: 1, refillPerSec: 1 / 60, maxKeys: 65_536, clock: stopped });
      const keys = Array.from({ length: 65_536 }, (_, n) => `${table}-${n}-${Math.random()}`);
      expect(keys.filter((key) => bucket.check(key) !== null)).toEqual([]);
      expect(keys.filter((key) => bucket.check(key) !== 60)).toEqual([]);
    }
  });

  test.each([1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 100, 1000])("holds %d keys apart", (maxKeys) => {
    for (let table = 0; table < 50; table++) {
      const { bucket } = setUp({ capacity: 1, maxKeys });
      const keys = Array.from({ length: maxKeys }, (_, n) => `key-${n}`);
      expect(keys.filter((key) => bucket.check(key) !== null)).toEqual([]);
      expect(keys.filter((key) => bucket.check(key) !== 1)).toEqual([]);
    }
  });

  test("gives nobody a token when it is full: never more than capacity + rate x time for any key", () => {
    const { time, bucket } = setUp({ capacity: 2, refillPerSec: 1, maxKeys: 16 });
    const admitted = new Map<string, number>();
    for (let n = 0; n < 20_000; n++) {
      time.seconds += 0.0005;
      const key = `key-${(n * 7919) % 500}`;
      if (bucket.check(key) === null) admitted.set(key, (admitted.get(key) ?? 0) + 1);
    }
    expect(Math.max(...admitted.values())).toBeLessThanOrEqual(2 + 10);
    // A table of 64 slots admits what 64 buckets would, however many keys come.
    expect(bucket.bytes / 12).toBe(64);
    expect([...admitted.values()].reduce((a, b) => a + b)).toBeLessThanOrEqual(64 * (2 + 10));
  });

  test("a reset does not forgive the debt of another key in a full set", () => {
    const { bucket } = setUp({ capacity: 1, maxKeys: 1 });
    for (let n = 0; n < 100; n++) bucket.check(`key-${n}`);
    bucket.reset("newcomer");
    expect(bucket.check("newcomer")).toBe(1);
  });

  test("a reset does not forgive what a newcomer inherited from a displaced key", () => {
    const { bucket } = setUp({ capacity: 5, maxKeys: 1 });
    const keys = Array.from({ length: 200 }, (_, n) => `key-${n}`);
    for (const key of keys) while (bucket.check(key) === null);
    for (let n = 0; n < 100; n++) {
      bucket.penalty(`newcomer-${n}`);
      bucket.reset(`newcomer-${n}`);
    }
    expect(keys.filter((key) => bucket.check(key) === null)).toEqual([]);
  });
});

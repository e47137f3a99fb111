import { expect, test } from "vitest";
import { Policies } from "./policies.ts";
import { TokenBucket } from "./tokenBucket.ts";

function setUp() {
  const time = { seconds: 0 };
  const clock = () => time.seconds * 1000;
  const burst = new TokenBucket({ name: "burst", capacity: 2, refillPerSec: 1, clock });
  const daily = new TokenBucket({ name: "daily", capacity: 3, refillPerSec: 0.1, clock });
  return { time, burst, daily, both: new Policies([burst, daily]) };
}

test("admits what all admit, and returns the longest wait", () => {
  const { time, both } = setUp();
  expect([both.check("a"), both.check("a"), both.check("a")]).toEqual([null, null, 1]);
  time.seconds = 2;
  expect([both.check("a"), both.check("a")]).toEqual([null, 8]);
});

test("takes from none what one refuses", () => {
  const { burst, daily, both } = setUp();
  daily.penalty("a", 3);
  expect(both.check("a")).toBe(10);
  expect(burst.peek("a").remaining).toBe(2);
});

test("says what each policy said", () => {
  const { both } = setUp();
  both.check("a");
  expect(both.take("a", 2)).toMatchObject([
    { policy: { name: "burst" }, admitted: false, remaining: 1, retryAfter: 1 },
    { policy: { name: "daily" }, admitted: true, remaining: 2, retryAfter: null },
  ]);
  expect(both.peek("a")).toMatchObject([{ remaining: 1 }, { remaining: 2 }]);
});

test("each policy may have a key of its own", () => {
  const { both, burst, daily } = setUp();
  expect(both.check(["192.0.2.1", "ada"])).toBeNull();
  expect(burst.peek("192.0.2.1").remaining).toBe(1);
  expect(daily.peek("ada").remaining).toBe(2);
  expect(daily.peek("192.0.2.1").remaining).toBe(3);
  expect(() => both.check(["one"])).toThrow("2 policies were given 1 keys");
});

test("reset, penalty and block speak to all", () => {
  const { both } = setUp();
  both.penalty("a", 2);
  expect(both.peek("a")).toMatchObject([{ remaining: 0 }, { remaining: 1 }]);
  both.reset("a");
  expect(both.peek("a")).toMatchObject([{ remaining: 2 }, { remaining: 3 }]);
  both.block("a", 30);
  expect(both.peek("a")).toMatchObject([{ retryAfter: 30 }, { retryAfter: 30 }]);
});

test("no policy, or two of one name, are refused when it is built", () => {
  expect(() => new Policies([])).toThrow("no policy was given");
  expect(() => new Policies([new TokenBucket(), new TokenBucket()])).toThrow('two policies are called "default"');
});

import { expect, test } from "vitest";
import { readPolicy } from "./policy.ts";

test("five tokens, one a second, unless told", () => {
  expect(readPolicy()).toMatchObject({ name: "default", capacity: 5, refillPerSec: 1, windowSeconds: 5 });
});

test("a tick and a token are whole numbers of units", () => {
  expect(readPolicy({ capacity: 1, refillPerSec: 0.1 })).toMatchObject({ unitsPerTick: 1, unitsPerToken: 10_000_000 });
  expect(readPolicy({ capacity: 2, refillPerSec: 3 })).toMatchObject({ unitsPerTick: 3, unitsPerToken: 1_000_000 });
  expect(readPolicy({ refillPerSec: 1 / 60 })).toMatchObject({ unitsPerToken: 60_000_000, windowSeconds: 300 });
});

test("a fractional capacity is cut to whole units", () => {
  expect(readPolicy({ capacity: 2.3 }).span).toBe(2_300_000);
  expect(readPolicy({ capacity: 2.5, refillPerSec: 1_000_000 }).span).toBe(2);
});

test("a rate too fine for microseconds is counted in milliseconds", () => {
  expect(readPolicy({ refillPerSec: 1e-9 }).ticksPerSecond).toBe(1000);
  expect(readPolicy({ refillPerSec: 0.123456789 }).ticksPerSecond).toBe(1000);
});

test.each([
  [{ capacity: 0 }, /capacity must be .* at least 1, not 0/],
  [{ capacity: 0.99 }, /capacity/],
  [{ capacity: -1 }, /capacity/],
  [{ capacity: Number.NaN }, /capacity/],
  [{ capacity: Number.POSITIVE_INFINITY }, /capacity/],
  [{ capacity: "5" as unknown as number }, /capacity must be .* not "5"/],
  [{ refillPerSec: 0 }, /refillPerSec must be .* above 0, not 0/],
  [{ refillPerSec: -0.5 }, /refillPerSec/],
  [{ refillPerSec: Number.NaN }, /refillPerSec/],
  [{ refillPerSec: Number.POSITIVE_INFINITY }, /refillPerSec/],
  [{ refillPerSec: 1e12 }, /outside what a clock can tell/],
  [{ refillPerSec: 1e-300 }, /outside what a clock can tell/],
  [{ name: "" }, /name/],
  [{ name: "täglich" }, /printable ASCII, not "täglich"/],
])("%o is refused", (options, message) => {
  expect(() => readPolicy(options)).toThrow(message);
});

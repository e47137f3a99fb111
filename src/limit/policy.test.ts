import fc from "fast-check";
import { expect, test } from "vitest";
import { fractionOf, gcd, readPolicy } from "./policy.ts";

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

const any = () => true;

test.each([
  [1, 1n, 1n],
  [0.1, 1n, 10n],
  [1 / 60, 1n, 60n],
  [2 / 3, 2n, 3n],
  [7.77, 777n, 100n],
  [2.5, 5n, 2n],
  [1000, 1000n, 1n],
  [1e-9, 1n, 1_000_000_000n],
])("%d is read as %d/%d", (value, num, den) => {
  expect(fractionOf(value, any)).toEqual({ num, den });
});

test("every quotient of small whole numbers is read as itself, in lowest terms", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (num, den) => {
      const common = gcd(BigInt(num), BigInt(den));
      expect(fractionOf(num / den, any)).toEqual({ num: BigInt(num) / common, den: BigInt(den) / common });
    }),
  );
});

test("a value whose own fraction does not fit is the closest that does", () => {
  const found = fractionOf(Math.PI, ({ den }) => den <= 200n);
  expect(found).toEqual({ num: 355n, den: 113n });
});

test("a value that nothing fits has none", () => {
  expect(fractionOf(1e12, ({ num }) => num <= 1000n)).toBeUndefined();
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { fractionOf, gcd } from "./fraction.ts";

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

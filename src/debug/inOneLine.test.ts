import { expect, it } from "vitest";
import { inOneLine } from "./inOneLine.ts";

const circle: Record<string, unknown> = {};
circle["self"] = circle;

it.each([
  ["text", '"text"'],
  [{ a: [1, null] }, '{"a":[1,null]}'],
  [undefined, "undefined"],
  [12n, "12"],
  [Symbol("a"), "Symbol(a)"],
  [function find() {}, "function find"],
  [new RangeError("too far"), "RangeError: too far"],
  [{ toJSON: () => undefined }, "[object Object]"],
  [circle, "(cannot be shown)"],
  ["a".repeat(398), `"${"a".repeat(398)}"`],
  ["a".repeat(399), `"${"a".repeat(399)}…`],
])("shows %o in one short line", (value, shown) => {
  expect(inOneLine(value)).toBe(shown);
});

it("shows as many characters as it is told", () => {
  expect(inOneLine(12_345, 5)).toBe("12345");
  expect(inOneLine(123_456, 5)).toBe("12345…");
});

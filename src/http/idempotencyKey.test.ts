import { describe, expect, it } from "vitest";
import { parseIdempotencyKey } from "./idempotencyKey.ts";

describe("Idempotency-Key (draft 2.1: “Its value MUST be a String”)", () => {
  it.each([
    ['"8e03978e-40d5-43e8-bc93-6894a57f9324"', "8e03978e-40d5-43e8-bc93-6894a57f9324"],
    ["8e03978e-40d5-43e8-bc93-6894a57f9324", "8e03978e-40d5-43e8-bc93-6894a57f9324"],
    ['"a key, with; everything \\"in it\\" and \\\\"', 'a key, with; everything "in it" and \\'],
    ['"k";note=1;by=client', "k"],
    ["order:17/a=b", "order:17/a=b"],
    [` "k" `, "k"],
    [`"${"k".repeat(255)}"`, "k".repeat(255)],
  ])("%s is read", (field, key) => {
    expect(parseIdempotencyKey(field)).toBe(key);
  });

  it.each([
    ['""'],
    [""],
    ["   "],
    ['"open'],
    ['"a" "b"'],
    ['"a", "b"'],
    ["a, b"],
    ["a;b"],
    ["a b"],
    ['a"b'],
    ["schlüssel"],
    ['"schlüssel"'],
    ['"k";1'],
    ["k".repeat(256)],
    [`"${"k".repeat(256)}"`],
    ['"tab\t"'],
  ])("%s is no key", (field) => {
    expect(parseIdempotencyKey(field)).toBeUndefined();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBytes, parseDictionary, parseIdempotencyKey, parseItem } from "./structuredDictionary.ts";

const read = (field: string) => {
  const members = parseDictionary(field);
  return members && Object.fromEntries(members);
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe("a dictionary of RFC 9651", () => {
  it.each([
    ["", {}],
    ["sha-256=10, sha-512=3", { "sha-256": 10, "sha-512": 3 }],
    ["sha-256=:aGVsbG8=:", { "sha-256": bytes("hello") }],
    ["sha-256=:aGVsbG8:", { "sha-256": bytes("hello") }],
    ["a=::", { a: bytes("") }],
    ["  a=1 ,\tb=2  ", { a: 1, b: 2 }],
    ['a=1;x=2;y;z="s", b', { a: 1, b: true }],
    ['a=?0, b=?1, c=token, d="a \\"b\\"", e=-1.5', { a: false, b: true, c: "token", d: 'a "b"', e: -1.5 }],
    ["*a.b_c-d=1", { "*a.b_c-d": 1 }],
    ["a=(), b=( 1  x;y=@1 );z, c=2", { a: "", b: "", c: 2 }],
    ['a=@-1, b=%"f%c3%bc", c=1;x=%"";y=@2', { a: "@-1", b: "fü", c: 1 }],
    ["a=123456789012.125, b=123456789012345", { a: 123456789012.125, b: 123456789012345 }],
    ['a=%"100%25 \\ %ef%bb%bf"', { a: "100% \\ \ufeff" }],
    ["a=1 \t ", { a: 1 }],
  ])("3.2: %j", (field, members) => {
    expect(read(field)).toEqual(members);
  });

  it("4.2.2: of two members with one key the last counts, in the place of the first", () => {
    expect([...(parseDictionary("a=1, b=2, a=3") ?? [])]).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  it.each([
    "A=1",
    "=1",
    "a=",
    "a=1,",
    "a=1 b=2",
    "a=1,,b=2",
    "a=:a*:",
    "a=:aGVs",
    "a=(1 2",
    "a=(1,2)",
    'a=("x""y")',
    "a=((1))",
    "a=1;x=(1)",
    "a=@x",
    'a=%"%C3"',
    'a=%"%c3%28"',
    'a=%"%a0%a1"',
    'a=%"%e2%28%a1"',
    'a=%"%ed%a0%80"',
    "a=1234567890123.0",
    "a=-1234567890123.5",
    "a=1234567890123456",
    "a=1.1234",
    "a=1.",
    "\ta=1",
    'a="x',
    "a=é",
    "a=1;",
    "a;=1",
  ])("4.2: %j is none, so that all of it is ignored", (field) => {
    expect(parseDictionary(field)).toBeUndefined();
  });

  it("4.1.8: bytes are read back as they were written", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (given) => {
        expect(parseDictionary(`a=${formatBytes(given)}`)?.get("a")).toEqual(given);
      }),
    );
  });

  it.each([
    [" 5 ", 5],
    ['"a";x=1  ', "a"],
    ["5 \t", undefined],
    ["5 6", undefined],
    ["", undefined],
  ])("4.2.3: the item %j is %j", (field, item) => {
    expect(parseItem(field)).toEqual(item);
  });

  it("never throws, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (field) => {
        expect(() => parseDictionary(field)).not.toThrow();
      }),
    );
  });
});

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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBytes, parseDictionary } from "./structuredDictionary.ts";

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
    ['a=@-1, b=%"f%c3%bc", c=1;x=%"";y=@2', { a: "@-1", b: '%"f%c3%bc"', c: 1 }],
  ])("3.2: %j", (field, members) => {
    expect(read(field)).toEqual(members);
  });

  it("3.2: of two members with one key the last counts, in its place", () => {
    expect([...(parseDictionary("a=1, b=2, a=3") ?? [])]).toEqual([
      ["b", 2],
      ["a", 3],
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

  it("never throws, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (field) => {
        expect(() => parseDictionary(field)).not.toThrow();
      }),
    );
  });
});

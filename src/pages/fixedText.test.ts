import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byStatus } from "../openapi/responses.ts";
import { jsonPieces, KeptText } from "./fixedText.ts";

const anyMember = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.constant(undefined), fc.date({ noInvalidDate: true }));

it("the pieces of a value are its JSON", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anyMember), (value) => {
      const nested = { ...value, nested: { none: {}, ...value, deeper: [value] } };
      for (const each of [value, nested]) expect([...jsonPieces(each)].join("")).toBe(JSON.stringify(each));
    }),
  );
});

it("no piece is longer than a path or a component", () => {
  const item = { get: { summary: "x".repeat(1_000) } };
  const paths = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`/things${at}`, item]));
  const pieces = [...jsonPieces({ paths, components: { schemas: paths } })];
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_100);
});

it("an array, a date and what JSON leaves out are as JSON.stringify has them", () => {
  const value = { a: [undefined], b: new Date(0), c: undefined, d: () => 1, e: Symbol("e"), f: {}, g: null, h: "x" };
  expect([...jsonPieces(value)]).toEqual([
    '{"a":',
    "[null]",
    ',"b":',
    '"1970-01-01T00:00:00.000Z"',
    ',"f":',
    "{}",
    ',"g":',
    "null",
    ',"h":',
    '"x"',
    "}",
  ]);
  expect([...jsonPieces({ a: { b: { c: { d: 1 } } } })]).toEqual(['{"a":', '{"b":', '{"c":', '{"d":1}', "}", "}", "}"]);
});

describe("a text that is kept", () => {
  const sizes = (...lengths: readonly number[]) => {
    const kept = new KeptText(lengths.map((length) => "x".repeat(length)));
    return [kept.parts.map((part) => part.byteLength), kept.isLong, kept.length];
  };

  it("is in parts of at least 65,536 characters, but for the last", () => {
    expect(sizes()).toEqual([[0], false, 0]);
    expect(sizes(65_535)).toEqual([[65_535], false, 65_535]);
    expect(sizes(65_536)).toEqual([[65_536], false, 65_536]);
    expect(sizes(40_000, 40_000, 9)).toEqual([[80_000, 9], true, 80_009]);
    expect(sizes(65_536, 65_536)).toEqual([[65_536, 65_536], true, 131_072]);
  });

  it("has the length of its bytes, and can be read again", () => {
    const kept = new KeptText(["ü".repeat(65_536), "…"]);
    expect([kept.length, kept.text]).toEqual([131_075, `${"ü".repeat(65_536)}…`]);
  });

  // The test vectors of FNV-1a, 32 bits.
  it.each([
    ["", "811c9dc5"],
    ["a", "e40c292c"],
    ["foobar", "bf9cf968"],
  ])("has a tag that begins with its FNV-1a: %j", (text, hash) => {
    expect(new KeptText(text).tag).toMatch(new RegExp(`^${hash}[0-9a-f]{8}$`));
    expect(new KeptText([...text]).tag).toBe(new KeptText(text).tag);
  });

  it("has a tag of sixteen digits, and another than other texts have", () => {
    const tags = Array.from({ length: 500 }, (_, at) => new KeptText(`text ${at}`).tag);
    expect(tags.filter((tag) => !/^[0-9a-f]{16}$/.test(tag))).toEqual([]);
    for (const half of [tags.map((tag) => tag.slice(0, 8)), tags.map((tag) => tag.slice(8))])
      expect(new Set(half).size).toBe(500);
  });
});

it("a record by status is read like any other", () => {
  const record = byStatus([
    [404, "missing"],
    [200, "there"],
  ]);
  expect(record).toEqual({ 200: "there", 404: "missing" });
  expect(Object.keys(record)).toEqual(["200", "404"]);
  expect({ ...record, 500: "failed" }).toEqual({ 200: "there", 404: "missing", 500: "failed" });
  expect(JSON.stringify(record)).toBe('{"200":"there","404":"missing"}');
});

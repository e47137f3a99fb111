import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formCodec } from "./form.ts";

const plain = { parameters: new Map<string, string>() };
const decode = (text: string) => formCodec.decode?.(new TextEncoder().encode(text), plain);

describe("formCodec.decode", () => {
  it("reads fields, repeated names as arrays", () => {
    expect(decode("a=1&b=x+y%26&a=2&a=3")).toEqual({ a: ["1", "2", "3"], b: "x y&" });
  });

  it.each([
    ["", {}],
    ["&&a=1&", { a: "1" }],
    ["a", { a: "" }],
    ["a=", { a: "" }],
    ["=a", { "": "a" }],
    ["a=b=c", { a: "b=c" }],
    ["%C3%BC=%F0%9F%9A%82", { ü: "🚂" }],
    ["a%2Bb=c", { "a+b": "c" }],
    ["constructor=1&toString=2", { constructor: "1", toString: "2" }],
  ])("reads %j", (text, fields) => {
    expect(decode(text)).toEqual(fields);
  });

  it.each(["__proto__=1", "%5F_proto__=1", "__proto__"])("refuses the name __proto__ in %s", (text) => {
    const detail = 'the name "__proto__" is not allowed';
    expect(() => decode(text)).toThrow(expect.objectContaining({ detail, pointer: "/__proto__" }));
  });

  it.each([
    ["a=%", "/a"],
    ["a%2Fb=%zz", "/a~1b"],
    ["a=%FF", "/a"],
    ["%=1", ""],
  ])("refuses the escape of %s", (text, pointer) => {
    const detail = "a percent escape is malformed or not valid UTF-8";
    expect(() => decode(text)).toThrow(expect.objectContaining({ detail, pointer }));
  });

  it("agrees with URLSearchParams on what is well-formed", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }))), (pairs) => {
        fc.pre(pairs.every(([name]) => name !== "__proto__"));
        const expected: Record<string, string | string[]> = {};
        const search = new URLSearchParams(pairs);
        for (const name of new Set(search.keys())) {
          const all = search.getAll(name);
          expected[name] = all.length > 1 ? all : (all[0] ?? "");
        }
        expect(decode(search.toString())).toEqual(expected);
      }),
    );
  });
});

describe("formCodec.encode", () => {
  it("writes fields, arrays as repeated names, nothing for nothing", () => {
    const value = { a: [1, "x y"], b: null, c: undefined, d: true, e: new Date(0), f: { g: 1 } };
    expect(formCodec.encode(value)).toBe("a=1&a=x+y&d=true&e=1970-01-01T00%3A00%3A00.000Z&f=%7B%22g%22%3A1%7D");
  });

  it.each([["a"], [null], [undefined], [["a"]], [1]])("refuses %j, which has no names", (value) => {
    expect(() => formCodec.encode(value)).toThrow("a form is made from an object");
  });
});

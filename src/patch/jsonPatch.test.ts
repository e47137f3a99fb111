import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecodeError } from "../resource/codec.ts";
import type { Patch, PatchOutcome } from "../resource/patch.ts";
import { createJsonPatchCodec, jsonPatchCodec } from "./jsonPatch.ts";

const NO_PARAMETERS = { parameters: new Map<string, string>() };

function decoded(text: string, codec = jsonPatchCodec): Patch {
  return codec.decode?.(new TextEncoder().encode(text), NO_PARAMETERS) as Patch;
}

function patched(target: unknown, operations: unknown, codec = jsonPatchCodec): PatchOutcome {
  return decoded(JSON.stringify(operations), codec).applyTo(structuredClone(target));
}

const WALDO = { foo: { bar: "baz", waldo: "fred" }, qux: { corge: "grault" } };

// RFC 6902, appendix A: those that succeed.
it.each([
  ["A.1", { foo: "bar" }, [{ op: "add", path: "/baz", value: "qux" }], { baz: "qux", foo: "bar" }],
  ["A.2", { foo: ["bar", "baz"] }, [{ op: "add", path: "/foo/1", value: "qux" }], { foo: ["bar", "qux", "baz"] }],
  ["A.3", { baz: "qux", foo: "bar" }, [{ op: "remove", path: "/baz" }], { foo: "bar" }],
  ["A.4", { foo: ["bar", "qux", "baz"] }, [{ op: "remove", path: "/foo/1" }], { foo: ["bar", "baz"] }],
  ["A.5", { baz: "qux", foo: "bar" }, [{ op: "replace", path: "/baz", value: "boo" }], { baz: "boo", foo: "bar" }],
  [
    "A.6",
    WALDO,
    [{ op: "move", from: "/foo/waldo", path: "/qux/thud" }],
    { foo: { bar: "baz" }, qux: { corge: "grault", thud: "fred" } },
  ],
  [
    "A.7",
    { foo: ["all", "grass", "cows", "eat"] },
    [{ op: "move", from: "/foo/1", path: "/foo/3" }],
    { foo: ["all", "cows", "eat", "grass"] },
  ],
  [
    "A.8",
    { baz: "qux", foo: ["a", 2, "c"] },
    [
      { op: "test", path: "/baz", value: "qux" },
      { op: "test", path: "/foo/1", value: 2 },
    ],
    { baz: "qux", foo: ["a", 2, "c"] },
  ],
  [
    "A.10",
    { foo: "bar" },
    [{ op: "add", path: "/child", value: { grandchild: {} } }],
    { foo: "bar", child: { grandchild: {} } },
  ],
  ["A.11", { foo: "bar" }, [{ op: "add", path: "/baz", value: "qux", xyz: 123 }], { foo: "bar", baz: "qux" }],
  ["A.14", { "/": 9, "~1": 10 }, [{ op: "test", path: "/~01", value: 10 }], { "/": 9, "~1": 10 }],
  ["A.16", { foo: ["bar"] }, [{ op: "add", path: "/foo/-", value: ["abc", "def"] }], { foo: ["bar", ["abc", "def"]] }],
])("%s: %j patched with %j is %j", (_section, target, operations, result) => {
  expect(patched(target, operations)).toEqual({ value: result });
});

describe("RFC 6902, appendix A: those that fail", () => {
  it.each([
    ["A.9", { baz: "qux" }, [{ op: "test", path: "/baz", value: "bar" }], "test"],
    ["A.12", { foo: "bar" }, [{ op: "add", path: "/baz/bat", value: "qux" }], "inapplicable"],
    ["A.15", { "/": 9, "~1": 10 }, [{ op: "test", path: "/~01", value: "10" }], "test"],
  ])("%s: %j with %j", (_section, target, operations, fault) => {
    expect(patched(target, operations)).toMatchObject({ fault, failures: [{ pointer: "/0" }] });
  });

  it("A.13: of two members of one name the last counts, and there is nothing to remove", () => {
    const text = '[{ "op": "add", "path": "/baz", "value": "qux", "op": "remove" }]';
    expect(decoded(text).applyTo({ foo: "bar" })).toMatchObject({ fault: "inapplicable" });
  });
});

describe("the whole document", () => {
  it.each([
    [[{ op: "replace", path: "", value: [1] }], [1]],
    [[{ op: "add", path: "", value: null }], null],
    [[{ op: "remove", path: "" }], null],
    [[{ op: "move", from: "/a", path: "" }], { b: 1 }],
    [[{ op: "copy", from: "", path: "/c" }], { a: { b: 1 }, c: { a: { b: 1 } } }],
    [[{ op: "test", path: "", value: { a: { b: 1 } } }], { a: { b: 1 } }],
    [[], { a: { b: 1 } }],
  ])("has the empty pointer: %j", (operations, result) => {
    expect(patched({ a: { b: 1 } }, operations)).toEqual({ value: result });
  });
});

it("what was copied is changed alone (RFC 6902 4.5)", () => {
  const operations = [
    { op: "copy", from: "/a", path: "/b" },
    { op: "add", path: "/b/-", value: 2 },
    { op: "add", path: "/c", value: [] },
    { op: "add", path: "/c/-", value: 3 },
  ];
  const patch = decoded(JSON.stringify(operations));
  const result = { value: { a: [1], b: [1, 2], c: [3] } };
  expect(patch.applyTo({ a: [1] })).toEqual(result);
  expect(patch.applyTo({ a: [1] }), "the patch itself is not changed").toEqual(result);
});

it("members are compared in any order, lists in theirs (RFC 6902 4.6)", () => {
  const test = (value: unknown) => patched({ a: 1, b: [1, 2] }, [{ op: "test", path: "", value }]).fault;
  expect(test({ b: [1, 2], a: 1 })).toBeUndefined();
  expect(test({ b: [2, 1], a: 1 })).toBe("test");
  expect(test({ a: 1 })).toBe("test");
  expect(test({ b: [1, 2], a: 1, c: 3 })).toBe("test");
  expect(patched({ a: [] }, [{ op: "test", path: "/a", value: {} }]).fault).toBe("test");
  expect(patched({ a: 1 }, [{ op: "test", path: "/not/there", value: 1 }]).fault).toBe("test");
});

describe("what is no JSON Patch is refused when it is decoded", () => {
  it.each([
    ["", ""],
    ["{", ""],
    ["{}", ""],
    ["null", ""],
    ["[1]", "/0"],
    ["[[]]", "/0"],
    ['[{"path":"/a"}]', "/0/op"],
    ['[{"op":"erase","path":"/a"}]', "/0/op"],
    ['[{"op":"remove"}]', "/0/path"],
    ['[{"op":"remove","path":1}]', "/0/path"],
    ['[{"op":"remove","path":"a"}]', "/0/path"],
    ['[{"op":"remove","path":"/a~2"}]', "/0/path"],
    ['[{"op":"remove","path":"/a~"}]', "/0/path"],
    ['[{"op":"add","path":"/a"}]', "/0"],
    ['[{"op":"test","path":"/a"}]', "/0"],
    ['[{"op":"copy","path":"/a"}]', "/0/from"],
    ['[{"op":"remove","path":""},{"op":"move","from":"/a","path":"/a/b"}]', "/1/path"],
    ['[{"op":"add","path":"/__proto__/admin","value":true}]', "/0/path"],
    ['[{"op":"copy","from":"/__proto__","path":"/a"}]', "/0/from"],
    ['[{"op":"add","path":"/a","value":{"__proto__":{"admin":true}}}]', "/0/value/__proto__"],
  ])("%s", (text, pointer) => {
    const refusal = () => decoded(text);
    expect(refusal).toThrow(DecodeError);
    expect(refusal).toThrow(expect.objectContaining({ pointer }));
  });
});

describe("what cannot be applied", () => {
  it.each([
    ["remove", "/list/2"],
    ["remove", "/list/-"],
    ["remove", "/list/01"],
    ["remove", "/list/1e0"],
    ["remove", "/list/-1"],
    ["remove", "/list/4294967294"],
    ["remove", "/list/length"],
    ["remove", "/text/0"],
    ["remove", "/toString"],
    ["remove", "/constructor/prototype"],
    ["replace", "/missing"],
    ["add", "/list/3"],
    ["add", "/list/x"],
    ["add", "/constructor/prototype/admin"],
    ["add", "/text/a"],
    ["add", "/nothing/a"],
  ])("%s %s", (op, path) => {
    const target = { list: [1, 2], text: "text", nothing: null };
    expect(patched(target, [{ op, path, value: true }])).toMatchObject({ fault: "inapplicable" });
    expect(Reflect.get({}, "admin")).toBeUndefined();
  });

  it("more operations than the limit", () => {
    const codec = createJsonPatchCodec({ operations: 2 });
    const add = { op: "add", path: "/a", value: 1 };
    expect(patched({}, [add, add], codec)).toEqual({ value: { a: 1 } });
    expect(patched({}, [add, add, add], codec)).toMatchObject({ fault: "inapplicable", failures: [{ pointer: "" }] });
  });

  it("copies of copies: a patch of 1 kB would make megabytes", () => {
    const double = Array.from({ length: 40 }, () => ({ op: "copy", from: "/a", path: "/a/-" }));
    expect(patched({ a: ["x"] }, double)).toMatchObject({
      fault: "inapplicable",
      failures: [{ detail: "the patch copies too much" }],
    });
    const codec = createJsonPatchCodec({ copies: 10 });
    expect(patched({ a: "12345678" }, [{ op: "copy", from: "/a", path: "/b" }], codec).fault).toBeUndefined();
    expect(patched({ a: "1234567890" }, [{ op: "copy", from: "/a", path: "/b" }], codec).fault).toBe("inapplicable");
  });

  it("nesting that could not be written again", () => {
    const into = (depth: number) => ({ op: "copy", from: "/a", path: `/a${"/a".repeat(depth)}` });
    const operations = Array.from({ length: 11 }, (_, at) => into(2 ** at));
    expect(patched({ a: {} }, operations)).toMatchObject({ fault: "inapplicable" });
    const shallow = operations.slice(0, 8);
    expect(patched({ a: {} }, shallow).fault).toBeUndefined();
  });
});

const anyName = fc.constantFrom("a", "b", "0", "1", "-", "~", "/", "constructor", "length");
const anyPath = fc
  .array(anyName, { maxLength: 3 })
  .map((steps) => steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));
const anyValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, "a", ""),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(anyName, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const anyOperation = fc.oneof(
  fc.record({ op: fc.constantFrom("add", "replace", "test"), path: anyPath, value: anyValue }),
  fc.record({ op: fc.constant("remove"), path: anyPath }),
  fc.record({ op: fc.constant("copy"), path: anyPath, from: anyPath }),
);

describe("any JSON Patch", () => {
  it("gives JSON of its own, or says which operation failed; neither the patch nor what it holds is changed", () => {
    let applied = 0;
    fc.assert(
      fc.property(anyValue, fc.array(anyOperation, { maxLength: 4 }), (target, operations) => {
        const patch = decoded(JSON.stringify(operations));
        const first = patch.applyTo(structuredClone(target));
        expect(patch.applyTo(structuredClone(target))).toEqual(first);
        if (first.fault !== undefined) {
          expect(first.failures[0]?.pointer).toMatch(/^\/[0-3]$/);
          return;
        }
        applied += 1;
        expect(JSON.parse(JSON.stringify(first.value))).toEqual(first.value);
      }),
      { numRuns: 500 },
    );
    expect(applied).toBeGreaterThan(20);
  });

  it("add and then remove leaves an object as it was; a move there and back, too", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("a", "b", "c"), anyValue), anyValue, (target, value) => {
        const add = { op: "add", path: "/new", value };
        expect(patched(target, [add, { op: "test", path: "/new", value }, { op: "remove", path: "/new" }])).toEqual({
          value: target,
        });
        const move = (from: string, path: string) => ({ op: "move", from, path });
        expect(patched({ ...target, a: value }, [move("/a", "/z"), move("/z", "/a")])).toEqual({
          value: { ...target, a: value },
        });
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecodeError } from "../resource/codec.ts";
import type { Patch } from "../resource/patch.ts";
import { mergePatchCodec } from "./mergePatch.ts";

const NO_PARAMETERS = { parameters: new Map<string, string>() };

function decoded(text: string): Patch {
  return mergePatchCodec.decode?.(new TextEncoder().encode(text), NO_PARAMETERS) as Patch;
}

function patched(target: unknown, patch: unknown): unknown {
  return decoded(JSON.stringify(patch)).applyTo(structuredClone(target));
}

// RFC 7396, appendix A, all of it.
it.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j patched with %j is %j", (target, patch, result) => {
  expect(patched(target, patch)).toHaveProperty("value", result);
});

describe("what is no merge patch", () => {
  it.each([
    "",
    "{",
    '{"a":1} x',
    '{"__proto__":{"admin":true}}',
    '{"a":{"\\u005f_proto__":1}}',
    "[".repeat(1500) + "]".repeat(1500),
  ])("%# is refused when it is decoded", (text) => {
    expect(() => decoded(text)).toThrow(DecodeError);
  });
});

it("touches no prototype: a name that objects inherit is a name like any other", () => {
  const { value } = patched({}, { constructor: { prototype: { admin: true } }, toString: null }) as { value: object };
  expect(Object.hasOwn(value, "constructor")).toBe(true);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Reflect.get({}, "admin")).toBeUndefined();
});

const anyJson = fc.jsonValue({ maxDepth: 4 });

/** RFC 7396 1: a patch cannot set null. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === null ? [] : [[name, withoutNulls(member)]])),
  );
}

/** What turns one value into another. */
function difference(from: unknown, to: unknown): unknown {
  if (!isObject(from) || !isObject(to)) return to;
  const gone = Object.keys(from).filter((name) => !Object.hasOwn(to, name));
  return Object.fromEntries([
    ...Object.entries(to).map(([name, value]) => [name, difference(from[name], value)]),
    ...gone.map((name) => [name, null]),
  ]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

describe("any merge patch", () => {
  it("that is the difference of two values turns the one into the other", () => {
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        const to = withoutNulls(JSON.parse(JSON.stringify(other)));
        if (JSON.stringify([one, to]).includes("__proto__")) return;
        const from = JSON.parse(JSON.stringify(one));
        expect(patched(from, difference(from, to))).toHaveProperty("value", to);
      }),
    );
  });

  it("applied twice is applied once", () => {
    fc.assert(
      fc.property(anyJson, anyJson, (target, patch) => {
        if (JSON.stringify(patch).includes("__proto__")) return;
        const once = patched(target, patch) as { value: unknown };
        expect(patched(once.value, patch)).toHaveProperty("value", once.value);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { anyModel, freezeDeclared, isPlain, likenessOf } from "./same.ts";

const isSame = (one: unknown, other: unknown) => likenessOf(one) === likenessOf(other);
const isSameButModels = (one: unknown, other: unknown) => likenessOf(one, anyModel) === likenessOf(other, anyModel);

/** A class that makes its instances models, as zod's do: what the standard asks for is made when it is first read. */
class Lazy {
  reads = 0;
  get "~standard"() {
    this.reads += 1;
    return { version: 1, vendor: "test", validate: (value: unknown) => ({ value }) };
  }
}

const plain = () => ({ modelJsonSchema: () => ({ type: "object" }) });

describe("what resources have in common, as a text", () => {
  it("takes any model for any other", () => {
    const text = z.object({ title: z.string() });
    for (const other of [z.object({}), z.string(), plain(), new Lazy()]) {
      expect(isSameButModels(text, other)).toBe(true);
      expect(isSameButModels({ PUT: text }, { PUT: other })).toBe(true);
      expect(isSame(text, other)).toBe(false);
    }
  });

  it("does not read the other model where its class makes it one", () => {
    class Fresh extends Lazy {}
    const [known, other] = [new Fresh(), new Fresh()];
    expect(isSameButModels(known, other)).toBe(true);
    expect([known.reads, other.reads]).toEqual([1, 0]);
  });

  it("takes nothing else for a model, whichever comes first", () => {
    const inherits = Object.create({ "~standard": 1 });
    const none = [
      {},
      [],
      { "~standard": 1 },
      { "~standard": {} },
      { modelJsonSchema: 1 },
      inherits,
      "",
      null,
      undefined,
    ];
    for (const model of [plain(), new Lazy(), z.string(), { "~standard": { validate: () => ({ value: 1 }) } }]) {
      for (const other of none) {
        expect(isSameButModels(model, other)).toBe(false);
        expect(isSameButModels(other, model)).toBe(false);
      }
    }
  });

  it("compares the rest by content", () => {
    expect(isSameButModels(["GET", "PUT"], ["GET", "PUT"])).toBe(true);
    expect(isSameButModels(["GET"], ["GET", "PUT"])).toBe(false);
    expect(isSameButModels({ a: 1 }, { a: 2 })).toBe(false);
    expect(isSameButModels({ a: 1 }, { b: 1 })).toBe(false);
    expect(isSameButModels([], {})).toBe(false);
    expect(isSameButModels(new Date(0), new Date(0))).toBe(false);
  });
});

describe("a likeness", () => {
  it("takes no text for another with what follows it, and no value for its text", () => {
    expect(likenessOf(["a", 'b"c'])).toBe('[1"01"a1"13"b"c]');
    expect(isSame(["a", "b"], ["ab", ""])).toBe(false);
    for (const value of [1, true, null, undefined, 1n]) expect(isSame(value, String(value))).toBe(false);
    expect(isSame({ a: { b: [1, null] } }, { a: { b: [1, null] } })).toBe(true);
  });

  it("is that of identity below a depth of eight, so that what holds itself has an end", () => {
    const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);
    expect(isSame(deep(7), deep(7))).toBe(true);
    expect(isSame(deep(8), deep(8))).toBe(false);
    const circle: unknown[] = [];
    circle.push(circle);
    expect(isSame(circle, circle)).toBe(true);
  });

  it("names a function, and an object of a class, only as itself", () => {
    const make = () => () => 1;
    const [one, other] = [make(), make()];
    expect([isSame(one, one), isSame(one, other), isSame(new Lazy(), new Lazy())]).toEqual([true, false, false]);
  });
});

it.each([
  [{}, true],
  [[], true],
  [Object.create(null), false],
  [new Date(), false],
  [() => 1, false],
  [null, false],
  ["text", false],
])("%o is a list or a record: %s", (value, is) => {
  expect(isPlain(value)).toBe(is);
});

describe("what the checks have seen", () => {
  it("is frozen, to a depth of four", () => {
    const declared = { a: [{ b: { c: 1 } }] };
    freezeDeclared(declared);
    const { a } = declared;
    expect([declared, a, a[0], a[0]?.b].map(Object.isFrozen)).toEqual([true, true, true, true]);
    const deep = { a: { b: { c: { d: {} } } } };
    freezeDeclared(deep);
    expect([deep.a.b.c, deep.a.b.c.d].map(Object.isFrozen)).toEqual([true, false]);
  });

  it("is left as it is where it is a model, of a class, or a record with functions: a store has state", () => {
    const store = { get: () => 1, more: {} };
    const model = plain();
    const declared = { store, model, lazy: new Lazy(), list: [() => 1], byType: { json: z.string() } };
    freezeDeclared(declared);
    const { lazy, list, byType } = declared;
    expect([declared, store, store.more, model, lazy, list, byType].map(Object.isFrozen)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it("may have models that are functions among its members", () => {
    const callable = Object.assign(() => 1, plain());
    const declared = { callable };
    freezeDeclared(declared);
    expect(Object.isFrozen(declared)).toBe(true);
  });
});

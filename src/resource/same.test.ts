import { describe, expect, it } from "vitest";
import { z } from "zod";
import { anyModel, likenessOf } from "./same.ts";

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

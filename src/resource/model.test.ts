import { type } from "arktype";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isModel, type Model, validate, validateFields } from "./model.ts";

const Book = { title: "Signals", pages: [{ "a/b": 1, "c~d": 2 }] };

/** A model by hand, which gives back something else than it was given. */
const plain: Model<number> = {
  modelJsonSchema: () => ({ type: "string" }),
  validate: (value) => (value === "one" ? { value: 1 } : { issues: [{ message: "not one" }] }),
};

describe("what is a model", () => {
  it.each([
    ["zod", z.string(), true],
    ["valibot", v.string(), true],
    ["arktype, which is a function", type("string"), true],
    ["by hand", plain, true],
    ["a schema alone", { modelJsonSchema: () => ({}) }, true],
    ["a function with a schema", Object.assign(() => {}, { modelJsonSchema: () => ({}) }), true],
    ["a JSON Schema", { type: "object" }, false],
    ["nothing", null, false],
    ["undefined", undefined, false],
    ["a text", "book", false],
    ["a function", () => {}, false],
    ["something of that name", { modelJsonSchema: {} }, false],
    ["an empty standard", { "~standard": {} }, false],
    ["no standard", { "~standard": null }, false],
    ["a standard that is a text", { "~standard": "validate" }, false],
  ])("%s: %o", (_what, candidate, expected) => {
    expect(isModel(candidate)).toBe(expected);
  });
});

describe("validating", () => {
  it.each([
    [100, 100, undefined],
    [101, 101, "There is 1 more failure, which is not listed."],
    [5_000, 101, "There are 4900 more failures, which are not listed."],
  ])("lists a hundred failures at most: of %i, %i entries, the last for the others", async (count, entries, last) => {
    const values = Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 1]));
    const { failures = [] } = await validate(z.record(z.string(), z.string()), values);
    expect(failures).toHaveLength(entries);
    expect(failures[99]?.pointer).toBe("/n99");
    if (last !== undefined) expect(failures.at(-1)).toEqual({ pointer: "", detail: last });
  });

  it("gives the value as the model gives it back", async () => {
    expect(validate(plain, "one")).toEqual({ value: 1 });
    expect(await validate(z.coerce.number(), "2")).toEqual({ value: 2 });
  });

  it("without a check takes the value as it is", () => {
    expect(validate({ modelJsonSchema: () => ({}) }, Book)).toEqual({ value: Book });
  });

  it("calls a check as a method of its model", () => {
    class Limited {
      readonly #most = 3;
      modelJsonSchema() {
        return {};
      }
      validate(value: unknown) {
        return Number(value) <= this.#most ? { value: Number(value) } : { issues: [{ message: "too many" }] };
      }
    }
    expect(validate(new Limited(), "3")).toEqual({ value: 3 });
    expect(validate(new Limited(), "4")).toEqual({ failures: [{ pointer: "", detail: "too many" }] });
  });

  it("is asynchronous where the model is", async () => {
    const later: Model = { modelJsonSchema: () => ({}), validate: async () => ({ issues: [{ message: "no" }] }) };
    expect(validate(later, 1)).toBeInstanceOf(Promise);
    expect(await validate(later, 1)).toEqual({ failures: [{ pointer: "", detail: "no" }] });
  });

  it.each([true, false, undefined, null, {}, "ok"])("%o is no result, and accepts nothing", async (result) => {
    const said = /^The validate of a model gave .*\. Return \{ value \} or \{ issues \}\.$/;
    expect(() => validate({ modelJsonSchema: () => ({}), validate: () => result as never }, 1)).toThrow(said);
    const later: Model = { modelJsonSchema: () => ({}), validate: async () => result as never };
    await expect(validate(later, 1)).rejects.toThrow(said);
  });

  it("a value may be undefined", () => {
    const none: Model = { modelJsonSchema: () => ({}), validate: () => ({ value: undefined }) };
    expect(validate(none, 1)).toEqual({ value: undefined });
  });

  it("names each failure by a JSON pointer (RFC 6901): ~ and / are escaped", () => {
    const failing: Model = {
      modelJsonSchema: () => ({}),
      validate: () => ({
        issues: [
          { message: "whole" },
          { message: "empty", path: [] },
          { message: "deep", path: ["pages", 0, { key: "a/b" }, "c~d"] },
          { message: "symbol", path: [Symbol.iterator] },
        ],
      }),
    };
    expect(validate(failing, Book)).toEqual({
      failures: [
        { pointer: "", detail: "whole" },
        { pointer: "", detail: "empty" },
        { pointer: "/pages/0/a~1b/c~0d", detail: "deep" },
        { pointer: "/Symbol(Symbol.iterator)", detail: "symbol" },
      ],
    });
  });

  it.each([
    ["zod", z.object({ title: z.string() })],
    ["valibot", v.object({ title: v.string() })],
    ["arktype", type({ title: "string" })],
  ])("understands %s", async (_vendor, model) => {
    expect(await validate(model as Model, { title: "x" })).toEqual({ value: { title: "x" } });
    expect(await validate(model as Model, { title: 1 })).toEqual({
      failures: [{ pointer: "/title", detail: expect.any(String) }],
    });
  });
});

describe("fields, of which one that comes once is a text", () => {
  /** A model that takes lists under these names, and texts under all others. What it was asked is kept. */
  function taking(lists: readonly string[], isLater = false) {
    const asked: unknown[] = [];
    const validateAll = (value: unknown) => {
      asked.push({ ...(value as object) });
      const issues = Object.entries(Object(value))
        .filter(([name, given]) => Array.isArray(given) !== lists.includes(name))
        .map(([name]) => ({ message: "no", path: name === "keyed" ? [{ key: name }] : [name] }));
      const result = issues.length === 0 ? { value } : { issues };
      return isLater ? Promise.resolve(result) : result;
    };
    const model: Model = { modelJsonSchema: () => ({}), validate: validateAll };
    return { model, asked };
  }

  it.each([false, true])("are asked about once where the model takes them (later: %s)", async (isLater) => {
    const { model, asked } = taking(["tag"], isLater);
    expect(await validateFields(model, { a: "1", tag: ["x", "y"] })).toEqual({ value: { a: "1", tag: ["x", "y"] } });
    expect(asked).toHaveLength(1);
  });

  it("are lists of one where only those are taken", async () => {
    const { model, asked } = taking(["tag", "keyed"]);
    expect(await validateFields(model, { a: "1", tag: "x", keyed: "y" })).toEqual({
      value: { a: "1", tag: ["x"], keyed: ["y"] },
    });
    expect(asked).toHaveLength(2);
  });

  it("are told of as they were sent where neither is taken", async () => {
    const model: Model = {
      modelJsonSchema: () => ({}),
      validate: (value) => ({ issues: [{ message: JSON.stringify(value), path: ["a"] }] }),
    };
    expect(await validateFields(model, { a: "1" })).toEqual({ failures: [{ pointer: "/a", detail: '{"a":"1"}' }] });
  });

  it("are lists only under the names that take one, where another is refused in both forms", async () => {
    const model: Model = {
      modelJsonSchema: () => ({}),
      validate: (value) => {
        const { tag } = value as { readonly tag: unknown };
        const refused = [{ message: JSON.stringify(value), path: ["a"] }];
        return { issues: Array.isArray(tag) ? refused : [...refused, { message: "no", path: ["tag"] }] };
      },
    };
    expect(await validateFields(model, { a: "1", tag: "x" })).toEqual({
      failures: [{ pointer: "/a", detail: '{"a":"1","tag":["x"]}' }],
    });
  });

  it("are not asked about again for a name that is missing, for an item of a list, or for all of them", async () => {
    for (const path of [["b"], ["tag", 0], [], undefined]) {
      let asked = 0;
      const model: Model = {
        modelJsonSchema: () => ({}),
        validate: () => ({ issues: [{ message: `no ${(asked += 1)}`, ...(path && { path }) }] }),
      };
      const { failures } = await validateFields(model, { a: "1", tag: ["x"] });
      expect([asked, failures]).toEqual([
        1,
        [{ pointer: (path ?? []).map((each) => `/${each}`).join(""), detail: "no 1" }],
      ]);
    }
  });

  it("may have any name", async () => {
    const fields: Record<string, unknown> = Object.create(null);
    fields["__proto__"] = "1";
    const { model } = taking(["__proto__"]);
    const taken = await validateFields(model, fields);
    expect(Object.entries(Object(Reflect.get(taken, "value")))).toEqual([["__proto__", ["1"]]]);
  });

  it("are taken as they are by a model without a check", () => {
    const fields = { a: "1" };
    expect(validateFields({ modelJsonSchema: () => ({}) }, fields)).toEqual({ value: fields });
  });
});

import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { checkFields, type ModelResult } from "../src/resource/model.ts";

const zodModel = z.object({
  tag: z.array(z.string()).optional(),
  page: z.coerce.number().int().min(1).default(1),
  ids: z.array(z.coerce.number()).optional(),
  word: z.string().min(2).optional(),
});
const valibotModel = v.object({
  tag: v.optional(v.array(v.string())),
  word: v.optional(v.pipe(v.string(), v.minLength(2))),
});

type Fields = Readonly<Record<string, unknown>>;
const byZod = async (fields: Fields) => checkFields(zodModel["~standard"].validate, fields);
const byValibot = async (fields: Fields) =>
  checkFields<unknown>((value) => valibotModel["~standard"].validate(value), fields);
const valueOf = (result: ModelResult<unknown>) => (result.issues === undefined ? result.value : undefined);
const messages = ({ issues = [] }: ModelResult<unknown>) =>
  issues.map(({ path = [], message }) => [path.join("."), message]);

describe("fields in which a name comes once", () => {
  it("are a list of one where the model has a list, and a text where it has a text", async () => {
    expect(valueOf(await byZod({ tag: "a", word: "ab", page: "2" }))).toEqual({ tag: ["a"], word: "ab", page: 2 });
    expect(valueOf(await byZod({ tag: ["a", "b"] }))).toEqual({ tag: ["a", "b"], page: 1 });
    expect(valueOf(await byValibot({ tag: "a", word: "ab" }))).toEqual({ tag: ["a"], word: "ab" });
  });

  it("are refused for what is wrong with them, and not for being a text or a list", async () => {
    expect(messages(await byZod({ tag: "a", page: "0" }))).toEqual([["page", expect.stringContaining(">=1")]]);
    expect(messages(await byZod({ tag: "a", word: "x" }))).toEqual([["word", expect.stringContaining(">=2")]]);
    expect(messages(await byZod({ ids: "x" }))).toEqual([["ids.0", expect.stringContaining("number")]]);
    expect(messages(await byValibot({ word: "x" }))).toHaveLength(1);
  });

  it("ask the model once where it accepts them, and three times at most", async () => {
    const check = vi.fn(zodModel["~standard"].validate);
    await checkFields(check, { page: "3" });
    expect(check).toHaveBeenCalledTimes(1);
    await checkFields(check, { tag: "a", page: "0", word: "x" });
    expect(check).toHaveBeenCalledTimes(4);
  });

  it("leave what is no result to those who ask: the author's mistake", async () => {
    for (const result of [undefined, null, true, 5])
      expect(await checkFields<unknown>(() => result as never, { tag: "a" })).toBe(result);
  });

  it("keep the name __proto__ as a name", async () => {
    const fields = JSON.parse('{ "__proto__": "a", "tag": "b" }');
    const seen = await checkFields<Fields>((value) => {
      const given = value as Fields;
      return Array.isArray(given["tag"]) ? { value: given } : { issues: [{ message: "no list", path: ["tag"] }] };
    }, fields);
    expect(Object.keys(valueOf(seen) as object)).toEqual(["__proto__", "tag"]);
  });

  it("are accepted by a model of lists and texts, however they come", async () => {
    const names = ["a", "b", "c", "d"] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...names)),
        fc.dictionary(fc.constantFrom(...names), fc.array(fc.string(), { minLength: 1, maxLength: 3 })),
        async (lists, given) => {
          const shape = Object.fromEntries(
            names.map((name) => [name, lists.includes(name) ? z.array(z.string()).optional() : z.string().optional()]),
          );
          const fields = Object.fromEntries(
            Object.entries(given).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
          );
          const isValid = Object.entries(given).every(
            ([name, values]) => values.length === 1 || lists.includes(name as "a"),
          );
          const result = await checkFields<unknown>(z.object(shape)["~standard"].validate, fields);
          expect(result.issues === undefined).toBe(isValid);
          if (isValid) {
            const wanted = Object.entries(given).map(([name, values]) => [
              name,
              lists.includes(name as "a") ? values : values[0],
            ]);
            expect(valueOf(result)).toEqual(Object.fromEntries(wanted));
          }
        },
      ),
    );
  });
});

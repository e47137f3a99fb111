import { describe, expect, it } from "vitest";
import { jsonText } from "./jsonText.ts";

const late = Promise.resolve(1);

describe("a promise that nobody awaited", () => {
  it.each([
    [late, ""],
    [{ a: 1, author: late }, "/author"],
    [{ items: [{}, { author: { name: late } }] }, "/items/1/author/name"],
    [{ "a/b": [late] }, "/a~1b/0"],
    [{ toJSON: () => ({ inner: late }) }, "/inner"],
  ])("is refused with the path to it: %o", (value, path) => {
    expect(() => jsonText(value)).toThrow(`there is a promise at "${path}" of the value`);
  });

  it.each([
    [{}, "{}"],
    [{ a: {}, b: "{}", c: [null, {}] }, '{"a":{},"b":"{}","c":[null,{}]}'],
    [new Map([["a", late]]), "{}"],
    [{ secret: { late, toJSON: () => ({}) } }, '{"secret":{}}'],
  ])("what is empty is not: %o", (value, text) => {
    expect(jsonText(value)).toBe(text);
  });
});

import { expect, it } from "vitest";
import { isNestedTooDeeply, MOST_NESTING } from "./jsonNesting.ts";

const isTooDeep = (json: string) => isNestedTooDeeply(new TextEncoder().encode(json));
const nested = (open: string, close: string, depth: number, inner = "") =>
  open.repeat(depth) + inner + close.repeat(depth);
const LONG = `"${"x".repeat(3000)}"`;

it.each([
  ["lists", "[", "]", LONG],
  ["objects", '{"a":', "}", LONG],
  ["lists without content", "[", "]", ""],
])("a thousand levels of %s are taken, and one more is too deep", (_, open, close, inner) => {
  expect(MOST_NESTING).toBe(1000);
  expect([isTooDeep(nested(open, close, 1000, inner)), isTooDeep(nested(open, close, 1001, inner))]).toEqual([
    false,
    true,
  ]);
});

it.each([
  ["brackets in a text", `["${"[".repeat(3000)}"]`],
  ["brackets after an escaped quote", `["\\"${"[".repeat(3000)}"]`],
  ["brackets after an escaped backslash, in the next text", `["\\\\", "${"{".repeat(3000)}"]`],
  ["many lists beside each other", `[${"[],".repeat(2000)}[]]`],
  ["many objects beside each other", `[${"{},".repeat(2000)}{}]`],
  ["other characters above the brackets", `["", ${"\\^_`abc~\u007f".repeat(500)}]`],
])("%s are no levels", (_, json) => {
  expect(isTooDeep(json)).toBe(false);
});

it("brackets after a text that ended with an escaped backslash are levels", () => {
  expect(isTooDeep(`["\\\\",${nested("[", "]", 1001)}]`)).toBe(true);
});

it("a text without an end has an end", () => {
  expect(isTooDeep(`"${"\\".repeat(3001)}`)).toBe(false);
});

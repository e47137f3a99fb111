import { expect, it } from "vitest";
import { isFunction, isObject, isRecord, isText, tagOf } from "./kinds.ts";
import { kindOf } from "./responseStream.ts";
import { throwerOf, thrownBy } from "./thrownBy.ts";
import { LONGEST_TIMER, timerDelay } from "./timer.ts";
import { wrongValue } from "./wrongValue.ts";

it.each([
  ["text", '"text"'],
  ["a".repeat(81), `"${"a".repeat(80)}"`],
  [5, "5"],
  [null, "null"],
  [undefined, "undefined"],
  [Symbol("a"), "Symbol(a)"],
  [{}, "an object"],
  [[], "an array"],
  [() => 1, "a function"],
  [Promise.resolve(), "a promise"],
  [[Promise.resolve()], "a promise"],
])("says what a callback gave: %o", (given, shown) => {
  expect(wrongValue("find", given, "Return a row.")).toEqual(new TypeError(`find gave ${shown}. Return a row.`));
});

it.each([
  [null, "null"],
  [undefined, "undefined"],
  ["a", "a string"],
  [1n, "a bigint"],
  [[], "an array"],
  [new Map(), "an object"],
  [Promise.resolve(), "a promise"],
])("the kind of %o is %s", (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

it.each([
  ["a", { isText: true }],
  [() => 1, { isFunction: true }],
  [{}, { isObject: true, isRecord: true }],
  [[], { isObject: true }],
  [null, {}],
  [1, {}],
])("%o is of its kinds, and of no other", (value, kinds) => {
  const all = { isText, isFunction, isObject, isRecord };
  expect(
    Object.fromEntries(
      Object.entries(all)
        .filter(([, is]) => is(value))
        .map(([name]) => [name, true]),
    ),
  ).toEqual(kinds);
});

it("an object has the name that the runtime has for its kind", () => {
  expect([{}, [], new Map(), new Error("a"), Object.create(null)].map(tagOf)).toEqual([
    "Object",
    "Array",
    "Map",
    "Error",
    "Object",
  ]);
});

it("an error knows who threw it, and what is no error does not", () => {
  const error = new Error("down");
  expect([thrownBy("verify", error), throwerOf(error)]).toEqual([error, " in verify"]);
  expect([thrownBy("verify", "down"), throwerOf("down"), throwerOf(new Error("other"))]).toEqual(["down", "", ""]);
});

it("a time is never longer than a timer can be", () => {
  expect([timerDelay(5), timerDelay(Number.POSITIVE_INFINITY), timerDelay(2 ** 31)]).toEqual([
    5,
    LONGEST_TIMER,
    LONGEST_TIMER,
  ]);
});

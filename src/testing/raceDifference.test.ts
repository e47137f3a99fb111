import { describe, expect, it } from "vitest";
import { differences } from "./raceDifference.ts";

const places = (one: unknown, other: unknown) => [...differences(one, other)].map(([place]) => place);

describe("differences", () => {
  it("finds none between equal values", () => {
    expect(places({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });

  it("points to what is changed, added and taken away", () => {
    const one = { paths: { "/a~b": { get: 1 } }, list: [1, 2], gone: true };
    const other = { paths: { "/a~b": { get: 2 } }, list: [1, 2, 3], come: true };
    expect(places(one, other)).toEqual(["/paths/~1a~0b/get", "/list/2", "/gone", "/come"]);
  });

  it("does not take an array for an object, nor nothing for something", () => {
    expect(places([], {})).toEqual([""]);
    expect(places(undefined, {})).toEqual([""]);
    expect(places({ a: null }, { a: {} })).toEqual(["/a"]);
  });
});

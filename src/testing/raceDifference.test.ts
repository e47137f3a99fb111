import { describe, expect, it } from "vitest";
import { differences } from "./runOpenapi.ts";

describe("differences", () => {
  it("finds none between equal values", () => {
    expect(differences({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });

  it("points to what is changed, added and taken away", () => {
    const one = { paths: { "/a~b": { get: 1 } }, list: [1, 2], gone: true };
    const other = { paths: { "/a~b": { get: 2 } }, list: [1, 2, 3], come: true };
    expect(differences(one, other)).toEqual(["/paths/~1a~0b/get", "/list/2", "/gone", "/come"]);
  });

  it("does not take an array for an object, nor nothing for something", () => {
    expect(differences([], {})).toEqual(["/"]);
    expect(differences(undefined, {})).toEqual(["/"]);
    expect(differences({ a: null }, { a: {} })).toEqual(["/a"]);
  });
});

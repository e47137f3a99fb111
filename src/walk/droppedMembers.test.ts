import { describe, expect, it } from "vitest";
import { droppedMembers } from "./droppedMembers.ts";

const pointersOf = (decoded: unknown, output: unknown) => droppedMembers(decoded, output).map(({ pointer }) => pointer);

describe("the members that a model does not have (RFC 7240 4.4, handling=strict)", () => {
  it.each<[string, unknown, unknown, string[]]>([
    ["are those that its output lacks, at any depth", { a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } }, ["/a", "/b/d"]],
    ["are named by a pointer (RFC 6901)", { "a/b~c": 1 }, {}, ["/a~1b~0c"]],
    ["are found in the items of a list", [{ a: 1 }, { a: 1, b: 2 }], [{ a: 1 }, { a: 1 }], ["/1/b"]],
    ["are none where a list is shorter: the model has taken the items", [1, 2, 3], [1], []],
    ["are none where a model makes something else of an object", { a: 1 }, new Date(), []],
    ["are none where it makes a list of an object, or an object of a list", { a: { b: 1 } }, { a: [] }, []],
    ["are none in what is no object", { a: "text" }, { a: 4 }, []],
    ["are none where it makes nothing of an object", { a: { b: 1 } }, { a: null }, []],
  ])("%s", (_what, decoded, output, pointers) => {
    expect(pointersOf(decoded, output)).toEqual(pointers);
  });

  it("are listed up to a hundred", () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`m${at}`, at]));
    expect(pointersOf(many, {})).toHaveLength(100);
  });
});

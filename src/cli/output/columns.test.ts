import { describe, expect, it } from "vitest";
import { columns, wrapList, wrapWords } from "./columns.ts";
import { COLOURED, PLAIN } from "./terminal.ts";

const HEADS = [{ head: "A" }, { head: "List" }];

describe("columns", () => {
  it("stand under their heads, and lines end with their last letter", () => {
    expect(
      columns(
        HEADS,
        [
          ["long one", "x"],
          ["s", ""],
        ],
        { paint: PLAIN, width: 80 },
      ),
    ).toBe("A         List\nlong one  x\ns\n");
  });

  it("wrapList the last of them at its commas", () => {
    const text = columns(HEADS, [["a", "one thing, another thing, a third"]], { paint: PLAIN, width: 28 });
    expect(text).toBe("A  List\na  one thing, another thing,\n   a third\n");
  });

  it("are as wide with colours as without", () => {
    const paint = COLOURED;
    const text = columns([{ head: "A", paint: paint.green }, { head: "B" }], [["x", "y"]], { paint, width: 80 });
    expect(text.replaceAll(/\u001B\[\d+m/g, "")).toBe("A  B\nx  y\n");
    expect(text).toContain("\u001B[32mx\u001B[39m");
  });
});

describe("wrapList", () => {
  it("breaks a list only behind a comma, and leaves a long item whole", () => {
    expect(wrapList("one, two, a very long item, three", 10)).toEqual(["one, two,", "a very long item,", "three"]);
    expect(wrapList("one, two", Number.POSITIVE_INFINITY)).toEqual(["one, two"]);
  });

  it("breaks prose between words", () => {
    expect(wrapWords("Does the resource exist?", 12)).toEqual(["Does the", "resource", "exist?"]);
  });
});

import { describe, expect, it } from "vitest";
import { columns } from "./columns.ts";
import { ANSI, PLAIN, paintWith } from "./paint.ts";

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

  it("wrap the last of them at its commas", () => {
    const text = columns(HEADS, [["a", "one thing, another thing, a third"]], { paint: PLAIN, width: 28 });
    expect(text).toBe("A  List\na  one thing, another thing,\n   a third\n");
  });

  it("are as wide with colours as without", () => {
    const paint = paintWith(ANSI);
    const text = columns([{ head: "A", paint: paint.green }, { head: "B" }], [["x", "y"]], { paint, width: 80 });
    expect(text.replaceAll(/\u001B\[\d+m/g, "")).toBe("A  B\nx  y\n");
    expect(text).toContain("\u001B[32mx\u001B[39m");
  });
});

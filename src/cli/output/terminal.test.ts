import { describe, expect, it } from "vitest";
import { COLOURED, clearLine, columns, PLAIN, progress, terminalOf, wrapList, wrapWords } from "./terminal.ts";

function stream(isTTY: boolean, columns?: number) {
  const written: string[] = [];
  return { isTTY, ...(columns === undefined ? {} : { columns }), written, write: (text: string) => written.push(text) };
}

describe("a terminal", () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: "1" }, false],
    [true, { NO_COLOR: "" }, true],
    [true, { TERM: "dumb" }, false],
    [false, { FORCE_COLOR: "1" }, true],
    [true, { FORCE_COLOR: "0" }, false],
    [true, { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
  ])("(%s) with %j has colours: %s", (isTTY, environment, coloured) => {
    const { paint } = terminalOf(stream(isTTY), stream(false), environment);
    expect(paint.red("x") !== "x").toBe(coloured);
  });

  it("is as wide as it says, or as COLUMNS does, or without bound", () => {
    expect(terminalOf(stream(true, 80), stream(true), { COLUMNS: "20" }).width).toBe(80);
    expect(terminalOf(stream(false), stream(true), { COLUMNS: "20" }).width).toBe(20);
    expect(terminalOf(stream(false), stream(true), {}).width).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("progress", () => {
  it("is shown on a terminal, once a percent, and leaves nothing behind", () => {
    const err = stream(true);
    const terminal = terminalOf(stream(true), err, { NO_COLOR: "1" });
    const step = progress(terminal, 1000);
    for (let steps = 0; steps < 1000; steps += 1) step();
    clearLine(terminal);
    expect(err.written.length).toBe(102);
    expect(err.written[50]).toBe(`\r${"█".repeat(15)}${"░".repeat(15)} 50 % of 1000 requests`);
    expect(err.written.at(-1)).toBe("\r\u001B[K");
  });

  it("is silent where nobody watches", () => {
    const err = stream(false);
    const terminal = terminalOf(stream(true), err, {});
    progress(terminal, 10)();
    clearLine(terminal);
    expect(err.written).toEqual([]);
  });
});

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

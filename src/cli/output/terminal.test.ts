import { describe, expect, it } from "vitest";
import { clearLine, progress, terminalOf } from "./terminal.ts";

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

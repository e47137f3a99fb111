import { describe, expect, it } from "vitest";
import { wrap, wrapWords } from "./wrap.ts";

describe("wrap", () => {
  it("breaks a list only behind a comma, and leaves a long item whole", () => {
    expect(wrap("one, two, a very long item, three", 10)).toEqual(["one, two,", "a very long item,", "three"]);
    expect(wrap("one, two", Number.POSITIVE_INFINITY)).toEqual(["one, two"]);
  });

  it("breaks prose between words", () => {
    expect(wrapWords("Does the resource exist?", 12)).toEqual(["Does the", "resource", "exist?"]);
  });
});

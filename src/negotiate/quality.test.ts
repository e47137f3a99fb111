import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isToken } from "../http/field.ts";
import { FULL_WEIGHT, indexOfBest, parseWeight, parseWeights } from "./quality.ts";

describe("parseWeight", () => {
  it.each([
    ["0", 0],
    ["0.", 0],
    ["0.0", 0],
    ["0.000", 0],
    ["0.001", 1],
    ["0.057", 57],
    ["0.5", 500],
    ["0.29", 290],
    ["0.999", 999],
    ["1", 1000],
    ["1.", 1000],
    ["1.0", 1000],
    ["1.00", 1000],
    ["1.000", 1000],
  ])("RFC 9110 12.4.2: reads %s as %d thousandths", (text, weight) => {
    expect(parseWeight(text)).toBe(weight);
  });

  it.each([
    "",
    ".",
    "1.001",
    "1.1",
    "1.0000",
    "0.0001",
    "0.5000",
    "2",
    "10",
    "01",
    "00",
    "-0",
    "-1",
    "+1",
    "1e0",
    "0x1",
    "0,5",
    " 1",
    "1 ",
    "1\n",
    "a",
    ".1234",
    "0.a",
    "NaN",
  ])("RFC 9110 12.4.2: refuses %j", (text) => {
    expect(parseWeight(text)).toBeUndefined();
  });

  it("RFC 9110 2.4: reads .2, whose sense is plain and which Java sends", () => {
    expect(parseWeight(".2")).toBe(200);
    expect(parseWeight(".123")).toBe(123);
  });

  it("RFC 9110 12.4.2: keeps each of the thousand steps apart", () => {
    for (let weight = 0; weight <= FULL_WEIGHT; weight++) expect(parseWeight((weight / 1000).toFixed(3))).toBe(weight);
  });
});

describe("parseWeights", () => {
  const weights = (field: string): Record<string, number> => Object.fromEntries(parseWeights(field, isToken).weights);

  it("RFC 9110 12.4.2: a member without a weight is worth 1", () => {
    expect(weights("gzip")).toEqual({ gzip: 1000 });
    expect(weights("gzip;")).toEqual({ gzip: 1000 });
  });

  it("RFC 9110 12.4.2: the weight's name is case-insensitive, with OWS around the semicolon", () => {
    expect(weights("a;q=0.5, b ; q=0.25,c;\tQ=0")).toEqual({ a: 500, b: 250, c: 0 });
  });

  it("RFC 9110 12.5.3, 12.5.4: ranges are case-insensitive", () => {
    expect(weights("GZip;q=0.5")).toEqual({ gzip: 500 });
  });

  it("ruling 19: skips the members that cannot be read, and uses the others", () => {
    expect(
      weights("a;q=2, b;q=, c;q, d;x=1, e;q=0.5;x=1, f;q=1;q=1, (g), ;q=1, h;q =1, i;q= 1, j;xq=1, k, l;q=1\n"),
    ).toEqual({
      k: 1000,
    });
  });

  it("asks whether a range is one, in lower case", () => {
    expect([...parseWeights("A,b,C", (range) => range === "a" || range === "c").weights.keys()]).toEqual(["a", "c"]);
  });

  it("of two weights for one range the more generous counts, whichever comes first", () => {
    expect(weights("a;q=0.2, A;q=0.8")).toEqual({ a: 800 });
    expect(weights("a;q=0.8, a;q=0.2")).toEqual({ a: 800 });
    expect(weights("a;q=0, a;q=0")).toEqual({ a: 0 });
  });

  it("ruling 19: reads 64 members", () => {
    const field = Array.from({ length: 65 }, (_, index) => `c${index}`).join();
    expect(parseWeights(field, isToken).weights.size).toBe(64);
    expect(parseWeights(field, isToken).weights.has("c63")).toBe(true);
  });

  it("asks of each member once, however long the header", () => {
    let asked = 0;
    parseWeights("a;q=1,".repeat(100_000), () => {
      asked++;
      return true;
    });
    expect(asked).toBe(64);
  });

  it("returns only whole weights from 0 to 1000, whatever the header", () => {
    const text = fc.string({ unit: fc.constantFrom("a", ",", ";", "q", "=", "0", "1", ".", '"', " ") });
    fc.assert(
      fc.property(text, (field) => {
        for (const [range, weight] of parseWeights(field, isToken).weights) {
          expect(isToken(range)).toBe(true);
          expect(Number.isInteger(weight) && weight >= 0 && weight <= FULL_WEIGHT).toBe(true);
        }
      }),
    );
  });
});

describe("indexOfBest", () => {
  it("RFC 9110 12.4.2: the highest quality wins", () => {
    expect(indexOfBest([1, 1000, 500])).toBe(1);
    expect(indexOfBest([0.5])).toBe(0);
  });

  it("of equals the server's first wins", () => {
    expect(indexOfBest([0, 500, 500])).toBe(1);
  });

  it("RFC 9110 12.4.2: 0 is not acceptable", () => {
    expect(indexOfBest([0, 0])).toBe(-1);
    expect(indexOfBest([])).toBe(-1);
  });
});

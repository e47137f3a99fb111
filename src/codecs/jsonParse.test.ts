import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault } from "./jsonParse.ts";

function accepted(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("findJsonFault", () => {
  it.each([
    ["", 1, 1, "the text ends too early"],
    ["  ", 1, 3, "the text ends too early"],
    ["{", 1, 2, "the text ends too early"],
    ['{"a"', 1, 5, "the text ends too early"],
    ["[1,", 1, 4, "the text ends too early"],
    ["[1 2]", 1, 4, "a comma or ] is expected"],
    ["[1}", 1, 3, "a comma or ] is expected"],
    ['{"a":1]', 1, 7, "a comma or } is expected"],
    ['{"a" 1}', 1, 6, "a colon is expected"],
    ["{a:1}", 1, 2, "a name in double quotes is expected"],
    ['{"a":1,}', 1, 8, "a name in double quotes is expected"],
    ["[1,]", 1, 4, "a value is expected"],
    ['{"a":}', 1, 6, "a value is expected"],
    ["'a'", 1, 1, "a value is expected"],
    ["NaN", 1, 1, "a value is expected"],
    ["\u00a01", 1, 1, "a value is expected"],
    ["01", 1, 2, "nothing more is expected"],
    ["{} {}", 1, 4, "nothing more is expected"],
    ['"abc', 1, 1, "a string is not closed"],
    ['["a\nb"]', 1, 4, "a control character in a string must be escaped"],
    ['"a\\x"', 1, 3, "an escape in a string is unknown"],
    ['"\\u12g4"', 1, 2, "an escape in a string is unknown"],
    ['{\n  "a": 1,\n  b: 2\n}', 3, 3, "a name in double quotes is expected"],
  ])("finds the fault of %j", (text, line, column, reason) => {
    expect(findJsonFault(text)).toEqual({ line, column, reason });
  });

  it("finds none where JSON.parse finds none, and one where it finds one", () => {
    const pieces = fc.constantFrom(
      ...'[]{},:"\\ \n\t0123456789.-+eEu',
      "true",
      "false",
      "null",
      "nul",
      '"a"',
      '"\\n"',
      '"\\u00e9"',
      "1.5e-3",
      "\u0001",
    );
    const text = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
      fc.tuple(fc.json(), fc.nat(), pieces).map(([json, at, piece]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + piece + json.slice(place + 1);
      }),
    );
    fc.assert(
      fc.property(text, (sample) => {
        expect(findJsonFault(sample) === undefined).toBe(accepted(sample));
      }),
      { numRuns: 3000 },
    );
  });

  it("is not exhausted by depth", () => {
    expect(findJsonFault("[".repeat(200_000))?.column).toBe(200_001);
  });
});

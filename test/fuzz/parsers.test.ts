import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { leastTime, WorkMeter } from "./work.ts";

// Started before the parsers are loaded: V8 counts blocks only in what it compiles from then on.
const meter = new WorkMeter(/\/src\/|ipaddr/);
const { PARSERS, PIECES } = await import("./parsers.ts");
afterAll(() => meter.close());

const NAMES = Object.keys(PARSERS);
const pieces = fc.array(fc.constantFrom(...PIECES, "q=0", "text/html", "*", "Mon, 01 Jan 2024 12:00:00 GMT"));
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  pieces.map((parts) => parts.join("")),
);

function parser(name: string): (input: string) => unknown {
  return PARSERS[name] ?? (() => undefined);
}

describe.each(NAMES)("%s", (name) => {
  it("throws nothing of its own, whatever it is given", () => {
    fc.assert(
      fc.property(text, (input) => void parser(name)(input)),
      { numRuns: 500 },
    );
  });

  it("does not fall over what is deep or long", () => {
    for (const piece of PIECES) parser(name)(piece.repeat(100_000 / piece.length));
  });
});

describe("twice the input is no more than twice the work", () => {
  it("is measured: what is quadratic is seen to be", () => {
    // A parser with a loop of its own: blocks are counted in optimised code too, calls that it inlined away are not.
    const parse = parser("splitList");
    const quadratic = (input: string) => {
      for (const _ of input) parse(input);
    };
    const [once, twice] = [meter.of(() => quadratic("a".repeat(50))), meter.of(() => quadratic("a".repeat(100)))];
    expect(once).toBeGreaterThan(1000);
    expect(twice / once).toBeGreaterThan(3);
  });

  it.each(NAMES)("%s", (name) => {
    const parse = parser(name);
    for (const piece of PIECES) {
      const [half, whole] = [piece.repeat(2000 / piece.length), piece.repeat(4000 / piece.length)];
      const [once, twice] = [meter.of(() => parse(half)), meter.of(() => parse(whole))];
      expect(twice, `${JSON.stringify(piece)}: ${once}, then ${twice}`).toBeLessThanOrEqual(2.1 * once + 200);
    }
  });
});

/**
 * A regular expression is one step to the meter, so only the clock sees how it goes about it. Sixteen times the input is
 * sixteen times the time where that is linear, and 256 times where it is quadratic; 80 is far from both.
 */
describe("sixteen times the input is nowhere near 256 times the time", () => {
  it.each(NAMES)("%s", (name) => {
    const parse = parser(name);
    for (const piece of PIECES) {
      const [short, long] = [piece.repeat(8_000 / piece.length), piece.repeat(128_000 / piece.length)];
      parse(short);
      const ratio = () =>
        leastTime(() => parse(long)) /
        Math.max(
          leastTime(() => parse(short)),
          200,
        );
      // A machine that is busy may take its time once; what is quadratic is so every time.
      let least = ratio();
      for (let again = 0; least >= 80 && again < 5; again += 1) least = Math.min(least, ratio());
      expect(least, JSON.stringify(piece)).toBeLessThan(80);
    }
  });
});

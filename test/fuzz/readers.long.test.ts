import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { load } from "./bundle.mjs";
import type { Reader } from "./readers.ts";
import { FRAMES, PIECES, runOf } from "./shapes.ts";
import { workOf } from "./work.ts";

const { READERS } = (await load("readers.ts", { isCounted: true })) as { READERS: Readonly<Record<string, Reader>> };

/** Above 2,000, below which nothing is looked for in JSON that is nested, and below the most that is read of a list. */
const LENGTH = 2_200;

const pieces = fc.array(fc.constantFrom(...PIECES, "q=0", "text/html", "*", "Mon, 01 Jan 2024 12:00:00 GMT"));
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  pieces.map((parts) => parts.join("")),
);

describe.each(Object.entries(READERS))("%s", (_name, { read, around = [], length = LENGTH }) => {
  it("throws nothing of its own, whatever it is given", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (input) => void (await read(input))),
      { numRuns: 300 },
    );
  });

  it("does at most 2.2 times the work for twice the text", async () => {
    await read("a");
    const worse: string[] = [];
    for (const [before, behind] of [...FRAMES, ...around]) {
      for (const piece of PIECES) {
        const work = (size: number) => workOf(() => read(before + runOf(piece, size) + behind));
        const shape = JSON.stringify([before, piece, behind]);
        try {
          const [once, twice] = [await work(length), await work(2 * length)];
          if (twice > 2.2 * once) worse.push(`${shape}: ${once}, then ${twice}`);
        } catch (error) {
          worse.push(`${shape}: ${String(error)}`);
        }
      }
    }
    expect(worse).toEqual([]);
  });
});

describe("the measure", () => {
  it("sees work that grows with the square of a text, in loops of its own, in built-in functions and in regular expressions", async () => {
    const quadratic: ((text: string) => unknown)[] = [
      (given) => {
        for (const _ of given) for (const __ of given) globalThis.steps += 1;
      },
      (given) => {
        for (let at = 0; at < given.length; at += 1) given.indexOf("b", at);
      },
      (given) => {
        let kept = "";
        for (const character of given) {
          kept += character;
          kept.lastIndexOf("\n");
        }
      },
      (given) => `${given}b`.replace(/a+$/, ""),
      (given) => {
        const expression = /a*b/y;
        for (let at = 0; at < given.length; at += 1) {
          expression.lastIndex = at;
          expression.test(given);
        }
      },
    ];
    for (const call of quadratic) {
      const [once, twice] = [await workOf(() => call("a".repeat(200))), await workOf(() => call("a".repeat(400)))];
      expect(twice / once, String(call)).toBeGreaterThan(3.5);
    }
  });

  it("ends where an engine would not", async () => {
    await expect(workOf(() => /^(?:a|a)*$/.test(`${"a".repeat(60)}b`))).rejects.toThrow("more than 4000000 steps");
  });
});

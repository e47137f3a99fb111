import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toYaml } from "./yaml.ts";

describe("toYaml", () => {
  it("writes records and lists as blocks, and texts plainly where nothing could mistake them", () => {
    const value = {
      a: { b: ["x", { c: 1, d: null }], e: [], f: {} },
      "200": "OK.",
      on: "no",
      "a: b": "# x",
      g: undefined,
    };
    expect(toYaml(value)).toBe(
      [
        '"200": OK.',
        "a:",
        "  b:",
        "    - x",
        "    - c: 1",
        "      d: null",
        "  e: []",
        "  f: {}",
        '"on": "no"',
        '"a: b": "# x"',
        "",
      ].join("\n"),
    );
  });

  it("quotes what a reader of any version could take for something else", () => {
    for (const text of [
      "yes",
      "No",
      "null",
      "~",
      "1e3",
      "0x1",
      "",
      " a",
      "a ",
      "- a",
      "a: b",
      "a #b",
      "&a",
      "*a",
      "!a",
      "\n",
      "true",
    ]) {
      expect(toYaml(text)).toBe(`${JSON.stringify(text)}\n`);
    }
  });

  it("keeps every scalar on one line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => toYaml(text).indexOf("\n") === toYaml(text).length - 1),
    );
  });
});

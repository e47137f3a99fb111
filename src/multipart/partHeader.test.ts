import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { HANG } from "../../test/bounds.mjs";
import { type PartHeader, parsePartHeader } from "./partHeader.ts";

/** V8 breaks off what does not end, a regular expression too: a header that is never read fails here, and hangs no test run. */
function read(header: string): PartHeader {
  const bytes = new TextEncoder().encode(header);
  return runInNewContext("read()", { read: () => parsePartHeader(bytes) }, { timeout: HANG });
}

const LONG = 1_000_000;
const given = (parameters: string) => `Content-Disposition: form-data; ${parameters}`;

describe("the header of a part", () => {
  it.each([
    ["60 backslashes in a quote that is open", `name="${"\\".repeat(60)}`],
    ["a million backslashes in a quote that is open", `name="${"\\".repeat(LONG)}`],
    ["a backslash before each character", `name="${"\\a".repeat(LONG)}`],
    ["blanks before a semicolon that is missing", `name=a${" ".repeat(LONG)}x`],
    ["blanks before an equals sign that is missing", `name${" \t".repeat(LONG)}x`],
    ["blanks before a value that is missing", `name=${" ".repeat(LONG)};`],
    ["a name without a value", "n".repeat(LONG)],
    ["semicolons alone", ";".repeat(LONG)],
    ["blanks and semicolons", " ;".repeat(LONG)],
    ["open quotes", `name=${'"\\"'.repeat(LONG)}x`],
    ["a million fields", `name=a\r\n${"a: b\r\n".repeat(LONG)}`],
    ["folded lines without an end", `name=a${"\r\n ".repeat(LONG)}x`],
    ["CR alone", `name=a${"\r".repeat(LONG)}`],
  ])("is refused in linear time: %s", (_, parameters) => {
    expect(() => read(given(parameters))).toThrow(expect.objectContaining({ name: "BodyMalformed" }));
  });

  it.each([
    ["backslashes", `name="${"\\".repeat(2 * LONG)}"`, "\\".repeat(LONG)],
    ["quoted pairs", `name="${'\\"'.repeat(LONG)}"`, '"'.repeat(LONG)],
    ["a million other parameters", `${Array.from({ length: LONG / 10 }, (_, at) => `p${at}=1`).join(";")};name=a`, "a"],
    ["blanks", `${" ".repeat(LONG)}name${" ".repeat(LONG)}=${" ".repeat(LONG)}a`, "a"],
    ["folded lines", `${"\r\n ".repeat(LONG)}name=a`, "a"],
    ["a filename* of percent signs", `name=a; filename*=utf-8''${"%".repeat(LONG)}`, "a"],
    ["folders", `name=a; filename="${"/\\".repeat(LONG)}"`, "a"],
    ["percent signs", `name="${"%2".repeat(LONG)}"`, "%2".repeat(LONG)],
  ])("is read in linear time: %s", (_, parameters, name) => {
    expect(read(given(parameters)).name === name).toBe(true);
  });

  it.each([
    ["a backslash before the last quote, which closes", 'name="C:\\dir\\"', "C:\\dir\\"],
    ["a pair before the last quote", 'name="a\\\\"', "a\\"],
    ["three backslashes before the last quote", 'name="a\\\\\\"', "a\\\\"],
    ["a backslash before the last quote, and a parameter behind it", 'name="a\\"; x=y', "a\\"],
    ["a pair, and a quote", 'name="a\\"b"; x="y"', 'a"b'],
    ["nothing in quotes", 'name=""', ""],
  ])("has a name with %s", (_, parameters, name) => {
    expect(read(given(parameters)).name).toBe(name);
  });
});

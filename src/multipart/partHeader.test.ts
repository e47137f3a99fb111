import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { HANG } from "../../test/bounds.mjs";
import { type PartHeader, parsePartHeader, quoted, textOfPart } from "./partHeader.ts";

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

  const UNREADABLE = "The Content-Disposition of a part cannot be read.";
  it.each([
    ["", "A part has no Content-Disposition."],
    ["Content-Type: a/b", "A part has no Content-Disposition."],
    ["Content-Disposition: attachment; name=a", "The Content-Disposition of a part is not form-data with a name."],
    ["Content-Disposition: form-data", "The Content-Disposition of a part is not form-data with a name."],
    ["Content-Disposition: ;name=a", "The Content-Disposition of a part is not form-data with a name."],
    ["A: b\r\n\r\nC: d", "A line in the header of a part is no field."],
    ["no field", "A line in the header of a part is no field."],
    [": a", "A line in the header of a part is no field."],
    ["A: b\nC: d", "A line in the header of a part is no field."],
    ["A: b\0", "A line in the header of a part is no field."],
    ["A: b\r\nb: c\r\na: d", "A part has a twice."],
    [
      `${given("name=a")}\r\nContent-Transfer-Encoding: base64`,
      'The part "a" has a Content-Transfer-Encoding, which is not undone.',
    ],
    [given("name=a; Name=b"), "The Content-Disposition of a part has name twice."],
    [given("name="), UNREADABLE],
    [given("name"), UNREADABLE],
    [given('name="a'), UNREADABLE],
    [given('name="a"x'), UNREADABLE],
    [given("=a"), UNREADABLE],
  ])("is refused: %j", (header, message) => {
    expect(() => read(header)).toThrow(message);
  });

  it.each(["7bit", "8BIT", "Binary"])("may say that its content is as it is: %s", (encoding) => {
    expect(read(`${given("name=a")}\r\nContent-Transfer-Encoding: ${encoding}`).name).toBe("a");
  });

  it("has names as browsers write them, in any case, and text/plain where it has no type (RFC 7578 4.4)", () => {
    expect(read('CONTENT-DISPOSITION: Form-Data ; NAME="a%22b%0d%0A"; FileName="/x\\y%22z"')).toEqual({
      name: 'a"b\r\n',
      filename: 'y"z',
      rawFilename: '/x\\y"z',
      type: "text/plain",
    });
    expect(read(`${given('name=""; filename=a/b')}\r\nContent-Type:\t a/b `)).toEqual({
      name: "",
      filename: "b",
      rawFilename: "a/b",
      type: "a/b",
    });
    expect(read(given("name=a"))).toEqual({
      name: "a",
      filename: undefined,
      rawFilename: undefined,
      type: "text/plain",
    });
    expect(read(`${given("name=a")}\r\nContent-Type:`).type).toBe("text/plain");
  });

  it.each([
    [".", ""],
    ["..", ""],
    ["a/..", ""],
    ["...", "..."],
    ["a\\.", ""],
    ["a.", "a."],
  ])("has a file's name that leads nowhere: %s", (filename, name) => {
    expect(read(given(`name=a; filename="${filename}"`)).filename).toBe(name);
  });
});

it("a name in a message is cut where it is long", () => {
  expect([quoted('a"b'), quoted("a".repeat(60)), quoted("a".repeat(61))]).toEqual([
    '"a\\"b"',
    `"${"a".repeat(60)}"`,
    `"${"a".repeat(60)}…"`,
  ]);
});

it("a text is UTF-8, and begins with what it begins with", () => {
  expect(textOfPart(new TextEncoder().encode("\ufeffa"), "It")).toBe("\ufeffa");
  expect(() => textOfPart(Uint8Array.of(0xff), "It")).toThrow("It is not UTF-8.");
});

import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { attachment } from "./attachment.ts";

/** What a client reads of it: the extended form is preferred (RFC 6266 4.3). */
function nameIn(value: string): string | undefined {
  const extended = /; filename\*=UTF-8''([^;]*)$/.exec(value)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /; filename="((?:[^"\\]|\\.)*)"$/.exec(value)?.[1]?.replaceAll(/\\(.)/g, "$1");
}

describe("attachment", () => {
  it.each([
    ["example.html", 'attachment; filename="example.html"'],
    ["two words.csv", 'attachment; filename="two words.csv"'],
    ['a "quoted" name', 'attachment; filename="a \\"quoted\\" name"'],
    // RFC 6266 5: the euro sign, and a fallback for clients that know no other form.
    ["€ rates", `attachment; filename="? rates"; filename*=UTF-8''%E2%82%AC%20rates`],
    ["50%25.txt", `attachment; filename="50_25.txt"; filename*=UTF-8''50%2525.txt`],
    ["it's (1)*.txt", 'attachment; filename="it\'s (1)*.txt"'],
    ["../../etc/passwd", 'attachment; filename="passwd"'],
    ["C:\\dir\\f.txt", 'attachment; filename="f.txt"'],
    ["a\r\nSet-Cookie: b", 'attachment; filename="aSet-Cookie: b"'],
    ["", "attachment"],
    ["folder/", "attachment"],
  ])("of %j is %s (RFC 6266, RFC 8187)", (name, value) => {
    expect(attachment(name)).toBe(value);
  });

  it("is a field value of ASCII for any text, and a client reads the name from it", () => {
    assert(
      property(string({ unit: "binary" }), (name) => {
        const value = attachment(name);
        expect(value).toMatch(/^[ -~]+$/);
        const last = (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/\p{Cc}/gu, "");
        expect(nameIn(value) ?? "").toBe(
          new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(last)),
        );
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { fieldName, fieldValue, uriReference } from "./fieldValue.ts";

describe("a field's value", () => {
  it.each(["", "plain", "a\tb", "caf\xe9", "~ !"])("may be %j", (value) => {
    expect(fieldValue(value)).toBe(value);
  });

  it.each(["a\r\nX: y", "a\nb", "a\rb", "a\0b", "a\x7f", "€"])(
    "is never %j, which would split the response or be none",
    (value) => {
      expect(() => fieldValue(value)).toThrow(
        new TypeError(`This cannot be the value of a header field: ${JSON.stringify(value)}.`),
      );
    },
  );

  it("is cut in the message", () => {
    expect(() => fieldValue(`\n${"x".repeat(200)}`)).toThrow(JSON.stringify(`\n${"x".repeat(79)}`));
  });
});

describe("a field's name", () => {
  it("is a token", () => {
    expect(fieldName("X-Framework-Trace")).toBe("X-Framework-Trace");
  });

  it.each(["", "a b", "a:b", "a\n", "ü"])("is never %j", (name) => {
    expect(() => fieldName(name)).toThrow(
      new TypeError(`This cannot be the name of a header field: ${JSON.stringify(name)}.`),
    );
  });

  it("is cut in the message", () => {
    expect(() => fieldName(" ".repeat(200))).toThrow(JSON.stringify(" ".repeat(80)));
  });
});

describe("a URI reference", () => {
  it.each([
    ["/books/1", "/books/1"],
    ["/a%20b?c=d&e#f", "/a%20b?c=d&e#f"],
    ["/a b", "/a%20b"],
    ["/Bücher/日本", "/B%C3%BCcher/%E6%97%A5%E6%9C%AC"],
    ['/"<>\\^`{|}', "/%22%3C%3E%5C%5E%60%7B%7C%7D"],
    ["https://example.org/[1]", "https://example.org/[1]"],
  ])("%s is sent as %s", (place, sent) => {
    expect(uriReference(place, "seeOther")).toBe(sent);
  });

  it("cannot write fields of its own", () => {
    expect(() => uriReference("/\r\nSet-Cookie: a=b", "seeOther")).toThrow(TypeError);
  });
});

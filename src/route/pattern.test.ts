import { describe, expect, it } from "vitest";
import { paramNames, parsePattern } from "./pattern.ts";

describe("a pattern", () => {
  it.each([
    ["/", [{ literal: "" }]],
    ["/books", [{ literal: "books" }]],
    ["/books/", [{ literal: "books" }, { literal: "" }]],
    ["/books/{id}", [{ literal: "books" }, { param: "id" }]],
    ["/{a}/{b-c}/{_d1}", [{ param: "a" }, { param: "b-c" }, { param: "_d1" }]],
    ["/Bücher/a-b", [{ literal: "B%C3%BCcher" }, { literal: "a-b" }]],
    ["/.well-known/x", [{ literal: ".well-known" }, { literal: "x" }]],
  ])("%s", (pattern, segments) => {
    expect(parsePattern(pattern)).toEqual(segments);
  });

  it.each([
    ["books", "does not start with a slash"],
    ["", "does not start with a slash"],
    ["/{a}/{a}", "{a} is in it twice"],
    ["/{id}.json", "“{id}.json” is not a parameter"],
    ["/x{id}", "“x{id}” is not a parameter"],
    ["/{}", "“{}” is not a parameter"],
    ["/{1a}", "“{1a}” is not a parameter"],
    ["/{a", "“{a” is not a parameter"],
    ["/a}", "“a}” is not a parameter"],
    ["/:id", "“:id” has a character"],
    ["/*", "“*” has a character"],
    ["/a?b", "“a?b” has a character"],
    ["/a#b", "“a#b” has a character"],
    ["/a b", "“a b” has a character"],
  ])("“%s” is refused: %s", (pattern, why) => {
    expect(() => parsePattern(pattern)).toThrow(why);
    expect(() => parsePattern(pattern)).toThrow(/^BAD_PATTERN: /);
  });

  it("has names", () => {
    expect(paramNames(parsePattern("/a/{b}/c/{d}"))).toEqual(["b", "d"]);
    expect(paramNames(parsePattern("/a"))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { paramNames, parsePattern } from "./pattern.ts";

describe("a pattern", () => {
  it.each([
    ["/", [{ literal: "" }]],
    ["/books", [{ literal: "books" }]],
    ["/books/", [{ literal: "books" }, { literal: "" }]],
    ["/books/{id}", [{ literal: "books" }, { param: "id" }]],
    ["/{a}/{b-c}/{_d1}", [{ param: "a" }, { param: "b-c" }, { param: "_d1" }]],
    ["/files/{path*}", [{ literal: "files" }, { rest: "path", slashes: false }]],
    ["/{a}/{b*}", [{ param: "a" }, { rest: "b", slashes: false }]],
    ["/Bücher/a-b", [{ literal: "B%C3%BCcher" }, { literal: "a-b" }]],
    ["/a%20b/%C3%a9/%41", [{ literal: "a%20b" }, { literal: "%C3%A9" }, { literal: "A" }]],
    ["/100%25", [{ literal: "100%25" }]],
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
    ["/{a*}/b", "{a*} takes the rest of the path, and must be the last segment"],
    ["/{a*}/", "{a*} takes the rest of the path, and must be the last segment"],
    ["/{a}/{a*}", "{a} is in it twice"],
    ["/{*}", "“{*}” is not a parameter"],
    ["/x{a*}", "“x{a*}” is not a parameter"],
    ["/a:b", "“a:b” has a character"],
    ["/a[b]", "“a[b]” has a character"],
    ["/a?b", "“a?b” has a character"],
    ["/a#b", "“a#b” has a character"],
    ["/a b", "“a b” has a character"],
    ["/100%", "“100%” has a character"],
    ["/100%2", "“100%2” has a character"],
    ["/a\ud800", "has a character"],
  ])("“%s” is refused: %s", (pattern, why) => {
    expect(() => parsePattern(pattern)).toThrow(why);
    expect(() => parsePattern(pattern)).toThrow(/^BAD_PATTERN: /);
  });

  it.each([
    ["/books/:id", "/books/{id}"],
    ["/:a/:b", "/{a}/{b}"],
    ["/books/:id?", "/books/{id}"],
    ["/books/:id(\\d+)", "/books/{id}"],
    ["/files/:path*", "/files/{path*}"],
    ["/files/:path+", "/files/{path*}"],
    ["/*", "/{rest*}"],
    ["*", "/{rest*}"],
    ["/files/**", "/files/{rest*}"],
    ["/files/*path", "/files/{path*}"],
    ["/files/**:path", "/files/{path*}"],
    ["/files/(.*)", "/files/{rest*}"],
    ["/books/[id]", "/books/{id}"],
    ["/files/[...path]", "/files/{path*}"],
    ["/files/[[...path]]", "/files/{path*}"],
    ["/books/<id>", "/books/{id}"],
    ["/books/<int:id>", "/books/{id}"],
    ["/files/<path:path>", "/files/{path*}"],
    ["/files/{*path}", "/files/{path*}"],
    ["/files/{**path}", "/files/{path*}"],
    ["/files/{path...}", "/files/{path*}"],
    ["/files/{path:path}", "/files/{path*}"],
    ["/books/{id:int}", "/books/{id}"],
    ["/books/{id?}", "/books/{id}"],
  ])("“%s” of another framework is refused, and “%s” is what to write", (pattern, here) => {
    expect(() => parsePattern(pattern)).toThrow(`Write instead: ${JSON.stringify(here)}`);
    expect(() => parsePattern(here)).not.toThrow();
  });

  it("has names", () => {
    expect(paramNames(parsePattern("/a/{b}/c/{d*}"))).toEqual(["b", "d"]);
    expect(paramNames(parsePattern("/a/{b}/c/{d}"))).toEqual(["b", "d"]);
    expect(paramNames(parsePattern("/a"))).toEqual([]);
  });
});

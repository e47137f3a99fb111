import { describe, expect, it } from "vitest";
import { parsePattern } from "./pattern.ts";
import { Router } from "./router.ts";

/** A router whose values are the patterns themselves. */
function routerOf(...patterns: string[]): Router<string> {
  const router = new Router<string>();
  for (const pattern of patterns) router.add(parsePattern(pattern), pattern);
  return router;
}

describe("finding", () => {
  const router = routerOf(
    "/",
    "/books",
    "/books/",
    "/books/{id}",
    "/books/new",
    "/books/{id}/pages/{page}",
    "/books/new/pages",
    "/{library}/{shelf}/pages",
    "/Bücher",
    "//double",
  );

  it.each([
    ["/", "/", {}],
    ["/books", "/books", {}],
    ["/books/", "/books/", {}],
    ["/books/7", "/books/{id}", { id: "7" }],
    ["/books/new", "/books/new", {}],
    ["/books/a%2Fb", "/books/{id}", { id: "a%2Fb" }],
    ["/books/7/pages/9", "/books/{id}/pages/{page}", { id: "7", page: "9" }],
    ["/books/new/pages", "/books/new/pages", {}],
    // A literal that leads nowhere gives way to the parameter, and leaves no value behind.
    ["/books/new/pages/9", "/books/{id}/pages/{page}", { id: "new", page: "9" }],
    ["/books/7/pages", "/{library}/{shelf}/pages", { library: "books", shelf: "7" }],
    ["/B%C3%BCcher", "/Bücher", {}],
    ["//double", "//double", {}],
  ])("%s leads to %s", (path, value, params) => {
    expect(router.find(path)).toEqual({ value, params });
  });

  it.each([
    "/book",
    "/books/7/",
    "/books/7/pages/",
    "/BOOKS",
    "/books/7/x/9",
    "//",
    "",
    "*",
    "xbooks",
    "books",
    "x:80",
  ])("“%s” leads nowhere", (path) => {
    expect(router.find(path)).toBeUndefined();
  });

  it("an empty segment is no value", () => {
    expect(routerOf("/books/{id}").find("/books/")).toBeUndefined();
    expect(routerOf("/{a}/{b}").find("//b")).toBeUndefined();
  });

  it("a parameter's value ends at the slash, and the last one at the end", () => {
    expect(routerOf("/{a}/{b}/c").find("/1/2/c")?.params).toEqual({ a: "1", b: "2" });
  });
});

describe("adding", () => {
  it("gives back what is there already for the same paths, and leaves it there", () => {
    const router = new Router<string>();
    expect(router.add(parsePattern("/books/{id}"), "first")).toBeUndefined();
    expect(router.add(parsePattern("/books/{name}"), "second")).toBe("first");
    expect(router.find("/books/7")).toEqual({ value: "first", params: { id: "7" } });
    expect(router.add(parsePattern("/books"), "list")).toBeUndefined();
    expect(router.add(parsePattern("/books"), "other")).toBe("list");
    expect(router.find("/books")?.value).toBe("list");
  });

  it("tells prefixes, parameters and literals apart", () => {
    const router = new Router<string>();
    for (const pattern of ["/", "/a", "/a/", "/{a}", "/a/{b}", "/{a}/b"]) {
      expect(router.add(parsePattern(pattern), pattern), pattern).toBeUndefined();
    }
  });
});

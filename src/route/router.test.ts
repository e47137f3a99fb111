import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePattern, type Segment } from "./pattern.ts";
import { decodeParams, decodeWithRest, Router } from "./router.ts";

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
    "/a%20b",
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
    // RFC 3986 6.2.2: the same path, spelt otherwise.
    ["/B%c3%bccher", "/Bücher", {}],
    ["/%42%c3%BCcher", "/Bücher", {}],
    ["/b%6F%6fks/%6Eew", "/books/new", {}],
    ["/books/%6Eew/pages/%39", "/books/{id}/pages/{page}", { id: "new", page: "9" }],
    ["/a%20b", "/a%20b", {}],
  ])("%s leads to %s", (path, value, params) => {
    expect(router.find(path)).toEqual({ value, params, rest: undefined });
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
    // RFC 3986 2.2: an encoded slash does not end a segment.
    "/books%2Fnew",
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
    expect(router.find("/books/7")).toEqual({ value: "first", params: { id: "7" }, rest: undefined });
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

describe("a parameter that takes the rest", () => {
  const router = routerOf(
    "/files/{path*}",
    "/files/{id}",
    "/files/new",
    "/files/{id}/pages",
    "/a/{x}/{y*}",
    "/a/{x}/b/c",
  );

  it.each([
    ["/files/new", "/files/new", {}],
    ["/files/7", "/files/{id}", { id: "7" }],
    ["/files/7/pages", "/files/{id}/pages", { id: "7" }],
    ["/files/7/other", "/files/{path*}", { path: "7/other" }],
    ["/files/new/x", "/files/{path*}", { path: "new/x" }],
    ["/files/a/", "/files/{path*}", { path: "a/" }],
    ["/files/a//b", "/files/{path*}", { path: "a//b" }],
    ["/a/1/b/c", "/a/{x}/b/c", { x: "1" }],
    ["/a/1/b/d", "/a/{x}/{y*}", { x: "1", y: "b/d" }],
    ["/a/1/b", "/a/{x}/{y*}", { x: "1", y: "b" }],
  ])("gives way to a literal and to a parameter: %s leads to %s", (path, value, params) => {
    expect(router.find(path)).toMatchObject({ value, params });
  });

  it.each(["/files", "/files/", "/files//a", "/a/1", "/a/1/", "/a//x"])("is never empty: %s leads nowhere", (path) => {
    expect(router.find(path)).toBeUndefined();
  });

  it("is named in what is found", () => {
    expect(router.find("/files/a/b")?.rest).toBe("path");
    expect(router.find("/files/7")?.rest).toBeUndefined();
  });

  it("is one route for the same paths, whatever it is called", () => {
    const router = routerOf("/files/{path*}");
    expect(router.add(parsePattern("/files/{other*}"), "second")).toBe("/files/{path*}");
    expect(router.add(parsePattern("/files/{id}/{path*}"), "deeper")).toBeUndefined();
  });
});

/** How a pattern's segments match a path's: undefined where they do not, else the kind of each. */
function matched(segments: readonly Segment[], path: string): string | undefined {
  const texts = path.slice(1).split("/");
  let kinds = "";
  for (const [at, segment] of segments.entries()) {
    const text = texts[at];
    if (text === undefined) return undefined;
    if ("rest" in segment) return text === "" ? undefined : `${kinds}2`;
    if ("literal" in segment ? text !== segment.literal : text === "") return undefined;
    kinds += "literal" in segment ? "0" : "1";
  }
  return texts.length === segments.length ? kinds : undefined;
}

/** The naive router: every pattern is held against the path, and of those that match the first in order of kinds is taken. */
function naively(patterns: readonly string[], path: string): string | undefined {
  const all = patterns.flatMap((pattern) => {
    const kinds = matched(parsePattern(pattern), path);
    return kinds === undefined ? [] : [{ pattern, kinds }];
  });
  return all.sort((one, other) => (one.kinds < other.kinds ? -1 : 1))[0]?.pattern;
}

function naiveParams(pattern: string, path: string): Record<string, string> {
  const texts = path.slice(1).split("/");
  return Object.fromEntries(
    parsePattern(pattern).flatMap((segment, at) => {
      if ("rest" in segment) return [[segment.rest, texts.slice(at).join("/")]];
      return "param" in segment ? [[segment.param, texts[at] ?? ""]] : [];
    }),
  );
}

describe("the router finds what a naive one finds", () => {
  const literal = fc.constantFrom("a", "b", "c", "");
  const param = fc.constantFrom("{x}", "{y}", "{z}");
  const rest = fc.constantFrom("{r*}", "{s*}");
  const anyPattern = fc
    .tuple(
      fc.array(fc.oneof({ weight: 2, arbitrary: literal }, param), { minLength: 1, maxLength: 4 }),
      fc.option(rest),
    )
    .map(([texts, last]) => `/${[...texts, ...(last === null ? [] : [last])].join("/")}`)
    .filter((pattern) => new Set(pattern.match(/\{\w+/g)).size === (pattern.match(/\{\w+/g) ?? []).length);
  const anyPath = fc.array(fc.constantFrom("a", "b", "c", "d", ""), { minLength: 1, maxLength: 6 }).map((texts) => {
    return `/${texts.join("/")}`;
  });

  it("for any routes, and any path", () => {
    fc.assert(
      fc.property(
        fc.array(anyPattern, { maxLength: 12 }),
        fc.array(anyPath, { minLength: 1, maxLength: 12 }),
        (drawn, paths) => {
          const router = new Router<string>();
          const shapes = new Map<string, string>();
          for (const pattern of drawn) {
            const shape = pattern.replaceAll(/\{\w+(\*?)\}/g, "{$1}");
            expect(router.add(parsePattern(pattern), pattern)).toBe(shapes.get(shape));
            if (!shapes.has(shape)) shapes.set(shape, pattern);
          }
          const patterns = [...shapes.values()];
          for (const path of paths) {
            const wanted = naively(patterns, path);
            const found = router.find(path);
            expect(found?.value).toBe(wanted);
            if (wanted !== undefined) expect(found?.params).toEqual(naiveParams(wanted, path));
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("parameters", () => {
  it("without escapes are those of the path themselves", () => {
    const params = { id: "7", name: "a+b" };
    expect(decodeParams(params)).toBe(params);
  });

  it("are percent-decoded, each by itself", () => {
    expect(decodeParams({ id: "7", name: "a%2Fb%20%C3%BC" })).toEqual({ id: "7", name: "a/b ü" });
  });

  it.each(["%", "%zz", "%ff", "%C3"])("“%s” is no UTF-8, and no parameter", (name) => {
    expect(decodeParams({ id: "7", name })).toBeUndefined();
  });
});

describe("a parameter that takes the rest", () => {
  it("is decoded segment by segment, and leaves the slashes where they are", () => {
    expect(decodeWithRest({ id: "a%20b", path: "x/y%20z/%C3%BC.txt" }, "path")).toEqual({
      id: "a b",
      path: "x/y z/ü.txt",
    });
    expect(decodeWithRest({ path: "x//y/" }, "path")).toEqual({ path: "x//y/" });
    expect(decodeWithRest({ path: "a%252Fb" }, "path")).toEqual({ path: "a%2Fb" });
  });

  it.each(["../a", "a/../b", "a/%2e%2e/b", "a/.", "a/%00", "a/%zz", "a/%C3"])(
    "“%s” is refused: a dot segment, NUL, or no UTF-8",
    (path) => {
      expect(decodeWithRest({ path }, "path")).toBeUndefined();
    },
  );

  it("leaves the others as they are decoded: there an encoded slash is part of the value", () => {
    expect(decodeWithRest({ id: "a%2Fb", path: "x" }, "path")).toEqual({ id: "a/b", path: "x" });
    expect(decodeWithRest({ id: "%zz", path: "x" }, "path")).toBeUndefined();
  });

  it("may be called __proto__", () => {
    const params: Record<string, string> = Object.create(null);
    params["__proto__"] = "a/b%20c";
    const decoded = decodeWithRest(params, "__proto__");
    expect(Object.entries(decoded ?? {})).toEqual([["__proto__", "a/b c"]]);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  });
});

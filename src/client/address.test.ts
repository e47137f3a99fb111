import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, isAt } from "./address.ts";

const base = new URL("https://example.org/v1/");

describe("the address of a resource", () => {
  it("is its pattern below the client's URL, with parameters and query", () => {
    const url = addressOf(base, "/books/{id}", {
      params: { id: "a b/c" },
      query: { tag: ["x", "y"], page: 2, no: undefined },
    });
    expect(url.href).toBe("https://example.org/v1/books/a%20b%2Fc?tag=x&tag=y&page=2");
    expect(addressOf(base, "/files/{path*}", { params: { path: "a/b c" } }).pathname).toBe("/v1/files/a/b%20c");
    expect(addressOf(new URL("http://localhost"), "/", {}).href).toBe("http://localhost/");
    expect(addressOf(base, "/x", { query: { since: new Date(0) } }).search).toBe("?since=1970-01-01T00%3A00%3A00.000Z");
  });

  it("needs every parameter, and none that would lead elsewhere", () => {
    expect(() => addressOf(base, "/books/{id}", {})).toThrow("takes the parameter id");
    // URL standard: dot segments are removed, so that this would be /v1/.
    for (const id of [".", ".."]) expect(() => addressOf(base, "/books/{id}", { params: { id } })).toThrow("no path");
    expect(() => addressOf(base, "/files/{path*}", { params: { path: "a/../b" } })).toThrow("no path");
  });

  it("is at its own pattern, whatever the parameter", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: "grapheme" }).filter((id) => !/^\.\.?$/.test(id)),
        (id) => {
          const url = addressOf(base, "/books/{id}/pages", { params: { id } });
          expect(isAt(base, "/books/{id}/pages", url)).toBe(true);
          expect(isAt(base, "/books/{id}", url)).toBe(false);
          expect(decodeURIComponent(url.pathname.split("/")[3] ?? "")).toBe(id);
        },
      ),
    );
  });

  it("is at no pattern where it is of another origin", () => {
    expect(isAt(base, "/books", new URL("https://example.com/v1/books"))).toBe(false);
    expect(isAt(base, "/books", new URL("https://example.org/v2/books"))).toBe(false);
    expect(isAt(base, "/b.oks", new URL("https://example.org/v1/books"))).toBe(false);
    expect(isAt(base, "/files/{path*}", new URL("https://example.org/v1/files/a/b"))).toBe(true);
  });
});

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

  it("needs parameters that are not empty, because no route matches one that is", () => {
    for (const pattern of ["/books/{id}", "/books/{id*}"]) {
      expect(() => addressOf(base, pattern, { params: { id: "" } })).toThrow("takes the parameter id");
    }
    expect(addressOf(base, "/files/{path*}", { params: { path: "a//b" } }).pathname).toBe("/v1/files/a//b");
    expect(isAt(base, "/files/{path*}", new URL("https://example.org/v1/files/"))).toBe(false);
  });

  it("needs a query of values that have a text", () => {
    for (const filter of [{ a: 1 }, [{ a: 1 }], [[1, 2]], new Map()]) {
      expect(() => addressOf(base, "/x", { query: { filter } })).toThrow(
        new TypeError("filter of the query is an object: give a value or a list."),
      );
    }
    const query = { at: new URL("https://example.org/"), text: "[object Object]", flag: true, large: 1n };
    const { searchParams } = addressOf(base, "/x", { query });
    expect([...searchParams.values()]).toEqual(["https://example.org/", "[object Object]", "true", "1"]);
  });

  it("is at its pattern, in whichever form either is written (RFC 3986 6.2.2.1)", () => {
    const url = new URL("https://example.org/v1/caf%c3%a9/7");
    for (const pattern of ["/café/{id}", "/caf%C3%A9/{id}", "/caf%c3%a9/{id}"]) {
      expect(isAt(base, pattern, url)).toBe(true);
      expect(isAt(base, pattern, addressOf(base, pattern, { params: { id: 7 } }))).toBe(true);
      expect(isAt(base, pattern, new URL("https://example.org/v1/CAF%C3%A9/7"))).toBe(false);
    }
    expect(isAt(new URL("https://example.org/caf%c3%a9"), "/{id}", new URL("https://example.org/café/7"))).toBe(true);
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

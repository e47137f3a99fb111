import fc from "fast-check";
import { group, hrefOf, resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

const book = group("/api").resource("/books/{id}", { represent: ({ params }) => params });
const file = resource("/files/{folder}/{path*}", { represent: ({ params }) => params });
const home = resource("/bücher", {
  represent: ({ request }) => [...new URLSearchParams(request.target.split("?")[1])],
});
const service = new Service({ resources: { book, file, home } });
const read = async (href: string): Promise<unknown> => JSON.parse(await (await request(service, "GET", href)).text());

describe("hrefOf: the path of a resource, by its pattern (RFC 3986 3.3)", () => {
  it("has the prefix of the group, the values encoded, and the query", () => {
    expect(hrefOf(book, { id: "a/b ü" })).toBe("/api/books/a%2Fb%20%C3%BC");
    expect(hrefOf(book, { id: 7 }, { page: 2, q: "a b", none: undefined })).toBe("/api/books/7?page=2&q=a+b");
    expect(hrefOf(file, { folder: "f", path: "a/b c" })).toBe("/files/f/a/b%20c");
    expect(hrefOf(home)).toBe("/b%C3%BCcher");
  });

  it("leads to the resource with the same values", async () => {
    const text = fc
      .string({ minLength: 1, unit: "grapheme" })
      .filter((each) => !/^\.\.?$/.test(each) && !each.includes("/"));
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { minLength: 1, maxLength: 3 }), async (one, rest) => {
        expect(await read(hrefOf(book, { id: one }))).toEqual({ id: one });
        const given = { folder: one, path: rest.join("/") };
        expect(await read(hrefOf(file, given))).toEqual(given);
        expect(await read(hrefOf(home, {}, { q: one }))).toEqual([["q", one]]);
      }),
    );
  });

  it("refuses what no path can hold (RFC 3986 5.2.4)", () => {
    for (const id of ["", ".", ".."])
      expect(() => hrefOf(book, { id })).toThrow("/api/books/{id} has id, which cannot be");
    expect(() => hrefOf(file, { folder: "f", path: "a/../b" })).toThrow(TypeError);
  });

  it("is typed by the pattern", () => {
    // @ts-expect-error: a value is missing.
    expect(() => hrefOf(file, { folder: "f" })).toThrow(TypeError);
    // @ts-expect-error: a value has another name.
    expect(() => hrefOf(book, { slug: "f" })).toThrow(TypeError);
    // @ts-expect-error: values are missing.
    expect(() => hrefOf(book)).toThrow(TypeError);
  });
});

import { describe, expect, it } from "vitest";
import { cursorPages, formatLink, numberedPages } from "./link.ts";

describe("a link of RFC 8288", () => {
  it.each([
    [{ href: "/books?page=2", rel: "next" }, '</books?page=2>; rel="next"'],
    [{ href: "/a", rel: "item https://example.org/rel" }, '</a>; rel="item https://example.org/rel"'],
    [
      { href: "/a", rel: "alternate", title: "The list", type: "text/csv", hreflang: "en" },
      '</a>; rel="alternate"; type="text/csv"; hreflang="en"; title="The list"',
    ],
    [{ href: "/a", rel: "x", title: 'say "hi" \\' }, '</a>; rel="x"; title="say \\"hi\\" \\\\"'],
    [{ href: "/a", rel: "x", title: "Bücher (neu)" }, "</a>; rel=\"x\"; title*=UTF-8''B%C3%BCcher%20%28neu%29"],
    [{ href: "/a b>c", rel: "x" }, '</a%20b%3Ec>; rel="x"'],
  ])("3: %o", (link, text) => {
    expect(formatLink(link)).toBe(text);
  });

  it("never ends its line: what holds a line break is the author's fault", () => {
    expect(() => formatLink({ href: "/a", rel: "x", title: "a\r\nSet-Cookie: b=1" })).toThrow(TypeError);
    expect(() => formatLink({ href: "/a\r\nb", rel: "x" })).toThrow(TypeError);
  });
});

describe("links to pages", () => {
  const query = new URLSearchParams("q=a b&page=3");
  const relations = (links: ReturnType<typeof numberedPages>) => links.map(({ rel, href }) => `${rel} ${href}`);

  it("by number: first, prev, next and last, with the rest of the query", () => {
    expect(relations(numberedPages({ query }, { page: 3, pages: 5 }))).toEqual([
      "first ?q=a+b&page=1",
      "prev ?q=a+b&page=2",
      "next ?q=a+b&page=4",
      "last ?q=a+b&page=5",
    ]);
  });

  it.each([
    [1, 1, ["first", "last"]],
    [1, 0, ["first", "last"]],
    [1, 2, ["first", "next", "last"]],
    [2, 2, ["first", "prev", "last"]],
  ])("of page %i of %i there are %o", (page, pages, rels) => {
    expect(numberedPages({ query }, { page, pages }).map(({ rel }) => rel)).toEqual(rels);
  });

  it("beyond the last page the previous one is the last", () => {
    expect(relations(numberedPages({ query }, { page: 9, pages: 5 }))).toContain("prev ?q=a+b&page=5");
  });

  it("by cursor: those that there are, as opaque as they were given", () => {
    const links = cursorPages({ query }, { previous: "a/b", next: "c&d", parameter: "after" });
    expect(relations(links)).toEqual(["prev ?q=a+b&page=3&after=a%2Fb", "next ?q=a+b&page=3&after=c%26d"]);
    expect(cursorPages({ query }, {})).toEqual([]);
  });

  it("leave the request's query as it was", () => {
    numberedPages({ query }, { page: 1, pages: 2 });
    expect(query.get("page")).toBe("3");
  });
});

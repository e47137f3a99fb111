import { describe, expect, it } from "vitest";
import { formatLink } from "../http/link.ts";
import { linkTo } from "./link.ts";

const FROM = "https://example.org/books?page=1";

describe("the target of a link (RFC 8288 3)", () => {
  it("is found by its relation", () => {
    const field = '</first>; rel="first", <?page=2>; rel=next; title="a, <b>; rel=prev", </x>; rel="prev up"';
    expect(linkTo("next", field, FROM)).toBe("?page=2");
    expect(linkTo("up", field, FROM)).toBe("/x");
    expect(linkTo("last", field, FROM)).toBeUndefined();
    expect(linkTo("next", null, FROM)).toBeUndefined();
  });

  it("counts the first rel of a link only", () => {
    expect(linkTo("next", "</a>; rel=prev; rel=next, </b>; rel=next", FROM)).toBe("/b");
  });

  it("is not found in what is quoted", () => {
    expect(linkTo("next", '</a>; title="see; rel=next ; ok"; rel="prev", </b>; rel="next"', FROM)).toBe("/b");
    expect(linkTo("next", '</a>; title="\\"; rel=next "; rel=prev, </b>; REL = "Next"; crossorigin', FROM)).toBe("/b");
  });

  it("is found after text that is not a link, an unclosed link or an empty one", () => {
    expect(linkTo("next", 'a, <<b>; rel=prev, , </c>;;rel=next;"', FROM)).toBe("/c");
    expect(linkTo("next", '</a>; title="x; rel=next, </b>; rel=next', FROM)).toBe("/b");
    expect(linkTo("next", "</a>; __proto__=x; constructor=y; rel=next", FROM)).toBe("/a");
  });

  it("is that of a link from the page itself (3.2: an anchor makes it a link from elsewhere)", () => {
    for (const anchor of ["/other", "#part", "http://[", "https://example.com/books?page=1"]) {
      expect(linkTo("next", `</a>; rel=next; anchor="${anchor}", </b>; rel=next`, FROM)).toBe("/b");
    }
    for (const anchor of ["", "/books?page=1", "?page=1", FROM]) {
      expect(linkTo("next", `</a>; anchor="${anchor}"; rel=next; anchor="/other"`, FROM)).toBe("/a");
    }
  });

  it("is read off what the server writes", () => {
    const links = [
      { href: "/up?a=1,2", rel: "up", title: 'He said "rel=next", <once>' },
      { href: "?cursor=x", rel: "next" },
    ];
    expect(linkTo("next", links.map(formatLink).join(", "), FROM)).toBe("?cursor=x");
  });
});

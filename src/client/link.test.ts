import { describe, expect, it } from "vitest";
import { formatLink } from "../http/link.ts";
import { linkTo } from "./link.ts";

describe("the target of a link (RFC 8288 3)", () => {
  it("is found by its relation", () => {
    const field = '</first>; rel="first", <?page=2>; rel=next; title="a, <b>; rel=prev", </x>; rel="prev up"';
    expect(linkTo("next", field)).toBe("?page=2");
    expect(linkTo("up", field)).toBe("/x");
    expect(linkTo("last", field)).toBeUndefined();
    expect(linkTo("next", null)).toBeUndefined();
  });

  it("counts the first rel of a link only", () => {
    expect(linkTo("next", "</a>; rel=prev; rel=next, </b>; rel=next")).toBe("/b");
  });

  it("is read off what the server writes", () => {
    const links = [
      { href: "/up?a=1,2", rel: "up", title: 'He said "rel=next", <once>' },
      { href: "?cursor=x", rel: "next" },
    ];
    expect(linkTo("next", links.map(formatLink).join(", "))).toBe("?cursor=x");
  });
});

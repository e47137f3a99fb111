import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EntityTag,
  formatEntityTag,
  parseEntityTag,
  parseEntityTagList,
  strongMatch,
  toEntityTag,
  weakMatch,
} from "./entityTag.ts";

const strong = (opaque: string): EntityTag => ({ weak: false, opaque });
const weak = (opaque: string): EntityTag => ({ weak: true, opaque });

/** RFC 9110 8.8.3: etagc. */
const etagc = fc
  .oneof(fc.constant(0x21), fc.integer({ min: 0x23, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }))
  .map((code) => String.fromCharCode(code));
const entityTag = fc.record({ weak: fc.boolean(), opaque: fc.string({ unit: etagc }) });

describe("parseEntityTag", () => {
  it("RFC 9110 8.8.3: reads strong and weak tags", () => {
    expect(parseEntityTag('"v1"')).toEqual(strong("v1"));
    expect(parseEntityTag('W/"v1"')).toEqual(weak("v1"));
    expect(parseEntityTag('""')).toEqual(strong(""));
    expect(parseEntityTag('W/""')).toEqual(weak(""));
  });

  it("RFC 9110 8.8.3: etagc is ! and # to ~, backslash included, and obs-text", () => {
    const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
    const taken = all.filter((character) => parseEntityTag(`"${character}"`) !== undefined);
    const etagcs = all.filter((_, code) => code === 0x21 || (code >= 0x23 && code <= 0x7e) || code >= 0x80);
    expect(taken).toEqual(etagcs);
    expect(parseEntityTag('"a\\"')).toEqual(strong("a\\"));
    expect(parseEntityTag('"ā"')).toBeUndefined();
  });

  it.each([
    "",
    "v1",
    "*",
    '"',
    '"v1',
    'v1"',
    '"v"1"',
    'w/"v1"',
    'W"v1"',
    "W/v1",
    'W/ "v1"',
    ' "v1"',
    '"v1" ',
    '"v1"\n',
    '"a", "b"',
  ])("RFC 9110 8.8.3: refuses %j", (text) => {
    expect(parseEntityTag(text)).toBeUndefined();
  });
});

describe("toEntityTag", () => {
  it("ruling 11: takes a tag bare, quoted or weak", () => {
    expect(toEntityTag("v1")).toEqual(strong("v1"));
    expect(toEntityTag('"v1"')).toEqual(strong("v1"));
    expect(toEntityTag('W/"v1"')).toEqual(weak("v1"));
    expect(toEntityTag("")).toEqual(strong(""));
    expect(toEntityTag("*")).toEqual(strong("*"));
  });

  it("RFC 9110 8.8.3: only W/ before a quote makes a tag weak", () => {
    expect(toEntityTag("W/v1")).toEqual(strong("W/v1"));
    expect(toEntityTag('w/"v1"')).toEqual(strong("w/%22v1%22"));
    expect(toEntityTag('x"v1"')).toEqual(strong("x%22v1%22"));
    expect(toEntityTag('"v1"x')).toEqual(strong("%22v1%22x"));
  });

  it("RFC 9110 8.8.3: percent-encodes what a tag cannot carry", () => {
    expect(toEntityTag("a b")).toEqual(strong("a%20b"));
    expect(toEntityTag('a"b')).toEqual(strong("a%22b"));
    expect(toEntityTag('"')).toEqual(strong("%22"));
    expect(toEntityTag("a\r\nSet-Cookie: x")).toEqual(strong("a%0D%0ASet-Cookie:%20x"));
    expect(toEntityTag("\u007f\u0000")).toEqual(strong("%7F%00"));
    expect(toEntityTag("é€😀")).toEqual(strong("%C3%A9%E2%82%AC%F0%9F%98%80"));
    expect(toEntityTag("!#$&'~")).toEqual(strong("!#$&'~"));
  });

  it("RFC 9110 8.8.3: also within an author's quotes", () => {
    expect(toEntityTag('"a b"')).toEqual(strong("a%20b"));
    expect(toEntityTag('W/"a\nb"')).toEqual(weak("a%0Ab"));
    expect(toEntityTag('"a"b"')).toEqual(strong("a%22b"));
  });

  it("leaves a well-formed tag as it stands, with obs-text and percent signs", () => {
    expect(toEntityTag('"50%é"')).toEqual(strong("50%é"));
  });

  it("ruling 11: two bare tags never become one", () => {
    expect(toEntityTag("a b")).not.toEqual(toEntityTag("a%20b"));
    expect(toEntityTag("a%20b")).toEqual(strong("a%2520b"));
    const bare = fc.string({ unit: fc.constantFrom("a", " ", "%", "2", "0", "5", "é") });
    fc.assert(
      fc.property(bare, bare, (a, b) => {
        expect(toEntityTag(a).opaque === toEntityTag(b).opaque).toBe(a === b);
      }),
    );
  });

  it("M32: whatever an author returns is sent as an entity-tag that is read back", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string()), (authored) => {
        const tag = toEntityTag(authored);
        expect(parseEntityTag(formatEntityTag(tag))).toEqual(tag);
      }),
    );
  });
});

describe("formatEntityTag", () => {
  it("RFC 9110 8.8.3, M32: quotes the tag, with W/ where it is weak", () => {
    expect(formatEntityTag(strong("v1"))).toBe('"v1"');
    expect(formatEntityTag(weak("v1"))).toBe('W/"v1"');
  });

  it("RFC 9110 8.8.3: every tag is read back, and taken from an author, as it was", () => {
    fc.assert(
      fc.property(entityTag, (tag) => {
        expect(parseEntityTag(formatEntityTag(tag))).toEqual(tag);
        expect(toEntityTag(formatEntityTag(tag))).toEqual(tag);
      }),
    );
  });
});

describe("parseEntityTagList", () => {
  it("RFC 9110 13.1.1, 13.1.2: reads *, and only where it stands alone", () => {
    expect(parseEntityTagList("*")).toBe("*");
    expect(parseEntityTagList(" *\t")).toBe("*");
    expect(parseEntityTagList('*, "a"')).toEqual([strong("a")]);
    expect(parseEntityTagList("*,*")).toEqual([]);
    expect(parseEntityTagList('"*"')).toEqual([strong("*")]);
  });

  it("RFC 9110 13.1.2, C16: reads a list of tags", () => {
    expect(parseEntityTagList('"a", W/"v1","b"')).toEqual([strong("a"), weak("v1"), strong("b")]);
  });

  it("RFC 9110 8.8.3, C17: a comma inside a tag belongs to the tag", () => {
    expect(parseEntityTagList('"a,b"')).toEqual([strong("a,b")]);
  });

  it("RFC 9110 8.8.3: a backslash before the closing quote does not escape it", () => {
    expect(parseEntityTagList('"a\\", "b"')).toEqual([strong("a\\"), strong("b")]);
  });

  it("skips what is no tag, and uses the rest", () => {
    expect(parseEntityTagList('v1, "a", w/"b", "c"d, "e')).toEqual([strong("a")]);
    expect(parseEntityTagList("")).toEqual([]);
    expect(parseEntityTagList("garbage")).toEqual([]);
  });

  it("RFC 9110 13.1.2: reads every tag, however many there are", () => {
    const names = Array.from({ length: 500 }, (_, index) => `tag-number-${index}`);
    expect(parseEntityTagList(names.map((name) => `"${name}"`).join())).toEqual(names.map(strong));
  });

  it("RFC 9110 8.8.3: gives back the tags that were sent", () => {
    fc.assert(
      fc.property(fc.array(entityTag, { maxLength: 64 }), (tags) => {
        expect(parseEntityTagList(tags.map(formatEntityTag).join(", "))).toEqual(tags);
      }),
    );
  });
});

describe("RFC 9110 8.8.3.2: the table of comparisons", () => {
  it.each([
    ['W/"1"', 'W/"1"', false, true],
    ['W/"1"', 'W/"2"', false, false],
    ['W/"1"', '"1"', false, true],
    ['"1"', 'W/"1"', false, true],
    ['"1"', '"1"', true, true],
    ['"1"', '"2"', false, false],
  ])("%s and %s: strong %s, weak %s", (a, b, strongly, weakly) => {
    expect(strongMatch(toEntityTag(a), toEntityTag(b))).toBe(strongly);
    expect(weakMatch(toEntityTag(a), toEntityTag(b))).toBe(weakly);
  });

  it("tags are case-sensitive", () => {
    expect(strongMatch(strong("a"), strong("A"))).toBe(false);
    expect(weakMatch(weak("a"), weak("A"))).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { essence, formatAcceptQuery, parseMediaRange, parseMediaType } from "./mediaType.ts";

describe("parseMediaType", () => {
  it("RFC 9110 8.3.1: type and subtype are case-insensitive", () => {
    expect(parseMediaType("Text/HTML")).toEqual({ type: "text", subtype: "html", parameters: new Map() });
    expect(parseMediaType("application/problem+json")).toMatchObject({ type: "application", subtype: "problem+json" });
  });

  it("RFC 9110 8.3.1: parameter names are case-insensitive, values are kept as they are", () => {
    expect(parseMediaType("text/html;Charset=UTF-8; Level=1")?.parameters).toEqual(
      new Map([
        ["charset", "UTF-8"],
        ["level", "1"],
      ]),
    );
  });

  it("RFC 9110 5.6.6: a quoted value says the same as the token", () => {
    expect(parseMediaType('text/html;charset="utf-8"')).toEqual(parseMediaType("text/html ; charset=utf-8"));
    expect(parseMediaType('a/b;x="a\\"b;c,d"')?.parameters.get("x")).toBe('a"b;c,d');
  });

  it("RFC 9110 5.6.6: parameters may be empty; the first of two with one name counts", () => {
    expect(parseMediaType("a/b;;x=1; ")?.parameters).toEqual(new Map([["x", "1"]]));
    expect(parseMediaType("a/b;x=1;X=2")?.parameters).toEqual(new Map([["x", "1"]]));
  });

  it("takes names that an object would inherit for ordinary names", () => {
    expect(parseMediaType("a/b;__proto__=1;constructor=2")?.parameters).toEqual(
      new Map([
        ["__proto__", "1"],
        ["constructor", "2"],
      ]),
    );
  });

  it.each([
    "",
    "garbage",
    "/",
    "text/",
    "/html",
    "text /html",
    "text/html/x",
    "text/html, a/b",
    "te(xt/html",
    "text/html;x",
    "text/html;x=",
    "text/html;=1",
    "text/html;x =1",
    'text/html;x="1',
    'text/html;x="1"2',
    "text/html x=1",
  ])("RFC 9110 8.3.1: refuses %j", (text) => {
    expect(parseMediaType(text)).toBeUndefined();
  });

  it.each(["*/*", "text/*", "*/html", "*/*;q=0.1"])(
    "RFC 9110 12.5.1: a range such as %s is not a media type",
    (text) => {
      expect(parseMediaType(text)).toBeUndefined();
    },
  );

  it("reads back what was written", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "b", "+", "-", "."), minLength: 1 });
    const parameters = fc.uniqueArray(fc.tuple(name, fc.string({ unit: fc.constantFrom("A", "b", " ", ";", ",") })), {
      selector: ([key]) => key,
    });
    fc.assert(
      fc.property(name, name, parameters, (type, subtype, entries) => {
        const written = [`${type}/${subtype}`, ...entries.map(([key, value]) => `${key}="${value}"`)].join("; ");
        expect(parseMediaType(written)).toEqual({ type, subtype, parameters: new Map(entries) });
      }),
    );
  });
});

describe("parseMediaRange", () => {
  it("RFC 9110 12.5.1: reads the wildcards, and leaves q among the parameters", () => {
    expect(parseMediaRange("*/*;q=0.1")).toEqual({ type: "*", subtype: "*", parameters: new Map([["q", "0.1"]]) });
    expect(parseMediaRange("TEXT/*")).toEqual({ type: "text", subtype: "*", parameters: new Map() });
    expect(parseMediaRange("text/html")).toEqual(parseMediaType("text/html"));
  });

  it.each(["*", "*/html", "*;q=.2", "*/", "/*"])("RFC 9110 12.5.1: refuses %s", (text) => {
    expect(parseMediaRange(text)).toBeUndefined();
  });
});

describe("essence", () => {
  it("RFC 9110 8.3.1: is type/subtype, without parameters", () => {
    const parsed = parseMediaType("Text/HTML;charset=utf-8");
    expect(parsed && essence(parsed)).toBe("text/html");
  });
});

// RFC 10008 3: “Accept-Query is a List Structured Field […] each member is a String or a Token.”
it.each([
  [["application/json"], "application/json"],
  [["application/sql; charset=UTF-8", "text/plain"], "application/sql;charset=UTF-8, text/plain"],
  // RFC 9651 3.3.4: a Token begins with a letter or “*”.
  [["3gpp/query"], '"3gpp/query"'],
  [['application/json; profile="a b\\"c"'], 'application/json;profile="a b\\"c"'],
  // A name that no parameter of a Structured Field can have (RFC 9651 3.1.2), and a value that no String can hold.
  [["application/json; !x=1"], "application/json"],
  [['application/json; x="ü"'], "application/json"],
])("%j", (types, expected) => {
  expect(formatAcceptQuery(types)).toBe(expected);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FIELD_BYTES,
  isForOne,
  isToken,
  isUnstored,
  LIST_MEMBERS,
  readList,
  splitEntityTags,
  splitList,
  splitParameters,
  trimOws,
  unquote,
} from "./field.ts";

describe("splitList", () => {
  it("RFC 9110 5.6.1: separates members at commas and trims OWS, which is space and tab", () => {
    expect(splitList("a,b ,\tc\t, d")).toEqual(["a", "b", "c", "d"]);
  });

  it("RFC 9110 5.6.1.2: ignores empty members", () => {
    expect(splitList("")).toEqual([]);
    expect(splitList(" ,\t, ")).toEqual([]);
    expect(splitList(", a,,b,")).toEqual(["a", "b"]);
  });

  it("RFC 9110 5.6.4, N12: keeps a comma inside a quoted-string", () => {
    expect(splitList('text/html;x="a,b", application/json;q=0.1')).toEqual([
      'text/html;x="a,b"',
      "application/json;q=0.1",
    ]);
  });

  it("RFC 9110 5.6.4: a quoted-pair does not end the quoted-string", () => {
    expect(splitList('x="a\\",b", c')).toEqual(['x="a\\",b"', "c"]);
    expect(splitList('x="a\\\\",b')).toEqual(['x="a\\\\"', "b"]);
  });

  it("RFC 9110 5.6.4: a backslash outside a quoted-string escapes nothing", () => {
    expect(splitList("a\\,b")).toEqual(["a\\", "b"]);
    expect(splitList('a\\"b,c"')).toEqual(['a\\"b,c"']);
  });

  it("leaves a quoted-string that never ends in one piece", () => {
    expect(splitList('a, "b, c')).toEqual(["a", '"b, c']);
    expect(splitList('a, "b\\')).toEqual(["a", '"b\\']);
  });

  it("ruling 19: reads 64 members and no more; empty ones do not count", () => {
    const names = Array.from({ length: LIST_MEMBERS + 1 }, (_, index) => `m${index}`);
    expect(LIST_MEMBERS).toBe(64);
    expect(splitList(names.slice(0, 64).join(","))).toEqual(names.slice(0, 64));
    expect(splitList(names.join(","))).toEqual(names.slice(0, 64));
    expect(splitList(names.join(",,"))).toEqual(names.slice(0, 64));
  });

  it("ruling 19: reads 8192 characters and no more", () => {
    const whole = `a,${"b".repeat(FIELD_BYTES - 2)}`;
    expect(FIELD_BYTES).toBe(8192);
    expect(splitList(whole)).toEqual(["a", "b".repeat(8190)]);
    expect(splitList(`${whole}b`)).toEqual(["a"]);
  });

  it("ruling 19: the cut drops the member that it goes through, and only that one", () => {
    const whole = `a,${"b".repeat(FIELD_BYTES - 2)}`;
    expect(splitList(`${whole},c`)).toEqual(["a", "b".repeat(8190)]);
    expect(splitList(`${whole} ,c`)).toEqual(["a"]);
    expect(splitList(`a,"${"b".repeat(FIELD_BYTES - 3)},c"`)).toEqual(["a"]);
    expect(splitList(`a,${" ".repeat(FIELD_BYTES)},c`)).toEqual(["a"]);
  });

  it("never returns more than 64 members, nor an empty or untrimmed one", () => {
    const text = fc.string({ unit: fc.constantFrom("a", ",", '"', "\\", " ", "\t", ";"), maxLength: 400 });
    fc.assert(
      fc.property(text, (field) => {
        const members = splitList(field);
        expect(members.length).toBeLessThanOrEqual(LIST_MEMBERS);
        for (const member of members) expect(member).toBe(trimOws(member) || "not empty");
      }),
    );
  });

  it("gives back the members that were joined", () => {
    const token = fc.string({ unit: fc.constantFrom("a", "*", "-"), minLength: 1 });
    const quoted = fc
      .string({ unit: fc.constantFrom("a", ",", " ", '\\"', "\\\\", "\\,") })
      .map((content) => `x="${content}"`);
    fc.assert(
      fc.property(fc.array(fc.oneof(token, quoted), { maxLength: 64 }), (members) => {
        expect(splitList(members.join(" ,"))).toEqual(members);
      }),
    );
  });
});

describe("splitEntityTags", () => {
  it("RFC 9110 8.8.3: a backslash inside a tag is a character like any other", () => {
    expect(splitEntityTags('"a\\", "b"')).toEqual(['"a\\"', '"b"']);
  });

  it("RFC 9110 8.8.3, C17: a comma inside a tag belongs to the tag", () => {
    expect(splitEntityTags('"a,b",W/"c,d"')).toEqual(['"a,b"', 'W/"c,d"']);
  });

  it("RFC 9110 13.1.2: is not cut, so that no tag that refuses a write is overlooked", () => {
    expect(splitEntityTags(`"a",`.repeat(65))).toHaveLength(65);
    expect(splitEntityTags(`"a","${"b".repeat(FIELD_BYTES)}"`)).toHaveLength(2);
  });
});

describe("splitParameters", () => {
  it("RFC 9110 5.6.6: the value, then its parameters, without the OWS around them", () => {
    expect(splitParameters("text/html ; level=1\t;q=0.5")).toEqual(["text/html", "level=1", "q=0.5"]);
    expect(splitParameters("gzip")).toEqual(["gzip"]);
  });

  it("RFC 9110 5.6.6: a parameter may be empty, a value keeps its place even so", () => {
    expect(splitParameters("a;;b=1; ;")).toEqual(["a", "b=1"]);
    expect(splitParameters(";q=1")).toEqual(["", "q=1"]);
    expect(splitParameters("")).toEqual([""]);
  });

  it("RFC 9110 5.6.4: keeps a semicolon inside a quoted-string", () => {
    expect(splitParameters('a;x="1;\\";2";y=3')).toEqual(["a", 'x="1;\\";2"', "y=3"]);
  });
});

describe("isToken", () => {
  it("RFC 9110 5.6.2: takes every tchar", () => {
    expect(isToken("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")).toBe(true);
  });

  it("RFC 9110 5.6.2: refuses the empty text, delimiters, controls and what is not ASCII", () => {
    for (const text of ["", ...'"(),/:;<=>?@[\\]{} \t\n\u007fé']) expect(isToken(text)).toBe(false);
    expect(isToken("a b")).toBe(false);
    expect(isToken(" a")).toBe(false);
    expect(isToken("a\n")).toBe(false);
  });
});

describe("trimOws", () => {
  it("RFC 9110 5.6.3: takes space and tab from both ends and nothing from between", () => {
    expect(trimOws(" \ta \tb\t ")).toBe("a \tb");
    expect(trimOws("a")).toBe("a");
  });

  it("RFC 9110 5.6.3: leaves nothing of nothing but OWS", () => {
    expect(trimOws("")).toBe("");
    expect(trimOws(" ")).toBe("");
    expect(trimOws("\t \t")).toBe("");
  });

  it("RFC 9110 5.5: leaves obs-text and line ends where they are", () => {
    expect(trimOws("\u00a0a\n")).toBe("\u00a0a\n");
  });
});

describe("unquote", () => {
  it("RFC 9110 5.6.4: takes off the quotes and resolves each quoted-pair", () => {
    expect(unquote('""')).toBe("");
    expect(unquote('"a b"')).toBe("a b");
    expect(unquote('"a\\"b\\\\c\\d"')).toBe('a"b\\cd');
    expect(unquote('"\t~\u0080\u00ff"')).toBe("\t~\u0080\u00ff");
  });

  it("RFC 9110 5.6.4: refuses what is no quoted-string", () => {
    for (const text of [
      "",
      "a",
      '"',
      '"a',
      'a"',
      '"a"b"',
      '"a\\"',
      '"\n"',
      '"\u007f"',
      '"\\\n"',
      '"ā"',
      ' "a"',
      '"a"\n',
    ]) {
      expect(unquote(text)).toBeUndefined();
    }
  });

  it("gives back any content that was quoted", () => {
    const content = fc.string({ unit: fc.constantFrom("a", '"', "\\", " ", "\t", "é", ",") });
    fc.assert(
      fc.property(content, (text) => {
        expect(unquote(`"${text.replace(/["\\]/g, "\\$&")}"`)).toBe(text);
      }),
    );
  });

  it("reads a hostile text of a million characters, which quadratic work would not", () => {
    expect(unquote(`"${"\\\\".repeat(500_000)}`)).toBeUndefined();
    expect(trimOws(`a${" ".repeat(1_000_000)}b`)).toHaveLength(1_000_002);
    expect(isToken(`${"a".repeat(1_000_000)} `)).toBe(false);
  });
});

describe("a list that is cut", () => {
  it("says so, by its members or by its length", () => {
    const members = (many: number) => Array.from({ length: many }, (_, at) => `m${at}`).join();
    expect([readList(members(64)).isCut, readList(members(65)).isCut]).toEqual([false, true]);
    expect([readList("a".repeat(8192)).isCut, readList(`${"a".repeat(8191)},b`).isCut]).toEqual([false, true]);
    expect([readList(",".repeat(8193)).members, readList("a,".repeat(64)).isCut]).toEqual([[], false]);
  });
});

describe("Cache-Control", () => {
  it.each([
    ["no-store", true, false],
    ["max-age=1, No-Store", true, false],
    ["no-store=x", false, false],
    ["xno-store", false, false],
    ["no-stored", false, false],
    ["private", false, true],
    ['private="set-cookie"', false, false],
    ["max-age=1,private;a", false, true],
    ["privately", false, false],
    [undefined, false, false],
  ])("%s: unstored %s, for one %s", (field, unstored, one) => {
    expect([isUnstored(field), isForOne(field)]).toEqual([unstored, one]);
  });
});

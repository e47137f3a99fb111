import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ByteRange, contentRange, parseRange, selectRanges, unsatisfiedRange } from "./byteRange.ts";

/** What is sent of a representation of that size, as Content-Range writes it; undefined where the field is ignored. */
function selected(field: string, size: number): readonly string[] | undefined {
  const specs = parseRange(field);
  return specs && selectRanges(specs, size)?.map(({ first, last }) => `${first}-${last}`);
}

describe("a Range field", () => {
  it.each([
    ["bytes=0-3", ["0-3"]],
    ["bytes=4-", ["4-11"]],
    ["bytes=-5", ["7-11"]],
    ["bytes=0-0,-1", ["0-0", "11-11"]],
    ["bytes=0-0 ,\t-1", ["0-0", "11-11"]],
    ["bytes=,0-0,,", ["0-0"]],
  ])("RFC 9110 14.1.2: %j is int-ranges and suffix-ranges, as a list", (field, ranges) => {
    expect(selected(field, 12)).toEqual(ranges);
  });

  it("RFC 9110 14.1: range unit names are case-insensitive", () => {
    expect(selected("BYTES=0-3", 12)).toEqual(["0-3"]);
  });

  it.each(["items=0-3", "byte=0-3", "=0-3", "0-3", ""])(
    "RFC 9110 14.2: “an origin server MUST ignore a Range header field that contains a range unit it does not understand”: %j",
    (field) => {
      expect(parseRange(field)).toBeUndefined();
    },
  );

  it.each([
    "bytes=",
    "bytes=,",
    "bytes=-",
    "bytes=a-b",
    "bytes=0 - 3",
    "bytes= = 0-3",
    "bytes =0-3",
    "bytes=+1-3",
    "bytes=0x1-3",
    "bytes=1.0-3",
    "bytes=--1",
    "bytes=0-3;q=1",
    "bytes=0-1, bytes=2-3",
  ])("RFC 9110 14.1.1: %j is no ranges-specifier, and is ignored", (field) => {
    expect(parseRange(field)).toBeUndefined();
  });

  it.each(["bytes=5-2", "bytes=0-1,5-2", "bytes=10-9", "bytes=18446744073709551616-18446744073709551615"])(
    "R08, RFC 9110 14.1.1: “An int-range is invalid if the last-pos value is present and less than first-pos”, and with it the whole: %j",
    (field) => {
      expect(parseRange(field)).toBeUndefined();
    },
  );

  it.each([
    ["bytes=0-99", ["0-11"]],
    ["bytes=11-12", ["11-11"]],
    ["bytes=-20", ["0-11"]],
    ["bytes=-12", ["0-11"]],
  ])("RFC 9110 14.1.2: %j is cut at the end of 12 bytes", (field, ranges) => {
    expect(selected(field, 12)).toEqual(ranges);
  });

  it.each(["bytes=12-", "bytes=12-13", "bytes=-0", "bytes=-000", "bytes=99-,-0"])(
    "RFC 9110 14.1.2: %j is not satisfiable in 12 bytes",
    (field) => {
      expect(selected(field, 12)).toEqual([]);
    },
  );

  it("RFC 9110 14.1.2: of no bytes at all nothing is satisfiable", () => {
    expect(["bytes=0-", "bytes=0-0", "bytes=-1"].map((field) => selected(field, 0))).toEqual([[], [], []]);
  });

  it("R06, RFC 9110 14.1.1: what is not satisfiable is left out of what is", () => {
    expect(selected("bytes=0-1,50-60", 12)).toEqual(["0-1"]);
  });
});

describe("positions that a number cannot hold", () => {
  const [beyond, further] = ["9007199254740993", "9007199254740994"];

  it("are compared by their digits: as numbers these two would be the same, or their order lost", () => {
    expect(parseRange(`bytes=${beyond}-${further}`)).toEqual([{ first: beyond, last: further }]);
    expect(parseRange(`bytes=${further}-${beyond}`)).toBeUndefined();
    expect(selected(`bytes=0-${"9".repeat(400)}`, 12)).toEqual(["0-11"]);
    expect(selected(`bytes=-${"9".repeat(400)}`, 12)).toEqual(["0-11"]);
    expect(selected(`bytes=${"9".repeat(400)}-`, 12)).toEqual([]);
  });

  it("leading zeros count for nothing", () => {
    expect(selected("bytes=0000000000000000000000-0000000000000000000003", 12)).toEqual(["0-3"]);
    expect(selected("bytes=-0000000000000000000000001", 12)).toEqual(["11-11"]);
  });

  it("are exact at the end of the largest size there is", () => {
    const size = Number.MAX_SAFE_INTEGER;
    expect(selected("bytes=9007199254740990-", size)).toEqual(["9007199254740990-9007199254740990"]);
    expect(selected("bytes=9007199254740991-", size)).toEqual([]);
    expect(selected("bytes=-9007199254740992", size)).toEqual(["0-9007199254740990"]);
  });
});

describe("several ranges", () => {
  it.each([
    ["bytes=0-3,2-5", ["0-5"]],
    ["bytes=2-5,0-3", ["0-5"]],
    ["bytes=0-3,4-5", ["0-5"]],
    ["bytes=0-11,3-4", ["0-11"]],
    ["bytes=0-3,5-6", ["0-3", "5-6"]],
    ["bytes=8-9,0-1,9-11", ["8-11", "0-1"]],
    ["bytes=8-9,0-1,7-8", ["7-9", "0-1"]],
    ["bytes=6-7,0-1,3-4", ["6-7", "0-1", "3-4"]],
  ])("RFC 9110 15.3.7.2: of %j those that overlap are one, and the order is that of the request", (field, ranges) => {
    expect(selected(field, 12)).toEqual(ranges);
  });

  it("R16, RFC 9110 14.2: a thousand tiny ranges are ignored, overlapping or not", () => {
    const overlapping = Array.from({ length: 1000 }, () => "0-1").join();
    const apart = Array.from({ length: 1000 }, (_, at) => `${at * 2}-${at * 2}`).join();
    expect([parseRange(`bytes=${overlapping}`), parseRange(`bytes=${apart}`)]).toEqual([undefined, undefined]);
  });

  it("RFC 9110 14.2: more than 16 parts are ignored, and 16 are not", () => {
    const field = (parts: number) => `bytes=${Array.from({ length: parts }, (_, at) => `${at * 2}-${at * 2}`).join()}`;
    expect(selected(field(16), 1000)).toHaveLength(16);
    expect(selected(field(17), 1000)).toBeUndefined();
    expect(selected(field(64), 20)).toHaveLength(10);
  });

  it("are those bytes that were asked for, each once", () => {
    const spec = fc.oneof(
      fc.tuple(fc.nat(30), fc.nat(30)).map(([first, more]) => `${first}-${first + more}`),
      fc.nat(30).map((first) => `${first}-`),
      fc.nat(30).map((suffix) => `-${suffix}`),
    );
    fc.assert(
      fc.property(fc.array(spec, { minLength: 1, maxLength: 12 }), fc.nat(25), (specs, size) => {
        const ranges = selectRanges(parseRange(`bytes=${specs.join()}`) ?? [], size) ?? [];
        expect(ranges.flatMap(positions).sort((a, b) => a - b)).toEqual(askedFor(specs, size));
      }),
    );
  });
});

function positions({ first, last }: ByteRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The same by another way: every position is held against every spec. */
function askedFor(specs: readonly string[], size: number): number[] {
  return Array.from({ length: size }, (_, at) => at).filter((at) =>
    specs.some((spec) => {
      const [first = "", last = ""] = spec.split("-");
      if (first === "") return at >= size - Number(last);
      return at >= Number(first) && (last === "" || at <= Number(last));
    }),
  );
}

describe("Content-Range", () => {
  it("RFC 9110 14.4: names the part and the length of the whole, or the length alone", () => {
    expect(contentRange({ first: 0, last: 3 }, 12)).toBe("bytes 0-3/12");
    expect(unsatisfiedRange(12)).toBe("bytes */12");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHttpDate, parseHttpDate } from "../http/date.ts";
import { parseEntityTagList, toEntityTag } from "./entityTag.ts";
import { ifMatchHolds, ifNoneMatchHits, ifRangeMatches, modifiedAfter } from "./preconditions.ts";

const MODIFIED = Date.UTC(2024, 0, 1, 12);

describe("ifMatchHolds", () => {
  const holds = (ifMatch: string, current?: string): boolean =>
    ifMatchHolds(parseEntityTagList(ifMatch), current === undefined ? undefined : toEntityTag(current));

  it("RFC 9110 13.1.1: holds where one of the tags is the current one", () => {
    expect(holds('"v1"', "v1")).toBe(true);
    expect(holds('"a", "v1", "b"', "v1")).toBe(true);
    expect(holds('"stale"', "v1")).toBe(false);
  });

  it("RFC 9110 13.1.1, C12: * holds for whatever exists, with a tag or without", () => {
    expect(holds("*", "v1")).toBe(true);
    expect(holds("*")).toBe(true);
  });

  it("RFC 9110 13.1.1, C13: a weak tag in the request does not match", () => {
    expect(holds('W/"v1"', "v1")).toBe(false);
    expect(holds('W/"v1", "v1"', "v1")).toBe(true);
  });

  it("RFC 9110 13.1.1, C14: a weak current tag does not match, not even itself", () => {
    expect(holds('W/"v1"', 'W/"v1"')).toBe(false);
    expect(holds('"v1"', 'W/"v1"')).toBe(false);
  });

  it("RFC 9110 13.1.1, C32: without a current tag none matches", () => {
    expect(holds('"x"')).toBe(false);
  });

  it("a header of which nothing can be read does not hold: a guard that is not understood must not be passed", () => {
    expect(holds("garbage", "v1")).toBe(false);
    expect(holds("", "v1")).toBe(false);
    expect(holds("v1", "v1")).toBe(false);
  });
});

describe("ifNoneMatchHits", () => {
  const hits = (ifNoneMatch: string, current?: string): boolean =>
    ifNoneMatchHits(parseEntityTagList(ifNoneMatch), current === undefined ? undefined : toEntityTag(current));

  it("RFC 9110 13.1.2, C02, C16, C21, C30: hits where one of the tags is the current one", () => {
    expect(hits('"v1"', "v1")).toBe(true);
    expect(hits('"a", "v1", "b"', "v1")).toBe(true);
  });

  it("RFC 9110 13.1.2, C01: misses where none is", () => {
    expect(hits('"x"', "v1")).toBe(false);
    expect(hits("garbage", "v1")).toBe(false);
  });

  it("RFC 9110 13.1.2: compares weakly", () => {
    expect(hits('W/"v1"', "v1")).toBe(true);
    expect(hits('"v1"', 'W/"v1"')).toBe(true);
    expect(hits('W/"v1"', 'W/"v1"')).toBe(true);
    expect(hits('W/"v2"', 'W/"v1"')).toBe(false);
  });

  it("RFC 9110 8.8.3, C17: a tag with a comma in it", () => {
    expect(hits('"a,b"', "a,b")).toBe(true);
    expect(hits('"a,b"', "a")).toBe(false);
  });

  it("RFC 9110 13.1.2, C18: without a current tag none matches", () => {
    expect(hits('"x"')).toBe(false);
  });

  it("RFC 9110 13.1.2, C20: * hits whatever exists, with a tag or without", () => {
    expect(hits("*", "v1")).toBe(true);
    expect(hits("*")).toBe(true);
  });
});

describe("modifiedAfter", () => {
  it("RFC 9110 13.1.3, 13.1.4: is asked of later, not of the same time", () => {
    expect(modifiedAfter(MODIFIED, MODIFIED)).toBe(false);
    expect(modifiedAfter(MODIFIED, MODIFIED - 1000)).toBe(true);
    expect(modifiedAfter(MODIFIED - 1000, MODIFIED)).toBe(false);
  });

  it("RFC 9110 13.1.3, C06: a date in the future is later than every change", () => {
    expect(modifiedAfter(MODIFIED, Date.UTC(2099, 0, 1))).toBe(false);
  });

  it("RFC 9110 8.8.2, C08: fractions of a second count on neither side", () => {
    expect(modifiedAfter(MODIFIED + 500, MODIFIED)).toBe(false);
    expect(modifiedAfter(MODIFIED + 999, MODIFIED)).toBe(false);
    expect(modifiedAfter(MODIFIED + 1000, MODIFIED)).toBe(true);
    expect(modifiedAfter(MODIFIED + 1000, MODIFIED + 999)).toBe(true);
    expect(modifiedAfter(-1, -1000)).toBe(false);
  });

  it("RFC 9110 8.8.2, C08: a Last-Modified that comes back is never older than the resource", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e13 }), (time) => {
        const echoed = parseHttpDate(formatHttpDate(time));
        expect(echoed !== undefined && modifiedAfter(time, echoed)).toBe(false);
      }),
    );
  });
});

const DATE = "Mon, 01 Jan 2024 12:00:00 GMT";
const current = (tag?: string, modified?: number, now = MODIFIED + 60_000) => ({
  tag: tag === undefined ? undefined : toEntityTag(tag),
  modified,
  now,
});

describe("If-Range with a tag", () => {
  it.each([
    ['"r1"', "r1", true],
    [' "r1" ', "r1", true],
    ['"other"', "r1", false],
    ['W/"r1"', "r1", false],
    ['W/"r1"', 'W/"r1"', false],
    ['"r1"', 'W/"r1"', false],
    ['"r1"', undefined, false],
    ['"r1", "r2"', "r1", false],
    ["*", "r1", false],
    ["junk", "r1", false],
    ["", "r1", false],
  ])("R09, RFC 9110 13.1.5: %j against %j, by the strong comparison of 8.8.3.2: %s", (field, tag, holds) => {
    expect(ifRangeMatches(field, current(tag))).toBe(holds);
  });
});

describe("If-Range with a date", () => {
  it.each([
    [DATE, true],
    ["Monday, 01-Jan-24 12:00:00 GMT", true],
    ["Mon, 01 Jan 2024 12:00:01 GMT", false],
    ["Mon, 01 Jan 2024 11:59:59 GMT", false],
    ["Thu, 01 Jan 2099 00:00:00 GMT", false],
  ])("R17, RFC 9110 13.1.5: %j must be equal to Last-Modified, not later: %s", (field, holds) => {
    expect(ifRangeMatches(field, current(undefined, MODIFIED))).toBe(holds);
  });

  it("RFC 9110 8.8.2.2: is no strong validator while its second lasts, nor of what lies in the future", () => {
    const at = (now: number) => ifRangeMatches(DATE, current(undefined, MODIFIED, now));
    expect([at(MODIFIED - 5000), at(MODIFIED), at(MODIFIED + 999), at(MODIFIED + 1000)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("does not hold of a resource without one", () => {
    expect(ifRangeMatches(DATE, current("r1"))).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { toEntityTag } from "./entityTag.ts";
import { ifRangeHolds } from "./ifRange.ts";

const MODIFIED = Date.UTC(2024, 0, 1, 12);
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
    expect(ifRangeHolds(field, current(tag))).toBe(holds);
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
    expect(ifRangeHolds(field, current(undefined, MODIFIED))).toBe(holds);
  });

  it("RFC 9110 8.8.2.2: is no strong validator while its second lasts, nor of what lies in the future", () => {
    const at = (now: number) => ifRangeHolds(DATE, current(undefined, MODIFIED, now));
    expect([at(MODIFIED - 5000), at(MODIFIED), at(MODIFIED + 999), at(MODIFIED + 1000)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("does not hold of a resource without one", () => {
    expect(ifRangeHolds(DATE, current("r1"))).toBe(false);
  });
});

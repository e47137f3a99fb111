import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryAfter, retrySeconds } from "../resource/hint.ts";

const NOW = Date.parse("2024-01-01T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Retry-After", () => {
  it.each([
    [5, "5"],
    [0.1, "1"],
    [0, "0"],
    [-3, "0"],
    [1e21, "2147483648"],
    [new Date(NOW), "Mon, 01 Jan 2024 12:00:00 GMT"],
    [{ retryAfter: 2.5 }, "3"],
    [{ retryAfter: new Date(NOW), problem: {} }, "Mon, 01 Jan 2024 12:00:00 GMT"],
    [false, undefined],
    [true, undefined],
    [undefined, undefined],
    [null, undefined],
    ["5", undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [new Date(Number.NaN), undefined],
    [{}, undefined],
    [{ retryAfter: "soon" }, undefined],
  ])("%o is sent as %o", (hint, sent) => {
    expect(retryAfter(hint)).toBe(sent);
  });
});

describe("what the problem says", () => {
  it.each([
    [2.5, 3],
    [0, 0],
    [new Date(NOW + 1500), 2],
    [new Date(NOW - 5000), 0],
    [false, undefined],
    [new Date(Number.NaN), undefined],
    [{ retryAfter: 4 }, 4],
    [{ retryAfter: new Date(NOW + 1500), problem: { policy: "burst" } }, 2],
  ])("of %o: %o", (hint, seconds) => {
    expect(retrySeconds(hint)).toBe(seconds);
  });
});

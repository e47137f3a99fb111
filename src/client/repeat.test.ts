import { describe, expect, it, vi } from "vitest";
import { ClientFault } from "./fault.ts";
import { isLoss, pauseAfter, retryAfterOf } from "./repeat.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toUTCString();

describe("Retry-After (RFC 9110 10.2.3)", () => {
  it("is a number of seconds", () => {
    expect(retryAfterOf(new Headers({ "retry-after": "120" }))).toBe(120);
    expect(retryAfterOf(new Headers())).toBeUndefined();
    expect(retryAfterOf(new Headers({ "retry-after": "-1" }))).toBeUndefined();
    expect(retryAfterOf(new Headers({ "retry-after": "soon" }))).toBeUndefined();
  });

  it("is a date of the server's clock, which Date tells, however wrong the client's is", () => {
    const headers = new Headers({ "retry-after": at(30), date: at(10) });
    for (const wrong of [-3_600_000, 0, 3_600_000]) {
      expect(retryAfterOf(headers, () => Date.parse(at(10)) + wrong)).toBe(20);
    }
    expect(retryAfterOf(new Headers({ "retry-after": at(5), date: at(10) }))).toBe(0);
  });

  it("is compared with the client's clock where there is no Date", () => {
    expect(retryAfterOf(new Headers({ "retry-after": at(30) }), () => Date.parse(at(10)))).toBe(20);
  });
});

it("a pause doubles up to two seconds, and is not the same for all clients", () => {
  const random = vi.spyOn(Math, "random");
  const pauses = (drawn: number) => {
    random.mockReturnValue(drawn);
    return [1, 2, 3, 6, 20].map(pauseAfter);
  };
  expect(pauses(0)).toEqual([50, 100, 200, 1000, 1000]);
  expect(pauses(0.5)).toEqual([75, 150, 300, 1500, 1500]);
  random.mockRestore();
});

it.each([
  ["network", true],
  ["truncated", true],
  ["deadline", false],
  ["status", false],
] as const)("a fault of the kind %s is a loss: %s", (kind, is) => {
  expect(isLoss(new ClientFault(kind, "GET /", "no"))).toBe(is);
  expect(isLoss({ kind })).toBe(false);
});

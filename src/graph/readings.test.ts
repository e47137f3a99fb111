import { describe, expect, it } from "vitest";
import { READINGS } from "./readings.ts";

describe("how a return value is read", () => {
  it.each([
    ["flag", true, true],
    ["flag", false, false],
    ["hint", true, true],
    ["hint", 0, false],
    ["hint", 5, false],
    ["hint", false, false],
    ["grant", true, true],
    ["grant", "Bearer", false],
    ["grant", 'Session name="sid"', false],
    ["grant", "Negotiate YII=", false],
    ["grant", "", false],
    ["grant", false, false],
    ["grant", undefined, false],
    ["grant", null, false],
    ["claim", "/there", true],
    ["claim", true, true],
    ["claim", [], true],
    ["claim", { problem: {} }, true],
    ["claim", false, false],
    ["address", "/there", true],
    ["address", new URL("http://a.test/"), true],
    ["address", false, false],
    ["address", undefined, false],
    ["address", null, false],
    ["address", "", false],
  ] as const)("as a %s, %o is %o", (reading, returned, isYes) => {
    expect(READINGS[reading](returned, "callback")).toBe(isYes);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, "5", {}, new Date(Number.NaN), { retryAfter: "5" }])(
    "ruling 22: as a hint, %o is the author's slip",
    (returned) => {
      expect(() => READINGS.hint(returned, "withinRateLimit")).toThrow(
        /^withinRateLimit gave .*`limitBy\(limiter, clientKey\)`/,
      );
    },
  );

  it.each(["ann", "Ann Smith", "ann@example.org", "Bearers", "user-7"])(
    "ruling 13, RFC 9110 11.6.1: as a grant, %o is no challenge, but what was found out about a client",
    (returned) => {
      expect(() => READINGS.grant(returned, "isAuthorized")).toThrow(
        `isAuthorized gave ${JSON.stringify(returned)}. Return true, false or a challenge.`,
      );
    },
  );

  it.each([
    ["flag", [undefined, null, "yes", "", 1, 0, 1n, {}, [], Date, Symbol("yes")], "true or false"],
    ["claim", [undefined, null, "", 1, 0, Number.NaN, 1n, Date, Symbol("yes")], "true or false"],
    ["grant", [1, 0, {}, [], new Map(), Date, Symbol("yes")], "true, false or a challenge"],
    ["address", [true, 1, 0, {}, []], "an address"],
  ] as const)("ruling 22: as a %s, what says neither is the author's slip", (reading, slips, remedy) => {
    for (const returned of slips) {
      const read = (): boolean => READINGS[reading](returned, "callback");
      expect(read).toThrow(/^callback gave /);
      expect(read).toThrow(`. Return ${remedy}.`);
    }
  });
});

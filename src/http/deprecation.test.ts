import { expect, it } from "vitest";
import { deprecationDate, deprecationLinks, deprecationPhase, sunsetDate } from "./deprecation.ts";

it("Deprecation is a date of a Structured Field, in whole seconds (RFC 9745 2.1)", () => {
  expect(deprecationDate(new Date("2023-06-30T23:59:59.999Z"))).toBe("@1688169599");
  expect(deprecationDate(new Date(-1))).toBe("@-1");
});

it("Sunset is an HTTP-date (RFC 8594 3)", () => {
  expect(sunsetDate(new Date("2018-12-31T23:59:59Z"))).toBe("Mon, 31 Dec 2018 23:59:59 GMT");
});

it("links tell of both (RFC 9745 3, RFC 8594 6)", () => {
  expect(deprecationLinks()).toEqual([]);
  expect(deprecationLinks({ link: "https://example.org/deprecation", sunsetLink: "/sunset" })).toEqual([
    '<https://example.org/deprecation>; rel="deprecation"',
    '</sunset>; rel="sunset"',
  ]);
});

it.each([
  [{ link: "/why" }, "announced"],
  [{ since: new Date(1001) }, "announced"],
  [{ since: new Date(1000) }, "deprecated"],
  [{ since: new Date(0), sunset: new Date(1001) }, "deprecated"],
  [{ sunset: new Date(1001) }, "announced"],
  [{ since: new Date(0), sunset: new Date(1000) }, "sunset"],
])("at 1000, %j is %s", (deprecation, phase) => {
  expect(deprecationPhase(deprecation, 1000)).toBe(phase);
});

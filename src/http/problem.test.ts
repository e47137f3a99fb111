import { expect, it } from "vitest";
import { PROBLEM_JSON, problem } from "./problem.ts";

it("has the media type of RFC 9457", () => {
  expect(PROBLEM_JSON).toBe("application/problem+json");
});

it("is about:blank, with the status's phrase and a sentence (4.2.1)", () => {
  expect(problem(404)).toEqual({
    type: "about:blank",
    title: "Not Found",
    status: 404,
    detail: "There is nothing at this address.",
  });
});

it("has no detail where there is nothing to say", () => {
  expect(problem(418)).toEqual({ type: "about:blank", title: "Bad Request", status: 418 });
});

it("says more, and other things, where it is told to", () => {
  expect(
    problem(404, { type: "/gone", title: "Gone fishing", detail: "Back soon.", instance: "/1", extra: [1] }),
  ).toEqual({
    type: "/gone",
    title: "Gone fishing",
    status: 404,
    detail: "Back soon.",
    instance: "/1",
    extra: [1],
  });
});

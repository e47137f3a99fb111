import { describe, expect, it } from "vitest";
import { PROBLEM_JSON, problem, problemText } from "./problem.ts";

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

describe("as text", () => {
  it.each([
    ["nothing more", 404, undefined],
    ["no members", 404, {}],
    ["members that say nothing", 429, { retryAfter: undefined }],
    ["an extension", 429, { retryAfter: 7 }],
    ["failures", 400, { errors: [{ pointer: "/a", detail: "is no number" }] }],
    ["another detail", 409, { detail: "There is one already." }],
    ["another type and title", 422, { type: "https://example.org/p", title: "No", code: 3 }],
    ["another instance", 404, { instance: "/elsewhere" }],
    ["a status without a phrase", 499, undefined],
  ])("it is the problem's JSON, with %s", (_what, status, members) => {
    const path = '/books/"é\u2028';
    const text = problemText(status, path, members);
    expect(text).toBe(JSON.stringify(problem(status, { instance: path, ...members })));
    expect(problemText(status, path, members)).toBe(text);
  });
});

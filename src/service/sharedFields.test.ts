import { describe, expect, it, vi } from "vitest";
import { unreadRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { sharedFields } from "./sharedFields.ts";

/** The fields of a response when those of functions were added, and what was reported. */
function added(own: readonly string[], ...given: readonly unknown[]) {
  const report = vi.fn();
  const add = sharedFields(
    given.map((fields) => () => fields as Record<string, string>),
    report,
  );
  const response = add?.(unreadRequest(), new HttpResponse(203, own, "text"));
  expect([response?.status, response?.body]).toEqual([203, "text"]);
  return { fields: response?.headers, reported: report.mock.calls.map(([error]) => String(error)) };
}

describe("the fields of every response", () => {
  it("need no work where there are none", () => {
    expect(sharedFields([], () => undefined)).toBeUndefined();
  });

  it.each([
    [["A", "1"], [{ B: "2" }], ["A", "1", "B", "2"]],
    [["A", "1"], [{ a: "2" }], ["A", "1"]],
    [["A", "1", "B", "2"], [{ b: "3" }], ["A", "1", "B", "2"]],
    [[], [{ A: "1" }, { a: "2", B: "2" }], ["A", "1", "B", "2"]],
    [["Set-Cookie", "a=1"], [{ "set-cookie": "b=2" }], ["Set-Cookie", "a=1", "set-cookie", "b=2"]],
    // RFC 9110 12.5.5: all that the response depends on.
    [["Vary", "Accept"], [{ vary: "Origin,  Accept" }], ["Vary", "Accept, Origin"]],
    [[], [{ Vary: "Origin" }, { vary: "Cookie" }], ["Vary", "Origin, Cookie"]],
    [[], [{ "X-Content-Type": "a", "Content-Types": "b" }], ["X-Content-Type", "a", "Content-Types", "b"]],
  ])("%j with %j become %j", (own, given, fields) => {
    expect(added(own, ...given)).toEqual({ fields, reported: [] });
  });

  it.each([
    "Content-Length",
    "content-type",
    "Content-Encoding",
    "Content-Range",
    "Content-Language",
    "Content-Location",
    "Connection",
    "Transfer-Encoding",
  ])("are none of content or of a connection: %s", (name) => {
    expect(added([], { [name]: "1" }, { B: "2" })).toEqual({
      fields: ["B", "2"],
      reported: [`TypeError: The service's fields gave ${name}, which is not for every response.`],
    });
  });

  it.each([[1], [null], [Promise.resolve({})]])("are no %o", (given) => {
    const { fields, reported } = added(["A", "1"], given, { B: "2" });
    expect(fields).toEqual(["A", "1", "B", "2"]);
    expect(reported).toEqual([
      expect.stringMatching(
        /^TypeError: The service's fields .* Return the fields themselves: there is no time to wait\.$/,
      ),
    ]);
  });

  it("cannot split a response", () => {
    expect(added([], { A: "1\r\nB: 2" }).fields).toEqual([]);
    expect(added([], { "A: 1\r\nB": "2" }).fields).toEqual([]);
  });
});

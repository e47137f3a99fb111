import { describe, expect, it } from "vitest";
import { type AnyGiven, isReplacing, isSafe, requestOf } from "./request.ts";

const url = new URL("https://example.org/books/1");
const sent = (method: string, given: AnyGiven = {}, shared?: Readonly<Record<string, string>>) =>
  requestOf({ method, pattern: "/books/{id}", url }, given, shared);
const fieldsOf = (...given: Parameters<typeof sent>) => Object.fromEntries(sent(...given).headers);

describe("a request", () => {
  it("asks for JSON, and otherwise for anything", () => {
    expect(fieldsOf("GET")).toEqual({ accept: "application/json, */*;q=0.5" });
    expect(fieldsOf("GET", { headers: { Accept: "text/csv" } })).toEqual({ accept: "text/csv" });
    expect(fieldsOf("GET", {}, { accept: "text/csv" })).toEqual({ accept: "text/csv" });
  });

  it("has the fields of the client, those of the call before them, and what the call says by name before both", () => {
    const headers = { "X-A": "call", Prefer: "wait=1", "If-Match": '"0"' };
    const given = { headers, prefer: "return=minimal", ifMatch: '"1"', patch: "merge", body: { a: null } } as const;
    expect(fieldsOf("PATCH", given, { "x-a": "client", "x-b": "client" })).toEqual({
      accept: "application/json, */*;q=0.5",
      "x-a": "call",
      "x-b": "client",
      prefer: "return=minimal",
      "if-match": '"1"',
      "content-type": "application/merge-patch+json",
    });
    expect(fieldsOf("PATCH", { patch: "json", body: [] })["content-type"]).toBe("application/json-patch+json");
  });

  it("names its operation, and says whether it is guarded", () => {
    const { method, pattern, operation, isUnguarded } = sent("PUT", { ifMatch: null });
    expect([method, pattern, operation, isUnguarded]).toEqual(["PUT", "/books/{id}", "PUT /books/{id}", true]);
    expect(sent("PUT", { ifMatch: null }).headers.has("if-match")).toBe(false);
    expect(sent("PUT").isUnguarded).toBe(false);
  });

  // RFC 9651 3.3.3: a String, in which quotes and backslashes are escaped.
  it("has an Idempotency-Key that it is given, or 128 random bits", () => {
    expect(sent("POST", { idempotencyKey: 'a"b\\c' }).headers.get("idempotency-key")).toBe('"a\\"b\\\\c"');
    const keys = Array.from({ length: 20 }, () =>
      sent("POST", { idempotencyKey: true }).headers.get("idempotency-key"),
    );
    for (const key of keys) expect(key).toMatch(/^"[\da-f]{32}"$/);
    expect(new Set(keys).size).toBe(20);
    expect(sent("POST", { idempotencyKey: true }).hasKey).toBe(true);
    expect(sent("POST", { headers: { "idempotency-key": '"k"' } }).hasKey).toBe(true);
    expect(sent("POST").hasKey).toBe(false);
  });

  // RFC 9110 9.2.2.
  it.each([
    ["GET", {}, true],
    ["HEAD", {}, true],
    ["OPTIONS", {}, true],
    ["TRACE", {}, true],
    ["QUERY", { body: {} }, true],
    ["PUT", { body: {} }, true],
    ["DELETE", {}, true],
    ["PATCH", { body: {} }, false],
    ["POST", { body: {} }, false],
    ["POST", { body: {}, idempotencyKey: "k" }, true],
    ["PUT", { body: new ReadableStream() }, false],
  ])("can be sent again with the effect of one: %s %o: %s", (method, given, is) => {
    expect(sent(method, given).isSafeToRepeat).toBe(is);
  });
});

it.each([
  ["GET", true, false],
  ["QUERY", true, false],
  ["POST", false, false],
  ["PUT", false, true],
  ["PATCH", false, true],
  ["DELETE", false, true],
])("%s is safe: %s; replaces: %s", (method, safe, replacing) => {
  expect([isSafe(method), isReplacing(method)]).toEqual([safe, replacing]);
});

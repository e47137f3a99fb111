import { describe, expect, it } from "vitest";
import { declaredNames, METHODS, methodIs, methodsThat, methodWords, STANDARD_METHODS } from "./method.ts";

describe("the properties of methods", () => {
  it.each([
    // RFC 9110 9.2.1: “GET, HEAD, OPTIONS, and TRACE methods are defined to be safe.” RFC 10008 2: so is QUERY.
    ["safe", ["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"]],
    // RFC 9110 9.2.2: “PUT, DELETE, and safe request methods are idempotent.” RFC 5789 2: PATCH is not.
    ["idempotent", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "QUERY"]],
    ["content", ["POST", "PUT", "PATCH", "QUERY"]],
    ["reads", ["GET", "HEAD", "QUERY"]],
    // RFC 9110 9.2.3 has GET, HEAD and POST; no target names what a POST gives, nor what a QUERY does (RFC 10008 2.7).
    ["cacheable", ["GET", "HEAD"]],
    // RFC 9110 14.2 defines Range for GET only; RFC 10008 2.8 for QUERY.
    ["partial", ["GET", "QUERY"]],
    ["stores", ["PUT", "PATCH"]],
    ["creates", ["POST", "PUT"]],
    ["replaces", ["PUT", "PATCH", "DELETE"]],
    ["preferring", ["POST", "PUT", "PATCH"]],
    ["implied", ["HEAD", "OPTIONS"]],
    ["described", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]],
    ["newlyDescribed", ["QUERY"]],
  ] as const)("%s: %o", (property, methods) => {
    expect(methodsThat(property)).toEqual(methods);
    for (const method of STANDARD_METHODS) {
      expect(methodIs(method, property), method).toBe((methods as readonly string[]).includes(method));
    }
  });

  it("every safe method is idempotent (RFC 9110 9.2.2)", () => {
    for (const method of methodsThat("safe")) expect(methodIs(method, "idempotent"), method).toBe(true);
  });
});

it("HEAD is asked what GET is asked (RFC 9110 9.3.2), and no other method is asked like another", () => {
  for (const method of [...STANDARD_METHODS, "PURGE"]) {
    expect(declaredNames(method)).toEqual(method === "HEAD" ? ["HEAD", "GET"] : [method]);
  }
});

describe("a kind of method", () => {
  it("is one method by its name", () => {
    expect([methodIs("PUT", "PUT"), methodIs("PUT", "POST"), methodIs("put", "PUT")]).toEqual([true, false, false]);
  });

  it.each(["", "PURGE", "get", "toString", "__proto__"])("has no property where the method is %o", (method) => {
    for (const property of new Set(Object.values(METHODS).flat())) expect(methodIs(method, property)).toBe(false);
  });
});

it("methods are listed for people", () => {
  expect([
    methodWords("stores"),
    methodWords("creates"),
    methodWords("cacheable"),
    methodWords("newlyDescribed"),
  ]).toEqual(["PUT or PATCH", "POST or PUT", "GET or HEAD", "QUERY"]);
  expect(methodWords("replaces")).toBe("PUT, PATCH or DELETE");
});

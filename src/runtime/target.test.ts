import { describe, expect, it } from "vitest";
import { absoluteTarget, isHost, isSameHost, isTarget } from "./target.ts";

describe("the value of Host (RFC 9110 7.2, RFC 3986 3.2.2)", () => {
  it.each([
    ["example.org", true],
    ["example.org:8080", true],
    ["example.org:", true],
    ["127.0.0.1", true],
    ["[::1]", true],
    ["[::1]:80", true],
    ["[v1.af:1]", true],
    ["a%20b", true],
    ["", true],
    ["a%2", false],
    ["a%zz", false],
    ["a, b", false],
    ["a/b", false],
    ["u@h", false],
    ["a:80a", false],
    ["a:b:80", false],
    ["[::1", false],
    ["[]", false],
    ["[::1]x", false],
  ])("%j is valid: %j", (text, isValid) => {
    expect(isHost(text)).toBe(isValid);
  });

  it.each([
    ["a", "a", "http", true],
    ["a", "A", "http", true],
    ["a", "b", "http", false],
    ["a", "a:80", "http", true],
    ["a", "a:", "http", true],
    ["a", "a:443", "http", false],
    ["a", "a:443", "https", true],
    ["a:", "a", "https", true],
    ["a", "a:80", "https", false],
    ["a", "a:8080", "http", false],
    ["a:80", "a:80b", "http", false],
    ["[80::1]", "[::1]", "http", false],
    ["[443::1]", "[::1]", "https", false],
    ["[1:80::1]", "[1::1]", "http", false],
    ["a", "a:80", undefined, true],
    ["a", undefined, "http", false],
    [undefined, "a", "http", false],
    [undefined, undefined, "http", true],
  ])("%j names the same host as %j with %j: %j (RFC 3986 6.2)", (one, other, scheme, isSame) => {
    expect(isSameHost(one, other, scheme)).toBe(isSame);
  });
});

describe("a target (RFC 9112 3.2)", () => {
  it.each([
    ["http://a", "GET", { host: "a", target: "/" }],
    ["http://a", "OPTIONS", { host: "a", target: "*" }],
    ["http://a/", "OPTIONS", { host: "a", target: "/" }],
    ["http://a?q", "OPTIONS", { host: "a", target: "/?q" }],
    ["HTTPS://A:1/b/../c?d?e", "GET", { host: "A:1", target: "/b/../c?d?e" }],
    ["http://:80/", "GET", undefined],
    ["http://u@h/", "GET", undefined],
    ["http:///a", "GET", undefined],
    ["ftp://a/", "GET", undefined],
    ["xhttp://a/", "GET", undefined],
    ["a:80", "CONNECT", undefined],
  ])("%s of %s in absolute form is %j", (url, method, target) => {
    expect(absoluteTarget(url, method)).toEqual(target);
  });

  it.each([
    ["/", "GET", true],
    ["/a?b", "GET", true],
    ["/a#b", "GET", false],
    ["http://a/", "GET", true],
    ["http://a/#b", "GET", false],
    ["a", "GET", false],
    ["", "GET", false],
    ["*", "OPTIONS", true],
    ["*", "GET", false],
    ["*a", "OPTIONS", false],
  ])("%s of %s is allowed: %j", (url, method, isAllowed) => {
    expect(isTarget(url, method)).toBe(isAllowed);
  });
});

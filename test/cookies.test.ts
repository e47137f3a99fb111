import fc from "fast-check";
import { clearCookie, cookieField, readCookies, setCookie } from "signalbox/cookies";
import { describe, expect, it } from "vitest";
import { HttpRequest } from "../src/http/request.ts";
import { HttpResponse } from "../src/http/response.ts";
import { command } from "../src/route/route.ts";
import { Service } from "../src/service/service.ts";
import { request } from "../src/testing/request.ts";

/** What a command reads of these lines. */
async function cookiesOf(...lines: readonly string[]) {
  let read: ReturnType<typeof readCookies> | undefined;
  const handler = (given: HttpRequest) => {
    read = readCookies(given);
    return HttpResponse.json(readCookies(given) === read);
  };
  const service = new Service({ routes: [command("GET", "/", handler)] });
  const headers = { cookie: lines.length === 1 ? (lines[0] ?? "") : lines };
  await request(service, "GET", "/", lines.length === 0 ? {} : { headers });
  return read ?? {};
}

describe("reading", () => {
  it.each([
    [["a=1"], { a: "1" }],
    [["a=1; b=2"], { a: "1", b: "2" }],
    [["a=x%20y; b=%zz"], { a: "x y", b: "%zz" }],
    [['a="1"'], { a: '"1"' }],
    [["a=1; a=2"], { a: "1" }],
    [["junk"], {}],
    [[""], {}],
    [[], {}],
  ])("%j is %j", async (lines, cookies) => {
    expect({ ...(await cookiesOf(...lines)) }).toEqual(cookies);
  });

  it("joins several lines: “MUST be concatenated … using the two-octet delimiter of 0x3b, 0x20” (RFC 9113 8.2.3)", async () => {
    expect({ ...(await cookiesOf("a=1", "b=2; c=3")) }).toEqual({ a: "1", b: "2", c: "3" });
  });

  it("takes __proto__ and constructor for names like any other", async () => {
    const cookies = await cookiesOf("__proto__=x");
    expect(Object.keys(cookies)).toEqual(["__proto__"]);
    expect((await cookiesOf("a=1"))["constructor"]).toBeUndefined();
  });
});

describe("a Set-Cookie field", () => {
  it("is careful where nothing is said", () => {
    expect(cookieField("session", "abc")).toBe("session=abc; Path=/; HttpOnly; Secure; SameSite=Lax");
  });

  it("says what it is told", () => {
    const expires = new Date("2030-01-01T00:00:00Z");
    const options = {
      maxAge: 60,
      expires,
      domain: "example.org",
      path: "/a",
      sameSite: "none",
      partitioned: true,
    } as const;
    expect(cookieField("a", "1", { ...options, httpOnly: false })).toBe(
      "a=1; Max-Age=60; Domain=example.org; Path=/a; Expires=Tue, 01 Jan 2030 00:00:00 GMT; Secure; Partitioned; SameSite=None",
    );
    expect(cookieField("a", "1", { secure: false })).toBe("a=1; Path=/; HttpOnly; SameSite=Lax");
  });

  it.each([
    ["__Secure-a", { secure: false }, "needs Secure"],
    ["__Host-a", { secure: false }, "needs Secure"],
    ["__Host-a", { path: "/x" }, "needs Path=/"],
    ["__Host-a", { domain: "example.org" }, "allows no Domain"],
    ["__host-a", { domain: "example.org" }, "allows no Domain"],
    ["__Http-a", { httpOnly: false }, "needs HttpOnly"],
    ["__Host-Http-a", { httpOnly: false }, "needs HttpOnly"],
    ["__Host-Http-a", { path: "/x" }, "needs Path=/"],
    ["a", { sameSite: "none", secure: false }, "SameSite=None needs Secure"],
    ["a", { partitioned: true, secure: false }, "Partitioned needs Secure"],
  ] as const)("that browsers would refuse is a TypeError: %s with %j (rfc6265bis 4.1.3)", (name, options, rule) => {
    expect(() => cookieField(name, "1", options)).toThrow(TypeError);
    expect(() => cookieField(name, "1", options)).toThrow(rule);
    expect(() => cookieField(name, "1")).not.toThrow();
  });

  it("has a prefix only where the name begins with one (rfc6265bis 4.1.3)", () => {
    expect(() => cookieField("a__Host-b", "1", { path: "/x", secure: false })).not.toThrow();
  });

  it("that browsers would ignore for its size is a TypeError (rfc6265bis 5.6)", () => {
    expect(() => cookieField("a", "x".repeat(4095))).not.toThrow();
    expect(() => cookieField("a", "x".repeat(4096))).toThrow("4098 bytes");
    expect(() => cookieField("a", "ü".repeat(1000))).toThrow(TypeError);
  });

  it.each([
    ["1", { sameSite: "None", secure: false }, 'has sameSite "None": write "strict" or "lax" or "none"'],
    ["1", { sameSite: true }, "has sameSite true: write"],
    ["1", { httponly: false }, "The cookie a has httponly, which is no attribute: write httpOnly"],
    [undefined, {}, "The value of the cookie a is undefined: write a text"],
    [Promise.resolve("late"), {}, "is an object: write a text, and await a promise of one"],
  ])("in plain JavaScript, of %j with %j, is a TypeError that says what to write", (value, options, message) => {
    // @ts-expect-error: the types refuse these
    expect(() => cookieField("a", value, options)).toThrow(message);
  });

  it.each([
    ["a b", "1", {}],
    ["a\r\nX-Evil: 1", "1", {}],
    ["", "1", {}],
    ["a", "1", { path: "/\r\nX-Evil: 1" }],
    ["a", "1", { domain: "x;y" }],
    ["a", "1", { maxAge: 1.5 }],
    ["a", "1", { maxAge: 30 * 24 * 60 * 60 * 1000 }],
    ["a", "1", { expires: new Date(Number.NaN) }],
  ])("cannot be injected into: %j=%j with %j", (name, value, options) => {
    expect(() => cookieField(name, value, options)).toThrow(TypeError);
  });

  it("gives back any text, in a field that can be sent", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (value) => {
        const field = cookieField("a", value);
        expect(field).toMatch(/^[\x21-\x7e ]*$/);
        expect((await cookiesOf(field.split(";", 1)[0] ?? ""))["a"]).toBe(value);
      }),
      { numRuns: 200 },
    );
  });
});

describe("setting and clearing", () => {
  it("appends a line each", () => {
    const lines: string[] = [];
    const ctx = { appendHeader: (name: string, value: string) => void lines.push(`${name}: ${value}`) };
    setCookie(ctx, "a", "1");
    clearCookie(ctx, "__Host-b");
    expect(lines).toEqual([
      "Set-Cookie: a=1; Path=/; HttpOnly; Secure; SameSite=Lax",
      "Set-Cookie: __Host-b=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("clears a cookie where it was set: with its domain, its path and its other attributes", () => {
    const lines: string[] = [];
    const ctx = { appendHeader: (_name: string, value: string) => void lines.push(value) };
    clearCookie(ctx, "a", { domain: "example.org", path: "/shop", secure: false, httpOnly: false, sameSite: "strict" });
    expect(lines).toEqual([
      "a=; Max-Age=0; Domain=example.org; Path=/shop; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Strict",
    ]);
  });

  it("works for commands, whose responses take several lines of one name", () => {
    const headers = { "Set-Cookie": [cookieField("a", "1"), cookieField("b", "2")] };
    for (const response of [HttpResponse.text("ok", { headers }), HttpResponse.empty({ headers })]) {
      const lines = response.headers.filter((_, at) => response.headers[at - 1] === "Set-Cookie");
      expect(lines).toEqual(headers["Set-Cookie"]);
    }
  });
});

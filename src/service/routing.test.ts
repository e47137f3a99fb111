import { describe, expect, it } from "vitest";
import { decodeParams, decodeWithRest } from "./routing.ts";

describe("parameters", () => {
  it("without escapes are those of the path themselves", () => {
    const params = { id: "7", name: "a+b" };
    expect(decodeParams(params)).toBe(params);
  });

  it("are percent-decoded, each by itself", () => {
    expect(decodeParams({ id: "7", name: "a%2Fb%20%C3%BC" })).toEqual({ id: "7", name: "a/b ü" });
  });

  it.each(["%", "%zz", "%ff", "%C3"])("“%s” is no UTF-8, and no parameter", (name) => {
    expect(decodeParams({ id: "7", name })).toBeUndefined();
  });
});

describe("a parameter that takes the rest", () => {
  it("is decoded segment by segment, and leaves the slashes where they are", () => {
    expect(decodeWithRest({ id: "a%20b", path: "x/y%20z/%C3%BC.txt" }, "path")).toEqual({
      id: "a b",
      path: "x/y z/ü.txt",
    });
    expect(decodeWithRest({ path: "x//y/" }, "path")).toEqual({ path: "x//y/" });
    expect(decodeWithRest({ path: "a%252Fb" }, "path")).toEqual({ path: "a%2Fb" });
  });

  it.each(["a%2Fb", "a%2fb", "x/..%2F..%2Fetc", "../a", "a/../b", "a/%2e%2e/b", "a/.", "a/%00", "a/%zz", "a/%C3"])(
    "“%s” is refused: an encoded slash, a dot segment, NUL, or no UTF-8",
    (path) => {
      expect(decodeWithRest({ path }, "path")).toBeUndefined();
    },
  );

  it("leaves the others as they are decoded: there an encoded slash is part of the value", () => {
    expect(decodeWithRest({ id: "a%2Fb", path: "x" }, "path")).toEqual({ id: "a/b", path: "x" });
    expect(decodeWithRest({ id: "%zz", path: "x" }, "path")).toBeUndefined();
  });

  it("may be called __proto__", () => {
    const params: Record<string, string> = Object.create(null);
    params["__proto__"] = "a/b%20c";
    const decoded = decodeWithRest(params, "__proto__");
    expect(Object.entries(decoded ?? {})).toEqual([["__proto__", "a/b c"]]);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  });
});

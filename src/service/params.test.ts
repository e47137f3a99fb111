import { describe, expect, it } from "vitest";
import { decodeParams } from "./params.ts";

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

import { describe, expect, it } from "vitest";
import { nearest } from "./flags.ts";

describe("nearest", () => {
  it.each([
    ["rotues", "routes"],
    ["open", "openapi"],
    ["chekc", "check"],
    ["serves", "serve"],
    ["frobnicate", undefined],
  ])("takes %s for %s", (given, meant) => {
    expect(nearest(given, ["serve", "routes", "openapi", "check"])).toBe(meant);
  });
});

import { describe, expect, it } from "vitest";
import { nearestOf } from "./options.ts";

const KNOWN = new Set(["tags", "page", "headers", "maxBodyBytes", "port"]);

describe("the name that a misspelt one was meant to be", () => {
  it.each([
    ["pages", "page"],
    ["hedrs", "headers"],
    ["Headres", "headers"],
    ["maxbodybyte", "maxBodyBytes"],
    ["prot", "port"],
    ["Port", "port"],
    ["timeout", undefined],
    ["", undefined],
  ])("%s: %s", (key, meant) => {
    expect(nearestOf(key, KNOWN)).toBe(meant);
  });
});

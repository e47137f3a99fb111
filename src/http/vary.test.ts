import { describe, expect, it } from "vitest";
import { addVary } from "./vary.ts";

function withVary(fields: readonly string[], name: string): string[] {
  const all = [...fields];
  addVary(all, name);
  return all;
}

describe("Vary (RFC 9110 12.5.5)", () => {
  it("is added, or has one name more, each once", () => {
    expect(withVary([], "Origin")).toEqual(["Vary", "Origin"]);
    expect(withVary(["Vary", "Accept"], "Origin")).toEqual(["Vary", "Accept, Origin"]);
    expect(withVary(["Vary", "Accept, Origin"], "Origin")).toEqual(["Vary", "Accept, Origin"]);
  });

  it("is found in whatever case an author wrote it (5.1: names are case-insensitive)", () => {
    expect(withVary(["vary", "Accept"], "Origin")).toEqual(["vary", "Accept, Origin"]);
  });

  it("is not a value that happens to be the word", () => {
    const exposed = ["Access-Control-Expose-Headers", "Vary", "Allow", "GET"];
    expect(withVary(exposed, "Origin")).toEqual([...exposed, "Vary", "Origin"]);
  });
});

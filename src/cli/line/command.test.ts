import { describe, expect, it } from "vitest";
import { lineFor, nearest } from "./command.ts";

it("quotes for a shell what needs it, and leaves out what was not given", () => {
  expect(lineFor("openapi", undefined, "--out", "a.json")).toBe("signalbox openapi --out a.json");
  expect(lineFor("explain", "src/my app.ts", "GET /", "-d", "it's")).toBe(
    String.raw`signalbox explain 'src/my app.ts' 'GET /' -d 'it'\''s'`,
  );
  expect(lineFor("explain", "")).toBe("signalbox explain ''");
});

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

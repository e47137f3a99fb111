import { describe, expect, it } from "vitest";
import { RequestHeaders } from "./headers.ts";

const headers = new RequestHeaders({
  accept: "text/html",
  "accept-language": ["de", "en;q=0.5"],
  "x-empty": "",
  "x-none": undefined,
});

describe("a field", () => {
  it.each([
    ["accept", "text/html"],
    ["Accept", "text/html"],
    ["ACCEPT-LANGUAGE", "de, en;q=0.5"],
    ["X-Empty", ""],
    ["X-None", null],
    ["x-other", null],
    // What every object inherits is no field.
    ["constructor", null],
    ["__proto__", null],
    ["toString", null],
  ])("%s is %o", (name, value) => {
    expect(headers.get(name)).toBe(value);
    expect(headers.has(name)).toBe(value !== null);
  });

  it("is found by its lower-case name at once", () => {
    expect(headers.field("accept")).toBe("text/html");
    expect(headers.field("accept-language")).toBe("de, en;q=0.5");
    expect(headers.field("constructor")).toBeUndefined();
  });
});

it("all fields, several lines of one name as one list (RFC 9110 5.3)", () => {
  expect([...headers]).toEqual([
    ["accept", "text/html"],
    ["accept-language", "de, en;q=0.5"],
    ["x-empty", ""],
  ]);
});
